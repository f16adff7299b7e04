"""The Dice Game and Alcazaba over the server: whole games, views and chances."""

from itertools import product

import pytest

from alhambra import game, parse_record, verify
from alhambra.core.game import Game, seeded
from alhambra.core.messages import IllegalMove, InvalidText
from alhambra.games.alcazaba.ruleset import ALCAZABA
from alhambra.games.dice.ruleset import DICE
from alhambra.server.failures import NotNow
from alhambra.server.tables.commands import after_trying
from alhambra.server.tables.log import LogSince
from alhambra.server.views import about_move, chances_of, view_of
from alhambra.server.views.alcazaba import view_of as alcazaba_view
from alhambra.server.views.dice import view_of as dice_view
from alhambra.server.wire.dice import DiceView
from alhambra.server.wire.events import Moved
from box import rule
from box.alcazaba import position as alcazaba
from box.dice import position
from box.palace import position as palace_position
from server.playing import Come, Person, Socket, hear_the_same

TURN = """
    phase turn 2
    bonus +1 displace start annul black +2
    rolls 2 PPSSSACT
    before PPSSACTT
    column S 1@4/1 3@3/2
    column T 3@1/2 2@1/3
    out 1
    track S 4:2,3 1:1
    2 tokens displace annul
    3 tokens +3
"""
LAST_ROLL = "phase turn 1\nrolls 2 PPPPPPPS\nbefore PPPPPPSS"


# Views


@rule("D-22", "D-23")
def test_a_turn_tells_what_the_dice_lead_to() -> None:
    rolling = dice_view(position(TURN), 1).rolling
    assert rolling is not None
    assert (rolling.rolls, rolling.dice, rolling.black) == (2, "PPSSSACT", None)
    shown = {each.type: (each.number, each.field, each.lands) for each in rolling.results}
    assert shown["P"] == (2, "2/2", "2/2")
    assert shown["S"] == (3, "3/2", "3/3")
    assert shown["T"] == (1, "1/2", None)
    assert "G" not in shown


def test_a_column_tells_its_markers_its_token_and_its_stones_from_the_bottom() -> None:
    view = dice_view(position(TURN), 0)
    seraglio = view.columns[1]
    assert [(each.owner, each.field) for each in seraglio.markers] == [(0, "4/1"), (2, "3/2")]
    assert [(each.owner, each.points) for each in seraglio.track] == [(1, 4), (2, 4), (0, 1)]
    assert seraglio.bonus == "displace"
    assert seraglio.places == [9, 2]
    assert view.seats[1].tokens == ["displace", "annul"]
    assert (view.seats[0].out, view.seats[0].counts) == (1, [0, 1, 0, 0, 0, 0])


def test_only_who_is_to_act_is_told_the_moves() -> None:
    views = [dice_view(position(TURN), seat) for seat in (0, 1, 2, None)]
    assert [bool(view.moves) for view in views] == [False, True, False, False]
    assert "displace S" in views[1].moves
    assert "annul" in views[1].moves


def test_dirk_is_nobody_on_the_wire() -> None:
    view = dice_view(
        position("dice players=2\nphase turn 1\nrolls 1 PPSSSACT\ncolumn S dirk@2/3"), 0
    )
    assert [each.owner for each in view.columns[1].markers] == [None]
    assert view.dirk is not None


def test_results_tell_which_reward_is_given() -> None:
    state = position(
        "phase reward 2\nresults S 1\ncolumn S 2@4/1 3@3/2\nbonus +1 displace start annul black +2"
    )
    award = dice_view(state, 1).award
    assert award is not None
    assert (award.type, award.place, award.due) == ("S", 0, 0)
    tried = view_of(after_trying(state, 1, [DICE.parse_move("take points")]), 1)
    assert isinstance(tried, DiceView)
    assert [(each.owner, each.points) for each in tried.columns[1].track] == [(1, 2), (2, 1)]
    assert tried.seats[2].tokens == ["displace"]


def test_alcazaba_tells_tiles_tokens_and_where_what_can_be_taken_fits() -> None:
    state = alcazaba("phase take 2\nresults S\ntiles S S8s S9\ntoken S\ncolumn S 2@4/1")
    view = alcazaba_view(state, 1)
    assert view.columns[1].tiles == ["S8s", "S9"]
    assert view.columns[1].token
    assert (view.taking, view.moves) == ("S", ["take S8s", "take S9", "take start"])
    assert "0,1" in view.fits["S9"]
    state.play(ALCAZABA.parse_move("take S9"))
    taken = alcazaba_view(state, 1)
    assert taken.seats[1].bought == ["S9"]
    assert taken.seats[0].bought == []
    assert "place S9 0,1" in taken.moves


# What is likely


def test_the_chance_of_one_more_is_that_of_one_die() -> None:
    chances = {each.type: each for each in chances_of(position(LAST_ROLL), "PPPPPPP")}
    assert chances["P"].better == pytest.approx(1 / 6)
    assert chances["S"].better == 0
    assert chances["T"].better == pytest.approx(1 / 6)


@rule("D-44", "D-45")
def test_the_black_die_counts_in_what_is_likely() -> None:
    with_black = position(LAST_ROLL + "\nblack S")
    chances = {each.type: each for each in chances_of(with_black, "PPPPPPP")}
    assert chances["P"].better == pytest.approx(1 / 6)
    assert chances["S"].better == 0
    chances = {each.type: each for each in chances_of(with_black, "nothing")}
    assert 0 < chances["S"].better < 1


def test_what_is_likely_agrees_with_counting_all_rolls() -> None:
    state = position("phase turn 1\nrolls 2 PPPSSSSA\nbefore PPPSSSSA\ncolumn S 2@5/1")
    chances = {each.type: each for each in chances_of(state, "PPPS")}
    rolls = list(product("PSACGT", repeat=4))
    more = [roll for roll in rolls if roll.count("P") + 3 > 3]
    assert chances["P"].better == pytest.approx(len(more) / len(rolls))
    best = [roll for roll in rolls if roll.count("S") + 1 > 5]
    assert chances["S"].best == pytest.approx(len(best) / len(rolls))


def test_with_two_rolls_to_come_what_is_likely_is_what_the_best_play_reaches() -> None:
    state = position("phase turn 1\nrolls 1 PPPPPPPS\nbefore nothing")
    chances = {each.type: each for each in chances_of(state, "PPPPPPP")}
    assert chances["P"].better == pytest.approx(1 - (5 / 6) ** 2)


def test_what_cannot_be_kept_has_no_chances() -> None:
    with pytest.raises(IllegalMove) as caught:
        chances_of(position(LAST_ROLL), "TTT")
    assert caught.value.rule == "D-20"
    with pytest.raises(InvalidText):
        chances_of(position(LAST_ROLL), "XY Z")
    with pytest.raises(NotNow):
        chances_of(palace_position("phase act 1\nmarket A9 - A10 C10"), "SSS")


# Snapshot games


def play_all(seat: Socket, *wanted: str) -> set[str]:
    """To the end; the verbs that were played."""
    verbs: set[str] = set()
    while not seat.is_over:
        if seat.is_awaited:
            verbs.add(seat.play_first(*wanted).split()[0])
        else:
            seat.receive()
    seat.receive_until(lambda: seat.table["status"] == "over")
    return verbs


@pytest.mark.parametrize(
    ("name", "bots", "wanted"),
    [
        ("dice", 1, ("displace", "take token", "exchange", "marker")),
        ("dice", 3, ("displace", "annul", "black", "exchange", "marker")),
        ("alcazaba", 1, ("place", "give", "take", "marker")),
        ("alcazaba", 2, ("place", "take start", "take", "marker")),
    ],
)
def test_a_whole_game_over_the_socket(
    come: Come, name: str, bots: int, wanted: tuple[str, ...]
) -> None:
    ann = come("Ann")
    table = ann.new_table("", *["greedy"] * bots, game=name)
    seat = ann.at(table)
    assert "marker" in play_all(seat, *wanted)
    assert [each["name"] for each in seat.view["scorings"]] == ["A", "B", "C"]
    record = parse_record(ann.http.get(ann.url(f"/api/tables/{table}/record")).text)
    result = verify(record, game(name)).result()
    assert result is not None
    assert result.scores == [player["points"] for player in seat.view["seats"]]


def to_turn(come: Come, name: str = "dice") -> Socket:
    ann = come("Ann")
    seat = ann.at(ann.new_table("", "random", game=name))
    seat.receive_until(lambda: seat.is_awaited)
    assert seat.view["phase"] == "turn"
    return seat


def begin(ann: Person, bea: Person) -> list[Socket]:
    """A game of two people."""
    table = ann.new_table("", "", game="dice")
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    return [ann.at(table), bea.at(table)]


def test_a_reward_can_be_taken_back(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    seats = begin(ann, bea)
    while True:
        hear_the_same(*seats)
        awaited = [each for each in seats if each.is_awaited]
        if not awaited:
            # In a whole game, chance has acted after each reward: then another one.
            seats = begin(ann, bea)
            continue
        seat = awaited[0]
        before = seat.view
        seat.play_first("marker P" if seat is seats[0] else "marker T", "marker", "take points")
        # Where the round is over with it, chance has acted.
        if before["phase"] == "reward" and seat.undoable:
            break
    assert seat.view != before
    assert seat.ask("undo", version=seat.version)["type"] == "done"
    assert seat.view == before


def test_what_was_rolled_cannot_be_taken_back(come: Come) -> None:
    seat = to_turn(come)
    seat.play("keep nothing")
    assert seat.view["rolling"]["rolls"] == 2
    answer = seat.ask("undo", version=seat.version)
    assert answer["reason"]["id"] == "nothing-to-undo"


@pytest.mark.parametrize("name", ["dice", "alcazaba"])
def test_moves_are_tried_and_refused_with_their_rule(come: Come, name: str) -> None:
    seat = to_turn(come, name)
    marker = next(move for move in seat.view["moves"] if move.startswith("marker"))
    tried = seat.ask("try", moves=[marker])
    assert tried["view"]["seats"][0]["left"] == seat.view["seats"][0]["left"] - 1
    all_dice = seat.view["rolling"]["dice"]
    answer = seat.ask("try", moves=[f"keep {all_dice}"])
    assert (answer["reason"]["id"], answer["reason"]["rule"]) == ("roll-at-least-one", "D-20")


@pytest.mark.parametrize("name", ["dice", "alcazaba"])
def test_chances_are_told_on_request(come: Come, name: str) -> None:
    seat = to_turn(come, name)
    version = seat.version
    answer = seat.ask("odds", keep=seat.view["rolling"]["dice"][:3])
    assert answer["type"] == "chances"
    assert [each["type"] for each in answer["chances"]] == list("PSACGT")
    assert all(0 <= each["better"] <= 1 for each in answer["chances"])
    assert seat.version == version


def test_palace_has_no_dice_to_weigh(come: Come) -> None:
    ann = come("Ann")
    seat = ann.at(ann.new_table("", "random"))
    seat.receive_until(lambda: seat.is_awaited)
    assert seat.ask("odds", keep="SSS")["reason"]["id"] == "no-dice-to-weigh"


# The log


def told_of(played: Game, move: str) -> tuple[str, dict[str, str]]:
    """The move in the log, with what else it tells."""
    since = LogSince(played)
    played.play(move)
    entry = since.entries()[0]
    assert isinstance(entry, Moved)
    return entry.move, entry.about


@rule("D-22", "D-30")
def test_the_log_tells_where_a_marker_goes_and_of_which_column_a_reward_is() -> None:
    turn, reward = position(TURN), position("phase reward 2\nresults P 1\ncolumn P 2@5/1")
    assert about_move(turn, DICE.parse_move("marker S")) == {"field": "3/2", "lands": "3/3"}
    assert about_move(turn, DICE.parse_move("marker T")) == {"field": "1/2"}
    assert about_move(turn, DICE.parse_move("displace S")) == {"field": "3/2"}
    about = about_move(reward, DICE.parse_move("take token"))
    assert (about["type"], about["token"]) == ("P", "start")
    taking = alcazaba("phase take 2\nresults S\ntiles S S9\ntoken S\ncolumn S 2@5/1 1@4/1")
    assert about_move(taking, ALCAZABA.parse_move("take start")) == {"type": "S"}


@pytest.mark.parametrize("name", ["dice", "alcazaba"])
def test_markers_in_the_log_of_a_game_tell_their_fields(name: str) -> None:
    played = Game(game(name), game(name).options(2, {}), seeded("5"))
    letter = next(str(m)[-1] for m in played.state.legal_moves() if str(m).startswith("marker"))
    move, about = told_of(played, f"marker {letter}")
    assert (move, set(about)) == (f"marker {letter}", {"field", "lands"})
