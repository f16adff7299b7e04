"""How others see somebody: the profile. Nothing in it is private."""

from msgspec import Struct

from alhambra.server.wire.games import GameName
from alhambra.server.wire.people import Rating
from alhambra.server.wire.tables import TableSummary


class ProfileRequest(Struct, forbid_unknown_fields=True):
    """How others are to see one: with this avatar, or the one that nobody has chosen; and whether
    the profile is hidden from them."""

    avatar: str | None
    hidden: bool


class Known(Struct):
    """Somebody with whom one has played games that count."""

    person: str
    name: str
    avatar: str
    games: int
    """How many of them,"""
    last: int
    """and when the last one ended, in milliseconds since 1970."""


class ProfileGame(Struct):
    """How somebody does in one of the games, against people."""

    game: GameName
    games: int
    wins: int
    rating: Rating | None


class ProfileResult(Struct):
    """A game against people that counts: where and against whom is not told."""

    game: GameName
    at: int
    players: int
    place: int
    won: bool


class Profile(Struct):
    """What everybody may know of somebody."""

    person: str
    name: str
    avatar: str
    own: bool
    """Whether it is the viewer's own,"""
    hidden: bool
    """and hidden from everybody else."""
    since: int
    """When they first came in, in milliseconds since 1970."""
    games: list[ProfileGame]
    recent: list[ProfileResult]
    """The newest first."""
    opponents: list[Known]
    """Whom they have played with most, without those whose profiles are hidden."""


class InvitationRequest(Struct, forbid_unknown_fields=True):
    """Whom to invite to a table."""

    person: str


class Invited(Struct):
    """Somebody who is invited to a table and does not sit there yet."""

    person: str
    name: str
    avatar: str
    declined: bool


class InvitedPeople(Struct):
    """Those whom the host has invited to a table."""

    people: list[Invited]


class Invitation(Struct):
    """A table to which somebody has invited one."""

    table: TableSummary
    sender: str
    """The name of its host,"""
    avatar: str
    """and the host's face."""
    at: int


class Invitations(Struct):
    """The newest first."""

    invitations: list[Invitation]


class KnownPeople(Struct):
    """The people one has played with, those played with last first."""

    people: list[Known]
