"""What bots need to know about a game in order to play it, and how well each level does."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from alhambra.bots.player import Player
from alhambra.bots.search.mind import Mind
from alhambra.bots.style import PLAIN, Style

LEVELS: Final = ("beginner", "casual", "skilled", "advanced", "expert")


@dataclass(frozen=True)
class Strength:
    """How a level plays one game: what it counts with, and how far it looks ahead. Without trials
    it takes the move that gains most in itself."""

    style: Style = PLAIN
    trials: int = 0
    candidates: int = 1
    trust: int = 8
    """How many trials its judgement of a move counts for."""


@dataclass(frozen=True)
class Skill:
    """How bots play one game."""

    player: Callable[[Style], Player]
    mind: Callable[[Style], Mind]
    strengths: Callable[[int], dict[str, Strength]]
    """The strength of each level, with so many players."""
