"""The Dice Game as a ruleset: how a game starts and how its texts are read."""

from typing import ClassVar, Final

from alhambra.core.state import Move, Options, Outcome
from alhambra.games.dice.lot import lot
from alhambra.games.dice.moves import parse_move
from alhambra.games.dice.options import PLAYERS, DiceOptions
from alhambra.games.dice.reading import read_position
from alhambra.games.dice.state import DiceState
from alhambra.games.dice.table import DiceTable
from alhambra.games.dice.tokens import token
from alhambra.parts.buildings import TYPE_LETTERS
from alhambra.parts.dice import dice
from alhambra.parts.ruleset import BoxedRuleset


class DiceGame(BoxedRuleset):
    """Alhambra, the Dice Game."""

    name: ClassVar[str] = DiceTable.game
    version: ClassVar[str] = "1"
    players: ClassVar[range] = PLAYERS

    def options(self, players: int, chosen: dict[str, str]) -> DiceOptions:
        self.check_names(chosen, ())
        return DiceOptions(players, self.components)

    def new(self, options: Options) -> DiceState:
        assert isinstance(options, DiceOptions)
        return DiceState(DiceTable(options))

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def parse_outcome(self, text: str) -> Outcome:
        return lot(text) or (dice(text) if text[:1] in TYPE_LETTERS else token(text))

    def parse_position(self, text: str) -> DiceState:
        return DiceState(read_position(text, self.options))


DICE: Final = DiceGame()
