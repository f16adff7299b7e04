"""The games of a match, in one or several processes: the same games whatever their number."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Self

from alhambra.arena.known import Known, Relocate
from alhambra.arena.match import Arena, Match, Played
from alhambra.arena.workers import Job, ThisProcess, Workers, workers

_CHUNK: Final = 4
"""How many games make up a task: enough for speed, few enough to stop quickly."""


@dataclass(frozen=True)
class _PlayMatch(Job[range, list[Played]]):
    match: Match
    known: Known

    def open(self) -> Callable[[range], list[Played]]:
        self.known.make_known()
        arena = Arena(self.match)
        return lambda numbers: [arena.play(number) for number in numbers]

    def relocated(self, relocate: Relocate) -> Self:
        components = self.match.components
        moved = Path(relocate(str(components))) if components is not None else None
        return replace(
            self,
            match=replace(self.match, components=moved),
            known=self.known.relocated(relocate),
        )


def play_match(
    match: Match,
    games: int,
    jobs: int | Workers = 1,
    stop: Callable[[], bool] = lambda: False,
) -> Iterator[Played]:
    """The first `games` games in order, until `stop` says so between two of them, played by this
    many processes or by these workers.

    Raises BadOption or BadData if the match cannot be played.
    """
    Arena(match)
    by = workers(jobs) if isinstance(jobs, int) else jobs
    chunk = 1 if isinstance(by, ThisProcess) else _CHUNK
    chunks = (range(n, min(n + chunk, games + 1)) for n in range(1, games + 1, chunk))
    done = by.work(_PlayMatch(match, Known.here()), chunks, stop)
    return (played for some in done for played in some)
