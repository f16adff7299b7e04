"""Turns with dice on the wire: what the Dice Game and Alcazaba have in common.

Dice, fields and moves are written as in records: PPSATTTT, 5/3, “keep SSS”. A type is given by
its letter.
"""

from msgspec import Struct


class Marker(Struct):
    """A marker on a dice field. Dirk's have nobody as their owner."""

    owner: int | None
    field: str


class Result(Struct):
    """What the dice show of a type, and where a marker would go for it."""

    type: str
    number: int
    """How many symbols, with the black die."""
    field: str
    lands: str | None
    """The field that is free: `field`, or one behind it; null if the marker would be out."""


class Rolling(Struct):
    """The dice of a turn."""

    rolls: int
    """How many rolls count so far, of `most`."""
    most: int
    dice: str
    black: str | None
    """The type that the black die shows, if it was set."""
    results: list[Result]
    """For each type that the dice show."""


class Reward(Struct):
    """What a marker has brought in the results of a round, and for which field."""

    round: int
    type: str
    owner: int | None
    field: str
    got: list[str]
    """The letter of a type for each building point; tokens; tiles. Nothing, if it was beaten."""


class Chance(Struct):
    """What is likely if some dice are kept and the rest of the turn is played for a type."""

    type: str
    better: float
    """The chance of a better field than the one that the dice lead to now,"""
    best: float
    """and of a better field than that of any marker in the column."""
