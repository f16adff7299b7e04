"""Roll & Write as a ruleset: how a game starts and how its texts are read."""

from typing import ClassVar, Final

from alhambra.core.state import Move, Options, Outcome
from alhambra.games.rollwrite.dice import pair
from alhambra.games.rollwrite.moves import parse_move
from alhambra.games.rollwrite.options import NAMES, PLAYERS, RollWriteOptions
from alhambra.games.rollwrite.reading import read_position
from alhambra.games.rollwrite.state import RollWriteState
from alhambra.games.rollwrite.table import RollWriteTable
from alhambra.parts.ruleset import BoxedRuleset


class RollWrite(BoxedRuleset):
    """Alhambra: Roll & Write."""

    name: ClassVar[str] = RollWriteTable.game
    version: ClassVar[str] = "1"
    players: ClassVar[range] = PLAYERS

    def options(self, players: int, chosen: dict[str, str]) -> RollWriteOptions:
        self.check_names(chosen, NAMES)
        solo, contest, sheet = [chosen.get(name, "") for name in NAMES]
        return RollWriteOptions(players, solo, contest, sheet, self.components)

    def new(self, options: Options) -> RollWriteState:
        assert isinstance(options, RollWriteOptions)
        return RollWriteState(RollWriteTable(options))

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def parse_outcome(self, text: str) -> Outcome:
        return pair(text)

    def parse_position(self, text: str) -> RollWriteState:
        return RollWriteState(read_position(text, self.options))


ROLLWRITE: Final = RollWrite()
