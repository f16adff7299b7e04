"""The browser that the tests use: the system's own Chromium. Its shell without windows is the same
engine, and needs two thirds of the time."""

import os
import shutil
from typing import Final

SCREENS: Final = {
    "desktop": (1440, 900),
    "laptop": (1366, 657),
    "tablet": (1024, 768),
    "phone": (390, 844),
}
"""How wide and high they are."""

_NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    """Where it is, if there is one."""
    names = (os.environ.get("CHROMIUM", ""), *_NAMES)
    return next((found for name in names if name and (found := shutil.which(name))), None)
