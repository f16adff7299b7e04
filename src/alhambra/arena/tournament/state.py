"""The state of a tournament: one file, to which each block is added as a line once it is played.

It is JSON Lines because that only needs appending: whatever interrupts it, all lines except perhaps
the last are complete. The file is the same bytes whenever and wherever the tournament is played,
can be compared with `cmp`, and read by anything. Times, which do differ, are in a file beside it;
losing that loses nothing else.
"""

from pathlib import Path
from typing import IO, Final, Self

import msgspec

from alhambra.arena.tournament.block import Block, BlockTimes
from alhambra.arena.tournament.made_with import MadeWith
from alhambra.arena.tournament.plan import Plan
from alhambra.core.messages import BadOption, Fact, Message

_VERSION: Final = 1


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    tournament: int
    plan: Plan
    made_with: MadeWith


def times_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.times")


def read_state(path: Path) -> tuple[Head, list[Block], list[BlockTimes]]:
    """What a file holds, for reading only; raises BadOption if it is no state."""
    lines = _whole_lines(path)
    try:
        head = msgspec.json.decode(lines[0], type=Head)
        blocks = [msgspec.json.decode(line, type=Block) for line in lines[1:]]
    except (IndexError, msgspec.DecodeError):
        raise BadOption(Message("tournament-no-state", {"file": str(path)})) from None
    if head.tournament != _VERSION:
        raise BadOption(Message("tournament-no-state", {"file": str(path)}))
    beside = times_file(path)
    times = [
        msgspec.json.decode(line, type=BlockTimes)
        for line in (_whole_lines(beside) if beside.exists() else [])
    ]
    return head, blocks, times


class StateFile:
    """A state being written; raises BadOption if it cannot be, or belongs to another tournament."""

    def __init__(self, path: Path, plan: Plan, with_what: MadeWith) -> None:
        self._path = path
        self.blocks: list[Block] = []
        self.times: list[BlockTimes] = []
        """What was played before."""
        head = Head(_VERSION, plan, with_what)
        is_new = not path.exists() or not path.stat().st_size
        if not is_new:
            found, self.blocks, self.times = read_state(path)
            self._expect_same(found, head)
        self._file = self._opened(path)
        self._times = self._opened(times_file(path))
        if is_new:
            self._times.truncate(0)
            self._write(self._file, head)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
        self._times.close()

    def add(self, block: Block, times: BlockTimes) -> None:
        # The times first: then every block in the state has its times.
        self._write(self._times, times)
        self._write(self._file, block)

    def _expect_same(self, found: Head, wanted: Head) -> None:
        for old, new in ((found.plan, wanted.plan), (found.made_with, wanted.made_with)):
            for field in old.__struct_fields__:
                before, now = getattr(old, field), getattr(new, field)
                if before != now:
                    facts: dict[str, Fact] = {
                        "file": str(self._path),
                        "what": field.replace("_", "-"),
                        "before": _shown(before),
                        "now": _shown(now),
                    }
                    raise BadOption(Message("tournament-other-state", facts))

    def _opened(self, path: Path) -> IO[bytes]:
        try:
            file = path.open("ab")
            # Drops an incomplete last line, left by an interruption.
            file.truncate(sum(len(line) + 1 for line in _whole_lines(path)))
        except OSError as error:
            raise self._refused(error) from None
        return file

    def _write(self, file: IO[bytes], line: msgspec.Struct) -> None:
        try:
            file.write(msgspec.json.encode(line) + b"\n")
            file.flush()
        except OSError as error:
            raise self._refused(error) from None

    def _refused(self, error: OSError) -> BadOption:
        facts: dict[str, Fact] = {"file": str(self._path), "reason": error.strerror or str(error)}
        return BadOption(Message("tournament-not-written", facts))


def _whole_lines(path: Path) -> list[bytes]:
    try:
        content = path.read_bytes()
    except OSError as error:
        facts: dict[str, Fact] = {"file": str(path), "reason": error.strerror or str(error)}
        raise BadOption(Message("unreadable-file", facts)) from None
    return content.split(b"\n")[:-1]


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode()
