"""What a page of before the renames has kept in a browser, and its addresses: the new page
understands them. `released/browser-storage.json` was written by that page."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from server.serving import ServerProcess
from server.test_database_of_before import BEFORE, CODE, RESIGNED, RUNNING, TOKEN, UPLOAD
from server.test_released_databases import written_to
from web.conftest import Sit
from web.person import Person

KEPT = json.loads(
    (Path(__file__).parent / "released" / "browser-storage.json").read_text(encoding="utf-8")
)


def keep(person: Person, key: str, value: object) -> None:
    person.page.goto("/rules")
    person.page.evaluate(
        "([key, value]) => localStorage.setItem(key, value)", [key, json.dumps(value)]
    )


def test_settings_stay_as_they_were_chosen(sit: Sit) -> None:
    person = sit("phone")
    keep(person, "alhambra", KEPT["settings"])
    page = person.page
    page.goto("/")
    page.wait_for_selector("[data-do=play]")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    for name, value in {"theme": "dark", "letters": "large", "patterns": "strong"}.items():
        expect(page.locator("html")).to_have_attribute(f"data-{name}", value)
    kept = json.loads(page.evaluate("localStorage.getItem('alhambra')"))
    chosen = {name: value for name, value in KEPT["settings"].items() if name != "bot"}
    assert {name: kept.get(name) for name in chosen} == chosen
    assert {rival["level"] for rival in kept["rivals"]} == {"skilled"}, "as strong as greedy was"
    assert {rival["character"] for rival in kept["rivals"]} == {None}


@pytest.mark.parametrize("game", KEPT["tables"])
def test_what_was_entered_into_the_companion_is_still_counted(sit: Sit, game: str) -> None:
    person = sit("phone")
    table = KEPT["tables"][game]
    there = {"game": game, "players": table["players"], "alone": table["alone"]}
    keep(person, "alhambra-companion", KEPT["companion"] | there)
    person.page.goto("/companion")
    person.touch(person.page.locator("[data-tab=points]"))
    cells = person.page.locator("[data-total]")
    cells.first.wait_for()
    points = [int(text.replace("−", "-")) for text in cells.all_text_contents()]
    assert points == table["points"]


@pytest.fixture
def before(tmp_path: Path) -> Iterator[ServerProcess]:
    written_to(tmp_path / "data", BEFORE)
    server = ServerProcess(tmp_path / "data")
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.errors


def test_addresses_of_before_still_lead_there(browser: Browser, before: ServerProcess) -> None:
    person = Person(browser, before)
    page = person.page
    host = before.host.partition(":")[0]
    page.context.add_cookies([{"name": "alhambra", "value": TOKEN, "domain": host, "path": "/"}])
    for id in RUNNING.values():
        page.goto(f"/t/{id}")
        page.wait_for_selector("main.table")
    for id in RESIGNED.values():
        page.goto(f"/t/{id}/replay#3,2")
        expect(page.locator("main.table")).to_have_attribute("data-version", "3")
        assert page.url.endswith("#3,2")
    page.goto(f"/r/{UPLOAD}#2")
    expect(page.locator("main.table")).to_have_attribute("data-version", "2")
    page.goto("/rules/palace#P-24")
    expect(page.locator(".shown")).to_contain_text("P-24")
    page.goto("/me")
    page.wait_for_selector("main dl")
    page.goto("/companion")
    page.wait_for_selector("dialog[data-shows=setup]")
    page.context.clear_cookies()
    page.goto(f"/back#{CODE}")
    person.touch(person.doing("come-back"))
    page.wait_for_selector("[data-do=play]")
    assert page.request.get("/api/me").json()["guest"]["name"] == "Ann"
    assert person.troubles == []
    person.leave()
