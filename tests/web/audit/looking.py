"""Goes to a screen and looks at it at one size after another."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from server.serving import ServerProcess
from web.audit.findings import Finding
from web.audit.sizes import Look
from web.person import Person
from web.screens import SCREENS

PICTURES: Final = Path(__file__).parents[3] / "audit"
_FRAME: Final = """boxes => {
  for (const [left, top, width, height] of boxes) {
    const frame = document.createElement("div");
    frame.popover = "manual";
    Object.assign(frame.style, {
      position: "fixed", inset: "auto", margin: 0, padding: 0, overflow: "visible",
      left: `${left - 3}px`, top: `${top - 3}px`,
      width: `${width + 6}px`, height: `${height + 6}px`,
      border: "3px solid red", background: "none", pointerEvents: "none",
    });
    frame.dataset.audit = "";
    document.body.append(frame);
    frame.showPopover();
  }
}"""
_UNFRAME: Final = "document.querySelectorAll('[data-audit]').forEach((frame) => frame.remove())"


def look_at(
    browser: Browser, server: ServerProcess, screen: str, looks: Iterable[Look]
) -> Iterator[tuple[Look, Person]]:
    """Shows the screen in each of these ways. Those that are alike share a visit."""
    for _, group in groupby(sorted(looks, key=_visit), key=_visit):
        alike = list(group)
        with_fingers = alike[0].size.is_touched
        person = Person(
            browser,
            server,
            "phone" if with_fingers else "desktop",
            language=alike[0].language,
            theme=alike[0].theme,
            kept=screen == "offline",
        )
        _resize(person, alike[0])
        SCREENS[screen](person)
        for look in alike:
            _resize(person, look)
            person.page.evaluate(
                "percent => document.documentElement.style.fontSize = `${percent}%`", look.letters
            )
            yield look, person
        assert person.troubles == []
        person.leave()


def _visit(look: Look) -> tuple[str, str, bool]:
    return look.language, look.theme, look.size.is_touched


def _resize(person: Person, look: Look) -> None:
    person.page.set_viewport_size({"width": look.size.width, "height": look.size.height})


def take_picture(person: Person, name: str, findings: list[Finding]) -> Path:
    """With a frame around each of the findings."""
    PICTURES.mkdir(exist_ok=True)
    picture = PICTURES / f"{name.replace(' ', '-').replace('%', '')}.png"
    person.page.evaluate(_FRAME, [finding.box for finding in findings])
    person.page.screenshot(path=picture)
    person.page.evaluate(_UNFRAME)
    return picture
