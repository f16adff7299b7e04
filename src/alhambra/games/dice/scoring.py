"""The points of the Dice Game: building points and tokens (D-50, D-51, D-64)."""

from typing import Final

from alhambra.core.scoring import Counted, Points, Scoring
from alhambra.games.dice.columns import Owner
from alhambra.games.dice.table import DiceTable
from alhambra.games.dice.tokens import Tokens, points_of
from alhambra.games.dice.tracks import Track
from alhambra.parts.buildings import TYPE_LETTERS, TYPES

CAUSES: Final = (*TYPE_LETTERS, "tokens")
DIRK: Final = "Dirk"


def score(table: DiceTable, name: str) -> Scoring:
    """Scoring `name` for the stones and tokens as they are."""
    options = table.options
    places = options.majority_points[name]
    owners = [_points(table, owner, places) for owner in range(options.owners)]
    imaginary = tuple([(DIRK, points) for points in owners[options.players :]])
    return Scoring(name, tuple(owners[: options.players]), imaginary)


def _points(table: DiceTable, owner: Owner, places: list[list[int]]) -> Points:
    tokens = table.tokens[owner]
    points = [place_points(table.tracks[t], owner, places[t]) for t in range(len(TYPES))]
    counted = [_counted(table.tracks[t], owner, len(places[t])) for t in range(len(TYPES))]
    return Points(CAUSES, (*points, points_of(tokens)), (*counted, tokens_counted(tokens)))


def _counted(track: Track, owner: Owner, places: int) -> Counted:
    """The owner's building points and place: no two stones share a place (D-32)."""
    if owner not in track.ranking[:places]:
        return Counted(track.points[owner])
    return Counted(track.points[owner], track.ranking.index(owner) + 1, 1)


def tokens_counted(tokens: Tokens) -> Counted:
    """The points tokens, grouped by value."""
    giving = [token for token in tokens if token.points]
    kinds = {token.text: token for token in giving}
    parts = [(text, giving.count(token), token.points) for text, token in kinds.items()]
    return Counted(len(giving), parts=tuple(parts))


def place_points(track: Track, owner: Owner, places: list[int]) -> int:
    """The points an owner's stone gets for its place; a stone that is off the track gets none."""
    if owner not in track.ranking:
        return 0
    place = track.ranking.index(owner)
    return places[place] if place < len(places) else 0
