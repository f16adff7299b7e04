"""People in a game: confirming, giving up, agreeing, being away, and being played for."""

import time
from typing import Any

from server.playing import Come, Json, Person, Socket, hear_the_same, play_together
from server.serving import ServerProcess


def refusal(answer: Json) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["reason"]["id"])


def pair(ann: Person, bea: Person, *bots: str, **more: Any) -> tuple[Socket, Socket]:
    """Two people at a table; the first of them is to act."""
    table = ann.new_table("", "", *bots, **more)
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    first, second = ann.at(table), bea.at(table)
    if not bots:
        return (first, second) if first.is_awaited else (second, first)
    return first, second


def taking(seat: Socket) -> str:
    return next(str(move) for move in seat.view["moves"] if move.startswith("take"))


# Confirming


def test_chance_waits_for_the_confirmation(come: Come) -> None:
    first, second = pair(come("Ann"), come("Bea"))
    move = taking(first)
    version = first.version
    first.ask("play", version=version, move=move, wait=True)
    (moved,) = first.events[-1]["entries"]
    assert (moved["what"], moved["seat"], moved["move"]) == ("moved", first.own, move)
    assert (first.confirms, first.undoable) == (first.own, 1)
    assert (first.view["phase"], first.view["moves"]) == ("chance", [])
    second.receive_until(lambda: second.version == version + 1)
    assert second.confirms == first.own
    assert refusal(second.ask("confirm", version=second.version)) == "nothing-to-confirm"
    assert refusal(first.play(move)) == "to-be-confirmed"
    assert first.ask("confirm", version=first.version)["type"] == "done"
    assert {happening["what"] for happening in first.events[-1]["entries"]} == {"drawn"}
    assert first.confirms is None
    hear_the_same(first, second)
    assert second.is_awaited
    assert refusal(first.ask("confirm", version=first.version)) == "nothing-to-confirm"


def test_a_move_that_waits_can_be_taken_back(come: Come) -> None:
    first, _ = pair(come("Ann"), come("Bea"))
    before = first.view
    first.ask("play", version=0, move=taking(first), wait=True)
    assert first.ask("undo", version=first.version)["type"] == "done"
    assert (first.view, first.confirms) == (before, None)


def test_a_confirmation_sent_twice_counts_once(come: Come) -> None:
    first, _ = pair(come("Ann"), come("Bea"))
    first.ask("play", "it", version=0, move=taking(first), wait=True)
    once = first.ask("confirm", "yes", version=1)
    assert once == first.ask("confirm", "yes", version=1)
    assert first.version == 2
    assert refusal(first.ask("confirm", "it", version=2)) == "command-id-used"


def test_the_game_is_the_same_with_and_without_confirmations(come: Come) -> None:
    ann = come("Ann")
    seat = ann.at(ann.new_table("", "random", "random"))
    for _ in range(6):
        seat.receive_until(lambda: seat.is_awaited)
        seat.ask("play", version=seat.version, move=taking(seat), wait=True)
        seat.ask("confirm", version=seat.version)
    seat.receive_until(lambda: seat.is_awaited)
    again = ann.at(seat.id)
    assert (again.view, again.events) == (seat.view, seat.events)


# Giving up


def test_of_two_players_who_resigns_ends_the_game(come: Come) -> None:
    first, second = pair(come("Ann"), come("Bea"))
    move = taking(first)
    assert second.ask("resign", "once")["type"] == "done"
    assert second.ask("resign", "once")["type"] == "done"
    first.receive_until(lambda: bool(first.chat))
    assert (first.table["status"], first.table["ended"]) == ("over", "resigned")
    assert first.table["ended_by"] == [second.own]
    assert first.table["winners"] == [first.own]
    assert first.chat[-1]["notice"]["id"] == "notice-resigned"
    assert refusal(first.play(move)) == "game-is-over"
    assert refusal(second.ask("take-back")) == "game-is-over"


def test_of_several_the_others_play_on_with_a_bot(come: Come) -> None:
    ann = come("Ann")
    first, second = pair(ann, come("Bea"), "random")
    first.ask("resign")
    chair = first.table["seats"][0]
    assert (chair["resigned"], chair["stand_in"]) == (True, "skilled")
    assert refusal(first.ask("take-back")) == "has-resigned"
    # Whoever does not read for a whole game would be disconnected.
    first.close()
    second.play_until(lambda: second.is_over)
    hear_the_same(ann.at(first.id), second)


def test_when_no_person_is_left_the_game_is_over(come: Come) -> None:
    ann = come("Ann")
    seat = ann.at(ann.new_table("", "random", "random", pace=5000))
    seat.ask("resign")
    assert seat.table["ended"] == "resigned"
    record = ann.http.get(ann.url(f"/api/tables/{seat.id}/record")).text
    assert '[Seed "?"]' not in record
    assert record.endswith("= running\n")


# Agreeing


def test_the_game_ends_when_everybody_agrees(come: Come) -> None:
    first, second = pair(come("Ann"), come("Bea"), "random", pace=5000)
    first.ask("agree")
    second.receive_until(lambda: second.table["seats"][0]["agrees"])
    assert second.table["status"] == "running"
    first.ask("agree", agrees=False)
    second.ask("agree")
    assert second.table["status"] == "running"
    first.ask("agree")
    assert (first.table["status"], first.table["ended"]) == ("over", "agreed")


# Being away


def test_others_are_told_who_is_here_away_and_gone(come: Come) -> None:
    first, second = pair(come("Ann"), come("Bea"), gone_after=1)
    other = second.own or 0
    first.receive_until(lambda: first.presences == ["here", "here"])
    second.ask("away", away=True)
    first.receive_until(lambda: first.presences[other] == "away")
    second.ask("away", away=False)
    first.receive_until(lambda: first.presences[other] == "here")
    second.close()
    first.receive_until(lambda: first.presences[other] == "away")
    first.receive_until(lambda: first.presences[other] == "gone")


def test_who_looks_away_first_and_leaves_then_is_gone_too(come: Come) -> None:
    first, second = pair(come("Ann"), come("Bea"), gone_after=1)
    other = second.own or 0
    second.ask("away", away=True)
    second.close()
    first.receive_until(lambda: first.presences[other] == "gone")


def test_the_seat_of_somebody_gone_is_handed_to_a_bot_and_taken_back(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    first, second = pair(ann, bea, gone_after=1)
    other = second.own or 0
    assert refusal(first.ask("hand", seat=other)) == "not-gone"
    second.close()
    first.receive_until(lambda: first.presences[other] == "gone")
    assert first.ask("hand", seat=other)["type"] == "done"
    assert first.table["seats"][other]["stand_in"] == "skilled"
    first.play_until(lambda: first.version > 8 and first.is_awaited)
    back = (ann if first.table["seats"][other]["name"] == "Ann" else bea).at(first.id)
    assert back.ask("take-back")["type"] == "done"
    assert back.table["seats"][other]["stand_in"] is None
    play_together(lambda: first.version > 16, first, back)


def test_whoever_lets_a_bot_play_does_not_play(come: Come) -> None:
    ann = come("Ann")
    seat = ann.at(ann.new_table("", "random", pace=5000))
    seat.ask("hand", seat=0)
    assert refusal(seat.play("end")) == "bot-plays-for-you"
    assert refusal(seat.ask("hand", seat=1)) == "bot-plays-for-you"
    seat.receive_until(lambda: seat.version >= 1)


def test_a_seat_of_nobody_is_not_handed_to_a_bot(come: Come) -> None:
    ann = come("Ann")
    seat = ann.at(ann.new_table("", "random", pace=5000))
    assert refusal(seat.ask("hand", seat=1)) == "seat-of-a-bot"
    assert refusal(seat.ask("hand", seat=2)) == "no-such-seat"


# Clocks


def test_when_the_time_is_up_a_bot_plays_and_the_seat_can_be_taken_back(come: Come) -> None:
    clock = {"per": "move", "seconds": 4}
    first, second = pair(come("Ann"), come("Bea"), clock=clock)
    own = first.own or 0
    assert first.table["seats"][own]["left"] <= 4000
    second.receive_until(lambda: second.table["seats"][own]["stand_in"] is not None)
    second.receive_until(lambda: second.is_awaited and bool(second.chat))
    assert second.chat[0]["notice"]["id"] == "notice-time-up"
    first.ask("take-back")
    assert first.table["seats"][own]["stand_in"] is None


def test_the_minutes_of_a_player_are_used_up_by_all_moves_together(come: Come) -> None:
    clock = {"per": "player", "seconds": 600}
    ann = come("Ann")
    seat = ann.at(ann.new_table("", "random", clock=clock))
    left = []
    for _ in range(3):
        seat.receive_until(lambda: seat.is_awaited)
        time.sleep(0.01)  # Clocks show milliseconds, and a move may take less.
        seat.play(taking(seat))
        left.append(next(t["clocks"][0] for t in reversed(seat.received) if t["type"] == "update"))
    assert 600_000 > left[0] > left[1] > left[2]
    assert seat.received[-2]["clocks"][1] is None


def test_a_clock_goes_on_while_the_server_is_down(come: Come, any_server: ServerProcess) -> None:
    ann, bea = come("Ann", any_server), come("Bea", any_server)
    first, _ = pair(ann, bea, clock={"per": "move", "seconds": 3})
    own = first.own or 0
    any_server.kill()
    any_server.start()
    # Nobody opens the table; the server itself keeps an eye on it.
    watching = come(None, any_server)

    def stand_in() -> object:
        return watching.get(f"/api/tables/{first.id}")["seats"][own]["stand_in"]

    end = time.monotonic() + 60
    while stand_in() is None and time.monotonic() < end:
        time.sleep(0.2)
    assert stand_in() == "skilled"
