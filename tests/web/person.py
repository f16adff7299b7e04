"""A person in front of a screen, who sees what the page shows and touches what is there."""

import json
import re
from typing import Any, Final, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from server.prepared import Played, lay_table
from server.prepared_nights import lay_night
from server.serving import ServerProcess
from web.chromium import SCREENS

Theme = Literal["light", "dark"]
_AT_REST: Final = """
() => document.getAnimations().every((each) => ["finished", "idle"].includes(each.playState))
"""
RIVALS: Final = [
    {"character": character, "level": "beginner"}
    for character in ("zaida", "badis", "itimad", "galib", "firnas")
]
"""Whom people play against."""
_WELCOMED: Final = '{"welcomed": true}'
_HAS_BEEN_HERE: Final = (
    f"localStorage.getItem('alhambra') ?? localStorage.setItem('alhambra', '{_WELCOMED}')"
)
LOST: Final = "ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|WebSocket|error occurred when fetching"
"""What a browser says where there is no network."""
_BLOCKED: Final = "Service Worker registration blocked"
"""What it says where the page is not to be kept."""
PATIENCE: Final = 120_000
"""In milliseconds: on a busy machine, disks and bots take their time."""


class Person:
    """Clicks on a desktop, taps on a phone."""

    def __init__(
        self,
        browser: Browser,
        server: ServerProcess,
        screen: str = "desktop",
        language: str = "en-GB",
        theme: Theme = "light",
        moving: bool = False,
        kept: bool = False,
        host: str | None = None,
        first_visit: bool = False,
    ) -> None:
        """Somebody who has been here before, unless it is the `first_visit`. `host` is where the
        server is, if there is something in between; `kept` lets the page be
        kept on the device, for when there is no network."""
        width, height = SCREENS[screen]
        self.touches = screen == "phone"
        self._server = server
        self._language = language[:2]
        self._context = browser.new_context(
            base_url=f"http://{host or server.host}",
            viewport={"width": width, "height": height},
            has_touch=self.touches,
            is_mobile=self.touches,
            locale=language,
            color_scheme=theme,
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if kept else "block",
        )
        self.page: Page = self._context.new_page()
        self.page.set_default_timeout(PATIENCE)
        if not first_visit:
            self.page.add_init_script(_HAS_BEEN_HERE)
        self.troubles: list[str] = []
        """Errors in the page."""
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._note)

    def _note(self, message: ConsoleMessage) -> None:
        expected = re.search(f"{LOST}|{_BLOCKED}", message.text)
        if message.type in ("error", "warning") and not expected:
            self.troubles.append(message.text)

    def forgive(self, trouble: str) -> None:
        """One that was to be expected."""
        self.troubles = [each for each in self.troubles if trouble not in each]

    def leave(self) -> None:
        self._context.close()

    # What hands do

    def touch(self, what: Locator) -> None:
        if self.touches:
            what.tap()
        else:
            what.click()

    def confirm(self) -> None:
        self.touch(self.doing("confirm"))

    def cancel(self) -> None:
        self.touch(self.doing("cancel"))

    def doing(self, what: str) -> Locator:
        """The button that does it, in whatever language."""
        return self.page.locator(f"[data-do={what}]")

    def spots(self, kind: str) -> Locator:
        """What can be touched of a kind: display, hand, market, bought, reserve, cell, tile."""
        return self.page.locator(f"[data-spot^='{kind}:']")

    def glowing(self, kind: str) -> Locator:
        return self.page.locator(f".glows[data-spot^='{kind}:']")

    def touch_own(self, what: Locator) -> None:
        """Something of one's own, which may be behind a button where there is little room: of money
        and tiles, one is in sight there."""
        if not what.is_visible():
            self.touch(self.doing("own-tiles"))
        self.touch(what)

    def choose_from_bar(self, name: str) -> None:
        """Or from its menu, where there is little room. What is on the table anyway is not
        opened."""
        if name != "info" and self.doing("menu").is_visible():
            self.touch(self.doing("menu"))
        button = self.page.locator(f"[data-do={name}]:visible")
        if button.count():
            self.touch(button)

    def open_chat(self) -> Locator:
        """Beside the log, or in a sheet where there is little room."""
        self.touch(self.page.locator("[data-do=chat]:visible").first)
        chat = self.page.locator("section.chat:visible")
        expect(chat).to_be_in_viewport()
        return chat

    # What eyes see

    @property
    def prompt(self) -> str:
        """What the page asks for: the id of the sentence at its top."""
        return self.page.locator(".prompt").get_attribute("data-says") or ""

    @property
    def lesson(self) -> str:
        """What the tutor speaks about: the id of the sentence."""
        note = self.page.locator("aside[data-teaches]")
        return (note.get_attribute("data-teaches") or "") if note.count() else ""

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def is_at_rest(self) -> None:
        """Waits until nothing moves."""
        self.page.wait_for_function(_AT_REST)

    def built(self) -> int:
        return self.spots("tile").count()

    def cards(self) -> int:
        return self.spots("hand").count()

    # Coming in

    def play_now(self) -> None:
        """From the home page to a table, with one touch."""
        self.page.goto("/")
        self.touch(self.doing("play"))
        self.page.wait_for_selector("main.table")

    def settle(self, **choices: str | int | bool) -> None:
        """Choose settings as if they had been chosen before."""
        self.page.goto("/")
        self.page.evaluate(
            "choices => localStorage.setItem('alhambra', JSON.stringify(choices))",
            {"speed": "instant", "rivals": RIVALS} | choices,
        )

    def come_in(self, path: str = "/", awaited: str = "[data-do=play]", **choices: object) -> None:
        """With a name and settings as if they had been chosen before, to an address."""
        self._choose(**choices)
        self.page.goto(path)
        self.page.wait_for_selector(awaited)

    def go_to(self, game: Played, awaited: str, more: str = "") -> None:
        """To a table on which a game lies prepared; or to what there is `more` of it."""
        self._choose()
        self.page.goto(self.lay_out(game) + more)
        self.page.wait_for_selector(awaited)

    def sit_at(self, at: Played, **choices: object) -> None:
        """To such a table, when it is one's turn."""
        self._choose(**choices)
        self.page.goto(self.lay_out(at))
        self.page.wait_for_selector(".prompt.yours")

    def lay_out(self, game: Played, *others: "str | Person") -> str:
        """Prepares a table with a game, at which `others` sit, too, and tells its path."""
        names = tuple(other if isinstance(other, str) else other.token for other in others)
        return f"/t/{lay_table(self._server.folder, self.token, game, others=names)}"

    def lay_night(self, *others: "str | Person", **more: Any) -> str:
        """Prepares a club night, in which `others` take part, too, and tells its path."""
        names = [other if isinstance(other, str) else other.token for other in others]
        return f"/night/{lay_night(self._server.folder, self.token, names, **more)}"

    @property
    def token(self) -> str:
        """What the server knows the person by."""
        cookies = {each.get("name"): each.get("value", "") for each in self._context.cookies()}
        return cookies["alhambra"]

    def _choose(self, **choices: object) -> None:
        settings = {"speed": "instant", "rivals": RIVALS, "language": self._language} | choices
        text = json.dumps(json.dumps(settings))
        self.page.add_init_script(
            f"[null, {json.dumps(_WELCOMED)}].includes(localStorage.getItem('alhambra')) &&"
            f" localStorage.setItem('alhambra', {text})"
        )
        assert self.page.request.post("/api/guests", data={"name": "Ann"}).ok

    def awaits(self) -> str:
        """Waits until the person is asked for something: “turn”, “round”, “scoring” or “over”."""
        self.page.wait_for_selector(".prompt.yours, dialog[open]")
        dialog = self.page.locator("dialog[open]")
        return (dialog.first.get_attribute("data-shows") or "") if dialog.count() else "turn"

    def close_round(self) -> None:
        """The results of a round have been read."""
        shown = self.page.locator("dialog[data-shows=round]")
        self.touch(shown.locator("[data-do=close]"))
        expect(shown).to_have_count(0)

    def skip_to_the_end(self) -> None:
        """Of a scoring that is shown step by step, unless it has come there by itself: then the
        same button goes on."""
        self.page.evaluate("document.querySelector('[data-do=skip]')?.click()")

    def watch_scorings(self) -> None:
        """Goes on after each, until something else is asked for."""
        while self.awaits() == "scoring":
            shown = self.page.locator("dialog[open]").first.element_handle()
            self.touch(self.doing("go-on"))
            shown.wait_for_element_state("hidden")


def number_in(text: str) -> int:
    found = re.search(r"\d+", text)
    assert found, text
    return int(found[0])
