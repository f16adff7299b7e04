"""A turn of Palace on the page: nothing is lost by a slip, and the board keeps its place."""

import pytest
from playwright.sync_api import Locator, expect

from server.prepared import played
from web.conftest import Sit, in_full
from web.moments import can_pay_exactly, in_the_middle
from web.person import Person


def pick_what_can_be_paid_exactly(person: Person) -> None:
    person.touch(person.page.locator(".offer:has(.exact)").first)
    expect(person.page.locator(".prompt[data-says=prompt-buy]")).to_be_visible()


def box_of(what: Locator) -> tuple[float, float, float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


def staged_at(person: Person) -> tuple[float, float]:
    person.is_at_rest()
    return box_of(person.page.locator(".cell.staged"))[:2]


@pytest.mark.parametrize("screen", in_full(["desktop", "phone"], "phone"))
def test_the_place_of_a_building_that_is_paid_exactly_is_remembered(sit: Sit, screen: str) -> None:
    person = sit(screen)
    person.sit_at(played("palace", can_pay_exactly))
    built = person.built()
    pick_what_can_be_paid_exactly(person)
    person.touch(person.glowing("cell").first)
    expect(person.spots("tile")).to_have_count(built + 1)
    place = staged_at(person)
    person.confirm()
    expect(person.page.locator(".prompt.yours[data-says=prompt-act-again]")).to_be_visible()
    planned = person.page.locator(".cell.planned")
    assert box_of(planned)[:2] == pytest.approx(place, abs=1)
    if screen == "phone":
        person.touch(person.doing("own-tiles"))
    person.touch(person.spots("bought").first)
    expect(person.spots("tile")).to_have_count(built + 1)
    assert staged_at(person) == pytest.approx(place, abs=1)


def test_what_gives_up_the_action_after_an_exact_payment_says_so(sit: Sit) -> None:
    person = sit("phone")
    person.sit_at(played("palace", can_pay_exactly))
    pick_what_can_be_paid_exactly(person)
    person.confirm()
    expect(person.page.locator(".prompt.yours[data-says=prompt-act-again]")).to_be_visible()
    person.touch(person.doing("own-tiles"))
    person.touch(person.spots("bought").first)
    person.touch(person.spots("yard"))
    expect(person.doing("confirm")).to_have_text("To reserve, end turn")
    expect(person.page.locator(".prompt[data-says=prompt-reserve-end]")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1024, 768), (1440, 900)])
def test_the_board_keeps_its_size_while_something_is_picked(
    sit: Sit, width: int, height: int
) -> None:
    person = sit("phone" if width < 1000 else "desktop")
    person.page.set_viewport_size({"width": width, "height": height})
    person.sit_at(played("palace", can_pay_exactly))
    board = person.page.locator("[data-heart]")
    before = box_of(board)
    pick_what_can_be_paid_exactly(person)
    assert box_of(board) == before
    person.touch(person.glowing("cell").first)
    expect(person.page.locator(".cell.staged")).to_be_visible()
    assert box_of(board) == before
    person.cancel()
    assert box_of(board) == before


def test_a_drag_begins_with_the_first_movement(sit: Sit) -> None:
    person = sit("desktop")
    person.sit_at(played("palace", can_pay_exactly))
    x, y, width, height = box_of(person.page.locator(".offer:has(.exact)").first)
    built = person.built()
    mouse = person.page.mouse
    mouse.move(x + width / 2, y + height / 2)
    mouse.down()
    mouse.move(x - 300, y + 200, steps=1)
    cell = person.glowing("cell").first
    left, top, size, _ = box_of(cell)
    mouse.move(left + size / 2, top + size / 2, steps=1)
    mouse.up()
    expect(person.spots("tile")).to_have_count(built + 1)


@pytest.mark.parametrize("screen", in_full(["desktop", "phone"], "phone"))
def test_the_board_is_shown_alone_and_one_comes_back(sit: Sit, screen: str) -> None:
    person = sit(screen)
    person.sit_at(played("palace", in_the_middle))
    heart = person.page.locator(".heart")
    before = box_of(heart)
    person.choose_from_bar("whole")
    expect(person.page.locator(".tray")).to_be_hidden()
    assert box_of(heart)[3] > before[3]
    person.touch(person.doing("back"))
    expect(person.page.locator(".tray")).to_be_visible()
    assert box_of(heart) == before


def test_a_double_tap_and_two_fingers_bring_the_board_nearer(sit: Sit) -> None:
    person = sit("phone")
    person.sit_at(played("palace", in_the_middle))
    board = person.page.locator("[data-heart]")
    x, y, width, height = box_of(board)
    middle = (x + width / 2, y + height / 2)
    for larger in (True, False):
        # On a busy machine two taps may be too far apart for a double tap: then the next are one.
        for _ in range(20):
            person.page.touchscreen.tap(*middle)
            if (box_of(board)[2] > width * 1.5) is larger:
                break
        assert (box_of(board)[2] > width * 1.5) is larger
    fingers = person.page.context.new_cdp_session(person.page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": middle[0] + each * apart, "y": middle[1]} for each in (-1, 1)]
        fingers.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [] if kind == "touchEnd" else points},
        )

    touch("touchStart", 20)
    for apart in (30, 45, 60):
        touch("touchMove", apart)
    touch("touchEnd", 60)
    # A browser may leave out the first movements.
    assert width * 1.5 < box_of(board)[2] < width * 3.2
