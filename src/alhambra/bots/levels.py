"""The five levels, from one that a child beats to one that a strong player has to respect."""

from alhambra.bots.bot import Bot
from alhambra.bots.budget import Budget
from alhambra.bots.characters import in_the_way_of
from alhambra.bots.games import SKILLS
from alhambra.bots.player import Player
from alhambra.bots.search.search import Search
from alhambra.bots.search.thought import Candidate, Thought
from alhambra.bots.skill import Strength
from alhambra.core.sources import Source
from alhambra.core.state import Move, View
from alhambra.core.table import Table


def strength(level: str, game: str, players: int) -> Strength:
    """How a level plays a game with so many players."""
    return SKILLS[game].strengths(players)[level]


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
                mind = SKILLS[view.game].mind(style)
                self._search = Search(mind, chosen.candidates, chosen.trust)
            else:
                self._player = SKILLS[view.game].player(style)
            self._strength = chosen
        return chosen


class LevelBots:
    """Makes the bots of a level; if a character is named, all of them that character."""

    def __init__(self, level: str, character: str = "") -> None:
        self._level = level
        self._character = character
        self.takes_budget = any(strength(level, game, 2).trials for game in SKILLS)

    def __call__(self, source: Source) -> Bot:
        return LevelBot(self._level, source, self._character)
