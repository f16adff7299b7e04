"""The building tracks: stones climb them, and stack up where they meet."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.values import replaced
from alhambra.games.dice.columns import Owner

OFF: Final = 0
"""The building points of a stone that is not on the track."""


@mypyc_attr(acyclic=True)
class Track:
    """The stones of one column. Immutable: moving a stone returns a new track."""

    def __init__(self, points: tuple[int, ...], ranking: tuple[Owner, ...]) -> None:
        self.points = points
        """The field of each owner's stone, which is the owner's number of building points."""
        self.ranking = ranking
        """The owners of the stones on the track, best first: a higher field beats a lower one, and
        on the same field the lower stone wins (D-51). So this is also the order of the stacks,
        bottom first."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Track, (self.points, self.ranking)

    def with_points(self, owner: Owner, more: int, length: int) -> "Track":
        """The track after `owner` gets building points: the stone goes on top of those on its new
        field (D-32). The track ends at `length`; a stone already there stays as it is (D-33)."""
        field = min(length, self.points[owner] + more)
        if field == self.points[owner]:
            return self
        others = [other for other in self.ranking if other != owner]
        at = 0
        while at < len(others) and self.points[others[at]] >= field:
            at += 1
        others.insert(at, owner)
        return Track(replaced(self.points, owner, field), tuple(others))


def empty_track(owners: int) -> Track:
    """A track with all stones off it (D-06)."""
    return Track((OFF,) * owners, ())
