"""Reasons why the server refuses, each with its HTTP status.

The classes look alike: each is a type to raise and catch by name, with its own sentence."""

from typing import ClassVar

from alhambra.core.messages import AlhambraError, Message


class ServerRefusal(AlhambraError):
    """The server refuses the request. Nothing has changed."""

    status: ClassVar[int] = 422


class BadRequest(ServerRefusal):
    """The request is not valid."""


class NotNow(ServerRefusal):
    """It is not possible now, or not for this guest."""

    status = 409


class Stale(NotNow):
    """The command was made for an older version of the table."""

    def __init__(self, version: int) -> None:
        super().__init__(Message("stale", {"version": version}))


class NotSignedIn(ServerRefusal):
    """The request has no guest's token."""

    status = 401

    def __init__(self) -> None:
        super().__init__(Message("come-in-first"))


class NotFound(ServerRefusal):
    """It does not exist, or the guest may not know of it: the response is the same."""

    status = 404

    def __init__(self) -> None:
        super().__init__(Message("not-here"))


class CrossOrigin(ServerRefusal):
    """Sent by a page of another site."""

    status = 403

    def __init__(self) -> None:
        super().__init__(Message("foreign-page"))


class OtherHost(ServerRefusal):
    """Requested under a host name that this server does not answer to."""

    status = 421

    def __init__(self, name: str) -> None:
        super().__init__(Message("other-host", {"name": name}))


class Banned(ServerRefusal):
    """An administrator has banned the guest or the address."""

    status = 403

    def __init__(self) -> None:
        super().__init__(Message("banned"))


class OtherVersion(ServerRefusal):
    """The client speaks another version of the wire."""

    status = 412

    def __init__(self, given: str) -> None:
        super().__init__(Message("other-wire-version", {"given": given}))


class TooLarge(ServerRefusal):
    status = 413

    def __init__(self, most: int) -> None:
        super().__init__(Message("too-large", {"most": most // 1024}))


class TooSlow(ServerRefusal):
    status = 408

    def __init__(self) -> None:
        super().__init__(Message("too-slow"))


class TooMany(ServerRefusal):
    status = 429

    def __init__(self) -> None:
        super().__init__(Message("too-many"))


class StorageFailed(ServerRefusal):
    """The database could not be written, and nothing was done."""

    status = 503

    def __init__(self) -> None:
        super().__init__(Message("server-cannot-keep"))


class StorageUncertain(StorageFailed):
    """The database went away during a write: it is unknown whether the write succeeded."""

    def __init__(self) -> None:
        ServerRefusal.__init__(self, Message("server-may-be-kept"))


class StorageUnreadable(ServerRefusal):
    status = 503

    def __init__(self) -> None:
        super().__init__(Message("server-cannot-read"))
