"""How somebody wants to be called to games while the page is closed."""

from typing import Literal

from msgspec import Struct

Language = Literal["en", "nl", "et"]


class Notifications(Struct):
    """What the server offers, and what the client has chosen."""

    push_key: str | None
    """The key that a browser subscribes with; null where the server sends no push messages."""
    push: bool
    """Whether this device is subscribed."""
    mail: bool
    """Whether the server sends emails."""
    address: str | None
    """Where to,"""
    confirmed: bool
    """and whether it is known to be one's own."""


class SubscriptionRequest(Struct, forbid_unknown_fields=True):
    """A browser's subscription to a push service, as browsers describe it."""

    endpoint: str
    p256dh: str
    auth: str
    language: Language


class AddressRequest(Struct, forbid_unknown_fields=True):
    """Where emails are to be sent; the first one contains a code."""

    address: str
    language: Language


class AddressCode(Struct, forbid_unknown_fields=True):
    """The code that the first email contained."""

    code: str


class LanguageRequest(Struct, forbid_unknown_fields=True):
    """The language of what is sent to this device, and of emails."""

    language: Language


class Unsubscribed(Struct):
    """There will be no more emails."""
