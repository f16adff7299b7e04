"""What is said at a table. It is kept with the table."""

from typing import Final

import msgspec

from alhambra.core.messages import Message
from alhambra.server.failures import CannotKeep, TooMany, Unfit
from alhambra.server.guests import is_plain, now
from alhambra.server.rate import Rates
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import LineRow
from alhambra.server.storage.store import Store
from alhambra.server.wire.socket import Line
from alhambra.server.wire.words import Said, said

LONGEST: Final = 300
MOST_TOLD: Final = 50
_PER_SECOND: Final = 0.5
_BURST: Final = 5
_ATTEMPTS: Final = 5


def proper_text(text: str) -> str:
    """`text` as something to say: one line that can be read; or Unfit."""
    line = " ".join(text.split())
    if not line or len(line) > LONGEST:
        raise Unfit(Message("line-length", {"most": LONGEST}))
    if not is_plain(line):
        raise Unfit(Message("line-plain"))
    return line


class Lines:
    """The last of what was said at one table."""

    def __init__(self, store: Store, table: str, rows: list[LineRow]) -> None:
        self._store = store
        self._table = table
        self.rows = rows
        self._rates = Rates(_PER_SECOND, _BURST, most=100)

    @property
    def last(self) -> int:
        return self.rows[-1].number if self.rows else 0

    async def say(self, guest: str, text: str, command: str) -> list[LineRow]:
        """Keep what a guest says: what is new at the table then. It is one of its `changes`. Unfit
        or TooMany, and nothing was said."""
        line = proper_text(text)
        if any(row.command == command for row in self.rows):
            return []
        if not self._rates.allows_one(guest):
            raise TooMany
        return await self._add(guest, line, command)

    async def note(self, message: Message) -> list[LineRow]:
        """The same for a sentence of the table's own."""
        return await self._add(None, msgspec.json.encode(said(message)).decode(), None)

    async def catch_up(self) -> list[LineRow]:
        """What others have added to the store meanwhile."""
        new = await self._store.lines(self._table, self.last, MOST_TOLD)
        self.rows = [*self.rows, *new][-MOST_TOLD:]
        return new

    async def _add(self, guest: str | None, text: str, command: str | None) -> list[LineRow]:
        missed: list[LineRow] = []
        for _ in range(_ATTEMPTS):
            row = LineRow(self._table, self.last + 1, guest, text, command, now())
            try:
                await self._store.add_line(row)
            except Conflict:
                new = await self.catch_up()
                missed += new
                if not new or any(row.command == command for row in new if command):
                    # It has been said before, long ago or a moment ago.
                    return missed
            else:
                self.rows = [*self.rows, row][-MOST_TOLD:]
                return [*missed, row]
        raise CannotKeep


def line_for(row: LineRow, names: dict[str, str]) -> Line:
    """A line as it is told."""
    if row.guest is None:
        return Line(row.number, row.created, "", "", msgspec.json.decode(row.text, type=Said))
    return Line(row.number, row.created, names.get(row.guest, ""), row.text, None)
