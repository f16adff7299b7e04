"""Scorings with their reasons, and how a game has ended."""

from msgspec import Struct


class CountedPart(Struct):
    """A part of what was counted: a bazaar, the open sides in one direction, tokens of one worth,
    lines with as many crosses."""

    name: str
    number: int
    each: int
    """The points for each of them."""


class CountedView(Struct, omit_defaults=True):
    """What a cause counted for one player: the reason for the points."""

    number: int
    """How many pieces: buildings, sides of a wall, chests, open sides, coins."""
    place: int = 0
    """The place taken in a majority, counted from 1; 0 for none."""
    tied: int = 0
    """How many take that place together."""
    parts: list[CountedPart] = []
    """What it is made of; the points for the parts add up to those for the cause."""


class ScorerView(Struct):
    """What a scoring has brought one player."""

    points: list[int]
    """By cause."""
    counted: list[CountedView | None]
    """The reasons for them; null for a cause in which the player has no part."""
    sum: int
    total: int
    """All points of the player after the scoring."""


class ScoringView(Struct):
    """One scoring, or what came right after one."""

    name: str
    belongs_to: str
    """The scoring that this is, or that it came right after."""
    cause_after: str | None
    """What came right after that scoring, such as “invaders”; null for the scoring itself."""
    detail: str | None
    """What is to be known of it besides: the side of an attack."""
    causes: list[str]
    seats: list[ScorerView]
    imaginary: dict[str, ScorerView]
    leaders: list[int]
    """The seats with the most points after it; none where somebody plays alone."""


class ResultView(Struct):
    """How a game has ended."""

    points: list[int]
    winners: list[int]
    """Several share a victory."""
    imaginary: dict[str, int]
    """The points of the imaginary players, where they can win."""
    imaginary_winners: list[str]
    most: int
    """The points of whoever has won."""
