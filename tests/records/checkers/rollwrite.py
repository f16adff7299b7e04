"""Roll & Write, from rules/roll-and-write.md and docs/records-rollwrite.md."""

import re
from itertools import combinations_with_replacement, product
from typing import Any

from checkers.records import even
from checkers.referee import Referee
from checkers.things import TYPES

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


class RollWriteChecker(Referee):
    def __init__(self, text: str, components: dict[str, Any]) -> None:
        self.box = components["roll_and_write"]
        self.places = components["palace"]["majority_points"]["C"]
        letters = [name[0].upper() for row in self.box["grid"]["rows"] for name in row]
        self.grid = dict(zip(PAIRS, letters, strict=True))
        self.contest = False
        super().__init__(text, "rollwrite", "[1-5]")
        self.boxes = {t: list(self.grid.values()).count(t) for t in TYPES}
        self.sheets = [Sheet(n + 1, self.box["coins"]["start"]) for n in range(self.seats)]
        self.imaginary = [Imaginary(n + 1) for n in range(self.number_of_imaginary)]
        in_all = self.seats + self.number_of_imaginary
        self.rounds = self.box["rounds"]["by_players"][str(self.seats if in_all == 3 else in_all)]
        self.paid: dict[str, list[str]] = {t: [] for t in TYPES}

    def read_options(self, options: str | None) -> None:
        self.number_of_imaginary = {1: 2, 2: 1}.get(self.seats, 0)
        if options is None:
            return
        found = OPTIONS.fullmatch(options)
        if not found or not options or options != " ".join(options.split()):
            self.wrong("these are no options")
        if (found[1] or found[2]) and self.seats > 1:
            self.wrong("options for somebody alone")
        self.number_of_imaginary = int(found[1] or self.number_of_imaginary)
        self.contest = bool(found[2])
        if found[3]:
            self.read_sheet(found[3])

    def read_sheet(self, text: str) -> None:
        rows = text.split("/")
        usual = list(self.grid.values())
        if [len(row) for row in rows] != [6] * 6 or set("".join(rows)) != set(TYPES):
            self.wrong("this is no sheet")
        if list("".join(rows)) == usual:
            self.wrong("this is the usual sheet, which is not written")
        self.grid = dict(zip(PAIRS, "".join(rows), strict=True))

    def mark(self, player: Imaginary) -> None:
        """R-61, R-62: a type that is complete cannot come."""
        full = {t for t in TYPES if player.marks.count(t) == self.boxes[t]}
        pair = self.drawn(player.name, even(pair for pair in PAIRS if self.grid[pair] not in full))
        player.marks.append(self.grid[pair])

    def play(self) -> None:
        for player in self.imaginary:
            for _ in range(3):
                self.mark(player)
        for sheet in self.sheets * 3:
            free = [pair for pair in PAIRS if pair not in sheet.crosses]
            sheet.crosses.add(self.drawn(f"start{sheet.name}", even(free)))
        for sheet in [*self.sheets, self.sheets[0]]:
            sheet.lay(self.drawn(f"lay{sheet.name}", even(PAIRS)))
        for number in range(1, self.rounds + 1):
            for sheet in self.sheets:
                self.turn(sheet, last=number == self.rounds and sheet is self.sheets[-1])
            for player in self.imaginary:
                self.mark(player)
            self.end_round()
        self.score_the_end()

    def turn(self, sheet: Sheet, last: bool) -> None:
        move = self.turn_dice(sheet)
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
            second = self.move(sheet.name, "cross a second building or end")
            if second == f"cross {other}":
                sheet.crosses.add(other)
                sheet.coins -= price
                self.roll_all(sheet, last)
                return
            if second != "end":
                self.wrong(f"{second!r} cannot be played (R-31)")
        self.pass_on(sheet, other)
        if not last:
            sheet.lay(self.drawn(f"lay{sheet.name}", even(PAIRS)))

    def turn_dice(self, sheet: Sheet) -> str:
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
        move = self.move(sheet.name, "act")
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
            move = self.move(sheet.name, "act")
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
            sheet.lay(self.drawn(f"roll{sheet.name}", even(PAIRS)))
        if len(self.sheets) > 1:
            move = self.move(sheet.name, "keep a pair")
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
        self.finish({each.name: each.points for each in ranked})

    def note(self, name: str, got: dict[tuple[str, str], int]) -> None:
        for player in self.everybody():
            causes = ["lines", "coins"] if isinstance(player, Sheet) else ["bonus"]
            points = {cause: got.get((player.name, cause), 0) for cause in [*TYPES, *causes]}
            player.points += self.expect_points(name, player.name, points)
