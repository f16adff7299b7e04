"""Alhambras that break the building rules in every way (P-21 to P-24), with the engine's verdict.

The companion in the browser judges tiles as people enter them, in any order; these are some of the
cases it is tested with.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

from alhambra.parts.alhambra import START, Alhambra
from alhambra.parts.buildings import FOUNTAIN, Tile
from alhambra.parts.cells import (
    DIAGONAL_STEPS,
    ORIGIN,
    RING,
    STEPS,
    Cell,
    at,
    cell_text,
    x_of,
    y_of,
)
from alhambra.parts.checking import broken_rule
from alhambra.parts.components import standard

EACH: Final = 20
"""How many Alhambras to break in each way, and how many tiles to try for each rule."""

Json = dict[str, Any]
Tiles = dict[Cell, Tile]
Break = Callable[[Alhambra, list[Tile], random.Random], Tiles | None]
"""Takes an Alhambra, the tiles left and a source of chance; returns the broken layout, or None if
that is impossible."""

NEVER_RIGHT: Final = ("P-21", "P-23")
"""The rules that refuse a tile as it is entered; for the others, later tiles may make it right."""


def other_tile(alhambra: Alhambra, left: list[Tile], chance: random.Random) -> Tiles | None:
    """A tile with the wrong walls."""
    return {**alhambra.tiles, _any_tile(alhambra, chance): chance.choice(left)}


def tile_taken_away(alhambra: Alhambra, _left: list[Tile], chance: random.Random) -> Tiles | None:
    gone = _any_tile(alhambra, chance)
    return {cell: tile for cell, tile in alhambra.tiles.items() if cell != gone}


def by_a_corner(alhambra: Alhambra, left: list[Tile], chance: random.Random) -> Tiles | None:
    cells = {cell + step for cell in alhambra.tiles for step in DIAGONAL_STEPS}
    return _put(alhambra, chance.choice(left), cells - _taken_or_beside(alhambra), chance)


def far_away(alhambra: Alhambra, left: list[Tile], chance: random.Random) -> Tiles | None:
    there = at(chance.choice([-9, 9]), chance.randint(-9, 9))
    return {**alhambra.tiles, there: chance.choice(left)}


def two_apart(alhambra: Alhambra, left: list[Tile], chance: random.Random) -> Tiles | None:
    """Two tiles that fit each other, apart from the rest, or from the fountain alone."""
    rest = chance.choice([alhambra, START])
    one, other = chance.sample(left, 2)
    if one.has_wall(1) != other.has_wall(3):
        return None
    there = at(chance.choice([-12, 12]), chance.randint(-9, 9))
    return {**rest.tiles, there: one, there + STEPS[1]: other}


def behind_a_wall(alhambra: Alhambra, left: list[Tile], chance: random.Random) -> Tiles | None:
    """Only walls between a tile and the rest."""
    return _where("P-22", alhambra, left, chance)


def hole_closed(alhambra: Alhambra, left: list[Tile], chance: random.Random) -> Tiles | None:
    return _where("P-24", alhambra, left, chance)


def ring(_alhambra: Alhambra, left: list[Tile], chance: random.Random) -> Tiles | None:
    """Tiles around an empty space of any size, or with a way out; a corner may be missing."""
    width, height = chance.randint(2, 5), chance.randint(2, 5)
    x, y = chance.randint(0, width), chance.choice([0, height])
    cells = [
        at(i - x, y - k)
        for i in range(width + 1)
        for k in range(height + 1)
        if i in (0, width) or k in (0, height)
    ]
    cells.remove(ORIGIN)
    if chance.random() < 0.6:
        cells.remove(chance.choice(cells))
    without_walls = [tile for tile in left if tile.walls == 0]
    return {ORIGIN: FOUNTAIN, **{cell: chance.choice(without_walls) for cell in cells}}


BREAKS: Final[dict[str, Break]] = {
    each.__name__.replace("_", " "): each
    for each in (
        other_tile,
        tile_taken_away,
        by_a_corner,
        far_away,
        two_apart,
        behind_a_wall,
        hole_closed,
        ring,
    )
}


def whole_cases(chance: random.Random) -> list[Json]:
    """Alhambras broken in every way, each with the first rule it breaks and where, or null if it
    breaks none."""
    return [case for name in BREAKS for case in _some(_broken(name, chance))]


def _broken(name: str, chance: random.Random) -> Iterator[Json]:
    while True:
        alhambra, left = _grown(chance)
        tiles = BREAKS[name](alhambra, left, chance)
        if tiles is not None:
            verdict = broken_rule(tiles)
            yield {
                "way": name,
                "alhambra": _placed(tiles),
                "rule": None if verdict is None else verdict.rule,
                "at": None if verdict is None else verdict.facts["place"],
            }


def tried_cases(chance: random.Random) -> list[Json]:
    """Tiles tried on and around an Alhambra, with the rule that refuses them there, or null."""
    rules = [None, *NEVER_RIGHT]
    return [case for rule in rules for case in _some(_tried(rule, chance))]


def _tried(wanted: str | None, chance: random.Random) -> Iterator[Json]:
    while True:
        alhambra, left = _grown(chance)
        tile = chance.choice(left)
        cell = chance.choice(sorted({c + step for c in alhambra.tiles for step in (*RING, 0)}))
        rule = alhambra.rule_against(tile.walls, cell)
        refused = rule if rule in NEVER_RIGHT else None
        if refused == wanted:
            placed = _placed(alhambra.tiles)
            yield {"alhambra": placed, "tile": str(tile), "at": cell_text(cell), "rule": refused}


def _some(cases: Iterator[Json]) -> list[Json]:
    return [next(cases) for _ in range(EACH)]


def _grown(chance: random.Random) -> tuple[Alhambra, list[Tile]]:
    """An Alhambra that follows the rules, and the tiles left."""
    tiles = [*standard().tiles, *standard().bazaars]
    chance.shuffle(tiles)
    alhambra: Alhambra = START
    for _ in range(chance.randint(3, 20)):
        places = alhambra.places(tiles[-1].walls)
        if places:
            alhambra = alhambra.with_tile(tiles[-1], chance.choice(places))
        tiles.pop()
    return alhambra, tiles


def _any_tile(alhambra: Alhambra, chance: random.Random) -> Cell:
    return chance.choice([cell for cell in alhambra.tiles if cell != ORIGIN] or [at(1, 0)])


def _taken_or_beside(alhambra: Alhambra) -> set[Cell]:
    return {cell + step for cell in alhambra.tiles for step in (*STEPS, 0)}


def _where(rule: str, alhambra: Alhambra, left: list[Tile], chance: random.Random) -> Tiles | None:
    """A tile that this rule forbids, and no earlier one does."""
    tile = chance.choice(left)
    beside = _taken_or_beside(alhambra)
    return _put(
        alhambra, tile, {c for c in beside if alhambra.rule_against(tile.walls, c) == rule}, chance
    )


def _put(alhambra: Alhambra, tile: Tile, cells: set[Cell], chance: random.Random) -> Tiles | None:
    return {**alhambra.tiles, chance.choice(sorted(cells)): tile} if cells else None


def _placed(tiles: Tiles) -> list[list[Any]]:
    placed = [(cell, tile) for cell, tile in tiles.items() if cell != ORIGIN]
    return [[str(tile), x_of(cell), y_of(cell)] for cell, tile in placed]
