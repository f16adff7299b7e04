"""The scoring companion: what lies on a real table is tapped in, and the points are explained."""

import random
from struct import unpack
from zlib import decompress

import pytest
from playwright.sync_api import expect

from companion import dice_case, palace_case, roll_and_write_case, texts
from web.conftest import Sit, in_full
from web.notes import Json, dice_notes, lay, palace_notes, roll_and_write_notes
from web.person import Person

AT_WORK = 6
"""How many tables by chance the page counts."""


def test_what_it_counts_with_is_what_is_in_the_boxes() -> None:
    for path, text in texts().items():
        assert path.read_text(encoding="utf-8") == text, "`make companion` writes it anew"


def totals(person: Person) -> list[int]:
    person.touch(person.page.locator("[data-tab=points]"))
    cells = person.page.locator("[data-total]")
    cells.first.wait_for()
    return [int(text.replace("−", "-")) for text in cells.all_text_contents()]


@pytest.mark.parametrize("game", ["palace", "dice", "rollwrite"])
def test_the_page_counts_as_the_engine_does(sit: Sit, game: str) -> None:
    person = sit("phone")
    chance = random.Random(f"{game} in a browser")
    for _ in range(AT_WORK):
        notes, points = _table(game, chance)
        lay(person, notes)
        assert totals(person) == points


def _table(game: str, chance: random.Random) -> tuple[Json, list[int]]:
    """What the companion keeps of a table, and everybody's points by the engine."""
    if game == "palace":
        case = palace_case(chance)
        score = case["score"]
        owners = score["players"] + ([score["dirk"]] if "dirk" in score else [])
        return palace_notes(case), [each["total"] for each in owners]
    case = dice_case(chance) if game == "dice" else roll_and_write_case(chance)
    notes = dice_notes(case) if game == "dice" else roll_and_write_notes(case)
    return notes, [sum(each) for each in case["points"]]


class Scribe(Person):
    """Somebody with the box on the table and a phone beside it."""

    def begin(self) -> None:
        self.page.goto("/companion")
        self.touch(self.doing("done"))

    def lay(self, tile: str, at: str) -> None:
        kind = {"P": "pavilion", "S": "seraglio", "A": "arcades", "C": "chambers", "G": "garden"}
        self.touch(self.page.locator(f"[data-kind={kind.get(tile[0], 'tower')}]"))
        self.touch(self.page.locator(f"[data-tile={tile}]"))
        self.touch(self.page.locator(f'[data-at="{at}"]'))

    def lies(self, at: str) -> None:
        expect(self.page.locator(f'.tile[data-at="{at}"]')).to_be_visible()

    def wall(self) -> int:
        return int(self.page.locator("[data-wall]").inner_text())


def scribe(sit: Sit, screen: str = "phone") -> Scribe:
    person = sit(screen, Scribe)
    assert isinstance(person, Scribe)
    person.begin()
    return person


@pytest.mark.parametrize("screen", in_full(["phone", "desktop"], "phone"))
def test_tiles_are_tapped_into_place_and_the_wall_is_drawn(sit: Sit, screen: str) -> None:
    ann = scribe(sit, screen)
    ann.lay("G12s", "1,0")
    ann.lay("T9ne", "1,1")
    ann.lay("C9s", "-1,0")
    ann.lies("1,1")
    assert ann.wall() == 2
    expect(ann.page.locator(".rope path")).to_have_count(2)
    assert totals(ann) == [4 + 5 + 6 + 2, 0, 0]


def test_a_cell_may_be_chosen_first(sit: Sit) -> None:
    ann = scribe(sit)
    ann.touch(ann.page.locator('[data-at="0,1"]'))
    ann.touch(ann.page.locator("[data-kind=tower]"))
    ann.touch(ann.page.locator("[data-tile=T12]"))
    ann.lies("0,1")


def test_a_tile_that_does_not_fit_says_why(sit: Sit) -> None:
    ann = scribe(sit)
    ann.lay("T9es", "0,1")
    ann.sees("It does not fit here")
    expect(ann.page.locator('.tile[data-at="0,1"]')).to_have_count(0)


def test_what_is_in_hand_is_let_go_when_it_lies_there_again(sit: Sit) -> None:
    ann = scribe(sit)
    ann.lay("T12", "0,1")
    ann.touch(ann.page.locator('.tile[data-at="0,1"]'))
    ann.touch(ann.doing("take-away"))
    ann.touch(ann.page.locator("[data-kind=tower]"))
    ann.touch(ann.page.locator("[data-tile=T12]"))
    ann.touch(ann.doing("undo"))
    ann.lies("0,1")
    ann.touch(ann.page.locator('[data-at="1,0"]'))
    expect(ann.page.locator(".tile[data-at]")).to_have_count(1)


def test_each_tile_is_there_once(sit: Sit) -> None:
    ann = scribe(sit)
    ann.lay("T12", "0,1")
    ann.touch(ann.page.locator("[data-tab='1']"))
    ann.touch(ann.page.locator("[data-kind=tower]"))
    ann.touch(ann.page.locator("[data-tile=T12]"))
    ann.sees("Player 1 has it")


def test_a_tile_is_moved_or_taken_away_and_all_is_undone(sit: Sit) -> None:
    ann = scribe(sit)
    ann.lay("T12", "0,1")
    ann.touch(ann.page.locator('.tile[data-at="0,1"]'))
    ann.touch(ann.page.locator('[data-at="0,-1"]'))
    ann.lies("0,-1")
    ann.touch(ann.page.locator('.tile[data-at="0,-1"]'))
    ann.touch(ann.doing("take-away"))
    expect(ann.page.locator(".tile")).to_have_count(0)
    ann.touch(ann.doing("undo"))
    ann.lies("0,-1")
    ann.touch(ann.doing("undo"))
    ann.lies("0,1")


def test_what_was_entered_is_kept_and_can_be_begun_anew(sit: Sit) -> None:
    ann = scribe(sit)
    ann.lay("T12", "0,1")
    ann.page.reload()
    ann.lies("0,1")
    ann.touch(ann.doing("setup").last)
    ann.touch(ann.doing("clear"))
    expect(ann.page.locator(".tile")).to_have_count(0)
    ann.touch(ann.doing("undo"))
    ann.lies("0,1")


def test_notes_that_cannot_be_read_are_given_up(sit: Sit) -> None:
    ann = sit("phone")
    ann.page.goto("/companion")
    ann.page.evaluate("localStorage.setItem('alhambra-companion', '{\"palace\": 7}')")
    ann.page.reload()
    ann.page.wait_for_selector("dialog[data-shows=setup]")


def test_with_two_players_dirk_is_counted_along(sit: Sit) -> None:
    ann = scribe(sit)
    ann.touch(ann.doing("setup").last)
    ann.touch(ann.page.get_by_role("button", name="Remove a player"))
    ann.touch(ann.doing("done"))
    ann.touch(ann.page.locator("[data-tab='2']"))
    ann.touch(ann.page.locator("[data-kind=tower]"))
    ann.touch(ann.page.locator("[data-tile=T12]"))
    assert totals(ann) == [0, 0, 6]


def test_stones_that_meet_lie_on_top_and_the_lower_one_is_better(sit: Sit) -> None:
    ann = sit("phone")
    lay(ann, {"game": "dice", "players": 3})
    for owner in (0, 1):
        ann.touch(ann.page.locator(".tally").nth(owner).locator("[data-do=more]"))
    assert totals(ann) == [1, 0, 0]
    ann.touch(ann.page.locator("[data-tab=pavilion]"))
    ann.touch(ann.page.locator(".lower"))
    assert totals(ann) == [0, 1, 0]


def test_crosses_and_coins_of_a_sheet_are_counted(sit: Sit) -> None:
    ann = sit("phone")
    lay(ann, {"game": "rollwrite", "players": 3})
    for crossing in range(4):
        ann.touch(ann.page.locator(f"[data-crossing='{crossing}']"))
    for _ in range(3):
        ann.touch(ann.page.locator("[data-do=more]"))
    # Chambers, arcades, pavilion, garden; a row of four; every two coins.
    assert totals(ann) == [19 + 18 + 16 + 20 + 2 + 1, 0, 0]


def test_a_shared_place_is_explained(sit: Sit) -> None:
    ann = sit("phone")
    alhambras: list[Json] = [{"0,1": "T12"}, {"0,1": "T11"}, {"0,1": "P8"}, *[{}] * 4]
    palace = {"scoring": "B", "alhambras": alhambras, "chests": [[]] * 7, "dirk": []}
    lay(ann, {"game": "palace", "players": 3, "palace": palace | {"attack": None, "modules": []}})
    assert totals(ann) == [9, 9, 8]
    tower = ann.page.locator("[data-cause=T]")
    expect(tower).to_contain_text("13 + 6")
    expect(tower).to_contain_text("+9")


# The whole game


def test_all_scorings_are_summed_and_can_be_corrected_afterwards(sit: Sit) -> None:
    ann = scribe(sit)
    ann.lay("T12", "0,1")
    assert totals(ann) == [6, 0, 0]
    ann.touch(ann.page.locator("input[type=radio][value=B]"))
    assert totals(ann) == [13, 0, 0]
    assert sums(ann) == [6 + 13, 0, 0]
    ann.touch(ann.page.locator("[data-tab='1']"))
    ann.lay("P8", "0,1")
    assert sums(ann) == [19, 8, 0]
    ann.touch(ann.page.locator("input[type=radio][value=A]"))
    assert totals(ann) == [6, 0, 0]
    ann.touch(ann.page.locator("[data-tab='0']"))
    ann.lay("G12s", "1,0")
    assert sums(ann) == [19 + 5 + 1, 8, 0]


def sums(person: Person) -> list[int]:
    """The points of the whole game."""
    person.touch(person.page.locator("[data-tab=points]"))
    person.touch(person.doing("whole"))
    cells = person.page.locator("[data-sum]")
    cells.first.wait_for()
    found = [int(text.replace("−", "-")) for text in cells.all_text_contents()]
    person.page.keyboard.press("Escape")
    return found


def test_everything_can_be_undone_after_a_reload(sit: Sit) -> None:
    ann = scribe(sit)
    ann.lay("T12", "0,1")
    ann.lay("P8", "1,0")
    ann.page.reload()
    ann.lies("1,0")
    ann.touch(ann.doing("undo"))
    expect(ann.page.locator(".tile[data-at]")).to_have_count(1)
    ann.touch(ann.doing("undo"))
    expect(ann.page.locator(".tile[data-at]")).to_have_count(0)


def test_an_alhambra_that_breaks_a_rule_is_said_where_it_is(sit: Sit) -> None:
    ann = sit("phone")
    alhambras: list[Json] = [{"0,1": "T12"}, {"1,0": "P7e", "2,0": "C9w"}, *[{}] * 5]
    palace = {"scoring": "A", "alhambras": alhambras, "chests": [[]] * 7, "dirk": []}
    lay(ann, {"game": "palace", "players": 3, "palace": palace | {"attack": None, "modules": []}})
    expect(ann.page.locator("[data-tab='1'] i")).to_be_visible()
    ann.touch(ann.page.locator("[data-tab=points]"))
    trouble = ann.page.locator("[data-trouble=P-22]")
    expect(trouble).to_contain_text("Player 2: chambers 9")
    expect(trouble).to_contain_text("cannot be reached from the fountain")
    ann.touch(ann.doing("whole"))
    whole = ann.page.locator("dialog[data-shows=whole] [data-troubled=A]")
    expect(whole).to_contain_text("First, Player 2: chambers 9")
    ann.page.keyboard.press("Escape")
    ann.touch(ann.doing("mend"))
    expect(ann.page.locator('.wrong[data-at="2,0"]')).to_be_visible()


@pytest.mark.parametrize("width", [320, 390])
def test_six_players_are_all_in_reach_on_a_phone(sit: Sit, width: int) -> None:
    ann = sit("phone")
    ann.page.set_viewport_size({"width": width, "height": 640})
    lay(ann, {"game": "palace", "players": 6})
    for owner in range(6):
        tab = ann.page.locator(f"[data-tab='{owner}']")
        expect(tab).to_be_in_viewport(ratio=1)
        ann.touch(tab)
        expect(tab).to_have_attribute("aria-current", "true")


def test_a_tile_is_found_by_typing(sit: Sit) -> None:
    ann = scribe(sit, "desktop")
    ann.page.keyboard.type("g12")
    ann.page.keyboard.press("Enter")
    ann.touch(ann.page.locator('[data-at="1,0"]'))
    ann.lies("1,0")
    expect(ann.page.locator("[data-typed]")).to_have_value("")


def test_tiles_that_can_come_next_are_first(sit: Sit) -> None:
    ann = scribe(sit)
    ann.lay("T12", "0,1")
    ann.touch(ann.page.locator('[data-at="1,0"]'))
    ann.touch(ann.page.locator("[data-kind=tower]"))
    shown = [
        each.get_attribute("data-tile") or "" for each in ann.page.locator("[data-tile]").all()
    ]
    barred = ["w" in tile.lstrip("T") for tile in shown[:-1]]
    assert barred == sorted(barred)
    assert shown[-1] == "T12"


def test_the_result_is_passed_on_as_text_or_as_a_picture(sit: Sit) -> None:
    ann = scribe(sit, "desktop")
    ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.lay("T12", "0,1")
    ann.touch(ann.page.locator("[data-tab=points]"))
    ann.touch(ann.doing("whole"))
    ann.touch(ann.doing("share-text"))
    ann.sees("Copied")
    text = ann.page.evaluate("navigator.clipboard.readText()")
    assert "Player 1: 6" in text
    assert "Tower 6" in text
    with ann.page.expect_download() as saved:
        ann.touch(ann.doing("share-picture"))
    assert saved.value.suggested_filename == "Palace.png"
    assert len(set(pixels(saved.value.path().read_bytes()))) > 20


def test_without_https_the_text_is_saved(sit: Sit) -> None:
    ann = scribe(sit, "desktop")
    ann.lay("T12", "0,1")
    ann.page.add_init_script("delete Navigator.prototype.clipboard")
    ann.page.reload()
    ann.touch(ann.page.locator("[data-tab=points]"))
    ann.touch(ann.doing("whole"))
    with ann.page.expect_download() as saved:
        ann.touch(ann.doing("share-text"))
    assert saved.value.suggested_filename == "Palace.txt"
    assert "Player 1: 6" in saved.value.path().read_text(encoding="utf-8")


def pixels(png: bytes) -> bytes:
    """The bytes of a picture; those of an empty one are nearly all the same."""
    found, at = b"", 8
    while at < len(png):
        (length,) = unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            found += png[at + 8 : at + 8 + length]
        at += length + 12
    return decompress(found)


def test_the_home_page_leads_to_it(sit: Sit) -> None:
    ann = sit("phone")
    ann.page.goto("/")
    ann.touch(ann.page.locator("[data-go=companion]"))
    ann.page.wait_for_selector("dialog[data-shows=setup]")
    assert ann.page.url.endswith("/companion")
    ann.page.go_back()
    ann.page.wait_for_selector("[data-do=play]")
