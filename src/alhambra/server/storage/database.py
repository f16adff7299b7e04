"""What the store asks of a database. SQLite and PostgreSQL fulfil it, with the same statements."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from alhambra.core.messages import AlhambraError


class Notification(NamedTuple):
    """What another process has broadcast."""

    table: str | None
    """None: any of them may have changed."""
    process: str = ""
    text: str = ""
    """If it is empty, the table was changed."""


Receive = Callable[[Notification], None]


class CannotOpen(AlhambraError):
    """There is no database where there should be one, and none can be made."""


class Conflict(Exception):
    """Another process was first: what was to be added exists, or what was to be changed is no
    longer as it was."""


class Statement(NamedTuple):
    """SQL as both databases understand it, with a question mark for each value."""

    text: str
    values: tuple[Any, ...] = ()
    needed: bool = False
    """Whether it has to change something."""


class Database(Protocol):
    """Reads and writes. Nothing of it runs on the event loop."""

    name: str
    """Where it is, without a password."""

    async def read(self, text: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that a statement finds, or StorageUnreadable."""

    async def write(self, *statements: Statement, about: list[str] | None = None) -> None:
        """All of them or none, and on disk when it is done; Conflict, if one breaks a key, or is
        needed and changes nothing; or StorageFailed. Other processes that have the
        tables `about` open are notified."""

    def listen(self, receive: Receive) -> None:
        """From now on, call `receive` on the running event loop."""

    def broadcast(self, table: str, text: str) -> None:
        """Send something to the other processes that is not stored and may get lost."""

    def close(self) -> None:
        """After everything that was to be written is written."""
