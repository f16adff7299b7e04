"""Scorings and results: who gets how many points, what for, and why."""

from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

Part: TypeAlias = tuple[str, int, int]
"""A part of what was counted: its name, how many of it there are, and the points for each."""


@mypyc_attr(acyclic=True)
class Counted:
    """What a cause counted for one player: the reason for the points.

    Where a cause is made of parts, such as several bazaars, theirs add up to its points.
    """

    def __init__(
        self, number: int, place: int = 0, tied: int = 0, parts: tuple[Part, ...] = ()
    ) -> None:
        self.number = number
        """How many pieces: buildings of a type, sides of a wall, chests, open sides, coins."""
        self.place = place
        """The place taken in a majority, counted from 1; 0 for none,"""
        self.tied = tied
        """and how many take it together."""
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
"""What each cause counted for a player; None for a cause in which that player has no part."""


@mypyc_attr(acyclic=True)
class Points:
    """What one player gets in a scoring, by cause, in the order of the rules. The reasons are not
    written down: points that were read from a text have none."""

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
        """These points, and those for one cause more."""
        return Points((*self.causes, cause), (*self.points, points), (*self.counted, counted))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Points) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(self.points)

    def __str__(self) -> str:
        causes = " ".join(f"{c} {p}" for c, p in zip(self.causes, self.points, strict=True))
        return f"{causes} sum {self.total()}"


def parts_of_name(name: str) -> tuple[str, str]:
    """The scoring that a name is about, and what came right after it, if so: `A-invaders` is what
    the invaders took after A."""
    scoring, _, cause = name.partition("-")
    return scoring, cause


@mypyc_attr(acyclic=True)
class Scoring:
    """One scoring: the points of every seat and of the imaginary players, by cause. Or what came
    right after one, which has a `cause_after` and no part for imaginary players."""

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
        """What is to be known besides, such as the side of an attack; not written down."""
        belongs_to, cause_after = parts_of_name(name)
        self.belongs_to: str = belongs_to
        """The scoring that this is, or that it came right after,"""
        self.cause_after: str = cause_after
        """and what for, then."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Scoring, (self.name, self.seats, self.imaginary, self.detail)

    def lines(self) -> list[str]:
        """The scoring as it stands in records and positions."""
        lines = [f"= {self.name} {seat}: {points}" for seat, points in enumerate(self.seats, 1)]
        return lines + [f"= {self.name} {name}: {points}" for name, points in self.imaginary]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scoring) and self.lines() == other.lines()

    def __hash__(self) -> int:
        return hash((self.name, self.seats))


def right_after(letter: str, cause: str, seats: tuple[Points, ...], detail: str) -> Scoring:
    """What came right after the scoring of this letter."""
    return Scoring(f"{letter}-{cause}", seats, (), detail)


@mypyc_attr(acyclic=True)
class Result:
    """How a game ended: the points of all seats, and who won (several share a victory). Where
    imaginary players can win, theirs are there too, with their names."""

    def __init__(self, scores: list[int], imaginary: tuple[tuple[str, int], ...] = ()) -> None:
        self.scores = scores
        self.imaginary = imaginary
        self.most = max(scores + [score for _, score in imaginary])
        self.winners = [seat for seat, score in enumerate(scores) if score == self.most]
        self.imaginary_winners = [name for name, score in imaginary if score == self.most]

    def __reduce__(self) -> tuple[Any, ...]:
        return Result, (self.scores, self.imaginary)
