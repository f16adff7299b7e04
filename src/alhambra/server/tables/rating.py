"""Ratings by openskill's Plackett–Luce model: from who was ahead of whom, for any number of
players. Only people are rated, and only against people."""

from typing import Final

from msgspec.structs import replace
from openskill.models import PlackettLuce, PlackettLuceRating

from alhambra.server.storage.rows import RatingRow, ResultRow
from alhambra.server.wire.people import Rating

_MODEL: Final = PlackettLuce()
_FEWEST: Final = 2


def after_game(results: list[ResultRow], before: list[RatingRow]) -> list[RatingRow]:
    """The ratings of those who played a game; none if nobody played against anybody."""
    if len(results) < _FEWEST:
        return []
    known = {row.guest: row for row in before}
    results = sorted(results, key=lambda row: (row.place, row.guest))
    teams = [[_rating(known.get(row.guest))] for row in results]
    rated = _MODEL.rate(teams, ranks=[float(row.place) for row in results])
    return [
        RatingRow(
            guest=row.guest,
            game=row.game,
            mu=repr(new.mu),
            sigma=repr(new.sigma),
            games=1 + (known[row.guest].games if row.guest in known else 0),
        )
        for row, (new,) in zip(results, rated, strict=True)
    ]


def with_ratings(results: list[ResultRow], after: list[RatingRow]) -> list[ResultRow]:
    """The results of a game, each with the rating after the game."""
    values = {row.guest: repr(rating_view(row).value) for row in after}
    return [replace(row, rating=values.get(row.guest)) for row in results]


def rating_view(row: RatingRow) -> Rating:
    rating = _rating(row)
    return Rating(round(rating.ordinal(), 1), rating.mu, rating.sigma, row.games)


def _rating(row: RatingRow | None) -> PlackettLuceRating:
    return _MODEL.rating() if row is None else _MODEL.rating(float(row.mu), float(row.sigma))
