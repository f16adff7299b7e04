"""What the adapters have in common: new games, spaces, and refusals of bad use."""

import operator
import secrets
from typing import Any

import gymnasium
import numpy as np

from alhambra.core.messages import BadOption, Message
from alhambra.core.sources import Source
from alhambra.env.encoding import Encoding
from alhambra.env.planes import has_planes, planes_shape
from alhambra.env.play import Play
from alhambra.games import game

ILLEGAL = -1.0
"""The reward for an illegal action."""
OBSERVATIONS = ("flat", "dict")


def new_play(encoding: Encoding, source: Source | None) -> Play:
    """A new game; without a source, chance waits."""
    return Play(encoding, game(encoding.game).new(encoding.options), source)


def fresh_seed() -> int:
    """Where seeds begin if nobody says."""
    return secrets.randbelow(1 << 32)


def observation_space(encoding: Encoding, observation: str) -> gymnasium.Space[Any]:
    """The space of observations, flat or as a dictionary; raises BadOption for anything else."""
    if observation not in OBSERVATIONS:
        facts = {"given": observation, "known": ", ".join(OBSERVATIONS)}
        raise BadOption(Message("env-unknown-observation", facts))
    if observation == "flat":
        return _box((encoding.layout.size,))
    spaces: dict[str, gymnasium.Space[Any]] = {
        part.name: _box(part.shape) for part in encoding.layout.parts
    }
    if has_planes(encoding):
        spaces["planes"] = _box(planes_shape(encoding))
    return gymnasium.spaces.Dict(spaces)


def _box(shape: tuple[int, ...]) -> gymnasium.Space[Any]:
    return gymnasium.spaces.Box(0.0, 1.0, shape, np.float32)


def action_number(encoding: Encoding, action: Any) -> int:
    """The number of an action; raises AssertionError if the game has no such action."""
    number = whole_number(action)
    actions = len(encoding.actions.texts)
    assert 0 <= number < actions, (
        f"There is no action {action!r}; the actions of {encoding.game} are 0 to {actions - 1}."
    )
    return number


def whole_number(given: Any) -> int:
    """An int of whatever counts as one, such as NumPy's numbers; -1 of anything else."""
    try:
        return operator.index(given)
    except TypeError:
        return -1


def seed_number(seed: Any) -> int:
    """A seed that somebody gave; raises Gymnasium's error for what is none."""
    number = whole_number(seed)
    if number < 0:
        raise gymnasium.error.Error(f"A seed is a whole number from 0 on, not {seed!r}.")
    return number
