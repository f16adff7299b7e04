"""The box for tests of Roll & Write: written positions, crossings by type, moves as text."""

from textwrap import dedent

from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE
from alhambra.games.rollwrite.box import box_of
from alhambra.games.rollwrite.dice import PAIRS
from alhambra.games.rollwrite.ruleset import ROLLWRITE
from alhambra.games.rollwrite.state import RollWriteState
from alhambra.parts.components import standard
from box import refused_by

ALONE = [{}, {"solo": "3"}, {"solo": "4"}, {"contest": "yes"}, {"solo": "4", "contest": "yes"}]
TABLES: list[tuple[int, dict[str, str]]] = [
    *[(1, chosen) for chosen in ALONE],
    *[(players, {}) for players in range(2, 6)],
]
"""Every number of players, and every way to play alone."""

NAMES = [" ".join([str(players), *chosen.values()]) for players, chosen in TABLES]


def buildings(letter: str, number: int = 99) -> str:
    """The crossings of the first so many buildings of a type on the usual sheet."""
    letters = "".join(box_of(standard()).grid.rows())
    found = [str(pair) for pair in PAIRS if letters[pair.crossing] == letter]
    return " ".join(found[:number])


def position(text: str) -> RollWriteState:
    """A state from the lines that matter; the game of three unless a line says otherwise."""
    text = dedent(text).strip()
    beginning = "" if text.startswith("rollwrite") else "rollwrite players=3\n"
    return ROLLWRITE.parse_position(beginning + text)


def after(state: RollWriteState, *moves: str) -> RollWriteState:
    """The state after these moves, with nothing rolled."""
    for move in moves:
        state.play(ROLLWRITE.parse_move(move))
    return state


def rolling(state: RollWriteState, *pairs: str) -> RollWriteState:
    """The state after these rolls."""
    for pair in pairs:
        state.happen(ROLLWRITE.parse_outcome(pair))
    return state


def possible(state: RollWriteState) -> list[str]:
    """What the dice may bring."""
    return [str(outcome) for outcome, _ in state.outcomes()]


def refused(state: RollWriteState, move: str) -> str:
    """The rule by which `move` is refused; playing it changes nothing."""
    return refused_by(ROLLWRITE, state, move)


def new_game(players: int, **chosen: str) -> RollWriteState:
    return ROLLWRITE.new(ROLLWRITE.options(players, chosen))


def set_up(players: int, seed: int = 1, **chosen: str) -> RollWriteState:
    """A game at its first decision."""
    state = new_game(players, **chosen)
    source = MersenneSource(seed)
    while state.to_act() == CHANCE:
        state.happen(state.sample(source))
    return state
