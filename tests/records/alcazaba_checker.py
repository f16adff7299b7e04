"""A second, independent checker of records of Alcazaba.

It is written from the documentation alone, docs/records.md, docs/records-dice.md, rules/alcazaba.md
and the component data, and imports nothing of the engine: only what `dice_checker` knows about dice
and `second_checker` about Alhambras.

    python tests/records/alcazaba_checker.py COMPONENTS.json RECORD...
"""

import contextlib
import json
import sys
from collections import Counter
from math import lcm
from pathlib import Path
from typing import Any

from dice_checker import SCORINGS, TYPES, Board, Referee, Turn
from second_checker import (
    COORDINATES,
    START,
    Place,
    Player,
    Running,
    Wrong,
    fault,
    longest_wall,
    order,
    tile_text,
)


class Building(Turn):
    """A turn that may end with a redesign (A-10)."""

    def __init__(self, referee: Referee, board: Board, player: Player) -> None:
        self.player = player
        super().__init__(referee, board, int(player.seat), [])

    def goes_on(self, move: str) -> bool:
        player = self.player
        built = {tile: place for place, tile in player.tiles.items() if place != START}
        match move.split(" "):
            case ["place" | "reserve" | "swap", *_] if self.rolls == 3:
                self.referee.wrong("after the third roll there is no redesign (A-10)")
            case ["place", tile, where] if tile in player.reserve:
                put(self.referee, player, tile, where)
                player.reserve.remove(tile)
            case ["reserve", tile] if tile in built:
                rebuild(self.referee, player, built[tile])
                player.reserve.append(tile)
            case ["swap", new, old] if new in player.reserve and old in built:
                rebuild(self.referee, player, built[old], new)
                player.reserve[player.reserve.index(new)] = old
            case ["keep" | "marker", *_]:
                return super().goes_on(move)
            case _:
                self.referee.wrong(f"{move!r} is not possible here")
        return False


def put(referee: Referee, player: Player, tile: str, where: str) -> None:
    found = COORDINATES.fullmatch(where)
    place = (int(found[1]), int(found[2])) if found else START
    if place in player.tiles:
        referee.wrong(f"{where} is not a free place")
    rebuild(referee, player, place, tile)


def rebuild(referee: Referee, player: Player, place: Place, tile: str = "") -> None:
    player.tiles = player.changed(place, tile)
    if problem := fault(player.tiles):
        referee.wrong(problem)


class AlcazabaChecker(Referee):
    """Plays a record of Alcazaba through from the first step to the last."""

    def __init__(self, text: str, components: dict[str, Any]) -> None:
        super().__init__(text, "alcazaba")
        palace = components["palace"]
        self.extra = tile_text(components["alcazaba"]["extra_tile"])
        tiles = [tile_text(item) for item in palace["tiles"]["items"]]
        self.unseen = sorted([*tiles, self.extra], key=order)
        self.markers: int = components["dice"]["markers"]["by_players"][str(self.seats)]
        self.majority_points = palace["majority_points"]
        self.players = [Player(str(seat)) for seat in range(1, self.seats + 1)]
        self.dirk = 3 if self.seats == 2 else 0  # his number as an owner
        self.dirks_tiles: list[str] = []

    def play(self) -> None:
        lots = [(str(seat), 1) for seat in range(1, self.seats + 1)]
        self.start = int(self.draw("lot", lots))
        for number in range(1, 6):
            self.next_start = self.start
            self.round(number)
            self.start = self.next_start
            if number in SCORINGS:
                self.score(SCORINGS[number])
        self.finish()

    def draw_tile(self, occasion: str, outcomes: list[tuple[str, int]]) -> str:
        tile = self.draw(occasion, [(each, weight) for each, weight in outcomes if weight])
        self.unseen.remove(tile)
        return tile

    def in_bag(self, piles: int) -> list[tuple[str, int]]:
        """Every unseen tile with its weight, while so many piles are left (A-02)."""
        counts = Counter(tile[0] for tile in self.unseen if tile != self.extra)
        common = lcm(*counts.values())
        return [
            (t, common if t == self.extra else common * (counts[t[0]] - piles) // counts[t[0]])
            for t in self.unseen
        ]

    def round(self, number: int) -> None:
        board = Board()
        offers: dict[str, list[str]] = {}
        for kind in TYPES:
            fitting = [t for t in self.unseen if t[0] == kind and t != self.extra]
            offers[kind] = [self.draw_tile("pile", [(tile, 1) for tile in fitting])]
        for line in range(2, 7):
            tile = self.draw_tile("bag", self.in_bag(5 - number))
            offers[tile[0]].append(tile)
            if self.dirk:
                board.place(tile[0], (-line, 3), self.dirk)
        token = self.roll("column", 1) if number < 5 else ""
        for turn in range(self.markers * self.seats):
            Building(self, board, self.players[(self.start - 1 + turn) % self.seats]).play()
        for kind in TYPES:
            there = [*offers[kind], *(["start"] if token == kind else [])]
            for owner in board.best_first(kind):
                if there:
                    self.take(owner, there)

    def take(self, owner: int, there: list[str]) -> None:
        """A-20, A-21, A-41: one thing of the column, which is taken out of the list."""
        taken = there[0]
        if owner != self.dirk:
            taken = self.move(owner, "take something").removeprefix("take ")
            if taken not in there or not self.is_take(taken):
                self.wrong(f"{taken!r} cannot be taken here")
        there.remove(taken)
        if taken != "start" and owner == self.dirk:
            self.dirks_tiles.append(taken)
        elif taken != "start":
            self.place(self.players[owner - 1], taken)
        elif owner == self.dirk:
            self.next_start = 3 - self.start
        else:
            named = self.move(owner, "name the next start player")
            if named not in [f"name {seat}" for seat in range(1, self.seats + 1)]:
                self.wrong(f"{named!r} is not possible here")
            self.next_start = int(named.removeprefix("name "))

    def is_take(self, taken: str) -> bool:
        """Whether the move was a take at all, and not only the name of what is there."""
        return self.last == f"take {taken}"

    def move(self, seat: int, due: str) -> str:
        self.last = super().move(seat, due)
        return self.last

    def place(self, player: Player, tile: str) -> None:
        match self.move(int(player.seat), f"place {tile}").split(" "):
            case ["place", placed, where] if placed == tile:
                put(self, player, tile, where)
            case ["reserve", placed] if placed == tile:
                player.reserve.append(tile)
            case ["give", placed] if placed == tile and self.dirk:
                self.dirks_tiles.append(tile)
            case _:
                self.wrong(f"{tile} must be placed")

    def score(self, letter: str) -> None:
        """A-30, A-43: P-31 to P-35."""
        owners = [(p.seat, list(p.tiles.values()), longest_wall(p.tiles)) for p in self.players]
        owners += [("Dirk", self.dirks_tiles, 0)] if self.dirk else []
        for who, tiles, wall in owners:
            total, table = wall, ""
            for kind, points in zip(TYPES, self.majority_points[letter].values(), strict=True):
                own = sum(tile[0] == kind for tile in tiles)
                counts = [sum(tile[0] == kind for tile in others) for _, others, _ in owners]
                first, level = sum(other > own for other in counts), counts.count(own)
                share = sum(points[first : first + level]) // level if own else 0
                total += share
                table += f"{kind} {share} "
            self.expect(f"= {letter} {who}: {table}wall {wall} sum {total}")
            if who != "Dirk":
                self.points[int(who) - 1] += total


def check(text: str, components: dict[str, Any]) -> None:
    """Raises Wrong at the first wrong line of a record; if there is none, it is right."""
    checker = AlcazabaChecker(text, components)
    with contextlib.suppress(Running):
        checker.play()
    if len(checker.steps) > 1:
        raise Wrong(checker.steps[0][0], "the record goes on after its end")


def main(arguments: list[str]) -> int:
    components = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    status = 0
    for name in arguments[1:]:
        try:
            check(Path(name).read_bytes().decode("utf-8"), components)
            print(f"{name}: right")
        except Wrong as wrong:
            print(f"{name}: {wrong}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
