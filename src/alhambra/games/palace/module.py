"""What a module of Palace is: an object with a name, its own board on the table, and hooks.

The base game asks its modules at fixed points without knowing any of them; without modules it asks
nobody. A hook does nothing unless a module overrides it. `docs/modules.md` shows how to write one.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import ImpossibleOutcome, Message, Refusal
from alhambra.core.scoring import Counted
from alhambra.core.sources import Source
from alhambra.core.state import Move, Outcome, Seat
from alhambra.parts.buildings import Tile
from alhambra.parts.components import Components
from alhambra.parts.money import Cards

if TYPE_CHECKING:
    from alhambra.games.palace.table import PalaceTable, Tiles

NOBODY: Final = -2
"""What `proceed` returns when neither a player nor chance has anything to do."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Board:
    """What a module has on the table. Immutable."""


@mypyc_attr(acyclic=True)
class Letter(Outcome):
    """A piece identified by a letter: a chest or a scout by its type, an attack by its side. The
    occasion tells which of these it is."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Letter) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return Letter, (self.text,)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Module:
    """A part of the rules that a table may agree on. It is stateless: its state is on its board."""

    name: ClassVar[str] = ""
    """The name by which it is chosen."""
    instead_of: ClassVar[str] = ""
    """The module of which this is a variant; the two cannot be combined."""
    cause: ClassVar[str] = ""
    """What it gives points for in a scoring, as one word."""
    cause_after: ClassVar[str] = ""
    """What it gives or takes points for right after a scoring."""

    def __init__(self, players: int, components: Components) -> None:
        self.players = players
        self.components = components
        self.at = 0
        """Its index among the modules of a game."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _module_again, (type(self), self.players, self.components, self.at)

    # The box and the setup

    def tiles(self) -> list[Tile]:
        """The tiles that go into the bag with the buildings."""
        return []

    def money(self) -> Cards:
        """The cards that are shuffled into the money."""
        return ()

    def cards_apart(self) -> Cards:
        """Marked cards that are not dealt with the money but shuffled into the pile later."""
        return ()

    def board(self) -> Board:
        """Its board at the start of the game."""
        return Board()

    def stack(self, table: "PalaceTable") -> None:
        """Called right after the money pile was split into five parts (P-09)."""

    # Moments at which it may call on somebody to act

    def proceed(self, table: "PalaceTable") -> int:
        """Do what happens automatically at this moment, which is the table's phase, and return who
        acts next: a seat, CHANCE, or NOBODY if the module is done."""
        return NOBODY

    # What chance gives, after `proceed` has returned CHANCE

    def occasion(self, table: "PalaceTable") -> str:
        raise NotImplementedError

    def outcomes(self, table: "PalaceTable") -> list[tuple[Outcome, int]]:
        raise NotImplementedError

    def happen(self, table: "PalaceTable", outcome: Outcome) -> None:
        """Apply an `outcome` of chance; raises ImpossibleOutcome if it cannot occur."""
        raise NotImplementedError

    def hides(self, table: "PalaceTable", occasion: str, seat: Seat | None) -> bool:
        """Whether what was drawn on `occasion` is hidden from `seat`."""
        return False

    def possessions(self, table: "PalaceTable") -> int:
        """How many things players have bought from it, not counting tiles and money."""
        return 0

    # Moves

    def purchases(self, table: "PalaceTable") -> list[Move]:
        """What it adds to the actions of a turn. Recomputed when the market, the hand or what else
        is for sale changes."""
        return []

    def owns(self, move: Move) -> bool:
        """Whether this module judges and carries out the action."""
        return False

    def moves(self, table: "PalaceTable") -> list[Move]:
        """All moves of the seat that `proceed` returned."""
        raise NotImplementedError

    def why_not(self, table: "PalaceTable", move: Move) -> Refusal | None:
        """Why one of its moves is not allowed now, or None if it is."""
        raise NotImplementedError

    def apply(self, table: "PalaceTable", move: Move) -> None:
        """Carry out one of its moves, which is known to be legal."""
        raise NotImplementedError

    # What happens in the base game

    def bought(self, table: "PalaceTable", tile: Tile, exactly: bool) -> None:
        """The seat whose turn it is has bought a building from the market."""

    def spent(self, table: "PalaceTable", cards: Cards) -> Cards:
        """Which of the `cards` just paid go to the discards; it takes the rest out of the game."""
        return cards

    def takes(self, table: "PalaceTable", tile: Tile) -> bool:
        """Whether it takes a tile drawn for the market, so that another one is drawn."""
        return False

    def tile_left(self, table: "PalaceTable", seat: Seat, tile: Tile) -> None:
        """A tile has left the Alhambra of `seat`."""

    # Scoring

    def points(self, table: "PalaceTable", name: str) -> list[int]:
        """What every seat, then Dirk if he plays, gets for its `cause` in scoring `name`."""
        return []

    def counted(self, table: "PalaceTable", name: str) -> list[Counted | None]:
        """The reasons for these points; None for anyone not involved."""
        return []

    # Knowledge

    def seen_by(self, board: Board, seat: Seat | None) -> Board:
        """The board as `seat`, or a spectator, knows it."""
        return board

    def filled_in(self, board: Board, source: Source) -> Board:
        """A full board consistent with the given one, which is somebody's view."""
        return board

    # Texts

    @staticmethod
    def parse_move(words: list[str]) -> Move | None:
        """The move that these words spell out, or None if it is not one of this module's; raises
        InvalidText if it is malformed."""
        return None

    def lines(self, board: Board) -> list[str]:
        """The lines of a position that describe the board."""
        return []

    def read_line(self, table: "PalaceTable", words: list[str]) -> bool:
        """Update the board from a line of a position; returns whether the line was about it."""
        return False

    def accounts_for(self, board: Board) -> "tuple[Tiles, Cards]":
        """The tiles and cards that are on the board, or have left the game through it."""
        return (), ()

    def check(self, table: "PalaceTable") -> None:
        """Complete the board with what follows from the rest of the position, or refuse an
        impossible one with InvalidText."""

    # For its own use

    def put_board(self, table: "PalaceTable", board: Board) -> None:
        boards = list(table.boards)
        boards[self.at] = board
        table.boards = tuple(boards)

    def impossible(self, outcome: Outcome) -> ImpossibleOutcome:
        return ImpossibleOutcome(Message("cannot-be-drawn", {"drawn": str(outcome)}))


def _module_again(kind: type[Module], players: int, components: Components, at: int) -> Module:
    module = kind(players, components)
    module.at = at
    return module


MODULES: Final[list[type[Module]]] = []
"""All modules that can be chosen, in the order in which they act (M-01)."""
