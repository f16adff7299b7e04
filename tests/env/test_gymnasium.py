"""Gymnasium's own check, unchanged, and what its users expect."""

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import alhambra.env.gym
from alhambra import BadOption, Move, View
from alhambra.bots.bot import Bot
from alhambra.bots.fault import BotFault
from alhambra.bots.greedy import GreedyBot
from alhambra.games.dice.moves import TAKE_POINTS
from env.played import ALL_MODULES

IDS = ["Alhambra/Palace-v0", "Alhambra/Dice-v0", "Alhambra/Alcazaba-v0", "Alhambra/RollWrite-v0"]


def made(id: str, **settings: Any) -> alhambra.env.gym.AlhambraEnv:
    env = gymnasium.make(id, **settings).unwrapped
    assert isinstance(env, alhambra.env.gym.AlhambraEnv)
    return env


def play_out(env: alhambra.env.gym.AlhambraEnv, seed: int) -> float:
    rng = random.Random(seed)
    _, info = env.reset(seed=seed)
    paid, over = 0.0, False
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, ended, stopped, info = env.step(action)
        paid += reward
        over = ended or stopped
    return paid


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("observation", ["flat", "dict"])
@pytest.mark.parametrize("id", IDS)
def test_check_env(id: str, observation: str) -> None:
    check_env(gymnasium.make(id, observation=observation, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("seat", [0, 2])
def test_one_seat_is_played_and_bots_play_the_others(seat: int) -> None:
    env = made("Alhambra/Dice-v0", seat=seat, bots=["greedy", GreedyBot])
    paid = play_out(env, 1)
    result = env.play.state.result()
    assert result is not None
    assert result.scores[seat] == paid
    assert paid < min(score for other, score in enumerate(result.scores) if other != seat)


def test_alone_nobody_else_plays() -> None:
    env = made("Alhambra/RollWrite-v0", players=1, options={"solo": "3"})
    assert play_out(env, 1) > 0


def test_an_illegal_action_is_absorbed_and_said() -> None:
    env = made("Alhambra/Palace-v0", options={"modules": ALL_MODULES})
    before, info = env.reset(seed=1)
    number = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, ended, stopped, told = env.step(number)
    assert np.array_equal(before, after)
    assert (reward, ended, stopped) == (-1, False, False)
    assert f"(action {number}) is not possible now" in told["illegal"]
    for _ in range(999):
        *_, stopped, _ = env.step(number)
    assert stopped


def test_bad_use_gets_a_sentence() -> None:
    env = made("Alhambra/Dice-v0", players=2)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.step(0)
    play_out(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded, match="The game is over"):
        env.step(0)
    for action in (89, -1, None, 1.5, np.array([1])):
        with pytest.raises(AssertionError, match=r"There is no action .*are 0 to 88"):
            env.step(action)
    with pytest.raises(gymnasium.error.NameNotFound):
        gymnasium.make("Alhambra/Chess-v0")
    settings: list[tuple[dict[str, Any], str]] = [
        ({"seat": 3}, "3"),
        ({"seat": -1}, "-1"),
        ({"players": 9}, "9 players"),
        ({"reward": "fame"}, "result, points, margin"),
        ({"observation": "pixels"}, "flat, dict"),
        ({"bots": "hal"}, "hal"),
        ({"bots": ["random"] * 4}, "4"),
        ({"options": {"tower12": "extra"}}, "tower12"),
    ]
    for setting, sentence in settings:
        with pytest.raises(BadOption, match=sentence):
            made("Alhambra/Dice-v0", **setting)
    kinds: list[tuple[dict[str, Any], str]] = [
        ({"seat": "0"}, "The seat is a whole number"),
        ({"bots": 3}, "A bot is a name or a class"),
        ({"bots": [3, "random"]}, "A bot is a name or a class"),
        ({"bots": int}, "A bot is a name or a class"),
        ({"bots": lambda _: None}, "should make a bot, and made None"),
        ({"players": 2.5}, "The number of players is a whole number"),
        ({"fame": True}, "fame"),
    ]
    for setting, sentence in kinds:
        with pytest.raises(TypeError, match=sentence):
            made("Alhambra/Dice-v0", **setting)


class Cheat(Bot):
    """Claims what is nobody's."""

    def choose(self, view: View, moves: list[Move]) -> Move:  # noqa: ARG002
        return TAKE_POINTS


def test_a_bot_that_plays_what_is_not_possible_is_found_out() -> None:
    env = made("Alhambra/Dice-v0", players=2, seat=1, bots=Cheat)
    with pytest.raises(BotFault, match="illegal: take points"):
        play_out(env, 1)


def test_a_copy_has_the_same_settings() -> None:
    env = made("Alhambra/Dice-v0", players=2, seat=1, bots="greedy", reward="margin")
    assert play_out(pickle.loads(pickle.dumps(env)), 1) == play_out(env, 1)
    assert play_out(copy.deepcopy(env), 1) == play_out(env, 1)


def test_several_can_be_stepped_as_a_vector() -> None:
    envs = gymnasium.make_vec("Alhambra/RollWrite-v0", num_envs=3, players=1)
    seen, info = envs.reset(seed=1)
    assert seen.shape == envs.observation_space.shape == (3, seen.shape[1])
    assert info["action_mask"].shape[0] == 3
    envs.step(info["action_mask"].argmax(axis=1))
    envs.close()
