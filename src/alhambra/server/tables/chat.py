"""What is said at a table. It is kept with the table."""

from typing import Final

import msgspec

from alhambra.core.messages import Message
from alhambra.server.failures import BadRequest, StorageFailed, TooMany
from alhambra.server.guests import is_plain, now
from alhambra.server.rate import Rates
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import ChatRow
from alhambra.server.storage.store import Store
from alhambra.server.wire.sentences import Sentence, sentence
from alhambra.server.wire.socket import ChatMessage

LONGEST: Final = 300
MOST_SENT: Final = 50
_PER_SECOND: Final = 0.5
_BURST: Final = 5
_ATTEMPTS: Final = 5


def chat_text(text: str) -> str:
    """`text` as something to say: one line that can be read; or BadRequest."""
    line = " ".join(text.split())
    if not line or len(line) > LONGEST:
        raise BadRequest(Message("line-length", {"most": LONGEST}))
    if not is_plain(line):
        raise BadRequest(Message("line-plain"))
    return line


class Chat:
    """The last of what was said at one table."""

    def __init__(self, store: Store, table: str, rows: list[ChatRow]) -> None:
        self._store = store
        self._table = table
        self.rows = rows
        self._rates = Rates(_PER_SECOND, _BURST, most=100)

    @property
    def last(self) -> int:
        return self.rows[-1].number if self.rows else 0

    async def post(self, guest: str, text: str, command: str) -> list[ChatRow]:
        """Store a guest's chat message and return what is new at the table. It is one of its
        `changes`. BadRequest or TooMany, and nothing was stored."""
        text = chat_text(text)
        if any(row.command == command for row in self.rows):
            return []
        if not self._rates.allows_one(guest):
            raise TooMany
        return await self._add(guest, text, command)

    async def post_notice(self, message: Message) -> list[ChatRow]:
        """The same for a sentence of the table's own."""
        return await self._add(None, msgspec.json.encode(sentence(message)).decode(), None)

    async def catch_up(self) -> list[ChatRow]:
        """What others have added to the store meanwhile."""
        new = await self._store.chat(self._table, self.last, MOST_SENT)
        self.rows = [*self.rows, *new][-MOST_SENT:]
        return new

    async def _add(self, guest: str | None, text: str, command: str | None) -> list[ChatRow]:
        missed: list[ChatRow] = []
        for _ in range(_ATTEMPTS):
            row = ChatRow(self._table, self.last + 1, guest, text, command, now())
            try:
                await self._store.add_chat(row)
            except Conflict:
                new = await self.catch_up()
                missed += new
                if not new or any(row.command == command for row in new if command):
                    # It has been said before, long ago or a moment ago.
                    return missed
            else:
                self.rows = [*self.rows, row][-MOST_SENT:]
                return [*missed, row]
        raise StorageFailed


def chat_message(row: ChatRow, names: dict[str, str]) -> ChatMessage:
    """A line as it is told."""
    if row.guest is None:
        return ChatMessage(
            row.number, row.created, "", "", msgspec.json.decode(row.text, type=Sentence)
        )
    return ChatMessage(row.number, row.created, names.get(row.guest, ""), row.text, None)
