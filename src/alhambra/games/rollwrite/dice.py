"""Dice, and their texts: a pair `3,5` (yellow, blue), or all dice on a sheet, `25,14`."""

import re
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import InvalidText, Message
from alhambra.core.state import Outcome
from alhambra.games.rollwrite.grid import SIZE

Pips = tuple[int, ...]
"""What the dice of one colour show, lowest first."""


@mypyc_attr(acyclic=True)
class Pair(Outcome):
    """One yellow and one blue die as rolled (R-02), and thus a crossing: a row and a column."""

    def __init__(self, yellow: int, blue: int) -> None:
        self.yellow = yellow
        self.blue = blue
        self.crossing = SIZE * (yellow - 1) + blue - 1
        self.text = f"{yellow},{blue}"

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Callable[[str], "Pair"], tuple[str]]:
        # Keeps pairs unique in another process, too.
        return pair, (self.text,)


PAIRS: Final = tuple([Pair(y, b) for y in range(1, SIZE + 1) for b in range(1, SIZE + 1)])
"""All pairs, ordered by their crossings."""


@mypyc_attr(acyclic=True)
class Dice:
    """The dice on the fields of a sheet. Dice that show the same are the same object."""

    def __init__(self, yellow: Pips, blue: Pips) -> None:
        self.yellow = yellow
        self.blue = blue
        self.text = "".join([str(p) for p in yellow]) + "," + "".join([str(p) for p in blue])
        self.pairs: tuple[Pair, ...] = tuple([_pair(y, b) for y in yellow for b in blue])
        """The crossings of all rows and columns with dice; one that is met twice occurs twice."""
        self.choices: tuple[Pair, ...] = tuple(dict.fromkeys(self.pairs))
        """The distinct crossings among them, in order."""

    def __len__(self) -> int:
        return len(self.yellow) + len(self.blue)

    def plus(self, pair: Pair) -> "Dice":
        return dice((*self.yellow, pair.yellow), (*self.blue, pair.blue))

    def without(self, pair: Pair) -> "Dice":
        yellow, blue = list(self.yellow), list(self.blue)
        yellow.remove(pair.yellow)
        blue.remove(pair.blue)
        return dice(tuple(yellow), tuple(blue))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return dice, (self.yellow, self.blue)


_known: dict[tuple[Pips, Pips], Dice] = {}


def dice(yellow: Pips, blue: Pips) -> Dice:
    """The dice that show this, in any order."""
    found = _known.get((yellow, blue))
    if found is None:
        in_order = tuple(sorted(yellow)), tuple(sorted(blue))
        found = _known.get(in_order)
        if found is None:
            found = Dice(in_order[0], in_order[1])
            _known[in_order] = found
        _known[yellow, blue] = found
    return found


NO_DICE: Final = dice((), ())


def _pair(yellow: int, blue: int) -> Pair:
    return PAIRS[SIZE * (yellow - 1) + blue - 1]


_PAIR: Final = re.compile(r"([1-6]),([1-6])")
_DICE: Final = re.compile(r"([1-6]{1,2}),([1-6]{1,2})")


def pair(text: str) -> Pair:
    """The pair, or the crossing, that `text` names; raises InvalidText if there is none."""
    found = _PAIR.fullmatch(text)
    if found is None:
        raise InvalidText(Message("invalid-crossing", {"text": text}))
    return _pair(int(found[1]), int(found[2]))


def read_dice(text: str) -> Dice:
    """The dice that `text` names, equally many of each colour; raises InvalidText otherwise."""
    found = _DICE.fullmatch(text)
    if found is None or len(found[1]) != len(found[2]):
        raise InvalidText(Message("invalid-four-dice", {"text": text}))
    yellow, blue = [int(pip) for pip in found[1]], [int(pip) for pip in found[2]]
    return dice(tuple(yellow), tuple(blue))
