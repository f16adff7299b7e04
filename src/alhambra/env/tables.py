"""What all adapters have in common: new games, and what an illegal action earns."""

from alhambra.core.sources import Source
from alhambra.env.encoding import Encoding
from alhambra.env.play import Play
from alhambra.games import game

ILLEGAL = -1.0
"""The reward for an illegal action."""


def new_play(encoding: Encoding, source: Source | None) -> Play:
    """A new game; without a source, chance waits."""
    return Play(encoding, game(encoding.game).new(encoding.options), source)
