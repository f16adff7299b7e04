"""What the store requires of a database. SQLite and PostgreSQL both provide it, with the same
statements."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from alhambra.core.messages import AlhambraError


class Notification(NamedTuple):
    """A broadcast from another process."""

    table: str | None
    """None: any table may have changed."""
    process: str = ""
    text: str = ""
    """Empty, if the table was changed."""


Receive = Callable[[Notification], None]


class CannotOpen(AlhambraError):
    """There is no database where there should be one, and none can be created."""


class Conflict(Exception):
    """Another process was first: what was to be added already exists, or what was to be changed is
    no longer as it was."""


class Statement(NamedTuple):
    """SQL as both databases understand it, with a question mark for each value."""

    text: str
    values: tuple[Any, ...] = ()
    needed: bool = False
    """Whether it must change something."""


class Database(Protocol):
    """Reads and writes, none of them on the event loop."""

    name: str
    """Where it is, without a password."""

    async def read(self, text: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that a statement finds, or StorageUnreadable."""

    async def write(self, *statements: Statement, about: list[str] | None = None) -> None:
        """All statements or none, and on disk once it returns; Conflict, if one breaks a key, or is
        needed and changes nothing; or StorageFailed. Other processes that have the tables `about`
        open are notified."""

    async def check(self) -> None:
        """Read something, and rewrite what is already there; StorageUnreadable or StorageFailed, if
        that is not possible."""

    def listen(self, receive: Receive) -> None:
        """From now on, call `receive` on the running event loop for each notification."""

    def broadcast(self, table: str, text: str) -> None:
        """Send other processes something that is not stored and may get lost."""

    def close(self) -> None:
        """Waits until all pending writes are done."""
