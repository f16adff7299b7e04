"""Frames that clients send: commands as JSON, or what is said when they are not."""

import msgspec

from alhambra.core.messages import AlhambraError, IllegalMove, Message
from alhambra.server.failures import BadRequest
from alhambra.server.wire.sentences import sentence
from alhambra.server.wire.socket import Command, Refused

_commands: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


class _OnlyId(msgspec.Struct):
    id: str = ""


def command_in(frame: str) -> Command:
    """The command that a frame holds, or BadRequest."""
    try:
        return _commands.decode(frame)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadRequest(Message("unfit-frame", {"reason": str(error)})) from None


def id_in(frame: str) -> str:
    """The id of a command that cannot be understood, if that much can be read."""
    try:
        return msgspec.json.decode(frame, type=_OnlyId).id
    except (msgspec.MsgspecError, UnicodeError):
        return ""


def refused(id: str, version: int, error: AlhambraError) -> Refused:
    message = error.refusal if isinstance(error, IllegalMove) else error.message
    return Refused(id, version, sentence(message))
