"""A second, independent checker of records of Roll & Write.

It is written from the documentation alone, docs/records.md, docs/records-rollwrite.md,
rules/roll-and-write.md and the component data, and imports nothing of the engine. From the checker
of Palace it has what all records share: lines, and numbers from seeds.

    python tests/records/second_checker_rollwrite.py COMPONENTS.json RECORD...
"""

import contextlib
import json
import re
import sys
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from pathlib import Path
from typing import Any, NoReturn

from second_checker import SEEDS, Running, Wrong, check_proof, read_lines, source_numbers

TYPES = "PSACGT"
PAIRS = [f"{row},{column}" for row, column in product("123456", repeat=2)]
TWO = ["".join(dice) for dice in combinations_with_replacement("123456", 2)]
OPTIONS = re.compile(r"(?:solo=([34]))? ?(?:contest=(yes))? ?(?:sheet=([PSACGT/]{41}))?")


class Player:
    """Anybody on the score sheet."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.points = 0

    def had(self, grid: dict[str, str]) -> list[str]:
        """The types of all buildings of this player."""
        raise NotImplementedError


class Sheet(Player):
    """Somebody with a sheet: crosses, dice by colour, coins left and received."""

    def __init__(self, seat: int, coins: int) -> None:
        super().__init__(str(seat))
        self.crosses: set[str] = set()
        self.dice: tuple[list[str], list[str]] = [], []
        self.coins = self.received = coins

    def had(self, grid: dict[str, str]) -> list[str]:
        return [grid[pair] for pair in self.crosses]

    def lay(self, pair: str) -> None:
        for colour, die in zip(self.dice, pair.split(","), strict=True):
            colour.append(die)
            colour.sort()

    def take(self, pair: str) -> None:
        for colour, die in zip(self.dice, pair.split(","), strict=True):
            colour.remove(die)

    def crossings(self) -> list[str]:
        return [f"{row},{column}" for row, column in product(*self.dice)]


class Imaginary(Player):
    """An imaginary player: nothing but a row on the score sheet."""

    def __init__(self, number: int) -> None:
        super().__init__(f"imaginary{number}")
        self.marks: list[str] = []

    def had(self, _: dict[str, str]) -> list[str]:
        return self.marks


def steps(before: list[str], after: str) -> int:
    return sum(abs(int(a) - int(b)) for a, b in zip(before, after, strict=True))


class Checker:
    """Plays a record through from the first step to the last."""

    def __init__(self, text: str, components: dict[str, Any]) -> None:
        self.tags, self.steps = read_lines(text)
        self.line = 1
        self.box = components["roll_and_write"]
        self.places = components["palace"]["majority_points"]["C"]
        self.numbers: Iterator[int] | None = None
        letters = [name[0].upper() for row in self.box["grid"]["rows"] for name in row]
        self.grid = dict(zip(PAIRS, letters, strict=True))
        players, imaginary = self.read_tags()
        self.boxes = {t: list(self.grid.values()).count(t) for t in TYPES}
        self.sheets = [Sheet(n + 1, self.box["coins"]["start"]) for n in range(players)]
        self.imaginary = [Imaginary(n + 1) for n in range(imaginary)]
        in_all = players + imaginary
        self.rounds = self.box["rounds"]["by_players"][str(players if in_all == 3 else in_all)]
        self.paid: dict[str, list[str]] = {t: [] for t in TYPES}

    def wrong(self, reason: str) -> NoReturn:
        raise Wrong(self.line, reason)

    def tag(self, name: str, allowed: str = ".*") -> str | None:
        self.line, text = self.tags.get(name, (1, None))
        if text is not None and not re.fullmatch(allowed, text):
            self.wrong(f"the tag {name} cannot be {text!r}")
        return text

    def read_tags(self) -> tuple[int, int]:
        """Checks all tags; the number of players and of imaginary ones."""
        if self.tag("Components") is not None:
            self.wrong("the game was played with other component data, which is not at hand")
        needed = {"Format": "alhambra 1", "Game": "rollwrite", "Rules": "1", "Players": "[1-5]"}
        needed |= {"Source": "mt19937|hmac-sha256|caller|given"}
        for name, allowed in needed.items():
            if self.tag(name, allowed) is None:
                self.wrong(f"the tag {name} is missing")
        players = int(self.tag("Players") or 0)
        self.contest = False
        imaginary = {1: 2, 2: 1}.get(players, 0)
        options = self.tag("Options")
        if options is not None:
            found = OPTIONS.fullmatch(options)
            if not found or not options or options != " ".join(options.split()):
                self.wrong("these are no options")
            if (found[1] or found[2]) and players > 1:
                self.wrong("options for somebody alone")
            imaginary = int(found[1] or imaginary)
            self.contest = bool(found[2])
            if found[3]:
                self.read_sheet(found[3])
        source = self.tag("Source") or ""
        seed = self.tag("Seed", SEEDS.get(source, ".*") + r"|\?")
        if source in SEEDS and seed is None:
            self.wrong("the tag Seed is missing")
        if source in SEEDS and seed is not None and seed != "?":
            self.numbers = source_numbers(source, seed)
        check_proof(self.tags, players)
        return players, imaginary

    def read_sheet(self, text: str) -> None:
        rows = text.split("/")
        usual = list(self.grid.values())
        if [len(row) for row in rows] != [6] * 6 or set("".join(rows)) != set(TYPES):
            self.wrong("this is no sheet")
        if list("".join(rows)) == usual:
            self.wrong("this is the usual sheet, which is not written")
        self.grid = dict(zip(PAIRS, "".join(rows), strict=True))

    def step(self, who: str, due: str) -> str:
        self.line, found, text = self.steps.pop(0)
        if (found, text) == ("=", "= running") and who != "=":
            raise Running
        if found != who:
            self.wrong(f"{due}, but " + (f"{text!r} follows" if found else "the record breaks off"))
        return text

    def roll(self, occasion: str, possible: list[str]) -> str:
        pair = self.step(f"* {occasion}", f"a roll for {occasion} must follow")
        if pair not in possible:
            self.wrong(f"{pair} cannot come for {occasion}")
        if self.numbers:
            total = len(possible)
            v = next(v for v in self.numbers if v < 2**53 - 2**53 % total)
            if possible[v % total] != pair:
                self.wrong(f"the seed gives {possible[v % total]}, not {pair}")
        return pair

    def expect(self, check: str) -> None:
        if self.step("=", f"{check!r} must follow") != check:
            self.wrong(f"{check!r} must stand here")

    def mark(self, player: Imaginary) -> None:
        """R-61, R-62: a type that is complete cannot come."""
        full = {t for t in TYPES if player.marks.count(t) == self.boxes[t]}
        pair = self.roll(player.name, [pair for pair in PAIRS if self.grid[pair] not in full])
        player.marks.append(self.grid[pair])

    def play(self) -> None:
        for player in self.imaginary:
            for _ in range(3):
                self.mark(player)
        for sheet in self.sheets * 3:
            free = [pair for pair in PAIRS if pair not in sheet.crosses]
            sheet.crosses.add(self.roll(f"start{sheet.name}", free))
        for sheet in [*self.sheets, self.sheets[0]]:
            sheet.lay(self.roll(f"lay{sheet.name}", PAIRS))
        for number in range(1, self.rounds + 1):
            for sheet in self.sheets:
                self.turn(sheet, last=number == self.rounds and sheet is self.sheets[-1])
            for player in self.imaginary:
                self.mark(player)
            self.end_round()
        self.score_the_end()

    def turn(self, sheet: Sheet, last: bool) -> None:
        move = self.turn_dice(sheet, f"seat {sheet.name} must act")
        if move == "coins":
            gained = sum(crossing in sheet.crosses for crossing in sheet.crossings())
            gained = min(gained, self.box["coins"]["track"] - sheet.received)
            sheet.coins += gained
            sheet.received += gained
            self.roll_all(sheet, last)
            return
        crossing = move.removeprefix("cross ")
        if move == crossing or crossing not in sheet.crossings() or crossing in sheet.crosses:
            self.wrong(f"{move!r} cannot be played (R-20, R-21)")
        sheet.crosses.add(crossing)
        sheet.take(crossing)
        (other,) = sheet.crossings()
        price = self.box["coins"]["second_building"]
        if other not in sheet.crosses and sheet.coins >= price:
            second = self.step(sheet.name, "a second building or the end must follow")
            if second == f"cross {other}":
                sheet.crosses.add(other)
                sheet.coins -= price
                self.roll_all(sheet, last)
                return
            if second != "end":
                self.wrong(f"{second!r} cannot be played (R-31)")
        self.pass_on(sheet, other)
        if not last:
            sheet.lay(self.roll(f"lay{sheet.name}", PAIRS))

    def turn_dice(self, sheet: Sheet, due: str) -> str:
        """R-30: the first move that is not a turning."""
        price = self.box["coins"]["turn_die"]
        yellow, blue = sheet.dice
        results = [
            1
            for y, b in product(TWO, TWO)
            if 0 < steps(yellow, y) + steps(blue, b) <= sheet.coins // price
        ]
        by_colour = len(results) > 100
        allowed = "both"
        move = self.step(sheet.name, due)
        while found := re.fullmatch("turn ([1-6]{2}),([1-6]{2})", move):
            y, b = found[1], found[2]
            if y not in TWO or b not in TWO:
                self.wrong("the lower die stands first")
            changed = [steps(yellow, y), steps(blue, b)]
            if not 0 < sum(changed) * price <= sheet.coins or allowed == "none":
                self.wrong("the dice cannot be turned so (R-30)")
            if (by_colour and all(changed)) or (allowed == "blue" and changed[0]):
                self.wrong("the dice are turned colour by colour, yellow first (R-30)")
            allowed = "blue" if by_colour and changed[0] else "none"
            sheet.coins -= sum(changed) * price
            yellow[:], blue[:] = list(y), list(b)
            move = self.step(sheet.name, due)
        return move

    def pass_on(self, sheet: Sheet, pair: str) -> None:
        """R-22, R-64, R-65: to the next seat; alone it stays."""
        if len(self.sheets) > 1:
            sheet.take(pair)
            self.sheets[int(sheet.name) % len(self.sheets)].lay(pair)

    def roll_all(self, sheet: Sheet, last: bool) -> None:
        sheet.dice = [], []
        if last:
            return
        for _ in range(2):
            sheet.lay(self.roll(f"roll{sheet.name}", PAIRS))
        if len(self.sheets) > 1:
            move = self.step(sheet.name, "a pair must be kept")
            kept = move.removeprefix("keep ")
            if move == kept or kept not in sheet.crossings():
                self.wrong(f"{move!r} keeps none of the pairs (R-23)")
            sheet.take(kept)
            (other,) = sheet.crossings()
            sheet.lay(kept)
            self.pass_on(sheet, other)

    def everybody(self) -> list[Player]:
        return [*self.sheets, *self.imaginary]

    def counts(self, letter: str) -> list[tuple[str, int]]:
        """Everybody who was not paid for a type yet, and how many buildings of it they have."""
        return [
            (player.name, player.had(self.grid).count(letter))
            for player in self.everybody()
            if player.name not in self.paid[letter]
        ]

    def free(self, letter: str) -> list[int]:
        (points,) = [points for name, points in self.places.items() if name[0].upper() == letter]
        left: list[int] = points[len(self.paid[letter]) :]
        return left

    def end_round(self) -> None:
        """R-40."""
        got: dict[tuple[str, str], int] = {}
        for letter in TYPES:
            done = [name for name, own in self.counts(letter) if own == self.boxes[letter]]
            for name in done:
                got[name, letter] = sum(self.free(letter)[: len(done)]) // len(done)
            self.paid[letter] += done
        if got:
            self.note("round", got)

    def score_the_end(self) -> None:
        """R-50 to R-53, R-67."""
        got: dict[tuple[str, str], int] = {}
        for letter in TYPES:
            rivals = [(name, own) for name, own in self.counts(letter) if own]
            for name, own in rivals:
                first = sum(number > own for _, number in rivals)
                level = sum(number == own for _, number in rivals)
                got[name, letter] = sum(self.free(letter)[first : first + level]) // level
        for sheet in self.sheets:
            lines = [sum(pair[0] == n for pair in sheet.crosses) for n in "123456"]
            lines += [sum(pair[2] == n for pair in sheet.crosses) for n in "123456"]
            worth = self.box["line_points"]
            got[sheet.name, "lines"] = sum(worth[str(n)] for n in lines if n >= 4)
            got[sheet.name, "coins"] = sheet.coins // self.box["coins"]["per_point"]
        if self.contest:
            for player in self.imaginary:
                got[player.name, "bonus"] = self.box["imaginary_bonus"][str(len(self.imaginary))]
        self.note("final", got)
        ranked = self.everybody() if self.contest else self.everybody()[: len(self.sheets)]
        for each in ranked:
            self.expect(f"= end {each.name}: {each.points}")
        best = max(each.points for each in ranked)
        self.expect(" ".join(["= won", *(each.name for each in ranked if each.points == best)]))

    def note(self, name: str, got: dict[tuple[str, str], int]) -> None:
        for player in self.everybody():
            causes = ["lines", "coins"] if isinstance(player, Sheet) else ["bonus"]
            points = {cause: got.get((player.name, cause), 0) for cause in [*TYPES, *causes]}
            table = " ".join(f"{cause} {number}" for cause, number in points.items())
            self.expect(f"= {name} {player.name}: {table} sum {sum(points.values())}")
            player.points += sum(points.values())


def check(text: str, components: dict[str, Any]) -> None:
    """Raises Wrong at the first wrong line of a record; if there is none, it is right."""
    checker = Checker(text, components)
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
