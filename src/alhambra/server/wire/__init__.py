"""What goes over the wire, each message defined once: the OpenAPI document and the page's types are
made from these structs."""

from typing import Final

WIRE_VERSION: Final = 2
"""Raised with every change that a client of before would not understand. Clients say theirs when
they open a socket and with every request; `web/src/wire/version.ts` is the page's."""
VERSION_HEADER: Final = "Alhambra-Wire"
