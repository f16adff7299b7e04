"""Turns with dice, and the fields to which they lead: in the Dice Game and in Alcazaba."""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from checkers.records import Outcomes
from checkers.referee import Referee
from checkers.things import TYPES

Field = tuple[int, int]  # (-number of symbols, rolls): the smaller, the better
FIELDS: list[Field] = [(-number, rolls) for number in range(8, 0, -1) for rolls in (1, 2, 3)]


@cache
def rolls(number: int) -> Outcomes:
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
        rolled = self.referee.drawn("roll", rolls(8 - len(kept)))
        self.before, self.dice = self.dice, in_order(kept + rolled)
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
