"""Where a server's games are kept, as options say it."""

from pathlib import Path

from alhambra.core.messages import AlhambraError, Message


class FolderOrDatabase(AlhambraError):
    """Both were given."""


def games_kept(data: Path | None, database: str | None) -> Path | str:
    """A folder, or the URL of a database."""
    if database is None:
        from platformdirs import user_data_path

        return (data or user_data_path("alhambra", appauthor=False)).absolute()
    if data is not None:
        raise FolderOrDatabase(Message("serve-folder-or-database"))
    if not database.startswith(("postgresql://", "postgres://")):
        raise FolderOrDatabase(Message("serve-bad-database"))
    return database


def shown(where: Path | str) -> str:
    """The same for people, without a password."""
    if isinstance(where, Path):
        return str(where)
    from alhambra.server.storage.postgresql import without_password

    return without_password(where)
