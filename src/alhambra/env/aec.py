"""The games for PettingZoo: one agent acts at a time (AEC).

from alhambra.env import aec
env = aec.env("palace", players=3, options={"modules": "treasure"})
"""

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from alhambra.core.sources import MersenneSource
from alhambra.env.boxes import fresh_seed, observation_space, seed_number
from alhambra.env.drawing import RENDER_MODES, Renderer
from alhambra.env.encodings import encoding
from alhambra.env.given import action_number
from alhambra.env.play import Play
from alhambra.env.rewards import totals_by
from alhambra.env.spaces import Arrays, mask_array
from alhambra.env.tables import ILLEGAL, new_play

Observation = dict[str, Any]


def env(game: str = "palace", **settings: Any) -> AECEnv:
    """The environment, which insists on being used in the right order."""
    return OrderEnforcingWrapper(raw_env(game, **settings))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc] # noqa: N801 – PettingZoo's name
    """A game in which every seat is an agent: `player_0`, `player_1` and so on."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": RENDER_MODES,
        "name": "alhambra_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "palace",
        players: int = 3,
        options: dict[str, str] | None = None,
        reward: str = "result",
        observation: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        """`observation` is "flat" for one vector, or "dict" for planes and vectors; `reward` is
        "result", "points" or "margin". Raises BadOption for anything that does not exist."""
        EzPickle.__init__(self, game, players, options, reward, observation, render_mode)
        super().__init__()
        self.encoding = encoding(game, players, options)
        self.render_mode = render_mode
        self._arrays = Arrays(self.encoding)
        self._totals = totals_by(reward)
        self._flat = observation == "flat"
        self._renderer = Renderer(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoding.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seed = fresh_seed()
        actions = len(self.encoding.actions.texts)
        self.action_spaces = {a: gymnasium.spaces.Discrete(actions) for a in self.possible_agents}
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": observation_space(self.encoding, observation),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self._seats:
            raise KeyError(f"There is no agent {agent}; there are {', '.join(self._seats)}.")
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed, the next one of those that follow from the last seed."""
        if seed is not None:
            self._seed = seed_number(seed)
        self.play: Play = new_play(self.encoding, MersenneSource(self._seed))
        self._seed += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._earned = self._totals(self.play)
        self.agent_selection = self.possible_agents[self.play.seat]

    def observe(self, agent: str) -> Observation:
        play, seat = self.play, self._seats[self._known(agent)]
        vector = self._arrays.vector(play.numbers(seat))
        seen = vector if self._flat else self._arrays.dictionary(vector, play.state.observe(seat))
        return {"observation": seen, "action_mask": mask_array(play.mask(seat))}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = action_number(self.encoding, action)
        self._cumulative_rewards[agent] = 0.0
        if not self.play.is_legal(number):
            self._end_by_illegal_action(agent)
        elif self.play.step(number):
            self._go_on()
        else:
            self._clear_rewards()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """After a whole move: rewards, and who is next."""
        play = self.play
        totals = self._totals(play)
        for agent, seat in self._seats.items():
            self.rewards[agent] = totals[seat] - self._earned[seat]
        self._earned = totals
        if play.is_over:
            ended = self.truncations if play.is_stopped else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.possible_agents[play.seat]

    def _end_by_illegal_action(self, agent: str) -> None:
        """What PettingZoo's own games do: the culprit loses, and the game is over."""
        EnvLogger.warn_on_illegal_move()
        self._clear_rewards()
        self.rewards[agent] = ILLEGAL
        self.terminations.update(dict.fromkeys(self.agents, True))

    def render(self) -> Any:
        return self._renderer.render(self.play)

    def close(self) -> None:
        """Nothing is left open."""
