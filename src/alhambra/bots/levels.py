"""The five levels, from one that a child beats to one that a strong player has to respect."""

from dataclasses import dataclass
from typing import Final

from alhambra.bots.bot import Bot
from alhambra.bots.budget import Budget
from alhambra.bots.characters import in_the_way_of
from alhambra.bots.greedy import PLAYERS
from alhambra.bots.minds import MINDS
from alhambra.bots.player import Player
from alhambra.bots.search.search import Search
from alhambra.bots.search.thought import Candidate, Thought
from alhambra.bots.style import PLAIN, Style
from alhambra.core.sources import Source
from alhambra.core.state import Move, View
from alhambra.core.table import Table

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


_CHILD: Final = Style(
    {"wall": 0.2, "room": 0.0, "exact": 0.15, "plans": 0.0, "reserve": 0.5}, scorings=1
)
_LEARNER: Final = Style({"wall": 0.45, "room": 0.3, "exact": 0.4, "plans": 0.25}, scorings=1)
_PASSING: Final = Style({"passing": 0.25}, deny=0.5)


def palace_style(players: int) -> Style:
    """With two, what the opponent loses counts as much as what one gains; with many it does not."""
    return Style(deny={2: 1.0, 3: 0.5}.get(players, 0.0))


def strength(level: str, game: str, players: int) -> Strength:
    """How a level plays a game with so many players."""
    if game == "palace":
        return _palace(palace_style(players))[level]
    return _STRENGTHS[game][level]


def _palace(style: Style) -> dict[str, Strength]:
    return {
        "beginner": Strength(_CHILD),
        "casual": Strength(_LEARNER),
        "skilled": Strength(style),
        "advanced": Strength(style, 8, 3),
        "expert": Strength(style, 24, 6),
    }


_STRENGTHS: Final[dict[str, dict[str, Strength]]] = {
    "dice": {
        "beginner": Strength(Style({"tokens": 0.0, "caution": 0.0}, scorings=1)),
        "casual": Strength(Style({"caution": 0.25}, scorings=1)),
        "skilled": Strength(Style(scorings=1)),
        "advanced": Strength(PLAIN),
        "expert": Strength(PLAIN, 12),
    },
    "alcazaba": {
        "beginner": Strength(Style({"wall": 0.2, "caution": 0.0}, scorings=1)),
        "casual": Strength(Style({"wall": 0.6, "caution": 0.25}, scorings=2)),
        "skilled": Strength(PLAIN),
        "advanced": Strength(PLAIN, 4),
        "expert": Strength(Style({"room": 1.0}), 16),
    },
    "rollwrite": {
        "beginner": Strength(Style({"passing": 2.0, "coins": 2.8})),
        "casual": Strength(Style({"passing": 2.0, "coins": 2.2})),
        "skilled": Strength(Style({"passing": 2.0})),
        "advanced": Strength(_PASSING),
        "expert": Strength(_PASSING, 48, 6),
    },
}


class LevelBot(Bot):
    """Plays every game at one level; if it is a character, in that character's way."""

    takes_budget = True

    def __init__(self, level: str, source: Source, character: str = "") -> None:
        super().__init__(source)
        self._level = level
        self._character = character
        self._strength: Strength | None = None
        self._player: Player | None = None
        self._search: Search | None = None

    def choose(self, view: View, moves: list[Move]) -> Move:
        self._prepare(view)
        if self._search is not None:
            return self.think(view, moves).best().move
        assert self._player is not None
        return self._player.choose(view, moves)

    def think(self, view: View, moves: list[Move]) -> Thought:
        """What it thinks of the moves. A level that does not search only judges them."""
        chosen = self._prepare(view)
        if self._search is None:
            assert self._player is not None
            values = self._player.values(view, moves)
            return Thought([Candidate(*pair) for pair in zip(moves, values, strict=True)], 1)
        budget = self.budget or Budget(chosen.trials)
        return self._search.think(view, moves, budget, self.source.number())

    def cancel(self) -> None:
        """Stop thinking and play the best move so far. May be called from another thread."""
        if self._search is not None:
            self._search.cancel()

    def _prepare(self, view: View) -> Strength:
        chosen = self._strength
        if chosen is None:
            assert isinstance(view, Table)
            chosen = strength(self._level, view.game, view.players)
            style = chosen.style
            if self._character:
                style = in_the_way_of(self._character, style)
            if chosen.trials:
                mind = MINDS[view.game](style)
                self._search = Search(mind, chosen.candidates, chosen.trust)
            else:
                self._player = PLAYERS[view.game](style)
            self._strength = chosen
        return chosen


class LevelBots:
    """Makes the bots of a level; if a character is named, all of them that character."""

    def __init__(self, level: str, character: str = "") -> None:
        self._level = level
        self._character = character
        self.takes_budget = any(strength(level, game, 2).trials for game in PLAYERS)

    def __call__(self, source: Source) -> Bot:
        return LevelBot(self._level, source, self._character)
