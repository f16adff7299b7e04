"""The chat of a table, which is stored with it."""

from typing import Final

import msgspec

from alhambra.core.messages import Message
from alhambra.server.failures import BadRequest, StorageFailed
from alhambra.server.guests import now
from alhambra.server.names import is_plain
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import ChatRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.lock import TableLock
from alhambra.server.wire.sentences import Sentence, sentence
from alhambra.server.wire.socket import ChatMessage

LONGEST: Final = 300
MOST_SENT: Final = 50
_ATTEMPTS: Final = 5


def chat_text(text: str) -> str:
    """`text` as a chat message: one readable line; or BadRequest."""
    line = " ".join(text.split())
    if not line or len(line) > LONGEST:
        raise BadRequest(Message("line-length", {"most": LONGEST}))
    if not is_plain(line):
        raise BadRequest(Message("line-plain"))
    return line


class Chat:
    """The latest messages at one table."""

    def __init__(self, store: Store, table: str, rows: list[ChatRow], lock: TableLock) -> None:
        self._store = store
        self._table = table
        self._lock = lock
        self.rows = rows

    @property
    def last(self) -> int:
        return self.rows[-1].number if self.rows else 0

    def was_posted(self, command: str) -> bool:
        return any(row.command == command for row in self.rows)

    async def post_locked(self, guest: str, text: str, command: str) -> list[ChatRow]:
        """Store a guest's message and return all messages that are new here. On BadRequest nothing
        is stored. Call with the lock held."""
        self._lock.assert_held()
        text = chat_text(text)
        if self.was_posted(command):
            return []
        return await self._add_locked(guest, text, command)

    async def post_notice_locked(self, message: Message) -> list[ChatRow]:
        """The same for a notice from the server. Call with the lock held."""
        self._lock.assert_held()
        return await self._add_locked(None, msgspec.json.encode(sentence(message)).decode(), None)

    async def catch_up_locked(self) -> list[ChatRow]:
        """Read and return what other processes have stored since. Call with the lock held."""
        self._lock.assert_held()
        new = await self._store.chat.messages(self._table, self.last, MOST_SENT)
        self.rows = [*self.rows, *new][-MOST_SENT:]
        return new

    async def _add_locked(self, guest: str | None, text: str, command: str | None) -> list[ChatRow]:
        missed: list[ChatRow] = []
        for _ in range(_ATTEMPTS):
            row = ChatRow(self._table, self.last + 1, guest, text, command, now())
            try:
                await self._store.chat.add(row)
            except Conflict:
                new = await self.catch_up_locked()
                missed += new
                if not new or any(row.command == command for row in new if command):
                    # The command has been carried out before.
                    return missed
            else:
                self.rows = [*self.rows, row][-MOST_SENT:]
                return [*missed, row]
        raise StorageFailed


def chat_message(row: ChatRow, names: dict[str, str]) -> ChatMessage:
    """A message as it is sent."""
    if row.guest is None:
        return ChatMessage(
            row.number, row.created, "", "", msgspec.json.decode(row.text, type=Sentence)
        )
    return ChatMessage(row.number, row.created, names.get(row.guest, ""), row.text, None)
