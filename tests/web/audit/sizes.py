"""The screens that people own, in CSS pixels, and how large they like their letters."""

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct

from web.person import Theme

Kind = Literal["phone", "landscape", "tablet", "desktop"]
LANGUAGES: Final = ("en", "nl", "et")


class Size(Struct, frozen=True):
    width: int
    height: int
    kind: Kind

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def is_touched(self) -> bool:
        """Fingers instead of a mouse, and bars for scrolling that take no room."""
        return self.kind != "desktop"

    @property
    def large_letters(self) -> int:
        """How many per cent of their usual size letters can have here."""
        return 125 if self.kind in ("phone", "landscape") else 200


SIZES: Final = (
    Size(320, 568, "phone"),
    Size(360, 640, "phone"),
    Size(390, 664, "phone"),
    Size(390, 844, "phone"),
    Size(667, 375, "landscape"),
    Size(844, 390, "landscape"),
    Size(820, 1180, "tablet"),
    Size(1180, 820, "tablet"),
    Size(1024, 768, "desktop"),
    Size(1280, 720, "desktop"),
    Size(1366, 657, "desktop"),
    Size(1440, 900, "desktop"),
    Size(1920, 1080, "desktop"),
    Size(2560, 1440, "desktop"),
)
_SPOKEN: Final = ("320x568", "390x664", "844x390", "1366x657")
"""Where all languages are looked at."""
_COMMON: Final = ("390x664", "844x390", "1366x657", "820x1180", "1440x900")
"""What most people have."""


class Look(Struct, frozen=True):
    """One way to look at a screen."""

    size: Size
    language: str = "en"
    letters: int = 100
    theme: Theme = "light"

    @property
    def name(self) -> str:
        more = [self.language] if self.language != "en" else []
        more += [f"{self.letters}%"] if self.letters != 100 else []
        return " ".join([self.size.name, *more])

    @property
    def group(self) -> str:
        """What exceptions call it."""
        return self.size.kind if self.letters == 100 else f"{self.size.kind}, large letters"


def sample(number: int) -> Look:
    """The quick sample looks at each screen once: at one of the common sizes, in one of the
    languages and themes, in turn."""
    name = _COMMON[number % len(_COMMON)]
    size = next(size for size in SIZES if size.name == name)
    language = LANGUAGES[number % len(LANGUAGES)] if name in _SPOKEN else "en"
    return Look(size, language, theme="dark" if number % 2 else "light")


def every_look() -> Iterator[Look]:
    """Everything that a layout may depend on."""
    for size in SIZES:
        yield Look(size)
        yield Look(size, letters=size.large_letters)
        if size.name in _SPOKEN:
            yield from (Look(size, language) for language in LANGUAGES[1:])


def every_theme() -> Iterator[Look]:
    """On a phone, a tablet and a desktop, light and dark."""
    for size in SIZES:
        if size.name in ("390x664", "820x1180", "1440x900"):
            yield Look(size)
            yield Look(size, theme="dark")


def every_language() -> Iterator[Look]:
    """But English."""
    widest = next(size for size in SIZES if size.name == "1366x657")
    return (Look(widest, language) for language in LANGUAGES[1:])
