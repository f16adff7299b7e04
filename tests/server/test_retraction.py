"""Taking back a move after others have moved, with their consent."""

import random

from server.playing import Come, Json, Person, Socket, hear_the_same
from server.serving import ServerProcess


def refusal(answer: Json) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["reason"]["id"])


def asking(person: Person, *others: Person, bots: int = 0) -> tuple[Socket, ...]:
    """A game in which somebody has moved after `person`, and nothing was drawn since; the sockets
    of all, those of `person` first."""
    rng = random.Random(5)
    while True:
        pace = 0 if bots else 5000
        table = person.new_table("", *["" for _ in others], *["random"] * bots, pace=pace)
        for other in others:
            other.post(f"/api/tables/{table}/sit")
        if others:
            person.post(f"/api/tables/{table}/start")
        seats = [each.at(table) for each in (person, *others)]
        while not (seats[0].is_over or _could_ask(seats[0], bool(bots))):
            awaited = [seat for seat in seats if seat.is_awaited]
            if awaited:
                assert awaited[0].play(rng.choice(awaited[0].view["moves"]))["type"] == "done"
            else:
                seats[0].receive()
            hear_the_same(*seats)
        if not seats[0].is_over:
            return tuple(seats)


def _could_ask(seat: Socket, is_awaited: bool) -> bool:
    return seat.retractable > 0 and (seat.is_awaited or not is_awaited)


def asked(seat: Socket) -> int | None:
    """Who asks, as far as that is still so."""
    request = seat.table["retraction"]
    return None if request is None or request["version"] != seat.version else request["seat"]


def test_it_is_taken_back_once_everybody_agrees(come: Come) -> None:
    first, second, third = asking(come("Ann"), come("Bea"), come("Cleo"))
    moves = first.retractable
    before = first.version
    assert first.ask("retract", version=first.version)["type"] == "done"
    second.receive_until(lambda: asked(second) == first.own)
    assert second.ask("retract", "yes", version=second.version)["type"] == "done"
    assert second.version == before
    third.receive_until(lambda: asked(third) == first.own)
    assert third.ask("retract", version=third.version)["type"] == "done"
    hear_the_same(first, second, third)
    assert first.events[-1]["entries"] == [{"what": "undone", "seat": first.own, "moves": moves}]
    assert first.is_awaited
    assert asked(first) is None
    # Sent once more, it counts once.
    assert second.ask("retract", "yes", version=before)["type"] == "done"
    assert second.version == before + 1


def test_asking_and_agreeing_count_once_also_after_the_server_was_killed(
    come: Come, own_server: ServerProcess
) -> None:
    ann, bea = come("Ann", own_server), come("Bea", own_server)
    first, second = asking(ann, bea)
    version = first.version
    assert first.ask("retract", "please", version=version)["type"] == "done"
    own_server.kill()
    own_server.start()
    first, second = ann.at(first.id), bea.at(second.id)
    assert first.ask("retract", "please", version=version)["type"] == "done"
    assert [line["notice"]["id"] for line in first.chat] == ["notice-asks-back"]
    assert asked(second) == first.own
    assert second.ask("retract", "yes", version=version)["type"] == "done"
    own_server.kill()
    own_server.start()
    second = bea.at(second.id)
    assert second.ask("retract", "yes", version=version)["type"] == "done"
    assert second.version == version + 1


def test_one_who_declines_ends_it_and_a_move_lets_it_lapse(come: Come) -> None:
    first, second = asking(come("Ann"), come("Bea"))
    assert refusal(second.ask("retract", version=second.version, agrees=False)) == "nothing-asked"
    first.ask("retract", version=first.version)
    second.receive_until(lambda: asked(second) == first.own)
    second.ask("retract", version=second.version, agrees=False)
    first.receive_until(lambda: asked(first) is None)
    first.receive_until(lambda: bool(first.chat) and "declines" in first.chat[-1]["notice"]["id"])
    first.ask("retract", version=first.version)
    mover = first if first.is_awaited else second
    hear_the_same(first, second)
    mover.play_first("take", "end", "place")
    assert asked(mover) is None
    version = second.version
    stale = second.ask("retract", version=version - 1)
    assert refusal(stale) == "stale"


def test_nobody_is_asked_where_only_bots_have_moved(come: Come) -> None:
    (alone,) = asking(come("Ann"), bots=1)
    moves = alone.retractable
    assert alone.ask("retract", version=alone.version)["type"] == "done"
    assert alone.events[-1]["entries"] == [{"what": "undone", "seat": 0, "moves": moves}]
    assert alone.is_awaited


def test_who_lets_a_bot_play_is_asked_too(come: Come) -> None:
    first, second = asking(come("Ann"), come("Bea"))
    assert second.ask("hand", seat=second.own)["type"] == "done"
    hear_the_same(first, second)
    version = first.version
    assert first.ask("retract", version=version)["type"] == "done"
    assert (first.version, asked(first)) == (version, first.own)
    assert second.ask("take-back")["type"] == "done"
    assert second.ask("retract", version=version)["type"] == "done"
    hear_the_same(first, second)
    assert first.events[-1]["entries"][0]["what"] == "undone"


def test_what_was_drawn_is_never_taken_back(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "")
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    first, second = ann.at(table), bea.at(table)
    mover = first if first.is_awaited else second
    mover.play_first("take")
    assert mover.retractable == 0
    assert refusal(mover.ask("retract", version=mover.version)) == "nothing-to-undo"


def test_the_host_puts_somebody_back_who_was_removed(come: Come) -> None:
    ann, bea, eve = come("Ann"), come("Bea"), come("Eve")
    table = ann.new_table("", "", "")
    bea.post(f"/api/tables/{table}/sit")
    seen = bea.at(table)
    (removed,) = ann.post(f"/api/tables/{table}/seats/1", {"bot": None})["removed"]
    assert removed["name"] == "Bea"
    assert bea.get(f"/api/tables/{table}")["removed"] == []
    assert eve.ask("POST", f"/api/tables/{table}/removed/{removed['key']}").status_code == 409
    seats = ann.post(f"/api/tables/{table}/removed/{removed['key']}")
    assert [seat["name"] for seat in seats["seats"]] == ["Ann", "Bea", ""]
    assert seats["removed"] == []
    assert bea.get(f"/api/tables/{table}")["standing"] is None
    # Whoever has gone since would not know of the game.
    ann.post(f"/api/tables/{table}/seats/1", {"bot": None})
    seen.close()
    answer = ann.ask("POST", f"/api/tables/{table}/removed/{removed['key']}")
    assert answer.json()["reason"]["id"] == "would-not-see"
