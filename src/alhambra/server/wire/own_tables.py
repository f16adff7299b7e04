"""One's own tables: what a list of them says."""

from msgspec import Struct

from alhambra.server.wire.people import PlayedGame
from alhambra.server.wire.tables import TableSummary


class LastMove(Struct):
    """Who moved last, and when, in milliseconds since 1970."""

    seat: int
    at: int


class OwnTable(TableSummary):
    """A table at which one sits, or has played."""

    changed: int
    """When something last happened there, in milliseconds since 1970."""
    last: LastMove | None
    due: int | None
    """With a clock: how many milliseconds are left to whoever is to act."""
    result: PlayedGame | None
    """What the game came to, if it is over and counts."""
    hidden: bool
    """Whether one has hidden it."""


class OwnTables(Struct):
    """Running games first, then those played last first."""

    tables: list[OwnTable]


class HideRequest(Struct, forbid_unknown_fields=True):
    """Whether a finished game is hidden in one's own list."""

    hidden: bool = True
