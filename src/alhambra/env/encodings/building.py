"""What the two games with Alhambras have in common: tiles, places, redesigns."""

from array import array

from alhambra.core.state import Move, Seat
from alhambra.env.choice import Path
from alhambra.env.layout import ActionList, Layout
from alhambra.games.palace.moves import Give, Place, Reserve, Swap
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import FOUNTAIN, TYPE_LETTERS, Tile
from alhambra.parts.cells import x_of, y_of

MOST_OF_A_TYPE = 15
MOST_WALL = 100
Tiles = tuple[Tile, ...]


class Building:
    """The actions and the numbers of tiles and Alhambras.

    No Alhambra reaches farther from its fountain than there are tiles in the box, so two steps name
    every place there can be: how far east, then how far north.
    """

    def __init__(self, actions: ActionList, tiles: Tiles, players: int) -> None:
        self.tiles = tiles
        self.players = players
        self.reach = len(tiles)
        self.numbers: dict[Tile, int] = {tile: number for number, tile in enumerate(tiles)}
        self.texts = [str(tile) for tile in tiles]
        steps = range(-self.reach, self.reach + 1)
        self._place = actions.add("build a tile; the next steps say which and where", ["place"])
        self._reserve = actions.add("put a tile on the reserve", ["reserve"])
        self._swap = actions.add(
            "swap two tiles: one of the reserve, then one of the Alhambra", ["swap"]
        )
        self._give = actions.add("give a tile to Dirk", ["give"])
        self.tile = actions.add("the tile it is about", [f"tile {text}" for text in self.texts])
        self._x = actions.add(
            "how far east of the fountain; west is negative", [f"x {x}" for x in steps]
        )
        self._y = actions.add(
            "how far north of the fountain; south is negative", [f"y {y}" for y in steps]
        )

    def add_parts(self, layout: Layout, seats: tuple[str, ...]) -> None:
        add = layout.add
        span = 2 * self.reach
        self._built = add("built", "the tiles in everybody's Alhambra", 1, seats, self.texts)
        self._xs = add(
            "x",
            f"how far east of the fountain they are, plus {self.reach}; 0 for other tiles",
            span,
            seats,
            self.texts,
        )
        self._ys = add(
            "y",
            f"how far north of the fountain they are, plus {self.reach}; 0 for other tiles",
            span,
            seats,
            self.texts,
        )
        self._types = add(
            "counts", "buildings in the Alhambra, by type", MOST_OF_A_TYPE, seats, TYPE_LETTERS
        )
        self._wall = add("wall", "the length of the longest wall", MOST_WALL, seats)
        self._reserves = add("reserve", "the tiles on everybody's reserve", 1, seats, self.texts)

    def path(self, move: Move) -> Path | None:
        """The actions that make up a move, if it is about building."""
        if isinstance(move, Place):
            tile = self.tile + self.numbers[move.tile]
            x = self._x + self.reach + x_of(move.cell)
            return (self._place, tile, x, self._y + self.reach + y_of(move.cell))
        if isinstance(move, Swap):
            tile = self.tile + self.numbers[move.tile]
            return (self._swap, tile, self.tile + self.numbers[move.away])
        if isinstance(move, Reserve):
            return (self._reserve, self.tile + self.numbers[move.tile])
        if isinstance(move, Give):
            return (self._give, self.tile + self.numbers[move.tile])
        return None

    def write(
        self,
        alhambras: tuple[Alhambra, ...],
        reserves: tuple[Tiles, ...],
        seat: Seat,
        out: "array[int]",
    ) -> None:
        for other, alhambra in enumerate(alhambras):
            number = (other - seat) % self.players
            self._write_alhambra(alhambra, number, out)
            self.write_tiles(out, self._reserves + number * self.reach, reserves[other])

    def _write_alhambra(self, alhambra: Alhambra, number: int, out: "array[int]") -> None:
        reach = self.reach
        numbers = self.numbers
        start = number * reach
        types = self._types + number * len(TYPE_LETTERS)
        for cell, tile in alhambra.tiles.items():
            if tile is not FOUNTAIN:
                at = start + numbers[tile]
                out[self._built + at] = 1
                out[self._xs + at] = reach + x_of(cell)
                out[self._ys + at] = reach + y_of(cell)
                if tile.type >= 0:
                    out[types + tile.type] += 1
        out[self._wall + number] = min(alhambra.wall(), MOST_WALL)

    def write_tiles(self, out: "array[int]", start: int, tiles: Tiles) -> None:
        """Mark the tiles in one number for each tile of the box."""
        for tile in tiles:
            out[start + self.numbers[tile]] = 1
