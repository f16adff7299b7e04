"""Scorings and results: who gets how many points, for what, and why."""

from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

Part: TypeAlias = tuple[str, int, int]
"""A part of what was counted: its name, how many there are, and the points for each."""


@mypyc_attr(acyclic=True)
class Counted:
    """What a cause counted for one player: the reason for the points.

    If a cause consists of parts, such as several bazaars, their points add up to its own.
    """

    def __init__(
        self, number: int, place: int = 0, tied: int = 0, parts: tuple[Part, ...] = ()
    ) -> None:
        self.number = number
        """How many pieces: buildings of a type, sides of a wall, chests, open sides, coins."""
        self.place = place
        """The place taken in a majority, counted from 1; 0 for none."""
        self.tied = tied
        """How many players share the place."""
        self.parts = parts

    def __reduce__(self) -> tuple[Any, ...]:
        return Counted, (self.number, self.place, self.tied, self.parts)

    def __repr__(self) -> str:
        return f"Counted({self.number}, {self.place}, {self.tied}, {self.parts})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Counted) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash((self.number, self.place, self.tied, self.parts))


Reasons: TypeAlias = tuple[Counted | None, ...]
"""What each cause counted for a player; None for a cause that does not concern the player."""


@mypyc_attr(acyclic=True)
class Points:
    """What one player gets in a scoring, by cause, in rulebook order. The reasons are not written
    down: points read from a text have none."""

    def __init__(
        self, causes: tuple[str, ...], points: tuple[int, ...], counted: Reasons = ()
    ) -> None:
        self.causes = causes
        self.points = points
        self.counted = counted

    def __reduce__(self) -> tuple[Any, ...]:
        return Points, (self.causes, self.points, self.counted)

    def total(self) -> int:
        return sum(self.points)

    def and_for(self, cause: str, points: int, counted: Counted | None) -> "Points":
        """These points, and those for one more cause."""
        return Points((*self.causes, cause), (*self.points, points), (*self.counted, counted))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Points) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(self.points)

    def __str__(self) -> str:
        causes = " ".join(f"{c} {p}" for c, p in zip(self.causes, self.points, strict=True))
        return f"{causes} sum {self.total()}"


def parts_of_name(name: str) -> tuple[str, str]:
    """The scoring that a name refers to and, if any, what came right after it: `A-invaders` is what
    the invaders took after A."""
    scoring, _, cause = name.partition("-")
    return scoring, cause


@mypyc_attr(acyclic=True)
class Scoring:
    """One scoring: the points of every seat and of the imaginary players, by cause. Or what came
    right after a scoring: then it has a `cause_after`, and nothing for imaginary players."""

    def __init__(
        self,
        name: str,
        seats: tuple[Points, ...],
        imaginary: tuple[tuple[str, Points], ...] = (),
        detail: str = "",
    ) -> None:
        self.name = name
        self.seats = seats
        self.imaginary = imaginary
        self.detail = detail
        """Further information, such as the side of an attack; not written down."""
        belongs_to, cause_after = parts_of_name(name)
        self.belongs_to: str = belongs_to
        """The scoring that this is, or that it came right after."""
        self.cause_after: str = cause_after
        """What it was for, if it came right after a scoring."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Scoring, (self.name, self.seats, self.imaginary, self.detail)

    def lines(self) -> list[str]:
        """The scoring as written in records and positions."""
        lines = [f"= {self.name} {seat}: {points}" for seat, points in enumerate(self.seats, 1)]
        return lines + [f"= {self.name} {name}: {points}" for name, points in self.imaginary]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scoring) and self.lines() == other.lines()

    def __hash__(self) -> int:
        return hash((self.name, self.seats))


def right_after(letter: str, cause: str, seats: tuple[Points, ...], detail: str) -> Scoring:
    """What came right after the scoring with this letter."""
    return Scoring(f"{letter}-{cause}", seats, (), detail)


@mypyc_attr(acyclic=True)
class Result:
    """How a game ended: the points of all seats, and who won (a victory can be shared). If
    imaginary players can win, their points are included, with their names."""

    def __init__(self, scores: list[int], imaginary: tuple[tuple[str, int], ...] = ()) -> None:
        self.scores = scores
        self.imaginary = imaginary
        self.most = max(scores + [score for _, score in imaginary])
        self.winners = [seat for seat, score in enumerate(scores) if score == self.most]
        self.imaginary_winners = [name for name, score in imaginary if score == self.most]

    def __reduce__(self) -> tuple[Any, ...]:
        return Result, (self.scores, self.imaginary)
