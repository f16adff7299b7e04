"""Names that cannot be mistaken: invisible ones, those of bots, and equal ones at one table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.core.game import Game, seeded
from alhambra.games import game
from alhambra.server.failures import BadRequest
from alhambra.server.names import distinct_names, proper_name, shown_name
from server.playing import Come
from server.test_after_the_game import upload

MISTAKEN = {
    "a blank letter": "\u3164",
    "a blank letter at the end": "Ann\u3164",
    "a blank symbol": "Ann\u2800",
    "a direction override": "A\u202ennB",
    "a mark of direction": "Ann\u200e",
    "a joiner at the end": "Ann\u200d",
    "a joiner between plain letters": "A\u200dnn",
    "many marks": "A" + "\u0301" * 8,
    "a bot": "greedy",
    "a bot in capitals": "GREEDY",
    "a bot in wide letters": "\uff47reedy",
    "an invisible choice of a form": "Ann\ufe0f",
    "a bot in Cyrillic letters": "grееdу",
    "a bot with an invisible choice of a form": "Ma\ufe0fson",
    "a bot with a full stop": "greedy.",
    "a bot in brackets": "[Mason #2]",
    "a second bot": "greedy 2",
    "a bot by its name on the page": "Mason",
    "a second bot by its name on the page": "mason 3",
    "a character": "Zaida",
    "a second character": "zaida 2",
    "a character as in records": "expert/zaida",
    "a level": "Expert",
    "a level in another language": "Meister",
}


@pytest.mark.parametrize("what", MISTAKEN)
def test_a_name_that_can_be_mistaken_is_refused(what: str) -> None:
    with pytest.raises(BadRequest):
        proper_name(MISTAKEN[what])


@pytest.mark.parametrize(
    "name", ["Zoë", "Õie", "محمد", "می\u200cرم", "👩\u200d🚀", "❤\ufe0f", "Анна", "Masons", "Ann 2"]
)
def test_a_name_of_any_script_is_fine(name: str) -> None:
    assert proper_name(name) == name


def test_equal_names_at_a_table_are_told_apart_everywhere(come: Come) -> None:
    first, second, third = come("Ann"), come("ANN"), come("Ann")
    table = first.new_table("", "", "", "random", "random")
    for person in (second, third):
        person.post(f"/api/tables/{table}/sit")
    seat = third.at(table)
    names = [each["name"] for each in seat.table["seats"]]
    assert names == ["Ann", "ANN 2", "Ann 3", "random", "random 2"]
    seat.ask("say", text="Hello")
    assert seat.chat[-1]["name"] == "Ann 3"
    first.post(f"/api/tables/{table}/start")
    record = first.http.get(first.url(f"/api/tables/{table}/record")).text
    assert '[Seat3 "Ann 3"]' in record


def test_names_of_uploaded_records_are_shown_without_tricks(come: Come) -> None:
    rules = game("palace")
    play = Game(rules, rules.options(3, {}), seeded(7), ["Ann\u202e", "Ann", "x" * 60])
    assert upload(come("Bea"), str(play.record))["names"] == ["Ann", "Ann 2", "x" * 24]


@given(st.lists(st.text(max_size=12).map(shown_name), max_size=6))
def test_no_two_seats_have_the_same_name(names: list[str]) -> None:
    found = [name for name in distinct_names(names) if name]
    assert len({name.casefold() for name in found}) == len(found)


@given(st.text(max_size=30))
def test_what_is_shown_is_visible(text: str) -> None:
    shown = shown_name(text)
    assert shown == shown_name(shown)
    assert all(letter.isprintable() or letter in "\u200c\u200d" for letter in shown)
