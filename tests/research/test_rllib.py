"""RLlib's own checks on Ray, agreement with the engine, and training where PyTorch is present."""

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray.rllib", reason="RLlib has an environment of its own: make test-research")
pytestmark = [
    pytest.mark.research,
    pytest.mark.filterwarnings("ignore"),
]

import ray  # noqa: E402

from alhambra import GAMES, BadOption  # noqa: E402
from alhambra.env.rllib import AlhambraMultiAgentEnv  # noqa: E402
from env.agreement import rllib_agrees  # noqa: E402
from env.played import TABLES  # noqa: E402


@pytest.fixture(scope="module")
def on_ray() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def made(table: tuple[str, int, dict[str, str]], **more: Any) -> AlhambraMultiAgentEnv:
    game, players, options = table
    return AlhambraMultiAgentEnv({"game": game, "players": players, "options": options, **more})


@pytest.mark.usefixtures("on_ray")
def test_rllibs_own_check_of_every_table() -> None:
    """In Ray's own processes, which know nothing of the tests."""

    def checked(game: str, players: int, options: dict[str, str]) -> str:
        from ray.rllib.utils.pre_checks.env import check_multiagent_environments

        from alhambra.env.rllib import AlhambraMultiAgentEnv

        config = {"game": game, "players": players, "options": options}
        check_multiagent_environments(AlhambraMultiAgentEnv(config))
        return "checked"

    remote = ray.remote(checked)
    assert set(ray.get([remote.remote(*table) for table in TABLES])) == {"checked"}


@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("name", GAMES)
def test_rllib_agrees_with_the_engine_on_a_thousand_games(name: str, part: int) -> None:
    tables = [table for table in TABLES if table[0] == name]
    for seed in range(50 * part, 50 * part + 50):
        table = tables[seed % len(tables)]
        rllib_agrees(made(table), *table, seed)


def test_only_whoever_acts_next_observes_and_all_are_paid_at_the_end() -> None:
    env = made(("dice", 3, {}), reward="points")
    seen, _ = env.reset(seed=1)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    ended = {"__all__": False}
    while not ended["__all__"]:
        ((agent, observation),) = seen.items()
        assert env.observation_spaces[agent].contains(observation)
        seen, rewards, ended, _, _ = env.step({agent: int(observation["action_mask"].argmax())})
        for each, reward in rewards.items():
            paid[each] += reward
    assert list(paid.values()) == env.play.state.scores()


def test_bad_use_gets_a_sentence() -> None:
    env = made(("dice", 2, {}))
    with pytest.raises(ValueError, match="Call reset"):
        env.step({"player_0": 0})
    seen, _ = env.reset(seed=1)
    (agent,) = seen
    (other,) = {"player_0", "player_1"} - {agent}
    with pytest.raises(ValueError, match=f"It is for {agent} to act"):
        env.step({other: 0})
    with pytest.raises(ValueError, match="actions came from nobody"):
        env.step({})
    with pytest.raises(ValueError, match="actions came from player_2"):
        env.step({"player_2": 0})
    with pytest.raises(AssertionError, match="There is no action 99"):
        env.step({agent: 99})
    illegal = int(seen[agent]["action_mask"].argmin())
    again, rewards, _, _, infos = env.step({agent: illegal})
    assert rewards == {agent: -1.0}
    assert "nothing has changed" in infos[agent]["illegal"]
    assert (again[agent]["observations"] == seen[agent]["observations"]).all()
    while not env.play.is_over:
        ((agent, observation),) = seen.items()
        seen = env.step({agent: int(observation["action_mask"].argmax())})[0]
    with pytest.raises(ValueError, match="The game is over"):
        env.step({agent: 0})


@pytest.mark.parametrize(
    ("config", "error", "sentence"),
    [
        ({"game": "chess"}, BadOption, "chess"),
        ({"players": 9}, BadOption, "9 players"),
        ({"players": "3"}, TypeError, "The number of players is a whole number"),
        ({"reward": None}, TypeError, "The reward is a text, not None"),
        ({"options": {"modules": "dragons"}}, BadOption, "dragons"),
        ({"reward": "fame"}, BadOption, "result, points, margin"),
        ({"render_mode": "3d"}, BadOption, "rgb_array"),
        ({"fame": True}, TypeError, "fame"),
    ],
)
def test_a_configuration_that_does_not_exist_is_refused(
    config: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        AlhambraMultiAgentEnv(config)


@pytest.mark.skipif(not importlib.util.find_spec("torch"), reason="PyTorch is not installed")
@pytest.mark.usefixtures("on_ray")
def test_one_iteration_of_training() -> None:
    """The example of the docs, as it stands there."""
    page = (Path(__file__).parents[2] / "docs" / "env-rllib.md").read_text()
    (code,) = re.findall(r"^```py\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(code, "env-rllib.md", "exec"), names)
    assert names["result"]["env_runners"]["num_env_steps_sampled"] >= 400
