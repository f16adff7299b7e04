"""What a table agrees on before a game of Palace."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import BadOption, InvalidText, Message
from alhambra.core.state import Options
from alhambra.parts.buildings import Tile, in_order, tile
from alhambra.parts.components import Components, standard
from alhambra.parts.money import Cards
from alhambra.parts.money import in_order as cards_in_order

PLAYERS: Final = range(2, 7)
OFF: Final = "off"
EXTRA: Final = "extra"


@mypyc_attr(acyclic=True)
class PalaceOptions(Options):
    """The number of players, the twelfth tower (P-60), and the tiles and cards to play with."""

    def __init__(
        self, players: int, tower12: str = OFF, components: Components | None = None
    ) -> None:
        """`tower12` is "off", "extra", or the text of the tile that the twelfth tower replaces."""
        if players not in PLAYERS:
            raise BadOption(
                Message("bad-players", {"given": players, "least": 2, "most": PLAYERS[-1]})
            )
        super().__init__(players)
        self.tower12 = tower12
        self.components = components or standard()
        if self.components.digest != standard().digest:
            self.data = self.components.digest
        self.tiles: tuple[Tile, ...] = in_order(self._tiles())
        self.money: Cards = cards_in_order(self.components.money(players))
        self.slots: tuple[int, ...] = self.components.slots
        """The currency of each market slot."""
        self.majority_points: dict[str, list[list[int]]] = self.components.majority_points
        """For each scoring and type the points of the places."""
        self.dirk = players == 2
        """Whether Dirk plays along (P-51)."""

    def __reduce__(self) -> tuple[Any, ...]:
        return PalaceOptions, (self.players, self.tower12, self.components)

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
        return {} if self.tower12 == OFF else {"tower12": self.tower12}
