"""Alcazaba as a ruleset: how a game starts and how its texts are read."""

import re
from typing import ClassVar, Final

from alhambra.core.state import Move, Options, Outcome
from alhambra.games.alcazaba.moves import parse_move
from alhambra.games.alcazaba.options import AlcazabaOptions
from alhambra.games.alcazaba.reading import read_position
from alhambra.games.alcazaba.state import AlcazabaState
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.games.dice.lot import lot
from alhambra.games.dice.options import PLAYERS
from alhambra.parts.buildings import tile
from alhambra.parts.dice import dice
from alhambra.parts.ruleset import BoxedRuleset

_TILE: Final = re.compile("[A-Z][0-9].*")


class Alcazaba(BoxedRuleset):
    """The Dice Game played for the tiles of Palace."""

    name: ClassVar[str] = AlcazabaTable.game
    version: ClassVar[str] = "1"
    players: ClassVar[range] = PLAYERS

    def options(self, players: int, chosen: dict[str, str]) -> AlcazabaOptions:
        self.check_names(chosen, ())
        return AlcazabaOptions(players, self.components)

    def new(self, options: Options) -> AlcazabaState:
        assert isinstance(options, AlcazabaOptions)
        return AlcazabaState(AlcazabaTable(options))

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def parse_outcome(self, text: str) -> Outcome:
        return lot(text) or (tile(text) if _TILE.fullmatch(text) else dice(text))

    def parse_position(self, text: str) -> AlcazabaState:
        return AlcazabaState(read_position(text, self.options))


ALCAZABA: Final = Alcazaba()
