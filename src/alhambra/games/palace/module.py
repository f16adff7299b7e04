"""What a module of Palace is: a value with a name, its own board on the table, and hooks.

The base game asks its modules at fixed points and knows none of them; without modules it asks
nobody. Every hook does nothing unless a module overrides it. `docs/modules.md` shows how to write
one.
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
"""What `proceed` answers when neither a player nor chance has anything to do."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Board:
    """What a module has on the table: a value that never changes."""


@mypyc_attr(acyclic=True)
class Letter(Outcome):
    """A piece that its letter tells: a chest or a scout by its type, an attack by its side. Which
    of them it is, the occasion says."""

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
    """A part of the rules that a table may agree on. It has no state: that is on its board."""

    name: ClassVar[str] = ""
    """What it is chosen by."""
    instead_of: ClassVar[str] = ""
    """The module of which this is a variant, so that both cannot be chosen."""
    cause: ClassVar[str] = ""
    """What it gives points for in a scoring, in one word."""
    cause_after: ClassVar[str] = ""
    """What it gives or takes points for right after a scoring."""

    def __init__(self, players: int, components: Components) -> None:
        self.players = players
        self.components = components
        self.at = 0
        """Its number among the modules of a game, counted from 0."""

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
        """Marked cards that are not dealt with the money, but slipped into the pile later."""
        return ()

    def board(self) -> Board:
        """Its board before anything has happened."""
        return Board()

    def stack(self, table: "PalaceTable") -> None:
        """The money pile was just split into five parts (P-09)."""

    # Moments at which it may have somebody act

    def proceed(self, table: "PalaceTable") -> int:
        """Do what follows by itself at this moment, which is the table's phase, and tell who is to
        act then: a seat, CHANCE, or NOBODY if it is done."""
        return NOBODY

    # What chance gives, where `proceed` has answered CHANCE

    def occasion(self, table: "PalaceTable") -> str:
        raise NotImplementedError

    def outcomes(self, table: "PalaceTable") -> list[tuple[Outcome, int]]:
        raise NotImplementedError

    def happen(self, table: "PalaceTable", outcome: Outcome) -> None:
        """Let chance give `outcome`, or raise ImpossibleOutcome."""
        raise NotImplementedError

    def hides(self, table: "PalaceTable", occasion: str, seat: Seat | None) -> bool:
        """Whether `seat` may not know what was drawn on `occasion`."""
        return False

    def possessions(self, table: "PalaceTable") -> int:
        """How many things players have bought of it, tiles and money apart."""
        return 0

    # Moves

    def purchases(self, table: "PalaceTable") -> list[Move]:
        """What it adds to the actions of a turn. They are worked out again when the market, the
        hand or what lies for sale has changed."""
        return []

    def owns(self, move: Move) -> bool:
        """Whether an action is for this module to judge and to carry out."""
        return False

    def moves(self, table: "PalaceTable") -> list[Move]:
        """All moves of the seat that `proceed` has named."""
        raise NotImplementedError

    def why_not(self, table: "PalaceTable", move: Move) -> Refusal | None:
        """The reason why one of its moves is not allowed now, or None if it is."""
        raise NotImplementedError

    def apply(self, table: "PalaceTable", move: Move) -> None:
        """Carry out one of its moves, which is known to be legal."""
        raise NotImplementedError

    # What happens in the base game

    def bought(self, table: "PalaceTable", tile: Tile, exactly: bool) -> None:
        """The seat whose turn it is has bought a building of the market."""

    def spent(self, table: "PalaceTable", cards: Cards) -> Cards:
        """Those of the `cards` just paid that go to the discards; others it takes out."""
        return cards

    def takes(self, table: "PalaceTable", tile: Tile) -> bool:
        """Whether it takes a tile that was drawn for the market, so that another is drawn."""
        return False

    def tile_left(self, table: "PalaceTable", seat: Seat, tile: Tile) -> None:
        """A tile has left the Alhambra of `seat`."""

    # Scoring

    def points(self, table: "PalaceTable", name: str) -> list[int]:
        """What every seat gets in scoring `name` for its `cause`, and Dirk last if he plays."""
        return []

    def counted(self, table: "PalaceTable", name: str) -> list[Counted | None]:
        """The reasons for these points; None for who has no part in them."""
        return []

    # Knowledge

    def seen_by(self, board: Board, seat: Seat | None) -> Board:
        """The board as `seat`, or a spectator, knows it."""
        return board

    def filled_in(self, board: Board, source: Source) -> Board:
        """A board that the given one, somebody's view, cannot tell from the real one."""
        return board

    # Texts

    @staticmethod
    def parse_move(words: list[str]) -> Move | None:
        """The move that these words spell out, if it is one of this module's; or InvalidText."""
        return None

    def lines(self, board: Board) -> list[str]:
        """What a position says about the board, line by line."""
        return []

    def read_line(self, table: "PalaceTable", words: list[str]) -> bool:
        """Whether a line of a position is about the board, which is changed then."""
        return False

    def lying(self, board: Board) -> "tuple[Tiles, Cards]":
        """The tiles and cards of the game that lie on the board, or have left the game over it."""
        return (), ()

    def check(self, table: "PalaceTable") -> None:
        """Refuse, with InvalidText, a position in which the board cannot be as it was read; and
        work out what follows from the rest."""

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
