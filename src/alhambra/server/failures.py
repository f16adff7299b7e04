"""What the server refuses, each with the HTTP status that goes with it."""

from typing import ClassVar

from alhambra.core.messages import AlhambraError, Message


class ServerRefusal(AlhambraError):
    """Something that the server was asked for and did not do. Nothing has changed."""

    status: ClassVar[int] = 422


class BadRequest(ServerRefusal):
    """What was asked for cannot be done as it was said."""


class NotNow(ServerRefusal):
    """It could be done at another time, or by somebody else."""

    status = 409


class Stale(NotNow):
    """A command that was made for an older version of the table."""

    def __init__(self, version: int) -> None:
        super().__init__(Message("stale", {"version": version}))


class NotSignedIn(ServerRefusal):
    """The request came without a guest's token."""

    status = 401

    def __init__(self) -> None:
        super().__init__(Message("come-in-first"))


class NotFound(ServerRefusal):
    """It does not exist, or the guest may not know of it: the answer is the same."""

    status = 404

    def __init__(self) -> None:
        super().__init__(Message("not-here"))


class CrossOrigin(ServerRefusal):
    """Sent by a page of another site."""

    status = 403

    def __init__(self) -> None:
        super().__init__(Message("foreign-page"))


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


class TooMany(ServerRefusal):
    status = 429

    def __init__(self) -> None:
        super().__init__(Message("too-many"))


class StorageFailed(ServerRefusal):
    """The database could not be written; what was asked for has not happened."""

    status = 503

    def __init__(self) -> None:
        super().__init__(Message("server-cannot-keep"))


class StorageUncertain(StorageFailed):
    """The database went away while it was written: nobody knows yet whether it was."""

    def __init__(self) -> None:
        ServerRefusal.__init__(self, Message("server-may-be-kept"))


class StorageUnreadable(ServerRefusal):
    status = 503

    def __init__(self) -> None:
        super().__init__(Message("server-cannot-read"))
