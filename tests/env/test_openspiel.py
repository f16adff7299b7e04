"""OpenSpiel's own checks, unchanged, and what its users expect."""

import random
import re
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

import alhambra.env.openspiel  # noqa: F401 – registers the games
from alhambra import BadOption, ImpossibleOutcome

GAMES = ["palace", "dice", "alcazaba", "rollwrite"]
QUICK = ["rollwrite"]
KEPT = ("game: ", "NumDistinctActions", "MaxChanceOutcomes", "# Apply action", "Returns")
FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("game", GAMES)
def test_random_simulation(game: str) -> None:
    players = 1 if game == "rollwrite" else 2
    pyspiel.random_sim_test(
        pyspiel.load_game(f"python_alhambra_{game}(players={players})"),
        1,
        game == "rollwrite",
        False,
    )


@pytest.mark.long
@pytest.mark.parametrize(
    "game",
    [
        *[f"python_alhambra_{game}" for game in GAMES],
        "python_alhambra_palace(options=modules:treasure+builders+invaders+bazaars,players=4)",
        "python_alhambra_rollwrite(players=1,reward=points)",
    ],
)
def test_random_simulations_with_everything_serialized(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), 3, True, False)


@pytest.mark.parametrize(
    "game", [pytest.param(g, marks=[] if g in QUICK else pytest.mark.long) for g in GAMES]
)
def test_a_playthrough_is_what_it_was(game: str) -> None:
    """What was played, in the words of the makers' own playthroughs; `playthroughs/` keeps it."""
    # Imported late: it loads SciPy, which takes seconds in each process that only looks for tests.
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    name = f"python_alhambra_{game}(players={1 if game == 'rollwrite' else 2})"
    lines = playthrough(name, None, seed=7).splitlines()
    told = [line for line in lines if line.startswith(KEPT)]
    assert told == (FOLDER / f"{game}.txt").read_text().splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_and_clones_go_their_own_way(game: str) -> None:
    rng = random.Random(3)
    spiel = pyspiel.load_game(f"python_alhambra_{game}")
    state = spiel.new_initial_state()
    while not state.is_terminal() and state.move_number() < 150:
        before = str(state)
        other = state.clone()
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            assert len(set(outcomes)) == len(outcomes)
            action = rng.choices(outcomes, odds)[0]
        else:
            action = rng.choice(state.legal_actions())
            text = state.action_to_string(action)
            assert state.string_to_action(text) == action
        other.apply_action(action)
        assert str(state) == before
        state.apply_action(action)
        assert str(state) == str(other)


def test_an_observation_is_a_tensor_and_its_parts() -> None:
    spiel = pyspiel.load_game("python_alhambra_dice(players=3)")
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    seen = make_observation(spiel)
    seen.set_from(state, state.current_player())
    assert seen.dict["to_act"].tolist() == [1, 0, 0]
    assert np.array_equal(
        np.concatenate([each.ravel() for each in seen.dict.values()]), seen.tensor
    )
    assert "dice players=3" in seen.string_from(state, 0)


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ("players=9", "9"),
        ("options=modules:dragons", "dragons"),
        ("options=modules:treasure;modules:builders", "“modules” is named twice"),
        ("reward=fame", "result, points, margin"),
        ("fame=1", "Unknown parameter 'fame'"),
    ],
)
def test_bad_parameters_get_a_sentence(parameters: str, sentence: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=sentence):
        pyspiel.load_game(f"python_alhambra_palace({parameters})")


def test_what_is_remembered_is_a_string() -> None:
    """A tensor of what is seen now would be no information state."""
    state = pyspiel.load_game("python_alhambra_dice").new_initial_state()
    assert len(state.observation_tensor(0)) > 0
    assert len(state.information_state_tensor(0)) == 0


def test_games_by_result_can_be_searched_by_others() -> None:
    """Many algorithms want all rewards in the end."""
    spiel = pyspiel.load_game("python_alhambra_rollwrite(players=2)")
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = mcts.MCTSBot(spiel, 2, 3, mcts.RandomRolloutEvaluator(1))
    assert bot.step(state) in state.legal_actions()


def test_bad_use_gets_a_sentence_and_changes_nothing() -> None:
    state = pyspiel.load_game("python_alhambra_dice").new_initial_state()
    before = str(state), state.history_str()
    with pytest.raises(ImpossibleOutcome, match="cannot be drawn now"):
        state.apply_action(999)
    with pytest.raises(ValueError, match="There is no outcome 9999; there are 0 to"):
        state.apply_action(9999)
    assert (str(state), state.history_str()) == before
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before = state.information_state_string(0), state.history_str()
    with pytest.raises(ValueError, match="is not possible now"):
        state.apply_action(82)
    for action in (89, -3):
        with pytest.raises(ValueError, match=f"There is no action {action}; there are 0 to 88"):
            state.apply_action(action)
    with pytest.raises(ValueError, match="Chance has nothing to decide"):
        state.chance_outcomes()
    with pytest.raises(pyspiel.SpielError):
        state.observation_string(2)
    with pytest.raises(BadOption, match="There is no seat 2"):
        make_observation(state.get_game()).set_from(state, 2)
    assert (state.information_state_string(0), state.history_str()) == before
    while not state.is_terminal():
        is_chance = state.is_chance_node()
        state.apply_action((state.chance_outcomes()[0] if is_chance else state.legal_actions())[0])
    with pytest.raises(ValueError, match="The game is over"):
        state.apply_action(0)


def test_an_information_state_recalls_everything_but_what_others_saw() -> None:
    name = "python_alhambra_palace(options=modules:builders,players=3)"
    state = pyspiel.load_game(name).new_initial_state()
    rng = random.Random(1)
    while state.move_number() < 80:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    lines = state.information_state_string(1).splitlines()
    dealt = [line for line in lines if re.match("builders[123]:", line)]
    assert [line.endswith("?") for line in dealt] == [True, True, False, False, True, True]
    assert sum(line.startswith(("0: ", "1: ", "2: ")) for line in lines) > 5
