"""Frames that clients send: commands as JSON, or the answer if they are not."""

import msgspec

from alhambra.core.messages import AlhambraError, IllegalMove, Message
from alhambra.server.failures import BadRequest
from alhambra.server.wire import NOT_JSON
from alhambra.server.wire.sentences import sentence
from alhambra.server.wire.socket import Command, Refused

_commands: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


class _OnlyId(msgspec.Struct):
    id: str = ""


def command_in(frame: str) -> Command:
    """The command that a frame holds, or BadRequest."""
    try:
        return _commands.decode(frame)
    except NOT_JSON as error:
        raise BadRequest(Message("unfit-frame", {"reason": str(error)})) from None


def id_in(frame: str) -> str:
    """The id of a command that is not understood, as far as it can be read."""
    try:
        return msgspec.json.decode(frame, type=_OnlyId).id
    except NOT_JSON:
        return ""


def refused(id: str, version: int, error: AlhambraError) -> Refused:
    message = error.refusal if isinstance(error, IllegalMove) else error.message
    return Refused(id, version, sentence(message))
