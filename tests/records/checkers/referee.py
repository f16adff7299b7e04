"""Going through a record step by step, whatever its game."""

import contextlib
import re
from collections.abc import Iterator
from typing import NoReturn

from checkers.records import (
    SEEDS,
    Outcomes,
    Wrong,
    check_proof,
    choose,
    read_lines,
    source_numbers,
)


class Running(Exception):
    """The record says that the game is not over yet."""


class Referee:
    """Plays a record through from the first step to the last; each game says how."""

    def __init__(self, text: str, game: str, players: str = "[2-6]") -> None:
        self.tags, self.steps = read_lines(text)
        self.line = 1  # the line to blame if something is wrong
        self.numbers: Iterator[int] | None = None
        if self.tag("Components") is not None:
            self.wrong("the game was played with other component data, which is not at hand")
        needed = {"Format": "alhambra 1", "Game": game, "Rules": "1", "Players": players}
        needed |= {"Source": "mt19937|hmac-sha256|caller|given"}
        for name, allowed in needed.items():
            if self.tag(name, allowed) is None:
                self.wrong(f"the tag {name} is missing")
        self.seats = int(self.tag("Players") or 0)
        self.read_options(self.tag("Options"))
        self.read_seed()

    def read_options(self, options: str | None) -> None:
        if options is not None:
            self.wrong("this game has no options")

    def read_seed(self) -> None:
        source = self.tag("Source") or ""
        seed = self.tag("Seed", SEEDS.get(source, ".*") + r"|\?")
        if source in SEEDS and seed is None:
            self.wrong("the tag Seed is missing")
        if source in SEEDS and seed is not None and seed != "?":
            self.numbers = source_numbers(source, seed)
        check_proof(self.tags, self.seats)

    def check(self) -> None:
        """Raises Wrong at the first wrong line of the record; if there is none, it is right."""
        with contextlib.suppress(Running):
            self.play()
        if len(self.steps) > 1:
            raise Wrong(self.steps[0][0], "the record goes on after its end")

    def play(self) -> None:
        raise NotImplementedError

    def wrong(self, reason: str) -> NoReturn:
        raise Wrong(self.line, reason)

    def tag(self, name: str, allowed: str = ".*") -> str | None:
        """The value of a tag, None if it is not there; its line is now the line to blame."""
        self.line, text = self.tags.get(name, (1, None))
        if text is not None and not re.fullmatch(allowed, text):
            self.wrong(f"the tag {name} cannot be {text!r}")
        return text

    def step(self, who: str, due: str) -> str:
        """The text of the next step, which must be this seat's, this occasion's or a check."""
        self.line, found, text = self.steps.pop(0)
        if (found, text) == ("=", "= running") and who != "=":
            raise Running
        if found != who:
            self.wrong(f"{due}, but " + (f"{text!r} follows" if found else "the record breaks off"))
        return text

    def move(self, seat: int | str, due: str) -> str:
        return self.step(str(seat), f"seat {seat} must {due}")

    def drawn(self, occasion: str, outcomes: Outcomes, secret: bool = False) -> str:
        """What chance gave; where one seat alone sees it, it may be blanked out."""
        outcome = self.step(f"* {occasion}", f"a draw for {occasion} must follow")
        if not any(thing == outcome and weight for thing, weight in outcomes) and not (
            secret and outcome == "?" and not self.numbers
        ):
            self.wrong(f"{outcome} cannot come for {occasion}")
        if self.numbers and (right := choose(outcomes, self.numbers)) != outcome:
            self.wrong(f"the seed gives {right} for {occasion}, not {outcome}")
        return outcome

    def expect(self, check: str) -> None:
        if self.step("=", f"{check!r} must follow") != check:
            self.wrong(f"{check!r} must stand here")

    def expect_points(self, scoring: str, who: str, points: dict[str, int]) -> int:
        """The line of a scoring with these points by cause; their sum."""
        total = sum(points.values())
        table = " ".join(f"{cause} {number}" for cause, number in points.items())
        self.expect(f"= {scoring} {who}: {table} sum {total}")
        return total

    def finish(self, points: dict[str, int]) -> None:
        """The end of the game: everybody's points, and who has the most."""
        for who, number in points.items():
            self.expect(f"= end {who}: {number}")
        best = max(points.values())
        self.expect(" ".join(["= won", *(who for who in points if points[who] == best)]))
