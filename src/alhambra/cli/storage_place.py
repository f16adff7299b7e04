"""Where a server stores its games, according to the options."""

from pathlib import Path

from alhambra.core.messages import AlhambraError, Message

DEFAULT_FOLDER = "your user data folder"
"""What `--help` calls the folder that is used when none is given."""


class FolderOrDatabase(AlhambraError):
    """Both were given, or the URL is not that of a database."""


def storage_place(data: Path | None, database: str | None) -> Path | str:
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
    """The same, to show to people: without a password."""
    if isinstance(where, Path):
        return str(where)
    from alhambra.server.storage.postgresql import without_password

    return without_password(where)
