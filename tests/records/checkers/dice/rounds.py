"""Rounds with markers and start players, in the Dice Game and in Alcazaba."""

from typing import Any

from checkers.records import even
from checkers.referee import Referee

SCORINGS = {1: "A", 3: "B", 5: "C"}


class RoundsReferee(Referee):
    def __init__(self, text: str, game: str, components: dict[str, Any]) -> None:
        super().__init__(text, game)
        self.markers: int = components["dice"]["markers"]["by_players"][str(self.seats)]
        self.majority_points = components["palace"]["majority_points"]
        self.dirk = 3 if self.seats == 2 else 0  # his number as an owner
        self.points = {str(seat): 0 for seat in range(1, self.seats + 1)}

    def play(self) -> None:
        self.start = int(self.drawn("lot", even(self.points)))
        for number in range(1, 6):
            self.next_start = self.start
            self.round(number)
            self.start = self.next_start
            if number in SCORINGS:
                self.score(SCORINGS[number])
        self.finish(self.points)

    def round(self, number: int) -> None:
        raise NotImplementedError

    def score(self, letter: str) -> None:
        raise NotImplementedError

    def seats_in_turn(self) -> list[int]:
        """The seats of a round, as they place their markers (D-12)."""
        turns = range(self.start - 1, self.start - 1 + self.markers * self.seats)
        return [turn % self.seats + 1 for turn in turns]

    def take_start_token(self, owner: int) -> None:
        """D-46, D-63: its owner names the next start player; Dirk who did not start this time."""
        if owner == self.dirk:
            self.next_start = 3 - self.start
            return
        named = self.move(owner, "name the next start player")
        if named not in [f"name {seat}" for seat in self.points]:
            self.wrong(f"{named!r} is not possible here")
        self.next_start = int(named.removeprefix("name "))

    def count_points(self, letter: str, owner: int, points: dict[str, int]) -> None:
        """Checks a line of a scoring, and adds its points to a player's."""
        if owner == self.dirk:
            self.expect_points(letter, "Dirk", points)
        else:
            self.points[str(owner)] += self.expect_points(letter, str(owner), points)
