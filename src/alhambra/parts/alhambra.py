"""An Alhambra: tiles around a fountain, where tiles may be added and which may be taken away.

An Alhambra never changes: building gives a new one. What follows from its tiles is worked out once
and shared by everything that refers to it.
"""

from typing import Final

from alhambra.core.messages import Fact, Refusal
from alhambra.parts.buildings import FOUNTAIN, TYPES, Tile
from alhambra.parts.cells import ORIGIN, RING, STEPS, Cell, cell_text
from alhambra.parts.edges import edge_of, rule_against_walls, touching_sides
from alhambra.parts.footways import needed_on_foot, walk
from alhambra.parts.outline import Side, outer_walls

SIDES: Final = ("north", "east", "south", "west")
ALL_SIDES: Final = 15


class Alhambra:
    """Tiles by their cells, the fountain included."""

    def __init__(self, tiles: dict[Cell, Tile], known: "Alhambra | None" = None) -> None:
        """Takes any tiles as they are; `broken_rule` tells whether they obey the rules. What is
        `known` of another Alhambra is taken over, to be brought up to date by who gives it."""
        self.tiles: Final = tiles
        self._edges: Final[dict[Cell, int]] = known._edges.copy() if known else {}
        """The empty cells beside a tile, each as `edge_of` describes it."""
        self._touching: Final[dict[Cell, int]] = known._touching.copy() if known else {}
        """Of each tile the sides on which another lies."""
        self._places: Final[dict[int, list[Cell]]] = {}
        self._swaps: Final[dict[int, list[Cell]]] = {}
        self._removable: list[Cell] | None = None
        self._wall: list[Side] | None = None
        if known is None:
            for cell in tiles:
                self._look_around(cell)

    # Building

    def with_tile(self, tile: Tile, cell: Cell) -> "Alhambra":
        """With `tile` on `cell`, instead of what may lie there."""
        tiles = self.tiles.copy()
        tiles[cell] = tile
        return self._changed(tiles, cell)

    def without(self, cell: Cell) -> "Alhambra":
        tiles = self.tiles.copy()
        del tiles[cell]
        return self._changed(tiles, cell)

    def _changed(self, tiles: dict[Cell, Tile], cell: Cell) -> "Alhambra":
        """With `tiles`, which differ on `cell` only."""
        changed = Alhambra(tiles, self)
        changed._look_around(cell)
        return changed

    def _look_around(self, cell: Cell) -> None:
        """Note what is to be known of `cell` and the eight around it: a tile there matters to no
        other."""
        self._look_at(cell)
        for step in RING:
            self._look_at(cell + step)

    def _look_at(self, cell: Cell) -> None:
        tiles = self.tiles
        if cell in tiles:
            self._edges.pop(cell, None)
            self._touching[cell] = touching_sides(tiles, cell)
        else:
            self._touching.pop(cell, None)
            edge = edge_of(tiles, cell)
            if edge:
                self._edges[cell] = edge
            else:
                self._edges.pop(cell, None)

    def cell_of(self, tile: Tile) -> Cell | None:
        for cell, lying in self.tiles.items():
            if lying is tile:
                return cell
        return None

    def counts(self) -> list[int]:
        """How many buildings of each type it has."""
        counts = [0] * len(TYPES)
        for tile in self.tiles.values():
            if tile.type >= 0:
                counts[tile.type] += 1
        return counts

    # Adding a tile: P-21 to P-24

    def rule_against(self, walls: int, cell: Cell) -> str:
        """The first rule that forbids a tile with these `walls` on `cell`, or an empty text."""
        edge = self._edges.get(cell, 0)
        return rule_against_walls(edge, walls)

    def has_place(self, walls: int) -> bool:
        """Whether a tile with these `walls` may be added anywhere."""
        return any(not rule_against_walls(edge, walls) for edge in self._edges.values())

    def places(self, walls: int) -> list[Cell]:
        """Where a tile with these `walls` may be added, in order."""
        places = self._places.get(walls)
        if places is None:
            edges = self._edges
            places = [cell for cell in edges if not rule_against_walls(edges[cell], walls)]
            places.sort()
            self._places[walls] = places
        return places

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
        """The refusal of `tile` on `cell` because a side there would not be like its own (P-21)."""
        for side in range(4):
            neighbour = self.tiles.get(cell + STEPS[side])
            if neighbour is not None and tile.has_wall(side) != neighbour.has_wall(side ^ 2):
                wall = "yes" if tile.has_wall(side) else "no"
                facts: dict[str, Fact] = {"tile": str(tile), "place": cell_text(cell)}
                facts |= {"side": SIDES[side], "other": str(neighbour), "wall": wall}
                return Refusal("P-21", "cannot-add-P-21", facts)
        return None

    # Taking a tile away, and exchanging one: P-26 to P-28

    def removable(self) -> list[Cell]:
        """The cells from which a tile may be taken away, in order."""
        removable = self._removable
        if removable is None:
            needed = needed_on_foot(self.tiles, self._touching)
            touching = self._touching
            removable = [
                cell
                for cell in self.tiles
                if cell != ORIGIN and cell not in needed and touching[cell] != ALL_SIDES
            ]
            removable.sort()
            self._removable = removable
        return removable

    def may_remove(self, cell: Cell) -> Refusal | None:
        """Why the tile on `cell` may not be taken away, or None if it may."""
        if cell in self.removable():
            return None
        facts: dict[str, Fact] = {"tile": str(self.tiles[cell]), "place": cell_text(cell)}
        if cell == ORIGIN:
            return Refusal("P-28", "fountain-stays", facts)
        if self._touching[cell] == ALL_SIDES:
            return Refusal("P-24", "cannot-remove-P-24", facts)
        return Refusal("P-22", "cannot-remove-P-22", facts)

    def swaps(self, walls: int) -> list[Cell]:
        """The cells whose tile may be exchanged for one with these `walls`, in order.

        With the same sides as before where tiles touch, nothing else can have changed: the same
        tiles are reached on foot, and no cell is emptied or filled.
        """
        swaps = self._swaps.get(walls)
        if swaps is None:
            tiles = self.tiles
            touching = self._touching
            swaps = [
                cell
                for cell in tiles
                if (tiles[cell].walls ^ walls) & touching[cell] == 0 and cell != ORIGIN
            ]
            swaps.sort()
            self._swaps[walls] = swaps
        return swaps

    def may_swap(self, tile: Tile, cell: Cell) -> Refusal | None:
        """Why `tile` may not take the place of the tile on `cell`, or None if it may."""
        if cell == ORIGIN:
            return Refusal("P-28", "fountain-stays")
        return self.unlike_sides(tile, cell)

    def reached_on_foot(self) -> set[Cell]:
        return set(walk(self.tiles, self._touching))

    # The wall: P-34

    def wall(self) -> int:
        """The points for the longest wall."""
        return len(self.longest_wall())

    def longest_wall(self) -> list[Side]:
        """The sides of the longest unbroken stretch of outer wall, clockwise."""
        if self._wall is None:
            self._wall = max(outer_walls(self.tiles), key=len, default=[])
        return self._wall


START: Final = Alhambra({ORIGIN: FOUNTAIN})
