"""What lists of somebody's own tables need besides the tables."""

from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.statements import insert, marks


class OwnTableStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def last_moves(self, tables: list[str]) -> dict[str, tuple[int, int]]:
        """The seat and the time of the last event at each of these tables."""
        if not tables:
            return {}
        found = await self._database.read(
            "SELECT events.table_id, seat, created FROM events JOIN"
            " (SELECT table_id, MAX(version) AS newest FROM events"
            f" WHERE table_id IN ({marks(len(tables))}) GROUP BY table_id) AS latest"
            " ON latest.table_id = events.table_id AND version = newest",
            *tables,
        )
        return {table: (seat, at) for table, seat, at in found}

    async def hidden(self, guest: str) -> set[str]:
        """The tables that a guest has hidden."""
        found = await self._database.read("SELECT table_id FROM hidden WHERE guest_id = ?", guest)
        return {table for (table,) in found}

    async def hide(self, guest: str, table: str, hidden: bool) -> None:
        if hidden:
            text = f"{insert('hidden', ('guest_id', 'table_id'))} ON CONFLICT DO NOTHING"
        else:
            text = "DELETE FROM hidden WHERE guest_id = ? AND table_id = ?"
        await self._database.write(Statement(text, (guest, table)))
