"""An Alhambra: tiles around a fountain, where tiles may be added and taken, and its wall.

An Alhambra never changes: building gives a new one. What is worked out about it (its edge, its
removable tiles, its wall) is worked out once and shared by everything that refers to it.
"""

from typing import Final, TypeAlias

from alhambra.core.messages import Refusal
from alhambra.parts.buildings import FOUNTAIN, TYPES, Tile
from alhambra.parts.cells import ORIGIN, RING, STEPS, Cell, at, by_place, cell_text, x_of, y_of

SIDES: Final = ("north", "east", "south", "west")

Side: TypeAlias = tuple[Cell, int]
"""A side of a tile: its cell and an index into SIDES."""


def _parts_of_ring(ring: int) -> int:
    """Into how many parts a tile would split the empty cells beside it; `ring` has a bit for each
    of the eight cells around it that holds a tile."""
    parts = 0
    for side in range(0, 8, 2):
        before = ring >> (side + 6) % 8 & 1 or ring >> (side + 7) % 8 & 1
        parts += 1 if not ring >> side & 1 and before else 0
    return parts


_SPLITS: Final = tuple(_parts_of_ring(ring) > 1 for ring in range(256))


class Edge:
    """An empty cell beside an Alhambra, as a tile that would come there finds it."""

    def __init__(self, touching: int, walled: int, encloses: bool) -> None:
        self.touching = touching
        """The sides on which a tile lies."""
        self.walled = walled
        """Those of them on which that tile shows a wall."""
        self.encloses = encloses
        """Whether filling this cell would cut empty cells off from the outside."""


class Alhambra:
    """Tiles by their cells, the fountain included."""

    def __init__(self, tiles: dict[Cell, Tile]) -> None:
        """Takes any tiles as they are; `broken_rule` tells whether they obey the rules."""
        self.tiles = tiles
        self._edges: dict[Cell, Edge] | None = None
        self._places: dict[int, list[Cell]] = {}
        self._removable: list[Cell] | None = None
        self._wall: list[Side] | None = None

    # Building

    def with_tile(self, tile: Tile, cell: Cell) -> "Alhambra":
        """With `tile` on `cell`, instead of what may lie there."""
        tiles = self.tiles.copy()
        tiles[cell] = tile
        return Alhambra(tiles)

    def without(self, cell: Cell) -> "Alhambra":
        tiles = self.tiles.copy()
        del tiles[cell]
        return Alhambra(tiles)

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
        edge = self.edges().get(cell)
        if edge is None:
            return "P-23"
        if walls & edge.touching != edge.walled:
            return "P-21"
        if edge.touching & ~walls == 0:
            return "P-22"
        if edge.encloses:
            return "P-24"
        return ""

    def places(self, walls: int) -> list[Cell]:
        """Where a tile with these `walls` may be added, north row first."""
        places = self._places.get(walls)
        if places is None:
            places = [cell for cell in self.edges() if not self.rule_against(walls, cell)]
            self._places[walls] = places
        return places

    def may_add(self, tile: Tile, cell: Cell) -> Refusal | None:
        """Why `tile` may not be added on `cell`, or None if it may."""
        rule = self.rule_against(tile.walls, cell)
        if not rule:
            return None
        facts: dict[str, str | int] = {"tile": str(tile), "place": cell_text(cell)}
        if cell in self.tiles:
            return Refusal(rule, "place-taken", facts | {"other": str(self.tiles[cell])})
        if rule == "P-21":
            side, neighbour = self._unlike_side(tile.walls, cell)
            wall = "yes" if tile.walls >> side & 1 else "no"
            facts |= {"side": SIDES[side], "other": str(neighbour), "wall": wall}
        return Refusal(rule, f"cannot-add-{rule}", facts)

    def edges(self) -> dict[Cell, Edge]:
        """Every empty cell beside a tile, north row first."""
        if self._edges is None:
            self._edges = self._find_edges()
        return self._edges

    def _find_edges(self) -> dict[Cell, Edge]:
        tiles = self.tiles
        touching: dict[Cell, int] = {}
        walled: dict[Cell, int] = {}
        for cell, tile in tiles.items():
            for side in range(4):
                beside = cell + STEPS[side]
                if beside not in tiles:
                    facing = 1 << (side ^ 2)
                    touching[beside] = touching.get(beside, 0) | facing
                    if tile.walls >> side & 1:
                        walled[beside] = walled.get(beside, 0) | facing
        edges: dict[Cell, Edge] = {}
        for cell in sorted(touching, key=by_place):
            ring = 0
            for place in range(8):
                if cell + RING[place] in tiles:
                    ring |= 1 << place
            edges[cell] = Edge(touching[cell], walled.get(cell, 0), _SPLITS[ring])
        return edges

    def _unlike_side(self, walls: int, cell: Cell) -> tuple[int, Tile]:
        for side in range(4):
            neighbour = self.tiles.get(cell + STEPS[side])
            if neighbour is not None and walls >> side & 1 != neighbour.walls >> (side ^ 2) & 1:
                return side, neighbour
        raise AssertionError("all touching sides are alike")

    # Taking a tile away, and exchanging one: P-26 to P-28

    def removable(self) -> list[Cell]:
        """The cells from which a tile may be taken away."""
        if self._removable is None:
            needed = self._needed_on_foot()
            self._removable = [
                cell
                for cell in sorted(self.tiles, key=by_place)
                if cell != ORIGIN and cell not in needed and not self._surrounded(cell)
            ]
        return self._removable

    def may_remove(self, cell: Cell) -> Refusal | None:
        """Why the tile on `cell` may not be taken away, or None if it may."""
        facts: dict[str, str | int] = {"tile": str(self.tiles[cell]), "place": cell_text(cell)}
        if cell == ORIGIN:
            return Refusal("P-28", "fountain-stays", facts)
        if self._surrounded(cell):
            return Refusal("P-24", "cannot-remove-P-24", facts)
        if cell in self._needed_on_foot():
            return Refusal("P-22", "cannot-remove-P-22", facts)
        return None

    def may_swap(self, tile: Tile, cell: Cell) -> Refusal | None:
        """Why `tile` may not take the place of the tile on `cell`, or None if it may.

        With the same sides as before where tiles touch, nothing else can have changed: the same
        tiles are reached on foot, and no cell is emptied or filled.
        """
        if cell == ORIGIN:
            return Refusal("P-28", "fountain-stays", {"tile": "F", "place": cell_text(cell)})
        side = self.unlike_in_swap(tile.walls, cell)
        if side < 0:
            return None
        wall = "yes" if tile.walls >> side & 1 else "no"
        facts: dict[str, str | int] = {
            "tile": str(tile),
            "place": cell_text(cell),
            "side": SIDES[side],
            "other": str(self.tiles[cell + STEPS[side]]),
            "wall": wall,
        }
        return Refusal("P-21", "cannot-add-P-21", facts)

    def unlike_in_swap(self, walls: int, cell: Cell) -> int:
        """The first side where a tile with these `walls` would not fit on `cell`, or -1."""
        changed = walls ^ self.tiles[cell].walls
        for side in range(4):
            if changed >> side & 1 and cell + STEPS[side] in self.tiles:
                return side
        return -1

    def _surrounded(self, cell: Cell) -> bool:
        return all(cell + step in self.tiles for step in STEPS)

    def _steps_on_foot(self, cell: Cell) -> list[Cell]:
        walls = self.tiles[cell].walls
        return [
            cell + STEPS[side]
            for side in range(4)
            if not walls >> side & 1 and cell + STEPS[side] in self.tiles
        ]

    def reached_on_foot(self) -> set[Cell]:
        return set(self._walk())

    def _walk(self) -> dict[Cell, Cell]:
        """A walk in depth from the fountain: the tiles in the order in which they are reached on
        foot, each with the tile from which it was."""
        came_from: dict[Cell, Cell] = {}
        ahead = [(ORIGIN, ORIGIN)]
        while ahead:
            cell, last = ahead.pop()
            if cell not in came_from:
                came_from[cell] = last
                for beside in self._steps_on_foot(cell):
                    if beside not in came_from:
                        ahead.append((beside, cell))
        return came_from

    def _needed_on_foot(self) -> set[Cell]:
        """The tiles without which others could not be reached from the fountain.

        `earliest` is the first tile of the walk that can be reached from a tile, or from behind
        it, without going back the way one came. Where nothing behind a tile leads past it, what
        lies behind needs it.
        """
        came_from = self._walk()
        number = {cell: index for index, cell in enumerate(came_from)}
        earliest: dict[Cell, int] = {}
        needed: set[Cell] = set()
        for cell in reversed(list(came_from)):
            first = number[cell]
            for beside in self._steps_on_foot(cell):
                if came_from[beside] == cell and beside != ORIGIN:
                    if earliest[beside] >= number[cell]:
                        needed.add(cell)
                    first = min(first, earliest[beside])
                elif beside != came_from[cell]:
                    first = min(first, number[beside])
            earliest[cell] = first
        return needed

    # The wall: P-34

    def wall(self) -> int:
        """The points for the longest wall."""
        return len(self.longest_wall())

    def longest_wall(self) -> list[Side]:
        """The sides of the longest unbroken stretch of outer wall, clockwise."""
        if self._wall is None:
            stretches = self._outer_walls()
            self._wall = max(stretches, key=len) if stretches else []
        return self._wall

    def _outer_walls(self) -> list[list[Side]]:
        """All stretches of outer wall.

        Seen clockwise, each outer side leads from one corner to the next, and as an Alhambra has
        no holes its outline passes each corner once. So a stretch goes on where a wall begins at
        the corner at which another ends.
        """
        beginning: dict[Cell, Side] = {}
        ends: dict[Cell, Cell] = {}
        for cell in sorted(self.tiles, key=by_place):
            walls = self.tiles[cell].walls
            for side in range(4):
                if walls >> side & 1 and cell + STEPS[side] not in self.tiles:
                    corner = cell + _CORNERS[side]
                    beginning[corner] = (cell, side)
                    ends[corner] = cell + _CORNERS[(side + 1) % 4]
        ended = set(ends.values())
        firsts = [corner for corner in ends if corner not in ended]
        # Without a first wall they run all round: then any is as good.
        firsts = firsts or list(ends)[:1]
        return [_follow(first, beginning, ends) for first in firsts]


_CORNERS: Final = (at(0, 1), at(1, 1), at(1, 0), at(0, 0))
"""The corner at which each side of a cell begins, clockwise; a corner is named by the cell to its
north-east."""

START: Final = Alhambra({ORIGIN: FOUNTAIN})


def _follow(first: Cell, beginning: dict[Cell, Side], ends: dict[Cell, Cell]) -> list[Side]:
    stretch = [beginning[first]]
    corner = ends[first]
    while corner in beginning and corner != first:
        stretch.append(beginning[corner])
        corner = ends[corner]
    return stretch


def broken_rule(tiles: dict[Cell, Tile]) -> Refusal | None:
    """The first rule that an Alhambra as it lies breaks (P-21 to P-24), however it was built."""
    alhambra = Alhambra(tiles)
    cells = sorted(tiles, key=by_place)
    for cell in cells:
        facts: dict[str, str | int] = {"tile": str(tiles[cell]), "place": cell_text(cell)}
        if len(tiles) > 1 and not any(cell + step in tiles for step in STEPS):
            return Refusal("P-23", "cannot-add-P-23", facts)
        for side in range(4):
            neighbour = tiles.get(cell + STEPS[side])
            wall = tiles[cell].walls >> side & 1
            if neighbour is not None and wall != neighbour.walls >> (side ^ 2) & 1:
                facts |= {"side": SIDES[side], "other": str(neighbour)}
                return Refusal("P-21", "cannot-add-P-21", facts | {"wall": "yes" if wall else "no"})
    reached = alhambra.reached_on_foot()
    for cell in cells:
        if cell not in reached:
            facts = {"tile": str(tiles[cell]), "place": cell_text(cell)}
            return Refusal("P-22", "not-reached-P-22", facts)
    hole = _hole(tiles)
    if hole is not None:
        return Refusal("P-24", "hole-P-24", {"place": cell_text(hole)})
    return None


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
    return min(empty, key=by_place) if empty else None
