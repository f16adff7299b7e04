"""Scorings as they go over the wire, whatever the game."""

from alhambra.core.scoring import Points, Scoring
from alhambra.server.wire.events import ScoringView


def scoring_view(scoring: Scoring) -> ScoringView:
    """All points by the causes of the seats, and by those that only imaginary players have, if
    they got anything for them."""
    causes = list(scoring.seats[0].causes)
    for _, points in scoring.imaginary:
        causes += [
            cause
            for cause, number in zip(points.causes, points.points, strict=True)
            if number and cause not in causes
        ]
    return ScoringView(
        scoring.name,
        causes,
        [_by_cause(points, causes) for points in scoring.seats],
        {name: _by_cause(points, causes) for name, points in scoring.imaginary},
    )


def _by_cause(points: Points, causes: list[str]) -> list[int]:
    got = dict(zip(points.causes, points.points, strict=True))
    return [got.get(cause, 0) for cause in causes]
