"""Passkeys: signing in with what a device or password manager keeps. Bytes are in base64url,
without padding."""

from msgspec import Struct


class Passkey(Struct):
    """One of one's passkeys. All times are in milliseconds since 1970."""

    id: str
    host: str
    """The host name that it works at."""
    since: int
    used: int | None
    """When one last signed in with it."""


class Passkeys(Struct):
    """Whether passkeys can be used at this address, and one's own."""

    offered: bool
    passkeys: list[Passkey]


class NewPasskey(Struct):
    """What a browser needs to make a passkey (`PublicKeyCredentialCreationOptions`)."""

    challenge: str
    host: str
    user: str
    """What the passkey tells the server about its owner: nothing that anybody else understands."""
    name: str
    algorithms: list[int]
    known: list[str]
    """The ids of the passkeys that there are already."""


class PasskeyChallenge(Struct):
    """What a browser needs to sign in with a passkey (`PublicKeyCredentialRequestOptions`)."""

    challenge: str
    host: str


class PasskeyRequest(Struct, forbid_unknown_fields=True):
    """A passkey that a browser has made."""

    id: str
    client_data: str
    attestation: str


class SignInRequest(Struct, forbid_unknown_fields=True):
    """A challenge that a passkey has signed."""

    id: str
    client_data: str
    authenticator_data: str
    signature: str
    user: str
    take_games: bool = False
    """Whether the games that are not over of who has been on this device so far go along."""
