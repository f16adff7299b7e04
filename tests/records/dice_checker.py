"""A second, independent checker of records of the Dice Game.

It is written from the documentation alone, docs/records.md, docs/records-dice.md, rules/dice.md and
the component data, and imports nothing of the engine, only what `second_checker` knows about
records as such. It is meant to be plain rather than fast.

    python tests/records/dice_checker.py COMPONENTS.json RECORD...
"""

import contextlib
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from pathlib import Path
from typing import Any, NoReturn

from second_checker import SEEDS, Running, Wrong, check_proof, read_lines, source_numbers

TYPES = "PSACGT"
SCORINGS = {1: "A", 3: "B", 5: "C"}
USABLE = ["exchange", "displace", "annul", "black"]

Field = tuple[int, int]  # (-number of symbols, rolls): the smaller, the better
FIELDS: list[Field] = [(-number, rolls) for number in range(8, 0, -1) for rolls in (1, 2, 3)]


class Referee:
    """Goes through the steps of a record of one game."""

    def __init__(self, text: str, game: str) -> None:
        self.tags, self.steps = read_lines(text)
        self.line = 1  # the line to blame if something is wrong
        self.numbers: Iterator[int] | None = None
        self.seats = self.read_tags(game)
        self.points = [0] * self.seats

    def wrong(self, reason: str) -> NoReturn:
        raise Wrong(self.line, reason)

    def tag(self, name: str, allowed: str = ".*") -> str | None:
        self.line, text = self.tags.get(name, (1, None))
        if text is not None and not re.fullmatch(allowed, text):
            self.wrong(f"the tag {name} cannot be {text!r}")
        return text

    def read_tags(self, game: str) -> int:
        if self.tag("Components") is not None:
            self.wrong("the game was played with other component data, which is not at hand")
        sources = "mt19937|hmac-sha256|caller|given"
        needed = {"Format": "alhambra 1", "Game": game, "Rules": "1", "Players": "[2-6]"}
        for name, allowed in (needed | {"Source": sources}).items():
            if self.tag(name, allowed) is None:
                self.wrong(f"the tag {name} is missing")
        if self.tag("Options") is not None:
            self.wrong("this game has no options")
        source = self.tag("Source") or ""
        seed = self.tag("Seed", SEEDS.get(source, ".*") + r"|\?")
        if source in SEEDS and seed is None:
            self.wrong("the tag Seed is missing")
        if source in SEEDS and seed is not None and seed != "?":
            self.numbers = source_numbers(source, seed)
        players = int(self.tag("Players") or 0)
        check_proof(self.tags, players)
        return players

    def step(self, who: str, due: str) -> str:
        self.line, found, text = self.steps.pop(0)
        if (found, text) == ("=", "= running") and who != "=":
            raise Running
        if found != who:
            self.wrong(f"{due}, but " + (f"{text!r} follows" if found else "the record breaks off"))
        return text

    def draw(self, occasion: str, outcomes: list[tuple[str, int]]) -> str:
        """What chance gave, of these outcomes with their weights."""
        outcome = self.step(f"* {occasion}", f"a draw for {occasion} must follow")
        if outcome not in [each for each, _ in outcomes]:
            self.wrong(f"{outcome} cannot come for {occasion}")
        if self.numbers:
            total = sum(weight for _, weight in outcomes)
            rest = next(v for v in self.numbers if v < 2**53 - 2**53 % total) % total
            up_to = 0
            right = next(each for each, weight in outcomes if (up_to := up_to + weight) > rest)
            if right != outcome:
                self.wrong(f"the seed gives {right} for {occasion}, not {outcome}")
        return outcome

    def roll(self, occasion: str, number: int) -> str:
        """What so many dice showed."""
        return self.draw(occasion, rolls(number))

    def move(self, seat: int, due: str) -> str:
        return self.step(str(seat), f"seat {seat} must {due}")

    def expect(self, check: str) -> None:
        if self.step("=", f"{check!r} must follow") != check:
            self.wrong(f"{check!r} must stand here")

    def finish(self) -> None:
        """The end of the game."""
        for seat, points in enumerate(self.points, 1):
            self.expect(f"= end {seat}: {points}")
        best = max(self.points)
        won = [str(seat) for seat, points in enumerate(self.points, 1) if points == best]
        self.expect(" ".join(["= won", *won]))


@cache
def rolls(number: int) -> list[tuple[str, int]]:
    """Everything that so many dice can show, in the order of the list of outcomes."""
    shown = ["".join(faces) for faces in combinations_with_replacement(TYPES, number)]
    return [(each, ways(each)) for each in shown]


def ways(dice: str) -> int:
    """In how many ways dice that can be told apart show this."""
    return factorial(len(dice)) // prod(factorial(count) for count in Counter(dice).values())


def in_order(dice: str) -> str:
    return "".join(sorted(dice, key=TYPES.index))


def is_part(some: str, whole: str) -> bool:
    return not Counter(some) - Counter(whole)


class Board:
    """The dice fields of a round: which marker stands where, and which are out."""

    def __init__(self) -> None:
        self.columns: dict[str, dict[Field, int]] = {kind: {} for kind in TYPES}

    def place(self, kind: str, field: Field, owner: int) -> None:
        """D-22, D-23: on the field or the next free one behind it, or out."""
        column = self.columns[kind]
        free = [each for each in FIELDS if each >= field and each not in column]
        if free:
            column[free[0]] = owner

    def displace(self, kind: str, field: Field, owner: int) -> None:
        """D-42: everybody from the field up to the first free one goes a field back."""
        column = self.columns[kind]
        moving = owner
        for each in FIELDS[FIELDS.index(field) :]:
            meets = column.get(each)
            column[each] = moving
            if meets is None:
                return
            moving = meets

    def best_first(self, kind: str) -> list[int]:
        return [owner for _, owner in sorted(self.columns[kind].items())]


class Turn:
    """One turn with the dice: D-20 to D-22 and D-42 to D-45."""

    def __init__(self, referee: Referee, board: Board, seat: int, tokens: list[str]) -> None:
        self.referee = referee
        self.board = board
        self.seat = seat
        self.tokens = tokens
        self.rolls = 0
        self.black = ""
        self.dice = self.before = ""
        self.roll("")

    def roll(self, kept: str) -> None:
        self.before, self.dice = (
            self.dice,
            in_order(kept + self.referee.roll("roll", 8 - len(kept))),
        )
        self.rolls += 1
        self.just_rolled = True

    def use(self, token: str) -> None:
        if token not in self.tokens:
            self.referee.wrong(f"there is no {token} token")
        self.tokens.remove(token)

    def field(self, kind: str) -> Field:
        number = (self.dice + self.black).count(kind)
        if len(kind) != 1 or kind not in TYPES or not number:
            self.referee.wrong(f"no symbol of {kind} was rolled")
        return FIELDS[0] if number > 8 else (-number, self.rolls)

    def play(self) -> None:
        while self.goes_on(self.referee.move(self.seat, "roll or place a marker")):
            pass

    def goes_on(self, move: str) -> bool:
        """Whether the turn goes on after this move."""
        match move.split(" "):
            case ["keep", dice] if self.rolls < 3:
                kept = "" if dice == "nothing" else dice
                fits = is_part(kept, self.dice) and kept == in_order(kept) and len(kept) < 8
                if not fits or not dice:
                    self.referee.wrong(f"{dice} cannot be kept")
                self.roll(kept)
            case ["annul"] if self.just_rolled:
                self.use("annul")
                self.rolls -= 1
                self.dice, self.just_rolled = self.before, False
                if not self.rolls:
                    self.roll("")
            case ["black", kind] if self.rolls == 1 and self.just_rolled and not self.black:
                self.use("black")
                if len(kind) != 1 or kind not in TYPES:
                    self.referee.wrong(f"{kind} is no type")
                self.black = kind
            case ["marker", kind]:
                self.board.place(kind, self.field(kind), self.seat)
                return False
            case ["displace", kind]:
                field = self.field(kind)
                if self.board.columns[kind].get(field, self.seat) == self.seat:
                    self.referee.wrong("nobody is to be displaced there")
                self.use("displace")
                self.board.displace(kind, field, self.seat)
                return False
            case _:
                self.referee.wrong(f"{move!r} is not possible here")
        return True


class DiceChecker(Referee):
    """Plays a record of the Dice Game through from the first step to the last."""

    def __init__(self, text: str, components: dict[str, Any]) -> None:
        super().__init__(text, "dice")
        box = components["dice"]
        self.light, self.dark = (tokens_of(box["tokens"][back]) for back in ("light", "dark"))
        self.markers: int = box["markers"]["by_players"][str(self.seats)]
        self.length: int = box["track_length"]["value"]
        self.majority_points = components["palace"]["majority_points"]
        self.dirk = 3 if self.seats == 2 else 0  # his number as an owner
        owners = range(1, self.seats + 1 + bool(self.dirk))
        self.tokens: dict[int, list[str]] = {owner: [] for owner in owners}
        # Of each track the stones best first, each with its field.
        self.tracks: dict[str, list[tuple[int, int]]] = {kind: [] for kind in TYPES}

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

    def round(self, number: int) -> None:
        bonus = dict.fromkeys(TYPES, "")
        if number < 5:
            bonus[self.roll("column", 1)] = "start"
        pile = self.light if number < 5 else self.dark
        for kind in TYPES:
            if not bonus[kind]:
                bonus[kind] = self.draw("tokens", [(token, 1) for token in pile])
                pile.remove(bonus[kind])
        board = Board()
        if self.dirk:
            first = TYPES.index(self.roll("dirk", 1))
            for line in range(2, 7):
                board.place((TYPES * 2)[first + line - 2], (-line, 3), self.dirk)
        for turn in range(self.markers * self.seats):
            seat = (self.start - 1 + turn) % self.seats + 1
            Turn(self, board, seat, self.tokens[seat]).play()
        for kind in TYPES:
            self.reward(kind, bonus[kind], board.best_first(kind)[:2])

    def reward(self, kind: str, token: str, owners: list[int]) -> None:
        """D-30: the best chooses, the second gets the other."""
        left = ["take points", "take token"]
        for owner in owners:
            choice = left[0]
            if owner == owners[0] and len(left) == 2 and owner != self.dirk:
                choice = self.move(owner, "choose a reward")
            if choice not in left:
                self.wrong(f"{choice!r} is not possible here")
            left.remove(choice)
            self.give_points(owner, kind, 2 if choice == "take points" else 1)
            if choice == "take token":
                self.give_token(owner, token)

    def give_points(self, owner: int, kind: str, number: int) -> None:
        while number and "exchange" in self.tokens[owner]:
            match self.move(owner, "take the points or exchange one").split(" "):
                case ["accept"]:
                    break
                case ["exchange", other] if len(other) == 1 and other in TYPES.replace(kind, ""):
                    self.tokens[owner].remove("exchange")
                    self.mark(owner, other, 1)
                    number -= 1
                case _:
                    self.wrong("the points must be taken, or one of them exchanged")
        self.mark(owner, kind, number)

    def mark(self, owner: int, kind: str, points: int) -> None:
        """D-32, D-33."""
        track = self.tracks[kind]
        before = dict(track).get(owner, 0)
        field = min(self.length, before + points)
        if field > before:
            others = [stone for stone in track if stone[0] != owner]
            above = [stone for stone in others if stone[1] >= field]
            self.tracks[kind] = [*above, (owner, field), *others[len(above) :]]

    def give_token(self, owner: int, token: str) -> None:
        if token == "start" and owner == self.dirk:
            self.next_start = 3 - self.start
        elif token == "start":
            named = self.move(owner, "name the next start player")
            if named not in [f"name {seat}" for seat in range(1, self.seats + 1)]:
                self.wrong(f"{named!r} is not possible here")
            self.next_start = int(named.removeprefix("name "))
        elif owner != self.dirk or token not in USABLE:
            self.tokens[owner].append(token)

    def score(self, letter: str) -> None:
        """D-50, D-51."""
        for owner, tokens in self.tokens.items():
            total, table = 0, ""
            for kind, places in zip(TYPES, self.majority_points[letter].values(), strict=True):
                ranking = [each for each, _ in self.tracks[kind]]
                place = ranking.index(owner) if owner in ranking else len(places)
                points = places[place] if place < len(places) else 0
                total += points
                table += f"{kind} {points} "
            extra = sum(int(token) for token in tokens if token not in USABLE)
            who = "Dirk" if owner == self.dirk else str(owner)
            self.expect(f"= {letter} {who}: {table}tokens {extra} sum {total + extra}")
            if owner != self.dirk:
                self.points[owner - 1] += total + extra


def tokens_of(counts: dict[str, Any]) -> list[str]:
    """The tokens in the order of the list of outcomes."""
    points = [f"+{value}" for value, number in counts["points"].items() for _ in range(number)]
    names = {"black": "black_die"}
    others = [token for token in USABLE for _ in range(counts.get(names.get(token, token), 0))]
    return sorted(points, key=int) + others


def check(text: str, components: dict[str, Any]) -> None:
    """Raises Wrong at the first wrong line of a record; if there is none, it is right."""
    checker = DiceChecker(text, components)
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
