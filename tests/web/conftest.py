"""A real browser, a real server, and people in front of the one who play on the other."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser, expect, sync_playwright

from server.serving import ServerProcess
from web.chromium import ARGUMENTS, chromium
from web.person import PATIENCE, Person
from web.upgraded import Upgraded

Sit = Callable[..., Person]
SEED = 11
NOTIFICATIONS = [
    *("--push-contact", "mailto:host@example.org", "--public-url", "https://games.example.org"),
    *("--mail-server", "smtp://127.0.0.1:9", "--mail-from", "games@example.org"),
]
"""So that the settings offer them; nobody listens to that mail server."""
expect.set_options(timeout=PATIENCE)


def in_full(choices: Iterable[object], *at_once: object) -> list[ParameterSet]:
    """All of these in `make test-all`, and only the ones named in `make test`."""
    return [
        pytest.param(each, marks=() if each in at_once else pytest.mark.long) for each in choices
    ]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None and not os.environ.get("CI"):
        pytest.skip("no Chromium was found; `make browser` installs it where it can")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    yield from run_server(tmp_path_factory.mktemp("server"))


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """The server of all tests; or for those marked `own_server` one of their own, whose tables are
    dealt the same way each time; or for those marked `rated` one whose games are no practice."""
    if request.node.get_closest_marker("own_server"):
        yield from run_server(tmp_path)
    elif request.node.get_closest_marker("rated"):
        yield from run_server(tmp_path, seed=None)
    else:
        yield request.getfixturevalue("shared_server")


def run_server(folder: Path, seed: int | None = SEED) -> Iterator[ServerProcess]:
    server = ServerProcess(folder / "data", seed=seed, people_per_address=1000, more=NOTIFICATIONS)
    yield server
    if server.process.poll() is None:
        assert server.stop() == 0
    assert "Traceback" not in server.errors


@pytest.fixture
def sit(browser: Browser, server: ServerProcess) -> Iterator[Sit]:
    """Lets somebody sit down in front of a screen. What goes wrong in the page fails the test."""
    with ExitStack() as leaving:
        people: list[Person] = []

        def sit(
            screen: str = "desktop",
            kind: type[Person] = Person,
            **settings: Any,
        ) -> Person:
            person = kind(browser, server, screen, **settings)
            leaving.callback(person.leave)
            people.append(person)
            return person

        yield sit
        for person in people:
            assert person.troubles == []


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[Upgraded]:
    upgraded = Upgraded(tmp_path)
    yield upgraded
    assert upgraded.server.stop() == 0
