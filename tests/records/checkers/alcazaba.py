"""Alcazaba, from rules/alcazaba.md and docs/records-dice.md."""

from collections import Counter
from math import lcm
from typing import Any

from checkers.alhambras import Builder, longest_wall, points_by_type
from checkers.dice.rounds import RoundsReferee
from checkers.dice.turns import Board, Turn, rolls
from checkers.records import Outcomes, even
from checkers.referee import Referee
from checkers.things import TYPES, order, tile_text


class BuildersTurn(Turn):
    """A turn that may end with a redesign (A-10)."""

    def __init__(self, referee: Referee, board: Board, builder: Builder) -> None:
        self.builder = builder
        super().__init__(referee, board, int(builder.seat), [])

    def goes_on(self, move: str) -> bool:
        match move.split(" "):
            case ["place" | "reserve" | "swap", *_] if self.rolls == 3:
                self.referee.wrong("after the third roll there is no redesign (A-10)")
            case ["keep" | "marker", *_]:
                return super().goes_on(move)
            case words if not self.builder.redesign(self.referee, words):
                self.referee.wrong(f"{move!r} is not possible here")
        return False


class AlcazabaChecker(RoundsReferee):
    def __init__(self, text: str, components: dict[str, Any]) -> None:
        super().__init__(text, "alcazaba", components)
        self.extra = tile_text(components["alcazaba"]["extra_tile"])
        tiles = [tile_text(item) for item in components["palace"]["tiles"]["items"]]
        self.unseen = sorted([*tiles, self.extra], key=order)
        self.builders = [Builder(seat) for seat in self.points]
        self.dirks_tiles: list[str] = []

    def draw_tile(self, occasion: str, outcomes: Outcomes) -> str:
        tile = self.drawn(occasion, outcomes)
        self.unseen.remove(tile)
        return tile

    def in_bag(self, piles: int) -> Outcomes:
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
            offers[kind] = [self.draw_tile("pile", even(fitting))]
        for line in range(2, 7):
            tile = self.draw_tile("bag", self.in_bag(5 - number))
            offers[tile[0]].append(tile)
            if self.dirk:
                board.place(tile[0], (-line, 3), self.dirk)
        token = self.drawn("column", rolls(1)) if number < 5 else ""
        for seat in self.seats_in_turn():
            BuildersTurn(self, board, self.builders[seat - 1]).play()
        for kind in TYPES:
            there = [*offers[kind], *(["start"] if token == kind else [])]
            for owner in board.best_first(kind):
                if there:
                    self.take(owner, there)

    def take(self, owner: int, there: list[str]) -> None:
        """A-20, A-21, A-41: one thing of the column, which is taken out of the list."""
        taken = there[0]
        if owner != self.dirk:
            verb, _, taken = self.move(owner, "take something").partition(" ")
            if verb != "take" or taken not in there:
                self.wrong(f"{taken!r} cannot be taken here")
        there.remove(taken)
        if taken == "start":
            self.take_start_token(owner)
        elif owner == self.dirk:
            self.dirks_tiles.append(taken)
        else:
            self.place(self.builders[owner - 1], taken)

    def place(self, builder: Builder, tile: str) -> None:
        match self.move(builder.seat, f"place {tile}").split(" "):
            case ["place", placed, where] if placed == tile:
                builder.put(self, tile, where)
            case ["reserve", placed] if placed == tile:
                builder.reserve.append(tile)
            case ["give", placed] if placed == tile and self.dirk:
                self.dirks_tiles.append(tile)
            case _:
                self.wrong(f"{tile} must be placed")

    def score(self, letter: str) -> None:
        """A-30, A-43: P-31 to P-35."""
        everybody = [list(builder.tiles.values()) for builder in self.builders]
        everybody += [self.dirks_tiles] if self.dirk else []
        for owner, tiles in enumerate(everybody, 1):
            points = points_by_type(tiles, everybody, self.majority_points[letter])
            dirk = owner == self.dirk
            points["wall"] = 0 if dirk else longest_wall(self.builders[owner - 1].tiles)
            self.count_points(letter, owner, points)
