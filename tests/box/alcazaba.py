"""The box for tests of Alcazaba: written positions, moves, draws and rolls as text."""

from textwrap import dedent

from alhambra.core.state import CHANCE
from alhambra.games.alcazaba.ruleset import ALCAZABA
from alhambra.games.alcazaba.state import AlcazabaState
from box import refused_by

PILE = ["P2new", "S3esw", "A4nes", "C5nsw", "G6esw", "T7new"]
"""A tile of each type, as a round may begin with them."""


def new_game(players: int) -> AlcazabaState:
    return ALCAZABA.new(ALCAZABA.options(players, {}))


def position(text: str) -> AlcazabaState:
    """A state from the lines that matter; the first round of three unless a line says otherwise."""
    text = dedent(text).strip()
    start = "" if text.startswith("alcazaba") else "alcazaba players=3\n"
    return ALCAZABA.parse_position(start + text)


def after(state: AlcazabaState, *steps: str) -> AlcazabaState:
    """The state after these moves and, where chance is to act, draws and rolls."""
    for step in steps:
        if state.to_act() == CHANCE:
            state.happen(ALCAZABA.parse_outcome(step))
        else:
            state.play(ALCAZABA.parse_move(step))
    return state


def refused(state: AlcazabaState, move: str) -> str:
    """The rule by which `move` is refused; playing it changes nothing."""
    return refused_by(ALCAZABA, state, move)
