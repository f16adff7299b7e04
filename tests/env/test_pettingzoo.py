"""PettingZoo's own checks, unchanged, and what its users expect."""

import random
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from alhambra import BadOption
from alhambra.env import aec
from alhambra.env.rewards import REWARDS
from env.played import ALL_MODULES, TABLES


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_api(
    game: str, players: int, options: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(aec.env(game, players=players, options=options), num_cycles=50)
    capsys.readouterr()


@pytest.mark.parametrize(("game", "players", "options"), TABLES[::3])
def test_seeds(game: str, players: int, options: dict[str, str]) -> None:
    seed_test(partial(aec.env, game, players=players, options=options), num_cycles=30)


@pytest.mark.parametrize(
    ("game", "players", "options"), [TABLES[4], TABLES[7], TABLES[9], TABLES[12]]
)
def test_rendering(
    game: str, players: int, options: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(partial(aec.env, game, players=players, options=options))
    assert "to act: player_" in capsys.readouterr().out


def play_out(env: Any, seed: int) -> dict[str, float]:
    """Random play; what every agent was paid in all."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, stopped, _ = env.last()
        paid[agent] += reward
        if ended or stopped:
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    return paid


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("game", "players"), [("dice", 3), ("rollwrite", 1), ("rollwrite", 2)])
def test_rewards_add_up(game: str, players: int, reward: str) -> None:
    env = aec.env(game, players=players, reward=reward)
    paid = list(play_out(env, 4).values())
    result = env.unwrapped.play.state.result()
    assert result is not None
    if reward == "points":
        assert paid == result.scores
    elif reward == "result":
        assert sum(paid) == pytest.approx(0 if players > 1 else 1)
        assert paid.index(max(paid)) in result.winners
    elif players > 1:
        assert max(paid) == sorted(result.scores)[-1] - sorted(result.scores)[-2]


def test_several_steps_make_a_move_and_the_agent_stays() -> None:
    env = aec.env("dice", players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(env.unwrapped.encoding.actions.numbers["roll"])
    assert env.agent_selection == agent
    assert env.last()[0]["action_mask"].any()


def test_numbers_may_be_of_any_kind() -> None:
    env = aec.env("dice", players=np.int64(2))
    assert env.possible_agents == ["player_0", "player_1"]
    env.reset(seed=1)
    for kind in (int, np.int32, np.int64):
        env.step(kind(np.flatnonzero(env.last()[0]["action_mask"])[0]))


def test_an_illegal_action_ends_the_game_as_in_other_games(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = aec.env("dice", players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(env.unwrapped.encoding.actions.numbers["accept"])
    assert "Illegal move" in caplog.text
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_bad_use_gets_a_sentence() -> None:
    env = aec.env("dice", players=2)
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="the actions of dice are 0 to 88"):
        env.step(89)
    with pytest.raises(AssertionError, match="There is no action 'roll'"):
        env.step("roll")
    for asked in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(KeyError, match="There is no agent player_2"):
            asked("player_2")
    for seed in (-1, 1.5, "one"):
        with pytest.raises(gymnasium.error.Error, match="A seed is a whole number"):
            env.reset(seed=seed)
    settings: list[tuple[dict[str, Any], str]] = [
        ({"game": "go"}, "go"),
        ({"players": 9}, "9"),
        ({"options": {"modules": "dragons"}}, "dragons"),
        ({"reward": "fame"}, "result, points, margin"),
        ({"observation": "pixels"}, "flat, dict"),
        ({"render_mode": "3d"}, "rgb_array"),
    ]
    for setting, sentence in settings:
        with pytest.raises(BadOption, match=sentence):
            aec.env(**setting)
    kinds: list[tuple[dict[str, Any], str]] = [
        ({"game": None}, "The game is a text, not None"),
        ({"players": "3"}, "The number of players is a whole number, not '3'"),
        ({"options": "modules"}, "Options are a dictionary of texts"),
        ({"options": {"modules": 1}}, "Options are a dictionary of texts"),
        ({"options": {1: "treasure"}}, "Options are a dictionary of texts"),
        ({"reward": None}, "The reward is a text, not None"),
        ({"observation": []}, "The observation is a text"),
        ({"render_mode": []}, "The render mode is a text"),
    ]
    for setting, sentence in kinds:
        with pytest.raises(TypeError, match=sentence):
            aec.env(**setting)
    with pytest.raises(TypeError, match="fame"):
        aec.env("dice", fame=True)


def test_a_finished_game_is_stepped_with_none_only(caplog: pytest.LogCaptureFixture) -> None:
    env = aec.env("rollwrite", players=2)
    env.reset(seed=1)
    for _ in env.agent_iter():
        if any(env.terminations.values()):
            break
        env.step(int(env.last()[0]["action_mask"].argmax()))
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)
    while env.agents:
        env.step(None)
    assert not caplog.text
    env.step(None)
    assert "Should reset() first" in caplog.text


def test_dictionaries_are_in_their_space() -> None:
    options = {"modules": ALL_MODULES}
    env = aec.env("palace", players=3, options=options, observation="dict")
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observation_space(agent).contains(env.observe(agent))
