"""Alhambras as they go over the wire, in every game in which tiles are built."""

from collections.abc import Iterable

from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import Tile
from alhambra.parts.cells import ORIGIN, cell_text
from alhambra.server.piece_names import side_name
from alhambra.server.wire.building import Placed, WallSide


def placed_tiles(alhambra: Alhambra) -> list[Placed]:
    return [
        Placed(str(alhambra.tiles[cell]), cell_text(cell))
        for cell in sorted(alhambra.tiles)
        if cell != ORIGIN
    ]


def wall_sides(alhambra: Alhambra) -> list[WallSide]:
    return [WallSide(cell_text(cell), side_name(side)) for cell, side in alhambra.longest_wall()]


def fitting_cells(alhambra: Alhambra, tiles: Iterable[Tile]) -> dict[str, list[str]]:
    """Where each of the tiles would fit into an Alhambra."""
    return {str(tile): [cell_text(cell) for cell in alhambra.places(tile.walls)] for tile in tiles}


def texts(pieces: Iterable[object]) -> list[str]:
    return [str(piece) for piece in pieces]
