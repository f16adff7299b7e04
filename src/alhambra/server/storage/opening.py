"""Opens the right kind of database."""

from pathlib import Path

from alhambra.server.storage.database import Database
from alhambra.server.storage.sqlite import SqliteDatabase


def opened(where: Path | str, beside: bool = False) -> Database:
    """SQLite in a folder, or the PostgreSQL database at a URL. It is created and migrated, unless
    opened `beside` a server that may be running. Or CannotOpen, InUse, OlderData or NewerData."""
    if isinstance(where, Path):
        return SqliteDatabase(where, beside)
    # Imported late: most servers do not need it.
    from alhambra.server.storage.postgresql import PostgresqlDatabase

    return PostgresqlDatabase(where, beside)
