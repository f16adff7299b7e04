"""What the libraries that build on Gymnasium have in common: spaces and seeds."""

import secrets
from typing import Any

import gymnasium
import numpy as np

from alhambra.core.messages import BadOption, Message
from alhambra.env.encoding import Encoding
from alhambra.env.given import as_index, text
from alhambra.env.planes import has_planes, planes_shape

OBSERVATIONS = ("flat", "dict")


def observation_space(encoding: Encoding, observation: str) -> gymnasium.Space[Any]:
    """The space of observations, flat or as a dictionary; raises BadOption for anything else."""
    if text("observation", observation) not in OBSERVATIONS:
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


def fresh_seed() -> int:
    """Where seeds begin if nobody says."""
    return secrets.randbelow(1 << 32)


def seed_number(seed: Any) -> int:
    """A seed that somebody gave; raises Gymnasium's error for what is none."""
    number = as_index(seed)
    if number is None or number < 0:
        raise gymnasium.error.Error(f"A seed is a whole number from 0 on, not {seed!r}.")
    return number
