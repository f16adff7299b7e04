"""Pictures of every screen of the page, to be looked at: `make screenshots`.

They go to screenshots/; those that the README and the docs show are copied to docs/images/.
"""

import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from server.serving import ServerProcess  # noqa: E402
from web.chromium import ARGUMENTS, chromium  # noqa: E402
from web.dice_screens import every_dice_screen  # noqa: E402
from web.house import house_screens  # noqa: E402
from web.person import Person, Theme  # noqa: E402
from web.rollwrite_screens import rollwrite_screens  # noqa: E402
from web.screens import every_screen  # noqa: E402
from web.shortcut import forward  # noqa: E402

FOLDER: Final = ROOT / "screenshots"
SHOWN: Final = {
    "desktop-light-middle.png": "browser.png",
    "phone-dark-middle.png": "phone.png",
    "desktop-light-over.png": "end.png",
    "desktop-light-modules-table.png": "modules.png",
    "desktop-light-dice-middle.png": "dice.png",
    "desktop-light-alcazaba-middle.png": "alcazaba.png",
    "desktop-light-rollwrite-middle.png": "rollwrite.png",
    "phone-light-tutor-dice.png": "tutor.png",
    "desktop-light-replay.png": "replay.png",
    "phone-light-companion-palace.png": "companion.png",
    "phone-light-rollwrite-middle.png": "rollwrite-phone.png",
}
"""What is shown, and how it is called there."""
SEED: Final = 12
LOOKS: Final[tuple[tuple[str, Theme], ...]] = (
    ("desktop", "light"),
    ("desktop", "dark"),
    ("phone", "light"),
    ("phone", "dark"),
    ("tablet", "light"),
)


def _all_screens(person: Person) -> Iterator[str]:
    """Those of Palace by their own names, those of other games with the game before it."""
    yield from every_screen(person, bot="greedy")
    for game in ("dice", "alcazaba"):
        for name in every_dice_screen(person, game, bot="greedy"):
            yield f"{game}-{name}"
    for name in rollwrite_screens(person, 0 if person.touches else 2, bot="greedy"):
        yield f"rollwrite-{name}"
    yield from _expansion(person)
    yield from _tutor(person)
    yield from house_screens(person)


def _expansion(person: Person) -> Iterator[str]:
    person.settle(modules="treasure,builders,invaders,bazaars", bot="greedy", opponents=3)
    person.play_now()
    forward(person, 1)
    person.page.wait_for_selector("dialog[data-shows=scoring] table")
    yield "modules-scoring"
    person.watch_scorings()
    yield "modules-table"


def _tutor(person: Person) -> Iterator[str]:
    for game in ("palace", "dice", "alcazaba", "rollwrite"):
        person.settle(game=game)
        person.page.goto("/")
        person.touch(person.doing("learn"))
        person.page.wait_for_selector("aside[data-teaches]")
        person.awaits()
        yield f"tutor-{game}"


def take() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for screen, theme in LOOKS:
            server = ServerProcess(Path(data) / f"{screen}-{theme}", seed=SEED)
            person = Person(browser, f"http://{server.host}", screen, theme=theme)
            for name in _all_screens(person):
                _take_one(person, f"{screen}-{theme}-{name}")
            person.leave()
            server.stop()
        browser.close()


def _take_one(person: Person, name: str) -> None:
    person.page.wait_for_timeout(400)
    person.page.screenshot(path=FOLDER / f"{name}.png")


if __name__ == "__main__":
    take()
    for name, shown in SHOWN.items():
        shutil.copyfile(FOLDER / name, ROOT / "docs" / "images" / shown)
    print(f"The pictures are in {FOLDER}.")
