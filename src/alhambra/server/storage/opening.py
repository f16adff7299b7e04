"""Which database it is to be."""

from pathlib import Path

from alhambra.server.storage.database import Database
from alhambra.server.storage.sqlite import SqliteDatabase


def opened(where: Path | str, beside: bool = False) -> Database:
    """SQLite in a folder, or the PostgreSQL that a URL leads to. It is created and migrated, but
    not `beside` a server that may be running. CannotOpen, InUse, OlderData or NewerData if it
    cannot be."""
    if isinstance(where, Path):
        return SqliteDatabase(where, beside)
    # Imported late: most servers do not need it.
    from alhambra.server.storage.postgresql import PostgresqlDatabase

    return PostgresqlDatabase(where, beside)
