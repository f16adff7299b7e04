"""The moves of Roll & Write, and their texts."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import InvalidText, Message
from alhambra.core.state import Move
from alhambra.games.rollwrite.dice import PAIRS, Dice, Pair, pair, read_dice


@mypyc_attr(acyclic=True)
class RollWriteMove(Move):
    """What all moves of Roll & Write have in common."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return parse_move, (self.text,)


@mypyc_attr(acyclic=True)
class Turn(RollWriteMove):
    """Turn dice for coins, until the four of them show this (R-30)."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(f"turn {dice}")
        self.dice = dice


@mypyc_attr(acyclic=True)
class Cross(RollWriteMove):
    """Cross the building at a crossing: as the action (R-21), or as a second building (R-31)."""

    def __init__(self, pair: Pair) -> None:
        super().__init__(f"cross {pair}")
        self.pair = pair


@mypyc_attr(acyclic=True)
class Coins(RollWriteMove):
    """Take coins (R-23)."""

    def __init__(self) -> None:
        super().__init__("coins")


@mypyc_attr(acyclic=True)
class End(RollWriteMove):
    """Cross no second building (R-31)."""

    def __init__(self) -> None:
        super().__init__("end")


@mypyc_attr(acyclic=True)
class Keep(RollWriteMove):
    """Keep this pair of the four dice rolled, and pass the other pair on (R-23)."""

    def __init__(self, pair: Pair) -> None:
        super().__init__(f"keep {pair}")
        self.pair = pair


# Moves are immutable, so each text needs only one object.
CROSS: Final = tuple([Cross(pair) for pair in PAIRS])
KEEP: Final = tuple([Keep(pair) for pair in PAIRS])
COINS: Final = Coins()
END: Final = End()

_turns: dict[Dice, Turn] = {}


def turn(dice: Dice) -> Turn:
    """The move that turns the dice into these."""
    known = _turns.get(dice)
    if known is None:
        known = Turn(dice)
        _turns[dice] = known
    return known


def parse_move(text: str) -> Move:
    """The move that `text` spells out in full, legal or not; raises InvalidText if it is none."""
    words = text.split()
    if words == ["coins"]:
        return COINS
    if words == ["end"]:
        return END
    if len(words) == 2 and words[0] == "cross":
        return CROSS[pair(words[1]).crossing]
    if len(words) == 2 and words[0] == "keep":
        return KEEP[pair(words[1]).crossing]
    if len(words) == 2 and words[0] == "turn":
        return turn(read_dice(words[1]))
    raise InvalidText(Message("invalid-rollwrite-move", {"text": text}))
