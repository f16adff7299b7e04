"""What goes over the wire, each message defined once: the OpenAPI document and the page's types are
made from these structs."""

from typing import Final

import msgspec

WIRE_VERSION: Final = 4
"""Raised with every change that a client of before would not understand. Clients say theirs when
they open a socket and with every request; `web/src/wire/version.ts` is the page's."""
VERSION_HEADER: Final = "Alhambra-Wire"
NOT_JSON: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What decoding raises if something else was sent, or something that is nested too deeply."""
