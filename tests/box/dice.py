"""The box for tests of the Dice Game: written positions, moves and rolls as text."""

from textwrap import dedent

from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE, State
from alhambra.games.dice.ruleset import DICE
from alhambra.games.dice.state import DiceState
from box import moves, refused_by


def position(text: str) -> DiceState:
    """A state from the lines that matter; the second round of a game of three, which is the first
    in which players have tokens, unless a line says otherwise."""
    text = dedent(text).strip()
    text = text if text.startswith("dice") else f"dice players=3\n{text}"
    return DICE.parse_position(text if "\nround" in text else f"{text}\nround 2 1")


def after(state: DiceState, *steps: str) -> DiceState:
    """The state after these moves and, where chance is to act, rolls."""
    for step in steps:
        if state.to_act() == CHANCE:
            state.happen(DICE.parse_outcome(step))
        else:
            state.play(DICE.parse_move(step))
    return state


def tokens_moves(state: State) -> list[str]:
    """The moves of a turn but those that need no token."""
    return [move for move in moves(state) if not move.startswith(("keep", "marker"))]


def refused(state: DiceState, move: str) -> str:
    """The rule by which `move` is refused; playing it changes nothing."""
    return refused_by(DICE, state, move)


def dice_rolled(state: State) -> int:
    """How many dice are to be rolled."""
    (number,) = {len(str(outcome)) for outcome, _ in state.outcomes()}
    return number


def new_game(players: int) -> DiceState:
    return DICE.new(DICE.options(players, {}))


def let_chance_act(state: DiceState, source: MersenneSource) -> DiceState:
    """On to the next decision."""
    while state.to_act() == CHANCE:
        state.happen(state.sample(source))
    return state
