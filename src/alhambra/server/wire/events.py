"""What has happened at a table, in order: the log, and what is animated."""

from msgspec import Struct

from alhambra.server.wire.scoring import ScoringView


class Moved(Struct, tag_field="what", tag="moved"):
    """A player's move, as it is written in records."""

    seat: int
    move: str
    about: dict[str, str] = {}
    """What else is to be known of it, where a game says so: such as the column whose reward was
    taken, and the field that a marker went to."""


class Drawn(Struct, tag_field="what", tag="drawn"):
    """What chance gave, as it is written in records: `occasion` is “money”, “market”, “dirk”, or
    “deal” with the number of a seat, or one of a module's. What the reader may not know is “?”."""

    occasion: str
    pieces: list[str]


class Scored(Struct, tag_field="what", tag="scored"):
    scoring: ScoringView


class Undone(Struct, tag_field="what", tag="undone"):
    """So many of the last moves were taken back by this seat; with everybody's consent, also those
    of others."""

    seat: int
    moves: int


class Ended(Struct, tag_field="what", tag="ended"):
    points: list[int]
    winners: list[int]


LogEntry = Moved | Drawn | Scored | Undone | Ended


class Event(Struct):
    """All that one command brought about. It made the table's version what `version` says."""

    version: int
    entries: list[LogEntry]
