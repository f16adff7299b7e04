"""Parts of a table that refer back to it."""

import weakref
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alhambra.server.tables.live import LiveTable


class TablePart:
    """Refers to its table without keeping it in memory: an unloaded table is freed at once, without
    the garbage collector, which rarely runs in a server."""

    def __init__(self, table: "LiveTable") -> None:
        self._weak_table = weakref.ref(table)

    @property
    def _table(self) -> "LiveTable":
        table = self._weak_table()
        assert table is not None, "the table outlives its parts"
        return table
