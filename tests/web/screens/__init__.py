"""Every screen of the page, each reached at once: from a game that lies prepared on its table, or
from an address. A new screen goes into the file of its game or of its part of the page."""

from web.screens import (
    account,
    afterwards,
    dice,
    home,
    learning,
    nights,
    palace,
    people,
    reading,
    rollwrite,
    scorings,
    waiting_rooms,
)
from web.screens.registry import SCREENS

__all__ = [
    "SCREENS",
    "account",
    "afterwards",
    "dice",
    "home",
    "learning",
    "nights",
    "palace",
    "people",
    "reading",
    "rollwrite",
    "scorings",
    "waiting_rooms",
]
