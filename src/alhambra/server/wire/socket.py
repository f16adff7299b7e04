"""The socket of a table: the commands that a client sends, and the messages that it receives."""

from msgspec import Struct

from alhambra.server.wire.chat import ChatMessage, Phrase, Spectators
from alhambra.server.wire.events import Event
from alhambra.server.wire.games import View
from alhambra.server.wire.rolling import Chance
from alhambra.server.wire.sentences import Sentence
from alhambra.server.wire.tables import TableSummary

# Commands. Each has an id that the client chooses, and that is in its answer.


class Play(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """Play a move, made for this version of the table. Sent twice, it counts once."""

    id: str
    version: int
    move: str
    wait: bool = False
    """Whether chance, if it is next, waits until the player confirms the move."""


class Confirm(Struct, tag_field="type", tag="confirm", forbid_unknown_fields=True):
    """Let chance act, which has waited since one's last move."""

    id: str
    version: int


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back one's last move, or all those of the turn, as far as chance has not acted since."""

    id: str
    version: int
    whole: bool = False


class Retract(Struct, tag_field="type", tag="retract", forbid_unknown_fields=True):
    """Ask to take back one's last move though others have moved since, or agree that somebody does;
    or decline. Once everybody agrees, it is taken back; if nobody else plays, at once."""

    id: str
    version: int
    agrees: bool = True


class Try(Struct, tag_field="type", tag="try", forbid_unknown_fields=True):
    """Ask what the table would be like after these moves, before chance acts; or which rule is
    against it. Nothing is played."""

    id: str
    moves: list[str]


class Odds(Struct, tag_field="type", tag="odds", forbid_unknown_fields=True):
    """Ask how likely it is to better, if these dice are kept and the rest is rolled."""

    id: str
    keep: str


class Start(Struct, tag_field="type", tag="start", forbid_unknown_fields=True):
    """Start the game; seats that nobody has taken are played by bots. For the host."""

    id: str


class Resign(Struct, tag_field="type", tag="resign", forbid_unknown_fields=True):
    """Give up the game for good. A bot plays on for the others; if only one player, or no person,
    is left, the game is over."""

    id: str


class Agree(Struct, tag_field="type", tag="agree", forbid_unknown_fields=True):
    """Whether one agrees to end the game now. If everybody does, it ends without a winner."""

    id: str
    agrees: bool = True


class Hand(Struct, tag_field="type", tag="hand", forbid_unknown_fields=True):
    """Let a bot play in a seat: one's own, or that of somebody who is gone."""

    id: str
    seat: int


class TakeBack(Struct, tag_field="type", tag="take-back", forbid_unknown_fields=True):
    """Play again oneself, where a bot plays in one's seat."""

    id: str


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Write a chat message: a text or a phrase. Spectators write in a channel of their own. Sent
    twice, it counts once."""

    id: str
    text: str = ""
    phrase: Phrase | None = None


class Mute(Struct, tag_field="type", tag="mute", forbid_unknown_fields=True):
    """Do not receive what the person in a seat or a spectator writes, at any table; or receive it
    again."""

    id: str
    seat: int | None = None
    muted: bool = True
    person: str | None = None
    """The spectator; then there is no seat."""


class Silence(Struct, tag_field="type", tag="silence", forbid_unknown_fields=True):
    """Let a spectator write nothing in the chat of the table, or write again. For the host."""

    id: str
    person: str
    silenced: bool = True


class Away(Struct, tag_field="type", tag="away", forbid_unknown_fields=True):
    """The table is open but not looked at, or looked at again."""

    id: str
    away: bool


class Pace(Struct, tag_field="type", tag="pace", forbid_unknown_fields=True):
    """How many milliseconds bots are to wait before each move, so that one can follow. They wait as
    long as the slowest of those who look at the table from its seats has asked for."""

    id: str
    pace: int


class Skip(Struct, tag_field="type", tag="skip", forbid_unknown_fields=True):
    """Do not wait for bots until a person is to act again."""

    id: str


Command = (
    Play
    | Confirm
    | Undo
    | Retract
    | Try
    | Odds
    | Start
    | Resign
    | Agree
    | Hand
    | TakeBack
    | Say
    | Mute
    | Silence
    | Away
    | Pace
    | Skip
)

# Messages of the server.


class Snapshot(Struct, tag_field="type", tag="snapshot"):
    """Everything, after connecting: the events are those since the version that the client has."""

    table: TableSummary
    version: int
    events: list[Event]
    view: View | None
    undoable: int
    retractable: int
    confirms: int | None
    """The seat whose move is to be confirmed before chance acts."""
    chat: list[ChatMessage]
    """The latest messages."""
    spectators: Spectators
    still: bool
    """Whether nothing was built or bought for so long that the players may want to end."""


class Update(Struct, tag_field="type", tag="update"):
    """Something has happened: the event, and the table as it is now."""

    event: Event
    view: View
    undoable: int
    """How many moves the client can take back,"""
    retractable: int
    """and how many would be if the others agreed."""
    confirms: int | None
    clocks: list[int | None] | None
    """With a clock: how many milliseconds each seat has left now."""
    still: bool
    """As in a snapshot."""


class SummaryUpdate(Struct, tag_field="type", tag="summary"):
    """Somebody has sat down, come or gone, or the game has begun or ended."""

    table: TableSummary


class ChatUpdate(Struct, tag_field="type", tag="chat"):
    """New messages in the chat. When the game is over, players get those of the spectators."""

    messages: list[ChatMessage]


class SpectatorsUpdate(Struct, tag_field="type", tag="spectators"):
    """Somebody has begun to watch, or has gone."""

    spectators: Spectators


class Done(Struct, tag_field="type", tag="done"):
    """The command was carried out and stored: the table's version is at least this one."""

    id: str
    version: int


class Refused(Struct, tag_field="type", tag="refused"):
    """The command was not carried out, and nothing has changed."""

    id: str
    version: int
    reason: Sentence


class Tried(Struct, tag_field="type", tag="tried"):
    """What the table would be like."""

    id: str
    view: View


class Chances(Struct, tag_field="type", tag="chances"):
    """How likely it is to better, type by type."""

    id: str
    chances: list[Chance]


ServerMessage = (
    Snapshot
    | Update
    | SummaryUpdate
    | ChatUpdate
    | SpectatorsUpdate
    | Done
    | Refused
    | Tried
    | Chances
)
