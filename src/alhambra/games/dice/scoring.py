"""The points of the Dice Game: building points and tokens (D-50, D-51, D-64)."""

from typing import Final

from alhambra.core.state import Points, Scoring
from alhambra.games.dice.columns import Owner
from alhambra.games.dice.table import DiceTable
from alhambra.games.dice.tokens import points_of
from alhambra.games.dice.tracks import Track
from alhambra.parts.buildings import TYPE_LETTERS, TYPES

CAUSES: Final = (*TYPE_LETTERS, "tokens")
DIRK: Final = "Dirk"


def score(table: DiceTable, name: str) -> Scoring:
    """Scoring `name` of the stones and tokens as they lie."""
    places = table.options.majority_points[name]
    owners = [Points(CAUSES, _points(table, owner, places)) for owner in _owners(table)]
    seats = tuple(owners[: table.options.players])
    if not table.options.dirk:
        return Scoring(name, seats)
    return Scoring(name, seats, ((DIRK, owners[-1]),))


def _owners(table: DiceTable) -> range:
    return range(table.options.owners)


def _points(table: DiceTable, owner: Owner, places: list[list[int]]) -> tuple[int, ...]:
    by_type = [place_points(table.tracks[t], owner, places[t]) for t in range(len(TYPES))]
    return (*by_type, points_of(table.tokens[owner]))


def place_points(track: Track, owner: Owner, places: list[int]) -> int:
    """What an owner's stone gets for its place; a stone that is not on the track gets nothing."""
    if owner not in track.ranking:
        return 0
    place = track.ranking.index(owner)
    return places[place] if place < len(places) else 0
