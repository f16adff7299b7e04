"""Characters at the tables of a server: who sits where, their names, how much they think."""

import logging

import pytest

import own_loop
from alhambra.bots import with_character
from alhambra.bots.characters import CHARACTERS
from alhambra.bots.levels import strength
from alhambra.bots.skill import LEVELS
from alhambra.core.game import Game, seeded
from alhambra.core.record import parse_record
from alhambra.core.state import Move, View
from alhambra.games.palace.ruleset import PALACE
from alhambra.server.tables.bot_play import human_share
from alhambra.server.tables.bots import choice
from alhambra.server.tables.budgets import table_budget
from alhambra.server.thinking.thinkers import Thinkers
from server.playing import Come


def asked() -> tuple[View, list[Move]]:
    state = Game(PALACE, PALACE.options(3, {}), seeded(1)).state
    return state.observe(state.to_act()), state.legal_moves()


def test_a_character_sits_at_the_table_and_in_its_record(come: Come) -> None:
    ann = come("Ann")
    table = ann.new_table("", "casual/zaida", "beginner/ziryab")
    socket = ann.at(table)
    names = ["Ann", "casual/zaida", "beginner/ziryab"]
    assert [seat["name"] for seat in socket.table["seats"]] == names
    socket.play_until(lambda: socket.version > 8)
    record = ann.http.get(ann.url(f"/api/tables/{table}/record")).text
    assert parse_record(record).names == names


def test_a_character_who_does_not_exist_is_refused(come: Come) -> None:
    ann = come("Ann")
    body = {"game": "palace", "seats": [{}, {"bot": "expert/bob"}]}
    answer = ann.http.post(ann.url("/api/tables"), json=body)
    assert answer.status_code == 422
    reason = answer.json()["reason"]
    assert reason["id"] == "unknown-character"
    assert reason["facts"]["character"] == "bob"


def test_the_same_character_twice_is_told_apart_at_any_level(come: Come) -> None:
    ann = come("Ann")
    socket = ann.at(ann.new_table("", "expert/zaida", "casual/zaida", pace=5000))
    names = [seat["name"] for seat in socket.table["seats"]]
    assert names == ["Ann", "expert/zaida", "casual/zaida 2"]


def test_in_free_seats_different_characters_sit_down(come: Come) -> None:
    ann = come("Ann")
    table = ann.new_table("", "", "", "", "", "expert/zaida", pace=5000)
    seats = ann.post(f"/api/tables/{table}/start")["seats"]
    bots = [with_character(seat["name"]) for seat in seats[1:]]
    assert len({character for _, character in bots} & set(CHARACTERS)) == 5
    assert [level for level, _ in bots] == ["skilled"] * 4 + ["expert"]


def test_a_level_that_cannot_choose_is_replaced_by_the_one_below(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Down to the one that needs no process to think in, as no such process starts."""
    worker = ("false",)
    monkeypatch.setattr("alhambra.server.thinking.thinkers._WORKER", worker)
    monkeypatch.setattr("alhambra.server.tables.bots.THINKERS", Thinkers(1))
    view, moves = asked()
    with caplog.at_level(logging.ERROR):
        assert own_loop.run(choice("table", "expert/zaida", view, moves, "seed", 0)) in moves
    told = [each.getMessage() for each in caplog.records if "could not choose" in each.getMessage()]
    assert [line.split("bot ")[1].split()[0] for line in told] == [
        f"{level}/zaida" for level in reversed(LEVELS)
    ]


def test_the_more_tables_think_the_less_each_of_them_does() -> None:
    view, _ = asked()
    trials = []
    for tables in (0.5, 1.0, 2.0, 4.0, 20.0, 1000.0):
        budget = table_budget("expert/zaida", view, tables)
        assert budget is not None
        assert budget.is_reproducible
        trials.append(budget.trials)
    usual = strength("expert", "palace", 3).trials
    assert trials == sorted(trials, reverse=True)
    assert trials[0] > usual > trials[-1] > 0


@pytest.mark.parametrize("name", ["skilled/zaida", "beginner", "greedy", "my.py:MyBot"])
def test_who_does_not_search_has_no_budget(name: str) -> None:
    assert table_budget(name, asked()[0], 1.0) is None


def test_a_choice_takes_the_longer_the_more_there_is_to_choose_from() -> None:
    shares = [human_share(choices) for choices in (1, 2, 8, 60)]
    assert shares == sorted(set(shares))
    assert shares[1] == 1.0
