"""The pictures of the Dice Game's rules."""

from typing import Any, Final

from alhambra.games.dice.columns import (
    EMPTY,
    FIELDS,
    NOBODY,
    Column,
    displaced,
    field_text,
    owners,
    parse_field,
    placed,
)
from alhambra.games.dice.markers import DIRKS_MARKERS, markers_to_place
from alhambra.games.dice.options import DiceOptions
from alhambra.games.dice.scoring import place_points
from alhambra.games.dice.tracks import Track, empty_track
from alhambra.games.dice.turn import NOT_SET, Turn
from alhambra.parts.buildings import TYPE_LETTERS, TYPES
from alhambra.parts.components import standard
from alhambra.parts.dice import dice
from rule_pictures.columns import column, drawn_column
from rule_pictures.example import Example, Examples, example

DIRK: Final = None
"""The owner of Dirk's pieces on the page."""


def rolled(
    says: str, letters: str, rolls: int, kind: str, of: Column, black: bool = False
) -> Example:
    """What lies there after so many rolls, and where a marker goes in the column of a type."""
    type = TYPES.index(kind)
    turn = Turn(rolls, dice(letters), None, type if black else NOT_SET)
    after, out = placed(of, turn.field(type), 0)
    new = [field for field in range(FIELDS) if of[field] != after[field]]
    lands = field_text(new[0]) if out == NOBODY else None
    facts = {"kind": kind, "number": turn.number(type), "rolls": rolls, "field": lands or "-"}
    return example(
        "columns",
        says,
        facts,
        dice=letters,
        black=TYPE_LETTERS[type] if black else None,
        counted=TYPE_LETTERS[type],
        columns=[drawn_column(kind, of, lands=lands)],
    )


def all_fields(says: str) -> Example:
    """Every field of a column with its rank."""
    order = [field_text(field) for field in range(FIELDS)]
    return example("columns", says, columns=[drawn_column("tower", EMPTY, order=order)])


def rewards(says: str, *standing: tuple[str, int]) -> Example:
    """The two best of a column."""
    of = column(*standing)
    best, second = owners(of)[:2]
    facts = {"best": best + 1, "second": second + 1}
    fields = [field_text(field) for field, owner in enumerate(of) if owner != NOBODY][:2]
    return example("columns", says, facts, columns=[drawn_column("garden", of, marked=fields)])


def pushed_back(says: str, field: str, *standing: tuple[str, int]) -> Example:
    """A column before and after the first player took a field from another."""
    before = column(*standing)
    after, _ = displaced(before, parse_field(field), 0)
    drawings = [drawn_column("arcades", before), drawn_column("arcades", after, marked=[field])]
    return example("columns", says, columns=drawings, arrow=True)


def dirks_markers(says: str, first: int) -> Example:
    """Dirk's markers before a round; a die gave the column of the first."""
    placed_markers = markers_to_place(5, 2)
    for number in range(DIRKS_MARKERS):
        placed_markers = placed_markers.placing_dirks(number, (first + number) % len(TYPES))
    drawings = [drawn_column(kind, placed_markers.columns[type]) for type, kind in enumerate(TYPES)]
    for each in drawings:
        each["markers"] = [{**marker, "owner": DIRK} for marker in each["markers"]]
    return example("columns", says, {"kind": TYPES[first]}, columns=drawings)


def climbing(says: str, kind: str, *steps: tuple[int, int]) -> Example:
    """A track to which stones come one after another; the last move is marked."""
    length = DiceOptions(3).track_length
    track = before = empty_track(3)
    for owner, points in steps:
        before, track = track, track.with_points(owner, points, length)
    owner = steps[-1][0]
    facts = {"player": owner + 1, "field": track.points[owner], "from": before.points[owner]}
    drawing = _drawn_track(kind, track)
    return example("track", says, facts, moved=owner, **drawing)


def placing(says: str, kind: str, name: str, *steps: tuple[int, int]) -> Example:
    """What the stones on a track bring in a scoring."""
    length = DiceOptions(3).track_length
    track = empty_track(3)
    for owner, points in steps:
        track = track.with_points(owner, points, length)
    worth = standard().majority_points[name][TYPES.index(kind)]
    given = [place_points(track, owner, worth) for owner in range(3)]
    return example("track", says, {"scoring": name}, points=given, **_drawn_track(kind, track))


def _drawn_track(kind: str, track: Track) -> dict[str, Any]:
    return {"type": kind, "fields": list(track.points), "ranking": list(track.ranking)}


LINE_ONE: Final = (("1/1", 1), ("1/2", 2), ("1/3", 1))

DICE: Final[Examples] = {
    "D-02": [all_fields("all-fields")],
    "D-21": [rolled("marker-placed", "PSAAGGGG", 2, "garden", EMPTY)],
    "D-22": [rolled("field-taken", "PSAAGGGG", 2, "garden", column(("4/2", 1), ("4/3", 2)))],
    "D-23": [rolled("no-field-left", "PSSAACGG", 1, "pavilion", column(*LINE_ONE))],
    "D-30": [rewards("two-rewards", ("6/2", 1), ("6/3", 0), ("4/1", 2))],
    "D-32": [climbing("on-top", "arcades", (0, 3), (1, 1), (1, 2))],
    "D-33": [climbing("track-ends", "tower", (0, 11), (0, 2))],
    "D-42": [pushed_back("displaced", "5/1", ("5/1", 1), ("5/2", 2))],
    "D-44": [rolled("black-die", "PSAAGGGG", 2, "garden", EMPTY, black=True)],
    "D-45": [rolled("nine", "TTTTTTTT", 3, "tower", EMPTY, black=True)],
    "D-51": [
        placing("lower-is-better", "chambers", "C", (0, 3), (1, 3), (2, 1)),
        placing("lower-is-better", "chambers", "A", (0, 3), (1, 3), (2, 1)),
    ],
    "D-61": [dirks_markers("dirks-markers", 2)],
}
