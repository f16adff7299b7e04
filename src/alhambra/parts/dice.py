"""Dice with the six building types on their faces: what they show, not which die shows it.

Dice are written as the letters of their faces, in the order of the types: `PPSATTTT`.
"""

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate, combinations_with_replacement
from math import factorial
from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import InvalidText, Message
from alhambra.core.sources import Source
from alhambra.core.state import Outcome
from alhambra.parts.buildings import TYPE_LETTERS

NUMBER_OF_DICE: Final = 8
"""The white dice in the box (D-01)."""
NOTHING: Final = "nothing"
"""The text for no dice at all."""

_FACES: Final = len(TYPE_LETTERS)
_BITS: Final = 5
"""For each type, a number up to 8 and a spare bit to borrow from when numbers are compared."""
_BORROWED: Final = sum([1 << _BITS * type + _BITS - 1 for type in range(_FACES)])


@mypyc_attr(acyclic=True)
class Dice(Outcome):
    """A number of dice of each type; also the outcome of a roll. Each text has only one object."""

    def __init__(self, text: str, counts: tuple[int, ...]) -> None:
        self.text = text
        self.counts = counts
        """How many show each type."""
        self.size = sum(counts)
        self.code = sum([count << _BITS * type for type, count in enumerate(counts)])
        """All counts packed into one number: adding the codes of two sets of dice combines them."""
        self.ways = factorial(self.size)
        """In how many ways distinguishable dice can show this."""
        for count in counts:
            self.ways //= factorial(count)

    def contains(self, some: "Dice") -> bool:
        return (self.code + _BORROWED - some.code) & _BORROWED == _BORROWED

    def plus(self, more: "Dice") -> "Dice":
        return _by_code[self.code + more.code]

    def without(self, some: "Dice") -> "Dice":
        """The remaining dice, if `some` are among these."""
        return _by_code[self.code - some.code]

    def __str__(self) -> str:
        return self.text or NOTHING

    def __repr__(self) -> str:
        return str(self)

    def __reduce__(self) -> tuple[Callable[[str], "Dice"], tuple[str]]:
        # Keeps dice unique when they are sent to another process.
        return dice, (str(self),)


def _all_dice(number: int) -> tuple[Dice, ...]:
    """Everything that this many dice can show, in the order of the types."""
    shown = combinations_with_replacement(range(_FACES), number)
    return tuple(
        [
            Dice(
                "".join([TYPE_LETTERS[type] for type in types]),
                tuple([types.count(type) for type in range(_FACES)]),
            )
            for types in shown
        ]
    )


ROLLS: Final = tuple([_all_dice(number) for number in range(NUMBER_OF_DICE + 1)])
"""For each number of dice, everything they can show, in order; 1,287 for all eight."""

NO_DICE: Final = ROLLS[0][0]


def _codes_in_order() -> list[int]:
    """Largest sets first; sets of the same size in the order of the types."""
    return [each.code for rolls in reversed(ROLLS) for each in rolls]


_by_code: Final = {each.code: each for rolls in ROLLS for each in rolls}
_ORDER: Final = {code: number for number, code in enumerate(_codes_in_order())}
_by_text: Final = {each.text: each for rolls in ROLLS for each in rolls}
_UP_TO: Final = tuple([list(accumulate([each.ways for each in rolls])) for rolls in ROLLS])
"""For each number of dice and each roll, in how many ways that roll or an earlier one comes up."""


def roll(number: int, source: Source) -> Dice:
    """What this many fair dice show."""
    up_to = _UP_TO[number]
    return ROLLS[number][bisect_right(up_to, source.below(up_to[-1]))]


def dice(text: str) -> Dice:
    """The dice that `text` names, as letters in any order; raises InvalidText if it is none."""
    if text == NOTHING:
        return NO_DICE
    known = _by_text.get(text) or _by_text.get("".join(sorted(text, key=TYPE_LETTERS.find)))
    if known is None or not text:
        raise InvalidText(Message("invalid-dice", {"text": text}))
    return known


def some_of(whole: Dice) -> list[Dice]:
    """Every proper subset of the dice, largest first; those of the same size in the order of the
    types."""
    codes = [0]
    for single, count in zip(ROLLS[1], whole.counts, strict=True):
        codes = [code + number * single.code for code in codes for number in range(count + 1)]
    codes.remove(whole.code)
    return [_by_code[code] for code in sorted(codes, key=lambda code: _ORDER[code])]


def building_type(letter: str) -> int:
    """The type with this letter; raises InvalidText if there is none."""
    if len(letter) != 1 or letter not in TYPE_LETTERS:
        raise InvalidText(Message("invalid-type", {"text": letter}))
    return TYPE_LETTERS.index(letter)
