"""Drawn avatars: a face composed of parts, each named by a digit. The page draws them."""

import hashlib
from typing import Final

from alhambra.core.messages import Message
from alhambra.server.failures import BadRequest
from alhambra.server.storage.rows import GuestRow

PARTS: Final = {"ground": 6, "skin": 5, "head": 12, "hair": 5, "beard": 4, "mouth": 4, "cloth": 8}
"""How many there are to choose from, in the order of the digits. `web/src/avatars/parts.ts` has the
same, and `tools/art/avatars.py` draws them."""
_DIGITS: Final = "0123456789ab"
_BEARDED: Final = "0147a"
"""The heads that have a beard in avatars that nobody has chosen, at times."""


def proper_avatar(text: str) -> str:
    """Or BadRequest."""
    fits = len(text) == len(PARTS) and all(
        digit in _DIGITS[:count] for digit, count in zip(text, PARTS.values(), strict=True)
    )
    if not fits:
        raise BadRequest(Message("no-such-avatar"))
    return text


def avatar_of(guest: GuestRow, called: str = "") -> str:
    """The chosen avatar, or one that is always the same for this guest; somebody `called` so on the
    guest's device has another one."""
    if guest.avatar is not None and not called:
        return guest.avatar
    drawn = hashlib.sha256(f"{guest.person} {called}".encode()).digest()
    digits = {
        part: _DIGITS[byte % count]
        for byte, (part, count) in zip(drawn, PARTS.items(), strict=False)
    }
    if digits["head"] not in _BEARDED or drawn[-1] % 2:
        digits["beard"] = "0"
    return "".join(digits.values())
