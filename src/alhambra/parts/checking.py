"""Checking whole Alhambras as they are, regardless of how they were built: P-21 to P-24."""

from alhambra.core.messages import Fact, Refusal
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import Tile
from alhambra.parts.cells import STEPS, Cell, at, cell_text, x_of, y_of


def broken_rule(tiles: dict[Cell, Tile]) -> Refusal | None:
    """The first rule that an Alhambra of these `tiles` breaks, or None."""
    alhambra = Alhambra(tiles)
    for cell in sorted(tiles):
        if len(tiles) > 1 and not any(cell + step in tiles for step in STEPS):
            return Refusal("P-23", "cannot-add-P-23", _facts(tiles, cell))
        unlike = alhambra.unlike_sides(tiles[cell], cell)
        if unlike is not None:
            return unlike
    reached = alhambra.reached_on_foot()
    for cell in sorted(tiles):
        if cell not in reached:
            return Refusal("P-22", "not-reached-P-22", _facts(tiles, cell))
    hole = _hole(tiles)
    return None if hole is None else Refusal("P-24", "hole-P-24", {"place": cell_text(hole)})


def _facts(tiles: dict[Cell, Tile], cell: Cell) -> dict[str, Fact]:
    return {"tile": str(tiles[cell]), "place": cell_text(cell)}


def _hole(tiles: dict[Cell, Tile]) -> Cell | None:
    """An empty cell from which the outside cannot be reached, if there is one."""
    xs = [x_of(cell) for cell in tiles]
    ys = [y_of(cell) for cell in tiles]
    empty = {
        at(x, y)
        for x in range(min(xs) - 1, max(xs) + 2)
        for y in range(min(ys) - 1, max(ys) + 2)
        if at(x, y) not in tiles
    }
    outside = [at(min(xs) - 1, min(ys) - 1)]
    empty.remove(outside[0])
    while outside:
        cell = outside.pop()
        for step in STEPS:
            if cell + step in empty:
                empty.remove(cell + step)
                outside.append(cell + step)
    return min(empty, default=None)
