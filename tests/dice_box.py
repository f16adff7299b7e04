"""The box for tests of games with dice: written positions, moves and rolls as text."""

from textwrap import dedent

import pytest

from alhambra.arena.jobs import play_match
from alhambra.arena.match import Match
from alhambra.arena.tally import Tally
from alhambra.bots import bot
from alhambra.core.messages import IllegalMove
from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE, State
from alhambra.games.alcazaba.ruleset import ALCAZABA
from alhambra.games.alcazaba.state import AlcazabaState
from alhambra.games.dice.ruleset import DICE
from alhambra.games.dice.state import DiceState


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


def moves(state: State) -> list[str]:
    return [str(move) for move in state.legal_moves()]


def tokens_moves(state: State) -> list[str]:
    """The moves of a turn but those that need no token."""
    return [move for move in moves(state) if not move.startswith(("keep", "marker"))]


def refused(state: DiceState, move: str) -> str:
    """The rule by which `move` is refused; playing it changes nothing."""
    before = str(state)
    with pytest.raises(IllegalMove) as caught:
        state.play(DICE.parse_move(move))
    assert str(state) == before
    assert str(caught.value)
    return caught.value.rule


def lines(state: State, *names: str) -> list[str]:
    """The lines of the position that begin with these words."""
    return [line for line in str(state).splitlines() if line.startswith(names)]


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


# Alcazaba


def alcazaba(text: str) -> AlcazabaState:
    """A state from the lines that matter; the first round of three unless a line says otherwise."""
    text = dedent(text).strip()
    start = "" if text.startswith("alcazaba") else "alcazaba players=3\n"
    return ALCAZABA.parse_position(start + text)


def went_on(state: AlcazabaState, *steps: str) -> AlcazabaState:
    """The state after these moves and, where chance is to act, draws and rolls."""
    for step in steps:
        if state.to_act() == CHANCE:
            state.happen(ALCAZABA.parse_outcome(step))
        else:
            state.play(ALCAZABA.parse_move(step))
    return state


def forbidden(state: AlcazabaState, move: str) -> str:
    """The rule by which `move` is refused; playing it changes nothing."""
    before = str(state)
    with pytest.raises(IllegalMove) as caught:
        state.play(ALCAZABA.parse_move(move))
    assert str(state) == before
    assert str(caught.value)
    return caught.value.rule


# Bots


def greedy_move(state: State) -> str:
    """What `greedy` plays there."""
    greedy = bot("greedy", MersenneSource(1))
    return str(greedy.choose(state.observe(state.to_act()), state.legal_moves()))


def wins(game: str, games: int, players: int = 3) -> float:
    """How many games `greedy` wins against random players."""
    match = Match(game, ("greedy", *["random"] * (players - 1)), seed=1)
    tally = Tally(match)
    for played in play_match(match, games):
        tally.add(played)
    return tally.summary()["bots"][0]["wins"]
