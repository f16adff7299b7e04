"""What is stored about a person. All times are in milliseconds since 1970."""

from msgspec import Struct

from alhambra.server.wire.chat import Phrase
from alhambra.server.wire.games import GameName
from alhambra.server.wire.people import GameStatistics, PlayedGame
from alhambra.server.wire.tables import Status


class StoredDevice(Struct):
    """A device by which somebody is recognized, or a code to sign in with on another one."""

    kind: str
    since: int


class StoredPasskey(Struct):
    """A passkey, for signing in at the host name."""

    id: str
    host: str
    since: int
    used: int | None


class StoredTable(Struct):
    """A table, and the seats that are played on one's devices."""

    id: str
    game: GameName
    status: Status
    opened: int
    seats: list[int]
    hidden: bool
    """Whether one has hidden it in one's list."""
    away_since: int | None
    """Since when one has not had it open, as far as it is stored."""


class StoredMessage(Struct):
    """What one has written in the chat of a table."""

    table: str
    at: int
    text: str
    phrase: Phrase | None = None


class StoredRecord(Struct):
    """A record that one has uploaded."""

    id: str
    at: int
    text: str


class StoredSubscription(Struct):
    """A browser that is called to games."""

    endpoint: str
    language: str
    since: int


class StoredAddress(Struct):
    """One's mail address, to which emails are sent once it is confirmed."""

    address: str
    language: str
    since: int
    confirmed: int | None


class StoredNight(Struct):
    """A club night that one has opened or taken part in."""

    id: str
    title: str
    opened: int


class StoredInvitation(Struct):
    """An invitation to a table that one has got, or sent."""

    table: str
    at: int
    sent: bool
    declined: bool


class StoredCall(Struct):
    """Something that one was called to a table for, or has seen before that."""

    table: str
    kind: str
    at: int
    mailed: bool


class PersonalData(Struct):
    """Everything that the server has stored about somebody. The moves of a game are in the records
    of its table."""

    name: str
    person: str
    """What others know one by."""
    avatar: str | None
    """The avatar one has chosen."""
    hidden: bool
    """Whether the profile is hidden."""
    since: int
    devices: list[StoredDevice]
    passkeys: list[StoredPasskey]
    tables: list[StoredTable]
    games: list[PlayedGame]
    statistics: list[GameStatistics]
    nights: list[StoredNight]
    messages: list[StoredMessage]
    muted: list[str]
    """The names of those whom one has muted."""
    records: list[StoredRecord]
    subscriptions: list[StoredSubscription]
    mail: StoredAddress | None
    calls: list[StoredCall]
    invitations: list[StoredInvitation]
