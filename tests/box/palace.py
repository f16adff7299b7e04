"""The box for tests of Palace: drawn Alhambras, written positions, moves as text."""

from textwrap import dedent

from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE
from alhambra.games.palace.ruleset import PALACE
from alhambra.games.palace.state import PalaceState
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import FOUNTAIN, Tile, tile
from alhambra.parts.cells import Cell, at
from alhambra.parts.checking import broken_rule
from alhambra.parts.components import standard
from box import refused_by


def drawn(drawing: str) -> tuple[dict[Cell, Tile], list[Cell]]:
    """Tiles from a drawing, north at the top, with F for the fountain and . for nothing; and the
    cells that are marked with ?."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    places = {(x, -y): word for y, row in enumerate(rows) for x, word in enumerate(row)}
    (fx, fy) = next(place for place, word in places.items() if word == "F")
    cells = {at(x - fx, y - fy): word for (x, y), word in places.items()}
    tiles = {c: FOUNTAIN if w == "F" else tile(w) for c, w in cells.items() if w not in ".?"}
    return tiles, [cell for cell, word in cells.items() if word == "?"]


def alhambra(drawing: str) -> Alhambra:
    """A drawn Alhambra that obeys the rules."""
    tiles = drawn(drawing)[0]
    assert broken_rule(tiles) is None
    return Alhambra(tiles)


def position(text: str) -> PalaceState:
    """A state from the lines that matter; the game of three unless a line says otherwise."""
    text = dedent(text).strip()
    return PALACE.parse_position(text if text.startswith("palace") else f"palace players=3\n{text}")


def after(state: PalaceState, *moves: str) -> PalaceState:
    """The state after these moves, with nothing drawn."""
    for move in moves:
        state.play(PALACE.parse_move(move))
    return state


def drawing(state: PalaceState, *outcomes: str) -> PalaceState:
    """The state after chance gave these."""
    for outcome in outcomes:
        state.happen(PALACE.parse_outcome(outcome))
    return state


def refused(state: PalaceState, move: str) -> str:
    """The rule by which `move` is refused; playing it changes nothing."""
    return refused_by(PALACE, state, move)


def allowed(state: PalaceState, move: str) -> bool:
    return state.why_not(PALACE.parse_move(move)) is None


def new_game(players: int, **chosen: str) -> PalaceState:
    return PALACE.new(PALACE.options(players, chosen))


def dealt(players: int, seed: int = 1, **chosen: str) -> PalaceState:
    """A game at its first decision."""
    state = new_game(players, **chosen)
    source = MersenneSource(seed)
    while state.to_act() == CHANCE:
        state.happen(state.sample(source))
    return state


def all_tiles_but(*texts: str) -> str:
    """The other tiles of the box, for a line of a position."""
    return " ".join(str(tile) for tile in standard().tiles if str(tile) not in texts)


def last_turn(
    market: str, lines: str, left: str = "", players: int = 3, modules: str = ""
) -> PalaceState:
    """A game that has no tiles left but those on the market and in `lines`, and `left` in the bag:
    all others are Dirk's or on the last seat's reserve."""
    others = all_tiles_but(*f"{market} {lines} {left}".replace("@", " ").split())
    owner = "dirk" if players == 2 else f"{players} reserve"
    return position(f"""
palace players={players}{f" modules={modules}" if modules else ""}
market {market}
display y9 g9 b9 o9
{lines}
{owner} {others}
""")


ALL_MODULES = "treasure,builders,invaders,bazaars"


def with_modules(modules: str, text: str, players: int = 3) -> PalaceState:
    """A state of a game with `modules`, from the lines that matter."""
    return position(f"palace players={players} modules={modules}\n{dedent(text).strip()}")
