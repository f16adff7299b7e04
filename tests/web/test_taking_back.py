"""Taking back a move that somebody else has moved after: asked, answered, done."""

import random
from functools import cache

from playwright.sync_api import expect

from alhambra.core.game import Game, seeded
from alhambra.core.record import MOVE
from alhambra.core.sources import HmacSource
from alhambra.games import game as rules_of
from server.prepared import Played
from web.conftest import Sit
from web.person import Person


@cache
def with_moves_and_no_draws() -> Played:
    """A game of two at which the first is to act, and before that the second and the first have
    moved without anything being drawn."""
    rules = rules_of("palace")
    for number in range(1, 100):
        rng, seed = random.Random(number), f"{number:02x}"
        play = Game(rules, rules.options(2, {}), seeded(seed, HmacSource.name))
        moves: list[tuple[int, str]] = []
        while (seat := play.state.to_act()) is not None:
            last = [(step.kind, step.who) for step in play.record.steps[-2:]]
            if seat == 0 and last == [(MOVE, "1"), (MOVE, "2")]:
                return Played("palace", {}, 2, seed, moves, 0)
            move = rng.choice(play.state.legal_moves())
            play.play(move)
            moves.append((seat, str(move)))
    raise AssertionError("there is no such game")


def both(ann: Person, bea: Person) -> None:
    for person, name in ((ann, "Ann"), (bea, "Bea")):
        person.come_in()
        assert person.page.request.post("/api/guests", data={"name": name}).ok
    path = ann.lay_out(with_moves_and_no_draws(), bea)
    for person in (ann, bea):
        person.page.goto(path)
        person.page.wait_for_selector("main.table")


def test_it_is_asked_on_one_screen_and_allowed_on_the_other(sit: Sit) -> None:
    ann, bea = sit(), sit("phone")
    both(ann, bea)
    version = int(ann.page.locator("main.table").get_attribute("data-version") or "")
    ann.touch(ann.doing("retract"))
    expect(ann.page.locator("[data-shows=retraction]")).to_contain_text("Waiting")
    question = bea.page.locator("[data-shows=retraction]")
    expect(question).to_contain_text("Ann asks to take back a move")
    bea.touch(bea.doing("decline-retraction"))
    expect(ann.page.locator("[data-shows=retraction]")).to_have_count(0)
    expect(ann.page.locator("div.notice")).to_contain_text("Bea does not want")
    ann.touch(ann.doing("retract"))
    bea.touch(question.locator("[data-do=allow]"))
    for person in (ann, bea):
        moved = str(version + 1)
        expect(person.page.locator("main.table")).to_have_attribute("data-version", moved)
        expect(person.page.locator("[data-shows=retraction]")).to_have_count(0)
    expect(ann.page.locator(".prompt.yours")).to_be_visible()


def test_whoever_asked_withdraws_it(sit: Sit) -> None:
    ann, bea = sit("phone"), sit()
    both(ann, bea)
    ann.touch(ann.doing("retract"))
    expect(bea.page.locator("[data-shows=retraction]")).to_be_visible()
    ann.touch(ann.doing("withdraw"))
    expect(bea.page.locator("[data-shows=retraction]")).to_have_count(0)
