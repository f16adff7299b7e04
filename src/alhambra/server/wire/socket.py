"""The socket of a table: what a client says, and what it is told."""

from msgspec import Struct

from alhambra.server.wire.alcazaba import AlcazabaView
from alhambra.server.wire.dice import DiceView
from alhambra.server.wire.events import Event
from alhambra.server.wire.lobby import TableNote
from alhambra.server.wire.palace import PalaceView
from alhambra.server.wire.rolling import Chance
from alhambra.server.wire.words import Said

View = PalaceView | DiceView | AlcazabaView

# What a client says. Each command has an id of the client's choosing, which its answer bears.


class Play(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """Play a move, made for this version of the table. Sent twice, it counts once."""

    id: str
    version: int
    move: str


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


Command = Play | Undo | Try | Odds | Start

# What a client is told.


class Whole(Struct, tag_field="type", tag="whole"):
    """Everything, on coming in and after being away: the events are those since the version that
    the client said it has."""

    table: TableNote
    version: int
    events: list[Event]
    view: View | None
    undoable: int


class News(Struct, tag_field="type", tag="news"):
    """Something has happened: the event, and the table as it is now."""

    event: Event
    view: View
    undoable: int
    """How many moves the reader can take back."""


class Seating(Struct, tag_field="type", tag="seating"):
    """Somebody has sat down, come or gone, or the game has begun or ended."""

    table: TableNote


class Done(Struct, tag_field="type", tag="done"):
    """The command was carried out and is kept: the table's version is at least this one."""

    id: str
    version: int


class Refused(Struct, tag_field="type", tag="refused"):
    """The command was not carried out, and nothing has changed."""

    id: str
    version: int
    said: Said


class Tried(Struct, tag_field="type", tag="tried"):
    """What the table would be like."""

    id: str
    view: View


class Chances(Struct, tag_field="type", tag="chances"):
    """How likely it is to better, type by type."""

    id: str
    chances: list[Chance]


Told = Whole | News | Seating | Done | Refused | Tried | Chances
