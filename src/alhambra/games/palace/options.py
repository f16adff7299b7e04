"""The options a table agrees on before a game of Palace."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import BadOption, Fact, InvalidText, Message
from alhambra.core.state import Options, check_players
from alhambra.games.palace.module import MODULES, Module
from alhambra.parts.buildings import Tile, tile
from alhambra.parts.components import Components, standard
from alhambra.parts.money import Card, Cards
from alhambra.parts.pieces import in_order

PLAYERS: Final = range(2, 7)
NAMES: Final = ("tower12", "modules")
OFF: Final = "off"
EXTRA: Final = "extra"


@mypyc_attr(acyclic=True)
class PalaceOptions(Options):
    """The number of players, the twelfth tower (P-60), the modules, and the tiles and cards to play
    with."""

    def __init__(
        self,
        players: int,
        tower12: str = OFF,
        components: Components | None = None,
        modules: tuple[str, ...] = (),
    ) -> None:
        """`tower12` is "off", "extra", or the text of the tile that the twelfth tower replaces.
        `modules` may be named in any order."""
        check_players(players, PLAYERS)
        super().__init__(players)
        self.tower12 = tower12
        self.components = components or standard()
        self.modules: tuple[Module, ...] = _chosen_modules(players, self.components, modules)
        """The modules in play, in the order in which they act (M-01)."""
        self.data = self.components.custom_digest(bool(self.modules))
        tiles = self._tiles()
        money = self.components.money(players)
        apart: list[Card] = []
        for module in self.modules:
            tiles += module.tiles()
            money += module.money()
            apart += module.cards_apart()
        self.tiles: tuple[Tile, ...] = in_order(tiles)
        self.money: Cards = in_order(money)
        self.cards_apart: Cards = in_order(apart)
        """Cards that modules deal, or shuffle into the pile, separately from the money."""
        self.slots: tuple[int, ...] = self.components.slots
        """The currency of each market slot."""
        self.majority_points: dict[str, list[list[int]]] = self.components.majority_points
        """For each scoring and type, the points for each place."""
        self.dirk = players == 2
        """Whether Dirk takes part (P-51)."""

    def __reduce__(self) -> tuple[Any, ...]:
        names = tuple([module.name for module in self.modules])
        return PalaceOptions, (self.players, self.tower12, self.components, names)

    def module(self, name: str) -> Module | None:
        """The module called `name`, if it is in play."""
        for module in self.modules:
            if module.name == name:
                return module
        return None

    def _tiles(self) -> list[Tile]:
        tiles = list(self.components.tiles)
        if self.tower12 == OFF:
            return tiles
        if self.tower12 != EXTRA:
            try:
                tiles.remove(tile(self.tower12))
            except (InvalidText, ValueError):
                raise BadOption(Message("bad-tower12", {"given": self.tower12})) from None
        return [*tiles, self.components.twelfth_tower]

    def chosen(self) -> dict[str, str]:
        chosen: dict[str, str] = {}
        if self.tower12 != OFF:
            chosen["tower12"] = self.tower12
        if self.modules:
            chosen["modules"] = ",".join([module.name for module in self.modules])
        return chosen


def _chosen_modules(
    players: int, components: Components, names: tuple[str, ...]
) -> tuple[Module, ...]:
    known = [kind.name for kind in MODULES]
    for name in names:
        if name not in known:
            raise BadOption(
                Message("unknown-module", {"module": name, "modules": ", ".join(known)})
            )
        if names.count(name) > 1:
            raise BadOption(Message("module-twice", {"module": name}))
    chosen = [kind(players, components) for kind in MODULES if kind.name in names]
    for at, module in enumerate(chosen):
        if module.instead_of in names:
            facts: dict[str, Fact] = {"module": module.name, "other": module.instead_of}
            raise BadOption(Message("modules-exclude", facts))
        module.at = at
    return tuple(chosen)
