"""Who is absent is protected by the table's clock, or by the time that its people chose; and nobody
gains by ending a game, handing a seat over, closing or leaving."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import own_loop
from alhambra.server.guests import Guests, now
from alhambra.server.storage.opening import opened
from alhambra.server.storage.store import Store
from alhambra.server.tables.lobby import Ages, Lobby
from alhambra.server.tables.subscribers import Subscriber
from alhambra.server.wire.tables import Clock, SeatRequest, TableRequest
from server.playing import Come, Json, Person, Socket
from server.serving import ServerProcess
from server.test_after_the_game import eventually
from server.test_people import pair, refusal

DAYS = {"per": "move", "seconds": 3 * 24 * 60 * 60}


def apart(ann: Person, bea: Person, **more: Any) -> tuple[Socket, Person, int]:
    """A table of two; one of them has it open, the other one has left it."""
    first, second = pair(ann, bea, **more)
    other = second.own or 0
    name = second.table["seats"][other]["name"]
    second.close()
    return first, ann if name == "Ann" else bea, other


def test_with_a_clock_nobody_hands_over_the_seat_of_somebody_who_is_away(come: Come) -> None:
    first, _, other = apart(come("Ann"), come("Bea"), gone_after=1, clock=DAYS)
    first.receive_until(lambda: first.presences[other] == "away")
    assert first.table["gone_after"] is None
    time.sleep(1.1)
    assert refusal(first.ask("hand", seat=other)) == "clock-decides"
    seat = come(None).get(f"/api/tables/{first.id}")["seats"][other]
    assert (seat["stand_in"], seat["presence"]) == (None, "away")


def test_without_a_clock_the_table_says_when_somebody_counts_as_gone(come: Come) -> None:
    ann = come("Ann")
    assert ann.get(f"/api/tables/{ann.new_table('', '')}")["gone_after"] == 600
    table = ann.new_table("", "", gone_after=86400)
    assert ann.get(f"/api/tables/{table}")["gone_after"] == 86400


def test_a_game_does_not_end_without_the_consent_of_who_is_absent(come: Come) -> None:
    first, absent, other = apart(come("Ann"), come("Bea"), gone_after=1)
    first.receive_until(lambda: first.presences[other] == "gone")
    assert first.ask("hand", seat=other)["type"] == "done"
    assert first.table["seats"][other]["absence"] == "gone"
    assert first.ask("agree")["type"] == "done"
    assert first.table["status"] == "running"
    back = absent.at(first.id)
    back.ask("agree")
    assert back.table["ended"] == "agreed"


def test_whoever_declines_ends_the_proposal(come: Come) -> None:
    first, second = pair(come("Ann"), come("Bea"))
    first.ask("agree")
    second.receive_until(lambda: any(seat["agrees"] for seat in second.table["seats"]))
    second.ask("agree", agrees=False)
    assert not any(seat["agrees"] for seat in second.table["seats"])
    assert second.chat[-1]["notice"]["id"] == "notice-declines"
    second.ask("agree")
    assert second.table["status"] == "running"


def test_who_resigns_against_somebody_absent_has_lost(come: Come) -> None:
    first, absent, other = apart(come("Ann"), come("Bea"), gone_after=1)
    first.receive_until(lambda: first.presences[other] == "gone")
    first.ask("hand", seat=other)
    assert first.table["if_resigned"] == {"ends": True, "winners": [other]}
    first.ask("resign")
    assert (first.table["ended"], first.table["winners"]) == ("resigned", [other])
    (won,) = eventually(absent, "/api/me/games", "games")
    assert (won["won"], won["place"], won["absence"]) == (True, 1, "gone")


def test_what_resigning_brings_is_told_before(come: Come) -> None:
    first, second = pair(come("Ann"), come("Bea"), "random", pace=5000)
    assert first.table["if_resigned"] == {"ends": False, "winners": []}
    first.ask("resign")
    assert first.table["if_resigned"] is None
    second.receive_until(lambda: second.table["seats"][0]["resigned"])
    assert second.table["if_resigned"] == {"ends": True, "winners": [2]}


def test_who_had_resigned_is_behind_those_who_agree_to_end(come: Come) -> None:
    ann, bea, cleo = come("Ann"), come("Bea"), come("Cleo")
    table = ann.new_table("", "", "")
    for person in (bea, cleo):
        person.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    ann.at(table).ask("resign")
    bea.at(table).ask("agree")
    cleo.at(table).ask("agree")
    places: dict[int, int] = {}
    for person in (ann, bea, cleo):
        (game,) = eventually(person, "/api/me/games", "games")
        places[game["place"]] = places.get(game["place"], 0) + 1
        assert (game["ended"], game["won"]) == ("agreed", False)
    assert places == {1: 2, 3: 1}


def test_a_victory_by_resignation_does_not_spoil_the_mean(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    alone = ann.at(ann.new_table("", "random"))
    alone.play_until(lambda: alone.is_over)
    (played,) = eventually(ann, "/api/me/games", "games")
    first, second = pair(ann, bea)
    seats = {seat.table["seats"][seat.own]["name"]: seat for seat in (first, second)}
    seats["Bea"].ask("resign")

    def counted() -> Json:
        return dict(ann.get("/api/me/statistics")["games"][0])

    while counted()["games"] < 2:
        pass
    mine = counted()
    assert (mine["points"], mine["mean"], mine["best"]) == (played["points"],) * 3
    (theirs,) = eventually(bea, "/api/me/statistics", "games")
    assert (theirs["games"], theirs["wins"], theirs["mean"]) == (1, 0, None)


def test_a_game_that_nobody_plays_on_is_lost_by_the_one_to_act(tmp_path: Path) -> None:
    async def wait_long() -> None:
        store = Store(opened(tmp_path))
        lobby = Lobby(store, ages=Ages())
        ann, bea = [(await Guests(store).add(name))[0] for name in ("Ann", "Bea")]
        table = await lobby.open_table(TableRequest("palace", [SeatRequest()] * 2), ann)
        await table.change(
            lambda row: replace(row, seats=[*row.seats[:1], replace(row.seats[1], guest=bea.id)]),
            bea,
        )
        await table.start(ann)
        awaited = table.row.awaited
        assert awaited is not None
        await lobby.maintain_tables(now() + 31 * 24 * 60 * 60 * 1000)
        assert (table.row.ended, table.publisher.summary(None).winners) == ("idle", [1 - awaited])
        await table.lock.finish()
        results = {row.guest: row for row in await store.results.all()}
        assert [results[guest.id].won for guest in (ann, bea)] == [awaited == 1, awaited == 0]
        await lobby.close()
        store.close()

    own_loop.run(wait_long())


def test_an_absence_goes_on_while_nobody_has_the_table_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def leave_and_return() -> None:
        store = Store(opened(tmp_path))
        ann, bea = [(await Guests(store).add(name))[0] for name in ("Ann", "Bea")]
        lobby = Lobby(store, idle=0.04)
        requested = TableRequest("palace", [SeatRequest()] * 2, gone_after=24 * 60 * 60)
        table = await lobby.open_table(requested, ann)
        await table.change(
            lambda row: replace(row, seats=[*row.seats[:1], replace(row.seats[1], guest=bea.id)]),
            bea,
        )
        await table.start(ann)
        subscriber = Subscriber(bea)
        table.connect(subscriber, -1)
        table.publisher.disconnect(subscriber)
        unloading = asyncio.create_task(lobby.unload_idle_tables())
        while await store.tables.absences(table.row.id) == {}:
            await asyncio.sleep(0.01)
        unloading.cancel()
        await asyncio.sleep(0.05)
        days_later = now() + 2 * 24 * 60 * 60 * 1000
        monkeypatch.setattr("alhambra.server.tables.publisher.now", lambda: days_later)
        again = await Lobby(store).table(table.row.id)
        assert again.publisher.presence_of(bea.id) == "gone"
        again.connect(Subscriber(bea), -1)
        await again.lock.finish()
        # Whoever has come back is not gone after a crash, either.
        assert bea.id not in await store.tables.absences(table.row.id)
        crashed = await Lobby(store).table(table.row.id)
        assert crashed.publisher.presence_of(bea.id) == "away"
        store.close()

    own_loop.run(leave_and_return())


def test_a_clock_that_was_jumped_over_rings_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def sleep() -> None:
        store = Store(opened(tmp_path))
        lobby = Lobby(store)
        ann = (await Guests(store).add("Ann"))[0]
        requested = TableRequest(
            "rollwrite", [SeatRequest()], clock=Clock("player", 60 * 60), options={"solo": "2"}
        )
        table = await lobby.open_table(requested, ann)
        await table.lock.finish()
        # As if the machine had slept: the timers of the event loop know nothing of it.
        real = now()
        for module in ("timeouts", "alarm", "live", "lobby", "publisher"):
            monkeypatch.setattr(
                f"alhambra.server.tables.{module}.now", lambda: real + 2 * 60 * 60 * 1000
            )
        await lobby.maintain_tables(real + 2 * 60 * 60 * 1000)
        await asyncio.sleep(0.01)
        await table.lock.finish()
        assert table.row.seats[0].stand_in == "skilled"
        await lobby.close()
        store.close()

    own_loop.run(sleep())


# Every command counts once


FACTS: dict[str, Json] = {
    "agree": {},
    "hand": {"seat": 0},
    "take-back": {},
    "resign": {},
    "mute": {"seat": 1},
}
UNDONE: dict[str, Json] = {
    "agree": {"type": "agree", "agrees": False},
    "hand": {"type": "take-back"},
    "take-back": {"type": "hand", "seat": 0},
    "mute": {"type": "mute", "seat": 1, "muted": False},
}


def test_every_command_counts_once_also_after_others_and_a_restart(
    come: Come, any_server: ServerProcess
) -> None:
    ann, bea = come("Ann", any_server), come("Bea", any_server)
    before = {command: give_twice(ann, bea, command) for command in FACTS}
    any_server.kill()
    any_server.start()
    for command, facts in FACTS.items():
        first = before[command]
        again = ann.at(first.id)
        assert again.ask(command, "once", **facts)["type"] == "done"
        assert standing(again) == standing(first), command
        assert len(again.chat) == len(first.chat), command
        other: Json = {"muted": False, "seat": 1} if command == "mute" else {"agrees": False}
        used = again.ask("mute" if command == "mute" else "agree", "once", **other)
        assert refusal(used) == "command-id-used"


def give_twice(ann: Person, bea: Person, command: str) -> Socket:
    """A command that is undone, where it can be, before it is sent again."""
    first, _ = pair(ann, bea, "random", pace=5000)
    if command == "take-back":
        first.ask("hand", seat=0)
    once = first.ask(command, "once", **FACTS[command])
    assert once["type"] == "done"
    if command in UNDONE:
        assert first.ask(**UNDONE[command])["type"] == "done"
    assert first.ask(command, "once", **FACTS[command]) == once
    return first


def standing(seat: Socket) -> list[list[Any]]:
    names = ("stand_in", "agrees", "resigned", "muted")
    return [[each[name] for name in names] for each in seat.table["seats"]]
