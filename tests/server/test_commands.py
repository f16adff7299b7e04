"""Commands at a table: what is carried out, what is refused, and what counts once."""

from typing import Any

import pytest

from server.playing import Come, Json, Person, Socket


def solo(person: Person, *bots: str) -> Socket:
    """At a table with bots, when it is the person's turn."""
    seat = person.at(person.new_table("", *(bots or ("random", "random"))))
    seat.receive_until(lambda: seat.is_awaited)
    return seat


def pair(ann: Person, bea: Person) -> tuple[Socket, Socket]:
    """Two people at a table; the first of them is to act."""
    table = ann.new_table("", "")
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    first, second = ann.at(table), bea.at(table)
    return (first, second) if first.is_awaited else (second, first)


def refusal(answer: Json) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["reason"]["id"])


def to_buy(seat: Socket) -> None:
    """Take money until something can be bought, with only the own moves counting."""
    seat.play_until(
        lambda: seat.is_awaited and any(m.startswith("buy") for m in seat.view["moves"])
    )


# Versions and ids


def test_a_move_made_for_an_old_version_is_refused(come: Come) -> None:
    seat = solo(come())
    move = seat.view["moves"][0]
    for version in (seat.version - 1, seat.version + 1, -5, 10**9):
        answer = seat.ask("play", version=version, move=move)
        assert refusal(answer) == "stale"
        assert answer["version"] == answer["reason"]["facts"]["version"] == seat.version


def test_a_command_sent_twice_counts_once(come: Come) -> None:
    seat = solo(come())
    move, version = seat.view["moves"][0], seat.version
    once = seat.ask("play", "mine", version=version, move=move)
    again = seat.ask("play", "mine", version=version, move=move)
    assert once == again == {"type": "done", "id": "mine", "version": version + 1}
    own = [h for e in seat.events for h in e["entries"] if h.get("seat") == 0]
    assert len(own) == 1


def test_an_id_cannot_be_used_for_another_command(come: Come) -> None:
    seat = solo(come())
    to_buy(seat)
    move = next(m for m in seat.view["moves"] if m.startswith("buy"))
    assert seat.ask("play", "mine", version=seat.version, move=move)["type"] == "done"
    other = {"version": seat.version, "move": "end"}
    assert refusal(seat.ask("play", "mine", **other)) == "command-id-used"
    assert refusal(seat.ask("undo", "mine", version=seat.version)) == "command-id-used"


def test_two_players_may_choose_the_same_id(come: Come) -> None:
    first, second = pair(come("Ann"), come("Bea"))
    first.ask("play", "1", version=0, move=first.view["moves"][0])
    first.play_until(lambda: not first.is_awaited)
    second.receive_until(lambda: second.is_awaited)
    before = second.version
    second.ask("play", "1", version=before, move=second.view["moves"][0])
    assert second.version == before + 1


def test_of_many_moves_for_one_version_one_is_played(come: Come) -> None:
    ann = come()
    seats = [solo(ann)]
    seats += [ann.at(seats[0].id) for _ in range(5)]
    version = seats[0].version
    move = seats[0].view["moves"][0]
    ids = [seat.send("play", version=version, move=move) for seat in seats]
    answers = []
    for seat, id in zip(seats, ids, strict=True):
        seat.receive_until(lambda s=seat, i=id: s.received[-1].get("id") == i)  # type: ignore[misc]
        answers.append(seat.received[-1]["type"])
    assert sorted(answers) == ["done"] + ["refused"] * 5


@pytest.mark.parametrize("id", ["", "x" * 65, "a\nb"])
def test_an_id_is_short_and_of_one_line(come: Come, id: str) -> None:
    seat = solo(come())
    answer = seat.ask("play", id, version=seat.version, move=seat.view["moves"][0])
    assert refusal(answer) == "bad-command-id"


# Moves


def test_a_move_that_the_rules_forbid_is_refused_with_its_rule(come: Come) -> None:
    seat = solo(come())
    answer = seat.play("end")
    assert (refusal(answer), answer["reason"]["rule"]) == ("nothing-done-yet", "P-10")


def test_a_text_that_is_no_move_is_refused(come: Come) -> None:
    seat = solo(come())
    assert refusal(seat.play("take")) == "invalid-move"
    assert refusal(seat.ask("try", moves=["jump"])) == "invalid-move"
    assert refusal(seat.ask("try", moves=["\x00"])) == "invalid-move"


def test_only_who_is_to_act_can_move(come: Come) -> None:
    first, second = pair(come("Ann"), come("Bea"))
    answer = second.play(first.view["moves"][0])
    assert refusal(answer) == "not-your-turn"
    assert answer["reason"]["facts"]["name"] == first.table["seats"][first.own or 0]["name"]
    assert refusal(second.ask("try", moves=[])) == "not-your-turn"


# Asking


def test_trying_tells_the_rule_against_it(come: Come) -> None:
    seat = solo(come())
    assert seat.ask("try", moves=["pass"])["reason"]["rule"] == "P-19"


def test_trying_tells_what_would_come_and_changes_nothing(come: Come) -> None:
    ann = come()
    seat = solo(ann)
    to_buy(seat)
    move = next(m for m in seat.view["moves"] if m.startswith("buy"))
    tile = move.split()[1]
    before = seat.version, seat.view
    tried = seat.ask("try", moves=[move])["view"]
    assert tried["seats"][0]["bought"] == [tile]
    assert tile in tried["fits"]
    assert ann.at(seat.id).view == before[1]
    assert seat.version == before[0]
    assert refusal(seat.ask("try", moves=[move, move])) in ("not-on-market", "tiles-to-place")
    placed = seat.ask("try", moves=[*[move], *_placing(tried, tile)])["view"]
    assert (
        tile in [p["tile"] for p in placed["seats"][0]["alhambra"]] + placed["seats"][0]["reserve"]
    )


def _placing(view: Json, tile: str) -> list[str]:
    end = [] if view["phase"] == "place" else ["end"]
    return [*end, f"reserve {tile}"]


def test_trying_stops_where_something_is_drawn(come: Come) -> None:
    seat = solo(come())
    take = next(m for m in seat.view["moves"] if m.startswith("take"))
    tried = seat.ask("try", moves=[take])["view"]
    assert (tried["phase"], tried["awaited"], tried["moves"]) == ("chance", None, [])
    assert refusal(seat.ask("try", moves=[take, take])) == "chance-is-to-act"


# Undo


def test_a_step_or_the_whole_turn_is_taken_back(come: Come) -> None:
    ann = come()
    seat = solo(ann)
    steps = 0
    while steps < 2:
        # A turn of two moves at least: to buy, and then to place or to buy again.
        to_buy(seat)
        before = {key: seat.view[key] for key in ("market", "display", "seats", "moves")}
        seat.play_first("buy")
        steps = seat.undoable
        if seat.view["phase"] == "act":
            seat.play_first("end")
            steps = seat.undoable
    assert seat.undoable == steps == 2
    assert seat.ask("undo", version=seat.version)["type"] == "done"
    assert seat.events[-1]["entries"] == [{"what": "undone", "seat": 0, "moves": 1}]
    assert seat.undoable == 1
    seat.play_first("end")
    assert seat.ask("undo", version=seat.version, whole=True)["type"] == "done"
    assert seat.events[-1]["entries"] == [{"what": "undone", "seat": 0, "moves": 2}]
    assert {key: seat.view[key] for key in before} == before
    assert seat.undoable == 0
    assert refusal(seat.ask("undo", version=seat.version)) == "nothing-to-undo"


def test_nothing_is_taken_back_once_something_was_drawn(come: Come) -> None:
    first, second = pair(come("Ann"), come("Bea"))
    first.play_first("take")
    assert first.undoable == 0
    assert refusal(first.ask("undo", version=first.version)) == "nothing-to-undo"
    second.receive_until(lambda: second.version == first.version)
    assert refusal(second.ask("undo", version=second.version)) == "nothing-to-undo"


def test_an_undo_sent_twice_counts_once(come: Come) -> None:
    seat = solo(come())
    to_buy(seat)
    seat.play_first("buy")
    version = seat.version
    once = seat.ask("undo", "back", version=version)
    assert once == seat.ask("undo", "back", version=version)
    assert once["version"] == seat.version == version + 1


def test_after_the_end_nothing_can_be_played(come: Come) -> None:
    ann = come()
    seat = ann.at(ann.new_table("", "random"))
    seat.play_until(lambda: seat.is_over)
    facts: dict[str, Any] = {"version": seat.version}
    assert refusal(seat.ask("play", **facts, move="end")) == "game-is-over"
    assert refusal(seat.ask("undo", **facts)) == "game-is-over"
    assert refusal(seat.ask("try", moves=["end"])) == "game-is-over"
