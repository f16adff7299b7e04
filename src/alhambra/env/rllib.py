"""The games for RLlib: every seat is an agent, and only whoever acts next gets an observation.

from ray.tune.registry import register_env
from alhambra.env.rllib import AlhambraMultiAgentEnv
register_env("alhambra", AlhambraMultiAgentEnv)
"""

from typing import Any

import gymnasium
import numpy as np
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from alhambra.core.sources import MersenneSource
from alhambra.env.boxes import fresh_seed, observation_space, seed_number
from alhambra.env.drawing import Renderer
from alhambra.env.encodings import encoding
from alhambra.env.given import action_number
from alhambra.env.play import Play
from alhambra.env.rewards import totals_by
from alhambra.env.spaces import Arrays, mask_array
from alhambra.env.tables import ILLEGAL, new_play

ALL = "__all__"
Dicts = tuple[
    dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class AlhambraMultiAgentEnv(MultiAgentEnv):  # type: ignore[misc]
    """A game with the agents `player_0`, `player_1` and so on.

    The configuration has the names `game`, `players`, `options`, `reward` and `render_mode`, as in
    `alhambra.env.aec`, and `seed`. Observations are dictionaries with `observations` and
    `action_mask`, the names that RLlib's own masked models use. An illegal action changes nothing:
    it earns -1, and `illegal` in the agent's info says why. What an agent earns while others act is
    paid when it acts next, or at the end.
    """

    def __init__(self, config: dict[str, Any] | None = None) -> None:
        super().__init__()
        self._set_up(**(config or {}))

    def _set_up(
        self,
        game: str = "palace",
        players: int = 3,
        options: dict[str, str] | None = None,
        reward: str = "result",
        render_mode: str | None = None,
        seed: int | None = None,
    ) -> None:
        self.encoding = encoding(game, players, options)
        self.render_mode = render_mode
        self._arrays = Arrays(self.encoding)
        self._totals = totals_by(reward)
        self._renderer = Renderer(render_mode)
        self._seed = fresh_seed() if seed is None else seed_number(seed)
        self._play: Play | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoding.players)]
        self.agents = list(self.possible_agents)
        actions = len(self.encoding.actions.texts)
        space = gymnasium.spaces.Dict(
            {
                "observations": observation_space(self.encoding, "flat"),
                "action_mask": gymnasium.spaces.Box(0.0, 1.0, (actions,), np.float32),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, gymnasium.spaces.Discrete(actions))

    @property
    def play(self) -> Play:
        if self._play is None:
            raise ValueError("Call reset before anything else.")
        return self._play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None:
            self._seed = seed_number(seed)
        self._play = new_play(self.encoding, MersenneSource(self._seed))
        self._seed += 1
        self.agents = list(self.possible_agents)
        self._paid = self._totals(self.play)
        return self._seen([self.play.seat]), {}

    def step(self, action_dict: dict[str, Any]) -> Dicts:
        play = self.play
        acting = f"player_{play.seat}"
        if play.is_over:
            raise ValueError("The game is over; call reset to begin another.")
        if set(action_dict) != {acting}:
            given = ", ".join(action_dict) or "nobody"
            raise ValueError(f"It is for {acting} to act, and actions came from {given}.")
        number = action_number(self.encoding, action_dict[acting])
        if not play.is_legal(number):
            text = self.encoding.actions.texts[number]
            refusal = f"“{text}” (action {number}) is not possible now; nothing has changed."
            over: dict[str, bool] = {ALL: False}
            info: dict[str, dict[str, Any]] = {acting: {"illegal": refusal}}
            return self._seen([play.seat]), {acting: ILLEGAL}, over, over.copy(), info
        play.step(number)
        seats = range(self.encoding.players) if play.is_over else [play.seat]
        rewards = self._pay([*seats])
        stopped = play.is_stopped
        ended: dict[str, bool] = dict.fromkeys([*self.agents, ALL], self._has_ended())
        truncated = dict.fromkeys([*self.agents, ALL], stopped)
        if play.is_over:
            self.agents = []
        return self._seen([*seats]), rewards, ended, truncated, {}

    def _has_ended(self) -> bool:
        return self.play.is_over and not self.play.is_stopped

    def _pay(self, seats: list[int]) -> dict[str, float]:
        """What these seats have earned since they were last paid."""
        totals = self._totals(self.play)
        rewards: dict[str, float] = {}
        for seat in seats:
            rewards[f"player_{seat}"] = totals[seat] - self._paid[seat]
            self._paid[seat] = totals[seat]
        return rewards

    def _seen(self, seats: list[int]) -> dict[str, Any]:
        play = self.play
        return {
            f"player_{seat}": {
                "observations": self._arrays.vector(play.numbers(seat)),
                "action_mask": mask_array(play.mask(seat)).astype(np.float32),
            }
            for seat in seats
        }

    def render(self) -> Any:
        return self._renderer.render(self.play)
