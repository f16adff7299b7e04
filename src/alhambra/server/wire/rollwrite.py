"""Roll & Write on the wire: what a seat, or a spectator, sees of the table.

Crossings, dice and moves are written as in records: 3,5 is row 3 and column 5; “turn 25,14”.
"""

from typing import Literal

from msgspec import Struct

from alhambra.server.wire.scoring import ResultView, ScoringView

RollWritePhase = Literal["act", "second", "keep", "over", "chance"]


class RollWriteSeat(Struct):
    """A player's sheet."""

    points: int
    crosses: list[str]
    counts: list[int]
    """How many buildings of each type are crossed, in the order of `RollWriteView.types`."""
    yellow: list[int]
    blue: list[int]
    """What the dice on the fields show, the lowest first."""
    coins: int
    received: int
    """The coins received in the whole game; those that are not left were spent."""


class ImaginaryPlayer(Struct):
    """A row of the score sheet that belongs to nobody."""

    points: int
    counts: list[int]


class RollWriteView(Struct, tag_field="game", tag="rollwrite"):
    phase: RollWritePhase
    turn: int
    awaited: int | None
    """The seat to act."""
    round: int
    rounds: int
    types: list[str]
    grid: list[str]
    """The sheet that is played on: six rows of six letters."""
    boxes: list[int]
    """How many buildings of each type it has."""
    seats: list[RollWriteSeat]
    imaginary: list[ImaginaryPlayer]
    contest: bool
    """Whether imaginary players can win."""
    places: list[list[int]]
    """For each type the points of its places, the best first;"""
    paid: list[list[int]]
    """and who has had one of them in the course of the game, in no order: seats, then, counted on,
    the imaginary players. So many places are taken."""
    line_points: list[int]
    """What a row or column is worth, by the number of its crosses."""
    track: int
    coins_per_point: int
    """How many coins that are left make a point."""
    gain: int
    """The coins that whoever is to act would get by taking coins now."""
    scorings: list[ScoringView]
    preview: ScoringView
    """What would still come if the game were over now."""
    result: ResultView | None
    """How the game has ended, if it has."""
    moves: list[str]
    """What the viewer may do now: complete."""
    prices: dict[str, int]
    """What moves cost, in coins; those that are not listed cost nothing."""
