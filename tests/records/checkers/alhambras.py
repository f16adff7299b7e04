"""Alhambras: which are allowed, what they bring, and how they are built."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import product

from checkers.referee import Referee
from checkers.things import TYPES, walls

Place = tuple[int, int]

STEPS: dict[str, Place] = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
CLOCKWISE = dict(zip("nesw", "eswn", strict=True))
OPPOSITE = dict(zip("nesw", "swne", strict=True))
START: Place = (0, 0)
COORDINATES = re.compile(r"(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)")


def beside(place: Place, side: str) -> Place:
    return place[0] + STEPS[side][0], place[1] + STEPS[side][1]


def flood(start: Place, may_step: Callable[[Place, str], bool]) -> set[Place]:
    """All places to which one can come from the start."""
    reached = [start]
    for place in reached:  # the list grows meanwhile
        steps = [beside(place, side) for side in STEPS if may_step(place, side)]
        reached += [near for near in steps if near not in reached]
    return set(reached)


def fault(tiles: dict[Place, str]) -> str:
    """Which of P-21 to P-24 an Alhambra breaks, or nothing."""
    for place, side in product(tiles, STEPS):
        other = tiles.get(beside(place, side))
        if other and (side in walls(tiles[place])) != (OPPOSITE[side] in walls(other)):
            return "a wall meets an open side (P-21)"
    reached = flood(START, lambda p, side: side not in walls(tiles[p]) and beside(p, side) in tiles)
    if len(reached) < len(tiles):
        return "a tile cannot be reached from the fountain (P-22, P-23)"
    # The smallest rectangle around all tiles, with a margin of one cell that is outside for sure.
    columns = range(min(x for x, _ in tiles) - 1, max(x for x, _ in tiles) + 2)
    rows = range(min(y for _, y in tiles) - 1, max(y for _, y in tiles) + 2)
    empty = set(product(columns, rows)) - set(tiles)
    if flood((columns[0], rows[0]), lambda p, side: beside(p, side) in empty) != empty:
        return "an empty space is shut in (P-24)"
    return ""


def longest_wall(tiles: dict[Place, str]) -> int:
    """P-34: walk clockwise around the edge, side by side, and look for the longest run of wall."""
    edge = [(p, side) for p, side in product(tiles, STEPS) if beside(p, side) not in tiles]
    here = edge[0]
    loop = ""
    for _ in edge:
        place, side = here
        loop += "w" if side in walls(tiles[place]) else " "
        ahead = beside(place, CLOCKWISE[side])
        corner = beside(ahead, side)
        if ahead not in tiles:
            here = place, CLOCKWISE[side]
        elif corner not in tiles:
            here = ahead, side
        else:
            here = corner, OPPOSITE[CLOCKWISE[side]]
    assert here == edge[0], "without holes the edge is one loop"
    return max(map(len, (loop * 2).split()), default=0) if " " in loop else len(loop)


def share(own: int, counts: list[int], places: list[int]) -> int:
    """P-32: what a player with so many gets, the tied sharing their places."""
    first, level = sum(other > own for other in counts), counts.count(own)
    return sum(places[first : first + level]) // level if own else 0


def points_by_type(
    tiles: Iterable[str], everybody: list[list[str]], places: dict[str, list[int]]
) -> dict[str, int]:
    """P-31: what the owner of some tiles gets for each type; `everybody` counts the owner too."""
    own = [tile[0] for tile in tiles]
    return {
        kind: share(
            own.count(kind), [sum(t[0] == kind for t in each) for each in everybody], points
        )
        for kind, points in zip(TYPES, places.values(), strict=True)
    }


@dataclass
class Builder:
    """Somebody with an Alhambra and a reserve."""

    seat: str
    tiles: dict[Place, str] = field(default_factory=lambda: {START: "F"})
    reserve: list[str] = field(default_factory=list)

    def changed(self, place: Place, tile: str = "") -> dict[Place, str]:
        others = {p: other for p, other in self.tiles.items() if p != place}
        return {**others, place: tile} if tile else others

    def rebuild(self, referee: Referee, place: Place, tile: str = "") -> None:
        self.tiles = self.changed(place, tile)
        if problem := fault(self.tiles):
            referee.wrong(problem)

    def put(self, referee: Referee, tile: str, where: str) -> None:
        found = COORDINATES.fullmatch(where)
        place = (int(found[1]), int(found[2])) if found else START
        if place in self.tiles:
            referee.wrong(f"{where} is not a free place")
        self.rebuild(referee, place, tile)

    def redesign(self, referee: Referee, words: list[str]) -> bool:
        """Whether these words are a redesign (P-26), which is made then."""
        built = {tile: place for place, tile in self.tiles.items() if place != START}
        match words:
            case ["place", tile, where] if tile in self.reserve:
                self.put(referee, tile, where)
                self.reserve.remove(tile)
            case ["reserve", gone] if gone in built:
                self.rebuild(referee, built[gone])
                self.reserve.append(gone)
            case ["swap", new, gone] if new in self.reserve and gone in built:
                self.rebuild(referee, built[gone], new)
                self.reserve[self.reserve.index(new)] = gone
            case _:
                return False
        return True

    def can_redesign(self) -> bool:
        around = {beside(p, side) for p, side in product(self.tiles, STEPS)} - {START}
        changes = [*((p, "") for p in self.tiles if p != START), *product(around, self.reserve)]
        return not all(fault(self.changed(*change)) for change in changes)
