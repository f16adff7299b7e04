"""Roll & Write over the server: whole games, what is tried and taken back, the best games alone."""

import pytest

from alhambra import game, parse_record, verify
from alhambra.games.rollwrite.ruleset import ROLLWRITE
from alhambra.server.views.rollwrite import view_of
from server.playing import Come, Json, Person, Socket

SHEET = "PSACGT/SACGTP/ACGTPS/CGTPSA/GTPSAC/TPSACG"


def sit_down(person: Person, *bots: str, **options: str) -> Socket:
    return person.at(person.new_table("", *bots, game="rollwrite", options=options))


def play_on(seat: Socket) -> None:
    """To the end: cross what can be crossed, second buildings too, or else take coins."""
    while not seat.is_over:
        if seat.is_awaited:
            seat.play_first("cross", "coins", "keep")
        else:
            seat.receive()
    seat.receive_until(lambda: seat.table["status"] == "over")


def points_in_the_record(person: Person, seat: Socket) -> list[int]:
    """After the record was checked, move by move."""
    text = person.http.get(person.url(f"/api/tables/{seat.id}/record")).text
    result = verify(parse_record(text), game("rollwrite")).result()
    assert result is not None
    return list(result.scores)


def log_entries(seat: Socket, what: str) -> list[Json]:
    return [each for event in seat.events for each in event["entries"] if each["what"] == what]


@pytest.mark.parametrize("options", [{}, {"solo": "4", "contest": "yes"}, {"sheet": SHEET}])
def test_a_person_plays_a_whole_game_alone(come: Come, options: dict[str, str]) -> None:
    ann = come()
    seat = sit_down(ann, **options)
    assert len(seat.view["imaginary"]) == int(options.get("solo", "2"))
    assert (seat.view["grid"] == SHEET.split("/")) == ("sheet" in options)
    play_on(seat)
    assert points_in_the_record(ann, seat) == [seat.view["seats"][0]["points"]]
    final = seat.view["scorings"][-1]
    assert final["name"] == "final"
    assert ("bonus" in final["causes"]) == ("contest" in options)
    assert log_entries(seat, "ended")


def test_a_person_plays_a_whole_game_with_three_bots(come: Come) -> None:
    ann = come()
    seat = sit_down(ann, "greedy", "random", "greedy")
    play_on(seat)
    assert seat.view["rounds"] == 15
    assert points_in_the_record(ann, seat) == [each["points"] for each in seat.view["seats"]]
    logged = [each["scoring"] for each in log_entries(seat, "scored")]
    assert logged == seat.view["scorings"]
    assert [scoring["name"] for scoring in logged] == ["round"] * (len(logged) - 1) + ["final"]


def test_what_is_tried_is_shown_and_not_played(come: Come) -> None:
    seat = sit_down(come())
    before = seat.view
    turn = next(move for move in before["moves"] if move.startswith("turn"))
    tried = seat.ask("try", moves=[turn])["view"]
    assert tried["seats"][0]["coins"] == before["seats"][0]["coins"] - before["prices"][turn]
    assert not any(move.startswith("turn") for move in tried["moves"])
    again = seat.ask("try", moves=[turn, turn])
    assert (again["reason"]["id"], again["reason"]["rule"]) == ("turned-already", "R-30")
    assert seat.ask("try", moves=["coins"])["type"] == "tried"
    assert seat.version == 0


def test_turning_is_taken_back_until_dice_are_rolled(come: Come) -> None:
    seat = sit_down(come())
    before = seat.view
    seat.play_first("turn")
    assert seat.undoable == 1
    assert seat.ask("undo", version=seat.version)["type"] == "done"
    assert seat.view == before
    seat.play_first("coins")
    assert seat.undoable == 0


def test_moves_that_cost_something_have_their_price() -> None:
    state = ROLLWRITE.parse_position("rollwrite players=3\n1 dice 25,14\n1 coins 3 of 3\n")
    view = view_of(state, 0)
    assert view.prices["turn 25,15"] == 1
    assert view.prices["turn 16,24"] == 3
    assert "cross 2,1" not in view.prices
    state.play(ROLLWRITE.parse_move("cross 2,1"))
    view = view_of(state, 0)
    assert (view.phase, view.prices) == ("second", {"cross 5,4": 3})


def test_coins_to_take_are_told_as_far_as_the_track_goes() -> None:
    position = "rollwrite players=3\n1 crosses 2,1 2,4 5,1\n1 dice 25,14\n1 coins 0 of 18\n"
    assert view_of(ROLLWRITE.parse_position(position), 0).gain == 2


def test_everybody_sees_the_same_and_only_who_is_to_act_has_moves() -> None:
    state = ROLLWRITE.parse_position("rollwrite players=3\n1 dice 25,14\n")
    views = [view_of(state, seat) for seat in (0, 1, None)]
    assert [bool(view.moves) for view in views] == [True, False, False]
    for view in views:
        view.moves, view.prices = [], {}
    assert views[0] == views[1] == views[2]


def test_the_best_games_alone_are_listed_for_each_setting(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    played = [sit_down(ann), sit_down(ann), sit_down(ann, solo="3"), sit_down(bea)]
    for seat in played:
        play_on(seat)
    unfinished = sit_down(ann)
    first, second, harder, others = played
    best = ann.get(f"/api/tables/{unfinished.id}/best")["scores"]
    assert sorted(score["table"] for score in best) == sorted([first.id, second.id])
    points = [score["points"] for score in best]
    assert points == sorted(points, reverse=True)
    assert sorted(points) == sorted(seat.view["seats"][0]["points"] for seat in (first, second))
    (alone,) = ann.get(f"/api/tables/{harder.id}/best")["scores"]
    assert (alone["table"], alone["played"] > 0) == (harder.id, True)
    assert [score["table"] for score in bea.get(f"/api/tables/{first.id}/best")["scores"]] == [
        others.id
    ]


@pytest.mark.parametrize(
    ("options", "reason"),
    [({"sheet": "PSACGT"}, "bad-sheet-short"), ({"sheet": "X"}, "bad-sheet-letter")],
)
def test_a_sheet_that_is_none_is_refused_with_its_place(
    come: Come, options: dict[str, str], reason: str
) -> None:
    ann = come()
    body = {"game": "rollwrite", "seats": [{}], "options": options}
    said = ann.http.post(ann.url("/api/tables"), json=body).json()["reason"]
    assert said["id"] == reason
    assert said["facts"]["row"] in (1, 2)
