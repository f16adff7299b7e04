"""The socket of a table: what a client says, and what it is told."""

from msgspec import Struct

from alhambra.server.wire.alcazaba import AlcazabaView
from alhambra.server.wire.dice import DiceView
from alhambra.server.wire.events import Event
from alhambra.server.wire.palace import PalaceView
from alhambra.server.wire.rolling import Chance
from alhambra.server.wire.rollwrite import RollWriteView
from alhambra.server.wire.sentences import Sentence
from alhambra.server.wire.tables import TableSummary

View = PalaceView | DiceView | AlcazabaView | RollWriteView

# What a client says. Each command has an id of the client's choosing, which its answer bears.


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
    """Say whether one would end the game now. If everybody would, it ends, without a winner."""

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
    """Say something to everybody at the table. Sent twice, it is said once."""

    id: str
    text: str


class Mute(Struct, tag_field="type", tag="mute", forbid_unknown_fields=True):
    """Not to be told any more what the person in a seat says, here and elsewhere; or again."""

    id: str
    seat: int
    muted: bool = True


class Away(Struct, tag_field="type", tag="away", forbid_unknown_fields=True):
    """Say that one has the table open but does not look at it, or that one looks again."""

    id: str
    away: bool


Command = (
    Play
    | Confirm
    | Undo
    | Try
    | Odds
    | Start
    | Resign
    | Agree
    | Hand
    | TakeBack
    | Say
    | Mute
    | Away
)

# What a client is told.


class ChatMessage(Struct):
    """Something that was said at the table: by a player, in text that is never markup, or by the
    table itself, as a sentence of the catalogues."""

    number: int
    at: int
    """In milliseconds since 1970."""
    name: str
    text: str
    notice: Sentence | None


class Snapshot(Struct, tag_field="type", tag="snapshot"):
    """Everything, on coming in and after being away: the events are those since the version that
    the client said it has."""

    table: TableSummary
    version: int
    events: list[Event]
    view: View | None
    undoable: int
    confirms: int | None
    """The seat whose move is to be confirmed before chance acts."""
    chat: list[ChatMessage]
    """What was said last."""


class Update(Struct, tag_field="type", tag="update"):
    """Something has happened: the event, and the table as it is now."""

    event: Event
    view: View
    undoable: int
    """How many moves the reader can take back."""
    confirms: int | None
    clocks: list[int | None] | None
    """With a clock: how many milliseconds each seat has left now."""


class SummaryUpdate(Struct, tag_field="type", tag="summary"):
    """Somebody has sat down, come or gone, or the game has begun or ended."""

    table: TableSummary


class ChatUpdate(Struct, tag_field="type", tag="chat"):
    """Somebody has said something."""

    message: ChatMessage


class Done(Struct, tag_field="type", tag="done"):
    """The command was carried out and is kept: the table's version is at least this one."""

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


ServerMessage = Snapshot | Update | SummaryUpdate | ChatUpdate | Done | Refused | Tried | Chances
