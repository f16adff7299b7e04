"""Scorings and results as they go over the wire, for every game."""

from collections.abc import Sequence

from alhambra.core.scoring import Counted, Points, Scoring
from alhambra.core.state import State
from alhambra.server.wire.scoring import (
    CountedPart,
    CountedView,
    ResultView,
    ScorerView,
    ScoringView,
)


def scoring_views(scorings: Sequence[Scoring]) -> list[ScoringView]:
    """All scorings of a game so far."""
    return [scoring_view(each, scorings[:number]) for number, each in enumerate(scorings)]


def preview_view(state: State) -> ScoringView:
    """The next scoring, if it were held now."""
    return scoring_view(state.preview(), state.scorings_so_far())


def scoring_view(scoring: Scoring, before: Sequence[Scoring]) -> ScoringView:
    """All points by cause: those of the seats, and those that only imaginary players have, if they
    scored anything; with everybody's totals after it, counting the scorings `before`."""
    causes = list(scoring.seats[0].causes)
    for _, points in scoring.imaginary:
        causes += [
            cause
            for cause, number in zip(points.causes, points.points, strict=True)
            if number and cause not in causes
        ]
    held = [*before, scoring]
    seats = [
        _scorer(points, causes, sum(each.seats[seat].total() for each in held))
        for seat, points in enumerate(scoring.seats)
    ]
    most = max(seat.total for seat in seats)
    leaders = [number for number, seat in enumerate(seats) if seat.total == most]
    return ScoringView(
        name=scoring.name,
        belongs_to=scoring.belongs_to,
        cause_after=scoring.cause_after or None,
        detail=scoring.detail or None,
        causes=causes,
        seats=seats,
        imaginary={
            name: _scorer(points, causes, _total_of_imaginary(name, held))
            for name, points in scoring.imaginary
        },
        leaders=leaders if len(seats) > 1 else [],
    )


def _total_of_imaginary(name: str, held: Sequence[Scoring]) -> int:
    """Imaginary players take no part in what comes right after a scoring."""
    return sum(points.total() for each in held for who, points in each.imaginary if who == name)


def _scorer(points: Points, causes: list[str], total: int) -> ScorerView:
    got = dict(zip(points.causes, points.points, strict=True))
    why = dict(zip(points.causes, points.counted, strict=False))
    return ScorerView(
        [got.get(cause, 0) for cause in causes],
        [_counted(why.get(cause)) for cause in causes],
        points.total(),
        total,
    )


def _counted(counted: Counted | None) -> CountedView | None:
    if counted is None:
        return None
    parts = [CountedPart(*part) for part in counted.parts]
    return CountedView(counted.number, counted.place, counted.tied, parts)


def result_view(state: State) -> ResultView | None:
    """How the game ended, if it has."""
    result = state.result()
    if result is None:
        return None
    return ResultView(
        points=list(result.scores),
        winners=list(result.winners),
        imaginary=dict(result.imaginary),
        imaginary_winners=list(result.imaginary_winners),
        most=result.most,
    )
