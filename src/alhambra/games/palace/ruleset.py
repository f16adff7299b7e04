"""Palace as one of the games: how it begins and how its texts are read."""

from typing import ClassVar, Final

from alhambra.core.messages import BadOption, Message
from alhambra.core.state import HIDDEN, Move, Options, Outcome, Ruleset
from alhambra.games.palace.module import MODULES, Letter
from alhambra.games.palace.moves import parse_move
from alhambra.games.palace.options import OFF, PLAYERS, PalaceOptions
from alhambra.games.palace.pile import SCORING_CARDS
from alhambra.games.palace.reading import read_position
from alhambra.games.palace.state import PalaceState
from alhambra.games.palace.table import Table
from alhambra.parts.buildings import TILE_LETTERS, tile
from alhambra.parts.components import Components
from alhambra.parts.money import card


class Palace(Ruleset):
    """The base game of Alhambra."""

    name: ClassVar[str] = "palace"
    version: ClassVar[str] = "1"
    players: ClassVar[range] = PLAYERS

    def __init__(self, components: Components | None = None) -> None:
        self._components = components

    def options(self, players: int, chosen: dict[str, str]) -> PalaceOptions:
        for name in chosen:
            if name not in ("tower12", "modules"):
                known = "tower12, modules"
                raise BadOption(Message("unknown-option", {"option": name, "options": known}))
        names = tuple(chosen["modules"].split(",")) if "modules" in chosen else ()
        return PalaceOptions(players, chosen.get("tower12", OFF), self._components, names)

    def modules(self) -> list[str]:
        return [module.name for module in MODULES]

    def new(self, options: Options) -> PalaceState:
        assert isinstance(options, PalaceOptions)
        return PalaceState(Table(options))

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
