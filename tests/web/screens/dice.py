"""Tables of the Dice Game and of Alcazaba, which is played with its dice."""

from typing import Final

from alhambra.server.wire.games import GameName
from web.moments import in_phase, in_the_middle, just_begun, late
from web.person import Person
from web.screens.registry import table
from web.screens.table_steps import be_refused, look_at_another, pick_a_tile

WITH_DICE: Final[tuple[GameName, ...]] = ("dice", "alcazaba")


def _pick_a_column(person: Person) -> None:
    person.touch(person.glowing("column").first)
    person.page.wait_for_selector(".fields.picked")


def _pick_a_choice(person: Person) -> None:
    person.touch(person.glowing("choice").first)
    person.page.wait_for_selector(".choice.picked")


def _odds(person: Person) -> None:
    for number in (0, 1, 2):
        person.touch(person.spots("die").nth(number))
    person.touch(person.doing("weigh"))
    person.page.wait_for_selector(".chances")


def _turn_the_heart(person: Person) -> None:
    """Where only one half of it has room."""
    if person.doing("turn").is_visible():
        person.touch(person.doing("turn"))


def _be_asked(person: Person) -> None:
    person.confirm()
    person.page.wait_for_selector("[data-do=roll-all]")


def _look_at_offers(person: Person) -> None:
    person.touch(person.doing("offers").last)
    person.page.wait_for_selector("dialog[data-shows=offers]")


for _game in WITH_DICE:
    table(f"{_game}-early", _game, just_begun)
    table(f"{_game}-middle", _game, in_the_middle)
    table(f"{_game}-late", _game, late)
    table(f"{_game}-six", _game, in_the_middle, players=6)
    table(f"{_game}-chances", _game, in_the_middle, then=_odds)
    table(f"{_game}-marker", _game, in_the_middle, then=_pick_a_column)
    table(f"{_game}-naming", _game, in_phase("name"))
table("dice-reward", "dice", in_phase("reward"))
table("dice-choice", "dice", in_phase("reward"), then=_pick_a_choice)
table("dice-refused", "dice", just_begun, then=be_refused("[data-spot^='bonus:']"))
table("dice-exchange", "dice", in_phase("exchange"), players=4)
table("dice-other", "dice", in_the_middle, then=look_at_another)
table("alcazaba-taking", "alcazaba", in_phase("take"))
table("alcazaba-placing", "alcazaba", in_phase("place", 2), then=pick_a_tile)
table("alcazaba-other", "alcazaba", in_the_middle, then=look_at_another)
table("dice-tracks", "dice", in_the_middle, then=_turn_the_heart)
table("dice-asked", "dice", in_the_middle, then=_be_asked)
table("alcazaba-alhambra", "alcazaba", late, then=_turn_the_heart)
table("alcazaba-offers", "alcazaba", in_the_middle, then=_look_at_offers)
