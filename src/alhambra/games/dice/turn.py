"""The dice of one turn: D-20 and D-21, with the tokens that change a roll (D-43, D-44)."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.games.dice.columns import field_of
from alhambra.parts.buildings import TYPES
from alhambra.parts.dice import NO_DICE, NUMBER_OF_DICE, Dice

NOT_SET: Final = -1
"""The black die while it is not in use."""


@mypyc_attr(acyclic=True)
class Turn:
    """What has been rolled. Immutable: each step of a turn returns a new one.

    While dice are being rolled, `dice` are those set aside.
    """

    def __init__(self, rolls: int, dice: Dice, before: Dice | None, black: int = NOT_SET) -> None:
        self.rolls = rolls
        """How many rolls count so far."""
        self.dice = dice
        self.before = before
        """The dice before the current or latest roll; None once that roll has been annulled."""
        self.black = black
        """The type that the black die shows."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Turn, (self.rolls, self.dice, self.before, self.black)

    def keeping(self, kept: Dice) -> "Turn":
        """All dice except those kept are picked up to be rolled (D-20)."""
        return Turn(self.rolls, kept, self.dice, self.black)

    def to_roll(self) -> int:
        """How many dice are about to be rolled."""
        return NUMBER_OF_DICE - self.dice.size

    def rolled(self, dice: Dice) -> "Turn":
        return Turn(self.rolls + 1, self.dice.plus(dice), self.before, self.black)

    def annulled(self) -> "Turn":
        """As before the last roll, which does not count; the black die stays set. No more can be
        annulled before a new roll (D-43). If it was the first roll, all dice are rolled again."""
        assert self.before is not None
        before = self.before if self.rolls == 1 else None
        return Turn(self.rolls - 1, self.before, before, self.black)

    def with_black(self, type: int) -> "Turn":
        return Turn(self.rolls, self.dice, self.before, type)

    def is_at_first_roll(self) -> bool:
        """Whether this is the decision after the first roll and before the next (D-44)."""
        return self.rolls == 1 and self.before is not None

    def number(self, type: int) -> int:
        """How many symbols of a type there are, including the black die."""
        return self.dice.counts[type] + (1 if self.black == type else 0)

    def field(self, type: int) -> int:
        """The field that the symbols of a type lead to (D-21)."""
        return field_of(self.number(type), self.rolls)

    def types(self) -> list[int]:
        """The types with at least one symbol."""
        return [type for type in range(len(TYPES)) if self.number(type)]


NEW_TURN: Final = Turn(0, NO_DICE, NO_DICE)
"""Nothing rolled yet: the first roll takes all dice."""

NO_TURN: Final = Turn(0, NO_DICE, None)
"""Outside turns."""
