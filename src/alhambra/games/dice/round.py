"""The rounds of a dice game: the current one, who starts it, and what is scored after it."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.state import Seat

ROUNDS: Final = 5

AFTER_ROUND: Final = {1: "A", 3: "B", 5: "C"}
"""The scorings, by the round they follow (D-50, A-30)."""
SCORINGS: Final = tuple(AFTER_ROUND.values())


@mypyc_attr(acyclic=True)
class Round:
    """The number of a round and the start players. Immutable: changes return a new round."""

    def __init__(self, number: int, start: Seat, next_start: Seat) -> None:
        self.number = number
        """Counted from 1; 0 before the game begins."""
        self.start = start
        """The start player of this round."""
        self.next_start = next_start
        """The start player of the next round, as far as it is known (D-46, A-23)."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Round, (self.number, self.start, self.next_start)

    def naming(self, seat: Seat) -> "Round":
        """This round, with `seat` to start the next."""
        return Round(self.number, self.start, seat)

    def following(self) -> "Round":
        """The round after this one."""
        return Round(self.number + 1, self.next_start, self.next_start)

    def is_last(self) -> bool:
        return self.number == ROUNDS

    def to_come(self) -> int:
        """How many rounds come after this one."""
        return ROUNDS - self.number

    def scoring(self) -> str | None:
        """The letter of the scoring after this round, if any."""
        return AFTER_ROUND.get(self.number)

    def scorings_to_come(self) -> list[str]:
        """The letters of the scorings from this round on."""
        return [name for number, name in AFTER_ROUND.items() if number >= self.number]

    def next_scoring(self) -> str:
        return self.scorings_to_come()[0]


BEFORE_ROUNDS: Final = Round(0, 0, 0)
