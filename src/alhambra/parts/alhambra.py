"""An Alhambra: tiles around a fountain, where tiles may be added, and which may be removed.

An Alhambra is immutable: building returns a new one. What follows from its tiles is computed once
and shared by everything that refers to it.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import Fact, Refusal
from alhambra.parts.buildings import FOUNTAIN, TYPES, Tile
from alhambra.parts.cells import DIAGONAL_STEPS, ORIGIN, STEPS, Cell, cell_text
from alhambra.parts.edges import CORNERS, WALLED, fitting_walls, rule_against_walls, surroundings
from alhambra.parts.footways import (
    ALL_SIDES,
    WALLS,
    needed_on_foot,
    needed_with_one_less,
    needed_with_one_more,
    walk,
)
from alhambra.parts.outline import (
    Outline,
    Side,
    longest_stretch,
    outline,
    outline_with,
    sides_of_longest,
)

SIDES: Final = ("north", "east", "south", "west")


@mypyc_attr(acyclic=True)
class Prospect:
    """What adding a tile on `cell` leads to: the points for the longest `wall`, and the walls of
    tiles that then have a place, as bits (`fitting`)."""

    def __init__(self, cell: Cell, wall: int, fitting: int) -> None:
        self.cell = cell
        self.wall = wall
        self.fitting = fitting


@mypyc_attr(acyclic=True)
class Alhambra:
    """Tiles by their cells, including the fountain."""

    def __init__(self, tiles: dict[Cell, Tile], known: "Alhambra | None" = None) -> None:
        """Takes any tiles as they are; `broken_rule` checks them. What another Alhambra, `known`,
        has computed is copied, and the caller must bring it up to date."""
        self.tiles: Final = tiles
        self._near: Final[dict[Cell, int]] = known._near.copy() if known else {}
        """The empty cells next to tiles or at their corners, each with its surroundings."""
        self._placed: Final[dict[Cell, int]] = known._placed.copy() if known else {}
        """The sides of each tile with an adjacent tile, and its walls: `sides | walls << WALLS`."""
        self._needed: set[Cell] | None = None
        """The tiles that others need in order to be reached on foot, once computed."""
        self._edges: list[int] | None = None
        self._in_order: list[int] | None = None
        self._removable: list[Cell] | None = None
        self._outline: Outline | None = None
        self._wall: int = -1
        self._fitting: int = -1
        self._counts: list[int] | None = None
        self._prospects: dict[int, list[Prospect]] | None = None
        if known is None:
            for cell, tile in tiles.items():
                self._note_new(tile, cell)

    def __reduce__(self) -> tuple[Any, ...]:
        return Alhambra, (self.tiles,)

    # Building

    def with_tile(self, tile: Tile, cell: Cell) -> "Alhambra":
        """With `tile` on `cell`, replacing any tile there."""
        tiles = self.tiles.copy()
        before = tiles.get(cell)
        tiles[cell] = tile
        changed = Alhambra(tiles, self)
        if before is None:
            changed._note_new(tile, cell)
            changed._needed = needed_with_one_more(self._needed, changed._placed, cell)
        else:
            changed._note_walls(tile, cell)
        return changed

    def without(self, cell: Cell) -> "Alhambra":
        tiles = self.tiles.copy()
        del tiles[cell]
        changed = Alhambra(tiles, self)
        changed._note_gone(cell)
        gone = self._placed[cell]
        changed._needed = needed_with_one_less(self._needed, changed._placed, cell, gone)
        return changed

    def _note_new(self, tile: Tile, cell: Cell) -> None:
        """Update what is known about `cell` and the eight cells around it."""
        placed = self._placed
        sides = _note_near(self._near, tile.walls, cell) & ALL_SIDES
        placed[cell] = sides | tile.walls << WALLS
        for side in range(4):
            if sides >> side & 1:
                placed[cell + STEPS[side]] |= 1 << (side ^ 2)

    def _note_walls(self, tile: Tile, cell: Cell) -> None:
        """The same when only the walls of a tile have changed."""
        near = self._near
        sides = self._placed[cell] & ALL_SIDES
        self._placed[cell] = sides | tile.walls << WALLS
        for side in range(4):
            if not sides >> side & 1:
                beside = cell + STEPS[side]
                wall = 1 << (side ^ 2) + WALLED
                if tile.walls >> side & 1:
                    near[beside] |= wall
                else:
                    near[beside] &= ~wall

    def _note_gone(self, cell: Cell) -> None:
        """The same when a tile has been removed."""
        here = surroundings(self.tiles, cell)
        del self._placed[cell]
        if here:
            self._near[cell] = here
        for side in range(4):
            beside = cell + STEPS[side]
            facing = 1 << (side ^ 2)
            if here >> side & 1:
                self._placed[beside] &= ~facing
            else:
                self._note_less_near(beside, facing | facing << WALLED)
        for corner in range(4):
            if not here >> corner + CORNERS & 1:
                self._note_less_near(cell + DIAGONAL_STEPS[corner], 1 << (corner ^ 2) + CORNERS)

    def _note_less_near(self, cell: Cell, gone: int) -> None:
        left = self._near[cell] & ~gone
        if left:
            self._near[cell] = left
        else:
            del self._near[cell]

    def cell_of(self, tile: Tile) -> Cell | None:
        for cell, placed in self.tiles.items():
            if placed is tile:
                return cell
        return None

    def counts(self) -> list[int]:
        """How many buildings of each type it has; a list of the caller's own."""
        counts = self._counts
        if counts is None:
            counts = [0] * len(TYPES)
            for tile in self.tiles.values():
                if tile.type >= 0:
                    counts[tile.type] += 1
            self._counts = counts
        return counts.copy()

    # Adding a tile: P-21 to P-24

    def rule_against(self, walls: int, cell: Cell) -> str:
        """The first rule that forbids a tile with these `walls` on `cell`, or an empty string."""
        if cell in self.tiles:
            return "P-23"
        return rule_against_walls(self._near.get(cell, 0), walls)

    def fitting(self) -> int:
        """The walls of the tiles that may be added somewhere: bit n is set if walls n fit."""
        if self._fitting < 0:
            self._fitting = _fitting_near(self._near)
        return self._fitting

    def places(self, walls: int) -> list[Cell]:
        """Where a tile with these `walls` may be added, in order."""
        return [edge >> 16 for edge in self._edges_in_order() if edge >> walls & 1]

    def _edges_in_order(self) -> list[int]:
        """The empty cells that can take some tile, each with the walls that fit there: `cell << 16
        | walls that fit`."""
        edges = self._edges
        if edges is None:
            edges = []
            for cell, around in self._near.items():
                fitting = fitting_walls(around)
                if fitting:
                    edges.append(cell << 16 | fitting)
            edges.sort()
            self._edges = edges
        return edges

    def prospects(self, walls: int) -> list[Prospect]:
        """What adding a tile with these `walls` leads to, on each cell where it may be added, in
        order. Much quicker than building each of those Alhambras."""
        known = self._prospects
        if known is None:
            known = {}
            self._prospects = known
        found = known.get(walls)
        if found is None:
            found = [self._prospect(walls, cell) for cell in self.places(walls)]
            known[walls] = found
        return found

    def _prospect(self, walls: int, cell: Cell) -> Prospect:
        near = self._near.copy()
        sides = _note_near(near, walls, cell) & ALL_SIDES
        ends = outline_with(self._outer_sides(), cell, sides, walls)
        return Prospect(cell, longest_stretch(ends), _fitting_near(near))

    def may_add(self, tile: Tile, cell: Cell) -> Refusal | None:
        """Why `tile` may not be added on `cell`, or None if it may."""
        rule = self.rule_against(tile.walls, cell)
        if not rule:
            return None
        facts: dict[str, Fact] = {"tile": str(tile), "place": cell_text(cell)}
        if cell in self.tiles:
            return Refusal(rule, "place-taken", facts | {"other": str(self.tiles[cell])})
        if rule == "P-21":
            return self.unlike_sides(tile, cell)
        return Refusal(rule, f"cannot-add-{rule}", facts)

    def unlike_sides(self, tile: Tile, cell: Cell) -> Refusal | None:
        """The refusal if a side of `tile` on `cell` would not match the adjacent one (P-21)."""
        for side in range(4):
            neighbour = self.tiles.get(cell + STEPS[side])
            if neighbour is not None and tile.has_wall(side) != neighbour.has_wall(side ^ 2):
                wall = "yes" if tile.has_wall(side) else "no"
                facts: dict[str, Fact] = {"tile": str(tile), "place": cell_text(cell)}
                facts |= {"side": SIDES[side], "other": str(neighbour), "wall": wall}
                return Refusal("P-21", "cannot-add-P-21", facts)
        return None

    # Removing a tile, and swapping one: P-26 to P-28

    def removable(self) -> list[Cell]:
        """The cells from which a tile may be removed, in order."""
        removable = self._removable
        if removable is None:
            needed = self._needed
            if needed is None:
                needed = needed_on_foot(self._placed)
                self._needed = needed
            removable = [
                tile >> 8
                for tile in self._tiles_in_order()
                if tile & ALL_SIDES != ALL_SIDES and tile >> 8 not in needed
            ]
            self._removable = removable
        return removable

    def may_remove(self, cell: Cell) -> Refusal | None:
        """Why the tile on `cell` may not be removed, or None if it may."""
        if cell in self.removable():
            return None
        facts: dict[str, Fact] = {"tile": str(self.tiles[cell]), "place": cell_text(cell)}
        if cell == ORIGIN:
            return Refusal("P-28", "fountain-stays", facts)
        if self._placed[cell] & ALL_SIDES == ALL_SIDES:
            return Refusal("P-24", "cannot-remove-P-24", facts)
        return Refusal("P-22", "cannot-remove-P-22", facts)

    def swaps(self, walls: int) -> list[Cell]:
        """The cells whose tile may be swapped for one with these `walls`, in order.

        If the sides that touch other tiles stay the same, nothing else can change: the same tiles
        are reached on foot, and no cell is emptied or filled.
        """
        return [tile >> 8 for tile in self._tiles_in_order() if not _differs(tile, walls)]

    def _tiles_in_order(self) -> list[int]:
        """All tiles except the fountain, packed: `cell << 8 | walls << WALLS | sides`."""
        tiles = self._in_order
        if tiles is None:
            tiles = []
            for cell, placed in self._placed.items():
                if cell != ORIGIN:
                    tiles.append(cell << 8 | placed)
            tiles.sort()
            self._in_order = tiles
        return tiles

    def may_swap(self, tile: Tile, cell: Cell) -> Refusal | None:
        """Why `tile` may not replace the tile on `cell`, or None if it may."""
        if cell == ORIGIN:
            return Refusal("P-28", "fountain-stays")
        return self.unlike_sides(tile, cell) if _differs(self._placed[cell], tile.walls) else None

    def reached_on_foot(self) -> set[Cell]:
        return set(walk(self._placed))

    # The wall: P-34

    def wall(self) -> int:
        """The points for the longest wall."""
        if self._wall < 0:
            self._wall = longest_stretch(self._outer_sides())
        return self._wall

    def longest_wall(self) -> list[Side]:
        """The sides of the longest unbroken stretch of outer wall, clockwise."""
        return sides_of_longest(self._placed)

    def _outer_sides(self) -> Outline:
        if self._outline is None:
            self._outline = outline(self._placed)
        return self._outline


def _note_near(near: dict[Cell, int], walls: int, cell: Cell) -> int:
    """Update the surroundings of the empty cells around a tile added on `cell`; returns what was
    around it."""
    here = near.pop(cell, 0)
    for side in range(4):
        if not here >> side & 1:
            beside = cell + STEPS[side]
            facing = 1 << (side ^ 2)
            if walls >> side & 1:
                facing |= facing << WALLED
            near[beside] = near.get(beside, 0) | facing
    for corner in range(4):
        if not here >> corner + CORNERS & 1:
            beyond = cell + DIAGONAL_STEPS[corner]
            near[beyond] = near.get(beyond, 0) | 1 << (corner ^ 2) + CORNERS
    return here


def _fitting_near(near: dict[Cell, int]) -> int:
    fitting = 0
    for around in near.values():
        fitting |= fitting_walls(around)
    return fitting


def _differs(placed: int, walls: int) -> int:
    """The sides of a tile in place that touch another tile and would differ with `walls`."""
    return (placed >> WALLS ^ walls) & placed & ALL_SIDES


START: Final = Alhambra({ORIGIN: FOUNTAIN})
