"""The chat of a table, which is stored with it."""

from collections.abc import Callable
from typing import Final, get_args

import msgspec

from alhambra.core.messages import Message
from alhambra.server.avatars import avatar_of
from alhambra.server.failures import BadRequest, StorageFailed
from alhambra.server.guests import now
from alhambra.server.names import is_plain
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import ChatRow, GuestRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.lock import TableLock
from alhambra.server.wire.chat import Channel, ChatMessage
from alhambra.server.wire.sentences import Sentence, sentence
from alhambra.server.wire.socket import Say

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

    async def post_locked(
        self, guest: str, message: Say, command: str, channel: Channel
    ) -> list[ChatRow]:
        """Store what a guest said and return all messages that are new here. On BadRequest nothing
        is stored. Call with the lock held."""
        self._lock.assert_held()
        if message.phrase is not None and message.text:
            raise BadRequest(Message("line-or-phrase"))
        text = chat_text(message.text) if message.phrase is None else ""
        if self.was_posted(command):
            return []
        return await self._add_locked(
            lambda number: ChatRow(
                self._table, number, guest, text, command, now(), channel, message.phrase
            )
        )

    async def post_notice_locked(self, message: Message) -> list[ChatRow]:
        """The same for a notice from the server. Call with the lock held."""
        self._lock.assert_held()
        text = msgspec.json.encode(sentence(message)).decode()
        return await self._add_locked(
            lambda number: ChatRow(self._table, number, None, text, None, now())
        )

    async def catch_up_locked(self) -> list[ChatRow]:
        """Read and return what other processes have stored since. Call with the lock held."""
        self._lock.assert_held()
        new = await self._store.chat.messages(self._table, self.last, MOST_SENT)
        self._keep(new)
        return new

    async def forget_notices(self) -> None:
        """They name somebody who was deleted."""
        await self._store.chat.delete_notices(self._table)
        self.rows = [row for row in self.rows if row.guest is not None]

    def _keep(self, new: list[ChatRow]) -> None:
        """The latest of each channel: neither can push the other out."""
        rows = [*self.rows, *new]
        latest = {
            row.number
            for channel in get_args(Channel)
            for row in [row for row in rows if row.channel == channel][-MOST_SENT:]
        }
        self.rows = [row for row in rows if row.number in latest]

    async def _add_locked(self, numbered: Callable[[int], ChatRow]) -> list[ChatRow]:
        missed: list[ChatRow] = []
        for _ in range(_ATTEMPTS):
            row = numbered(self.last + 1)
            try:
                await self._store.chat.add(row)
            except Conflict:
                new = await self.catch_up_locked()
                missed += new
                if not new or any(each.command == row.command for each in new if row.command):
                    # The command has been carried out before.
                    return missed
            else:
                self._keep([row])
                return [*missed, row]
        raise StorageFailed


def chat_message(row: ChatRow, names: dict[str, str], people: dict[str, GuestRow]) -> ChatMessage:
    """A message as it is sent."""
    if row.guest is None:
        notice = msgspec.json.decode(row.text, type=Sentence)
        return ChatMessage(row.number, row.created, "", "", None, notice, row.channel, None)
    name, guest = names.get(row.guest, ""), people.get(row.guest)
    avatar = None if guest is None else avatar_of(guest)
    return ChatMessage(
        row.number, row.created, name, row.text, row.phrase, None, row.channel, avatar
    )
