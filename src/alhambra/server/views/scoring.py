"""Scorings as they go over the wire, whatever the game."""

from alhambra.core.state import Scoring
from alhambra.server.wire.events import ScoringNote


def scoring_note(scoring: Scoring) -> ScoringNote:
    return ScoringNote(
        scoring.name,
        list(scoring.seats[0].causes),
        [list(points.points) for points in scoring.seats],
        {name: list(points.points) for name, points in scoring.imaginary},
    )
