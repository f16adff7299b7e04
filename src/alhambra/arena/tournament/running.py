"""Playing a tournament: one block of each pairing after another, with any workers."""

from collections.abc import Callable, Generator, Iterator

from alhambra.arena.known import Known
from alhambra.arena.match import Arena
from alhambra.arena.statistics.sequential import Sequential
from alhambra.arena.tournament.block import Block, BlockTimes, PlayBlocks, Task, match_of
from alhambra.arena.tournament.plan import Plan
from alhambra.arena.workers import Workers


class Tournament:
    """A tournament in progress: what has been played so far, and what is left to play.

    Which blocks are played depends only on the plan and their number. Creating one raises BadOption
    or BadData if it cannot be played.
    """

    def __init__(self, plan: Plan, blocks: int) -> None:
        Arena(match_of(plan))
        self.plan = plan
        self.pairings = plan.pairings()
        self.blocks_wanted = blocks
        self.blocks: list[Block] = []
        self.times: list[BlockTimes] = []
        self._played = [0] * len(self.pairings)
        self._tests = [Sequential(plan.bounds) for _ in self.pairings]

    def add(self, block: Block, times: BlockTimes | None = None) -> None:
        """Add a block that was played, in the order of `tasks`."""
        self.blocks.append(block)
        self._played[block.pairing] += 1
        if times is not None:
            self.times.append(times)
        if len(self.pairings[block.pairing].sides) == 2:
            score = block.score(0, 1)
            assert score is not None
            self._tests[block.pairing].add(score)

    def is_decided(self, pairing: int) -> bool:
        """Whether the match has ended early."""
        ends = self.plan.ends_early and self.pairings[pairing].kind == "match"
        return ends and self._tests[pairing].verdict != "open"

    def tasks(self) -> Iterator[Task]:
        """What is left to play, skipping matches that have ended by then."""
        done = {(block.pairing, block.block) for block in self.blocks}
        for block in range(1, self.blocks_wanted + 1):
            for pairing in range(len(self.pairings)):
                if (pairing, block) not in done and not self.is_decided(pairing):
                    yield pairing, block

    @property
    def blocks_left(self) -> int:
        """How many blocks are left, at most."""
        return sum(
            max(0, self.blocks_wanted - played)
            for pairing, played in enumerate(self._played)
            if not self.is_decided(pairing)
        )

    def play(
        self, workers: Workers, stop: Callable[[], bool] = lambda: False
    ) -> Generator[tuple[Block, BlockTimes], None, None]:
        """Plays what is left, until `stop` says so, and yields each block once it is added."""
        job = PlayBlocks(self.plan, Known.here())
        for block, times in workers.work(job, self.tasks(), stop):
            # Workers run somewhat ahead: what they played after a match has ended does not count.
            if not self.is_decided(block.pairing):
                self.add(block, times)
                yield block, times
