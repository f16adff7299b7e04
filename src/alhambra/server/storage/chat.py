"""Chat messages, and who has muted whom."""

from typing import Final, get_args

from msgspec.structs import astuple

from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.rows import ChatRow, CommandRow
from alhambra.server.storage.statements import insert
from alhambra.server.storage.tables import insert_command
from alhambra.server.wire.chat import Channel

_MESSAGE: Final = (
    *("table_id", "number", "guest_id", "text", "command_id", "created", "channel", "phrase"),
)


class ChatStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def messages(self, table: str, after: int, most: int) -> list[ChatRow]:
        """The last messages of each channel after this number, in order."""
        found: list[ChatRow] = []
        for channel in get_args(Channel):
            rows = await self._database.read(
                f"SELECT {', '.join(_MESSAGE)} FROM lines WHERE table_id = ? AND number > ?"
                " AND channel = ? ORDER BY number DESC LIMIT ?",
                table,
                after,
                channel,
                most,
            )
            found += [ChatRow(*row) for row in rows]
        return sorted(found, key=lambda row: row.number)

    async def add(self, message: ChatRow) -> None:
        """Or Conflict, if another message has its number or its command."""
        statement = Statement(insert("lines", _MESSAGE), astuple(message))
        await self._database.write(statement, about=[message.table])

    async def delete_notices(self, table: str) -> None:
        """Delete what the server said of people at a table: it names them."""
        await self._database.write(
            Statement("DELETE FROM lines WHERE table_id = ? AND guest_id IS NULL", (table,))
        )

    async def of_guest(self, guest: str) -> list[ChatRow]:
        """Everything that a guest has written, oldest first."""
        found = await self._database.read(
            f"SELECT {', '.join(_MESSAGE)} FROM lines WHERE guest_id = ? ORDER BY created", guest
        )
        return [ChatRow(*row) for row in found]

    async def muted_by(self, guest: str) -> set[str]:
        found = await self._database.read("SELECT muted_id FROM mutes WHERE guest_id = ?", guest)
        return {muted for (muted,) in found}

    async def mute(self, guest: str, other: str, muted: bool, command: CommandRow) -> None:
        if muted:
            text = f"{insert('mutes', ('guest_id', 'muted_id'))} ON CONFLICT DO NOTHING"
        else:
            text = "DELETE FROM mutes WHERE guest_id = ? AND muted_id = ?"
        await self._database.write(Statement(text, (guest, other)), insert_command(command))
