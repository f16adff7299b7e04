"""Palace as a ruleset: how a game starts and how its texts are read."""

from typing import ClassVar, Final

from alhambra.core.state import HIDDEN, Move, Options, Outcome
from alhambra.games.palace.module import MODULES, Letter
from alhambra.games.palace.moves import parse_move
from alhambra.games.palace.options import NAMES, OFF, PLAYERS, PalaceOptions
from alhambra.games.palace.pile import SCORING_CARDS
from alhambra.games.palace.reading import read_position
from alhambra.games.palace.state import PalaceState
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.buildings import TILE_LETTERS, tile
from alhambra.parts.money import card
from alhambra.parts.ruleset import BoxedRuleset


class Palace(BoxedRuleset):
    """The base game of Alhambra."""

    name: ClassVar[str] = PalaceTable.game
    version: ClassVar[str] = "1"
    players: ClassVar[range] = PLAYERS

    def options(self, players: int, chosen: dict[str, str]) -> PalaceOptions:
        self.check_names(chosen, NAMES)
        names = tuple(chosen["modules"].split(",")) if "modules" in chosen else ()
        return PalaceOptions(players, chosen.get("tower12", OFF), self.components, names)

    def modules(self) -> list[str]:
        return [module.name for module in MODULES]

    def new(self, options: Options) -> PalaceState:
        assert isinstance(options, PalaceOptions)
        return PalaceState(PalaceTable(options))

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def parse_outcome(self, text: str) -> Outcome:
        if text[1:] in SCORING_CARDS and text[0] == "#":
            return SCORING_CARDS[text[1:]]
        if len(text) == 1:
            return HIDDEN if text == str(HIDDEN) else Letter(text)
        return tile(text) if text[:1] in TILE_LETTERS else card(text)

    def parse_position(self, text: str) -> PalaceState:
        state = PalaceState(read_position(text, self.options))
        state.go_on()
        return state


PALACE: Final = Palace()
