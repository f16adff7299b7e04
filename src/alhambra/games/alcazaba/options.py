"""The options a table agrees on before a game of Alcazaba."""

from typing import Any

from mypy_extensions import mypyc_attr

from alhambra.core.messages import BadOption, Message
from alhambra.core.state import Options, check_players
from alhambra.games.dice.options import PLAYERS
from alhambra.games.dice.round import ROUNDS
from alhambra.parts.buildings import TYPES, Tile
from alhambra.parts.components import Components, standard
from alhambra.parts.pieces import in_order

FROM_BAG = 5
"""How many tiles are drawn from the bag each round (A-02)."""


@mypyc_attr(acyclic=True)
class AlcazabaOptions(Options):
    """The number of players, and the tiles to play with."""

    def __init__(self, players: int, components: Components | None = None) -> None:
        check_players(players, PLAYERS)
        super().__init__(players)
        self.components = components or standard()
        if self.components.alcazaba_digest != standard().alcazaba_digest:
            self.data = self.components.alcazaba_digest
        self.extra: Tile = self.components.twelfth_tower
        """The tower that always goes into the bag (A-01)."""
        self.tiles: tuple[Tile, ...] = in_order([*self.components.tiles, self.extra])
        self.markers: int = self.components.markers[players]
        self.majority_points: dict[str, list[list[int]]] = self.components.majority_points
        """For each scoring and type, the points for each place."""
        self.dirk = players == 2
        """Whether Dirk takes part (A-40)."""
        self.owners = players + 1 if self.dirk else players
        """How many own markers: the seats, then Dirk."""
        self._check_tiles()

    def _check_tiles(self) -> None:
        """Five piles with one tile of each type, and five tiles from the bag each round (A-02)."""
        counts = [sum([tile.type == type for tile in self.tiles]) for type in range(len(TYPES))]
        if min(counts) < ROUNDS or sum(counts) < ROUNDS * (len(TYPES) + FROM_BAG):
            raise BadOption(Message("alcazaba-tiles", {"number": ROUNDS}))

    def __reduce__(self) -> tuple[Any, ...]:
        return AlcazabaOptions, (self.players, self.components)
