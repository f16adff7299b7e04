"""The moves of the Dice Game, and their texts. There are so few that each exists only once."""

import re
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import InvalidText, Message
from alhambra.core.state import Move, Seat
from alhambra.parts.buildings import TYPE_LETTERS, TYPES
from alhambra.parts.dice import ROLLS, Dice, building_type, dice, some_of


@mypyc_attr(acyclic=True)
class DiceMove(Move):
    """What all moves of the Dice Game have in common."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Callable[[str], Move], tuple[str]]:
        return parse_move, (self.text,)


@mypyc_attr(acyclic=True)
class Keep(DiceMove):
    """Set these dice aside and roll the rest (D-20)."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(f"keep {dice}")
        self.dice = dice


@mypyc_attr(acyclic=True)
class Typed(DiceMove):
    """A move that names a type."""

    def __init__(self, verb: str, type: int) -> None:
        super().__init__(f"{verb} {TYPE_LETTERS[type]}")
        self.type = type


@mypyc_attr(acyclic=True)
class PlaceMarker(Typed):
    """Stop, and place a marker for the symbols of a type (D-21)."""


@mypyc_attr(acyclic=True)
class Displace(Typed):
    """Do the same with a displace token, on an opponent's field (D-42)."""


@mypyc_attr(acyclic=True)
class SetBlackDie(Typed):
    """Set the black die to a type (D-44)."""


@mypyc_attr(acyclic=True)
class Exchange(Typed):
    """Take a building point of this type instead of the one received (D-41)."""


@mypyc_attr(acyclic=True)
class Annul(DiceMove):
    """Declare the roll just made void (D-43)."""


@mypyc_attr(acyclic=True)
class TakePoints(DiceMove):
    """Choose two building points (D-30)."""


@mypyc_attr(acyclic=True)
class TakeToken(DiceMove):
    """Choose one building point and the column's token (D-30)."""


@mypyc_attr(acyclic=True)
class Accept(DiceMove):
    """Mark the building points as they come, without an exchange (D-41)."""


@mypyc_attr(acyclic=True)
class NameStart(DiceMove):
    """Name the start player of the next round (D-46)."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"name {seat + 1}")
        self.seat = seat


_TYPES: Final = range(len(TYPES))
MARKERS: Final = tuple([PlaceMarker("marker", type) for type in _TYPES])
DISPLACEMENTS: Final = tuple([Displace("displace", type) for type in _TYPES])
BLACK_DICE: Final = tuple([SetBlackDie("black", type) for type in _TYPES])
EXCHANGES: Final = tuple([Exchange("exchange", type) for type in _TYPES])
ANNUL: Final = Annul("annul")
TAKE_POINTS: Final = TakePoints("take points")
TAKE_TOKEN: Final = TakeToken("take token")
ACCEPT: Final = Accept("accept")
NAMES: Final = tuple([NameStart(seat) for seat in range(9)])

_keeps: Final = {each.code: Keep(each) for rolls in ROLLS for each in rolls}
_keepings: dict[int, tuple[Move, ...]] = {}


def keepings(whole: Dice) -> tuple[Move, ...]:
    """All ways to keep some of these dice and roll at least one, regardless of which die is which.
    Cached for each combination of faces."""
    known = _keepings.get(whole.code)
    if known is None:
        known = tuple([_keeps[some.code] for some in some_of(whole)])
        _keepings[whole.code] = known
    return known


_OTHERS: Final[dict[str, Move]] = {
    str(move): move for move in (ANNUL, TAKE_POINTS, TAKE_TOKEN, ACCEPT)
}
_OF_TYPES: Final[dict[str, tuple[Typed, ...]]] = {
    "marker": MARKERS,
    "displace": DISPLACEMENTS,
    "black": BLACK_DICE,
    "exchange": EXCHANGES,
}
_SEAT: Final = re.compile("[1-9]")


def parse_move(text: str) -> Move:
    """The move that `text` spells out in full, legal or not; raises InvalidText if it is none."""
    words = text.split()
    known = _OTHERS.get(" ".join(words))
    if known is not None:
        return known
    if len(words) == 2:
        verb, what = words
        if verb == "keep":
            return _keeps[dice(what).code]
        if verb in _OF_TYPES:
            return _OF_TYPES[verb][building_type(what)]
        if verb == "name" and _SEAT.fullmatch(what):
            return NAMES[int(what) - 1]
    raise InvalidText(Message("invalid-dice-move", {"text": text}))
