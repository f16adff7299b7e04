"""What the audit finds on a screen, and what of it is known."""

from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from playwright.sync_api import Page

from web.audit.sizes import Look

_HERE: Final = Path(__file__).parent
_GEOMETRY: Final = (_HERE / "geometry.js").read_text(encoding="utf-8")
_EXCEPTIONS: Final = _HERE / "exceptions.toml"

# What moves comes to rest first, and what answers to a new size has two frames to do so.
_AT_REST: Final = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const moving = document.getAnimations().map((each) => each.finished.catch(() => null));
  await Promise.race([Promise.all(moving), new Promise((done) => setTimeout(done, 2000))]);
  await document.fonts.ready;
}"""


class Finding(Struct, frozen=True):
    """`kind` of trouble with `what`, which is `where` in the page."""

    kind: str
    what: str
    where: str
    detail: str
    box: list[int]

    def said(self, screen: str, look: Look) -> str:
        return f"{screen} at {look.name}: {self.kind}: “{self.what}” ({self.where}): {self.detail}"


class Known(Struct, frozen=True, forbid_unknown_fields=True):
    """An exception: a kind of finding in some place of the page, on these screens, in these groups
    of sizes."""

    kind: str
    where: str
    screens: list[str]
    sizes: list[str]
    reason: str

    def covers(self, finding: Finding, screen: str, look: Look) -> bool:
        return (
            self.kind == finding.kind
            and fnmatchcase(finding.where, self.where.replace("[", "[[]"))
            and screen in self.screens
            and look.group in self.sizes
        )


class Exceptions(Struct, frozen=True, forbid_unknown_fields=True):
    at_most: int
    """How many screens all exceptions may name together."""
    exception: list[Known]

    @property
    def count(self) -> int:
        return sum(len(known.screens) for known in self.exception)

    def needless(self, screen: str, found: list[tuple[Look, Finding]]) -> list[Known]:
        """Those for this screen that nothing was found for."""
        return [
            known
            for known in self.exception
            if screen in known.screens
            and not any(known.covers(finding, screen, look) for look, finding in found)
        ]

    def cover(self, finding: Finding, screen: str, look: Look) -> bool:
        return any(known.covers(finding, screen, look) for known in self.exception)


@cache
def exceptions() -> Exceptions:
    return msgspec.toml.decode(_EXCEPTIONS.read_bytes(), type=Exceptions)


def measure(page: Page) -> list[Finding]:
    """Everything that is wrong with what the page shows now."""
    page.evaluate(_AT_REST)
    return msgspec.convert(page.evaluate(_GEOMETRY), list[Finding])
