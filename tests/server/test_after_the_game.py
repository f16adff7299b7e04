"""After the game: looking at it again, records of one's own, results and ratings."""

import time
from pathlib import Path

import pytest
from msgspec.structs import replace

import own_loop
from alhambra.core.game import Game, seeded
from alhambra.games import GAMES, game
from alhambra.server.guests import Guests
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.opening import opened
from alhambra.server.storage.rows import ResultRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.rating import after_game, with_ratings
from alhambra.server.tables.results import Results
from alhambra.server.tables.seating import new_table
from alhambra.server.wire.tables import SeatRequest, TableRequest
from server.playing import Come, Json, Person, Socket
from server.serving import ServerProcess
from server.test_admin import admin


def eventually(person: Person, path: str, wanted: str) -> list[Json]:
    """What an answer has under a name, once it is not empty: results are stored a moment later."""
    while not (found := person.get(path)[wanted]):
        time.sleep(0.05)
    return list(found)


def resigned_pair(ann: Person, bea: Person) -> Socket:
    """A game in which Bea has resigned."""
    table = ann.new_table("", "")
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    first, second = ann.at(table), bea.at(table)
    second.ask("resign")
    return first


# Looking at it again


def test_a_game_that_is_over_can_be_looked_at_move_by_move(come: Come) -> None:
    ann = come("Ann")
    seat = ann.at(ann.new_table("", "greedy"))
    path = f"/api/tables/{seat.id}/moments"
    assert ann.http.get(ann.url(f"{path}/0")).json()["reason"]["id"] == "game-not-over"
    seat.play_until(lambda: seat.is_over)
    moment = ann.get(f"{path}/0?seat=0")
    assert (moment["number"], moment["last"]) == (0, seat.version)
    assert moment["entries"] == seat.events[0]["entries"]
    for event in seat.events[1:12]:
        moment = ann.get(f"{path}/{event['version']}?seat=0")
        assert moment["entries"] == event["entries"]
    news = next(t for t in seat.received if t["type"] == "update" and t["event"]["version"] == 11)
    assert moment["view"] == news["view"]
    assert ann.get(f"{path}/{seat.version}?seat=0")["view"] == seat.view
    for wrong in (f"{path}/{seat.version + 1}", f"{path}/-1", f"{path}/0?seat=2", f"{path}/x"):
        assert ann.http.get(ann.url(wrong)).status_code in (404, 422)


def record(players: int = 3, options: dict[str, str] | None = None) -> str:
    rules = game("palace")
    play = Game(rules, rules.options(players, options or {}), seeded(7), ["Ann", "Bea"])
    while play.state.to_act() is not None:
        play.play(play.state.legal_moves()[0])
    return str(play.record)


def upload(person: Person, text: str | bytes) -> Json:
    answer = person.http.post(person.url("/api/records"), content=text)
    return {"status": answer.status_code, **answer.json()}


def test_a_record_is_uploaded_and_looked_at(come: Come, any_server: ServerProcess) -> None:
    text = record(options={"modules": "treasure,builders,invaders,bazaars"})
    note = upload(come("Ann", any_server), text)
    assert (note["status"], note["names"], note["finished"]) == (201, ["Ann", "Bea", ""], True)
    other = come(None, any_server)
    assert other.get(f"/api/records/{note['id']}")["last"] == note["last"]
    last = other.get(f"/api/records/{note['id']}/moments/{note['last']}")
    assert last["view"]["phase"] == "over"
    assert last["entries"][-1]["what"] == "ended"
    assert other.get(f"/api/records/{note['id']}/moments/5?seat=1")["view"]["seats"][1]["hand"]


def test_a_record_that_is_not_right_is_refused_with_the_line_to_blame(come: Come) -> None:
    ann = come("Ann")
    text = record()
    wrong = text.replace("= won", "= won 9", 1)
    refused = upload(ann, wrong)
    assert (refused["status"], refused["reason"]["id"]) == (422, "bad-record")
    assert refused["reason"]["facts"]["line"] == str(len(text.splitlines()))
    assert upload(ann, "hello")["reason"]["id"] == "bad-record"
    assert upload(ann, b"\xff\xfe")["reason"]["id"] == "record-not-text"
    assert upload(ann, "# x\n" * 20_000)["reason"]["id"] == "too-large"
    assert upload(come(None), text)["reason"]["id"] == "come-in-first"


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_any_game_is_taken_or_refused_in_words(come: Come, name: str) -> None:
    rules = game(name)
    play = Game(rules, rules.options(2, {}), seeded(1))
    said = upload(come("Ann"), str(play.record))
    assert said["status"] == 201 or said["reason"]["id"] == "record-of-another-game"


def test_a_running_game_as_a_seat_has_it_can_be_looked_at(come: Come) -> None:
    rules = game("palace")
    play = Game(rules, rules.options(3, {"modules": "builders,invaders"}), seeded(3))
    for _ in range(20):
        play.play(play.state.legal_moves()[0])
    ann = come("Ann")
    note = upload(ann, str(play.record_for(0)))
    assert note["status"] == 201
    for number in range(note["last"] + 1):
        ann.get(f"/api/records/{note['id']}/moments/{number}")


def test_nobody_can_have_many_records_checked_at_once(come: Come) -> None:
    ann = come("Ann")
    said = [upload(ann, "hello")["reason"]["id"] for _ in range(20)]
    assert set(said) == {"bad-record", "too-many"}


def test_a_whole_game_is_told_as_a_seat_was_told_it(come: Come) -> None:
    ann = come("Ann")
    note = upload(ann, record(options={"modules": "builders,invaders"}))
    path = f"/api/records/{note['id']}/timeline"
    own, watched, opened = (
        ann.get(f"{path}{query}")["events"] for query in ("?seat=0", "", "?opened=true")
    )
    assert [event["version"] for event in opened] == list(range(note["last"] + 1))
    dealt = {
        name: [each["pieces"] for each in events[0]["entries"] if each["occasion"] == "builders1"]
        for name, events in (("own", own), ("watched", watched), ("opened", opened))
    }
    assert dealt["own"] == dealt["opened"] != dealt["watched"]
    assert set(dealt["watched"][0]) == {"?"}
    for number in (0, 7, note["last"]):
        moment = ann.get(f"/api/records/{note['id']}/moments/{number}?seat=0")
        assert moment["entries"] == own[number]["entries"]
    assert ann.http.get(ann.url(f"{path}?seat=3")).status_code == 404


def test_through_a_seats_eyes_other_hands_are_hidden_until_the_end(come: Come) -> None:
    ann = come("Ann")
    note = upload(ann, record())
    path = f"/api/records/{note['id']}/moments"
    for number, hidden in ((0, True), (note["last"] // 2, True), (note["last"], False)):
        mine, *others = ann.get(f"{path}/{number}?seat=0")["view"]["seats"]
        assert mine["hand"] is not None
        assert [other["hand"] is None for other in others] == [hidden, hidden]
        watched = ann.get(f"{path}/{number}")["view"]["seats"]
        assert [seat["hand"] is None for seat in watched] == [hidden] * 3


def test_an_uploaded_record_can_be_had_again(come: Come) -> None:
    text = record()
    ann = come("Ann")
    note = upload(ann, text)
    answer = come(None).http.get(ann.url(f"/api/records/{note['id']}/text"))
    assert answer.text == text
    assert "attachment" in answer.headers["content-disposition"]
    assert ann.http.get(ann.url("/api/records/none/text")).status_code == 404


# Results


def test_games_are_counted_for_those_who_played_them(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    first = resigned_pair(ann, bea)
    (won,) = eventually(ann, "/api/me/games", "games")
    (lost,) = eventually(bea, "/api/me/games", "games")
    assert (won["table"], won["won"], won["place"]) == (first.id, True, 1)
    assert (lost["won"], lost["place"], lost["ended"]) == (False, 2, "resigned")
    (mine,) = ann.get("/api/me/statistics")["games"]
    assert (mine["game"], mine["games"], mine["wins"]) == ("palace", 1, 1)
    (theirs,) = bea.get("/api/me/statistics")["games"]
    assert theirs["wins"] == 0
    assert mine["rating"]["value"] > theirs["rating"]["value"]
    assert (won["rating"], lost["rating"]) == (mine["rating"]["value"], theirs["rating"]["value"])


def test_a_game_against_bots_counts_but_is_not_rated(come: Come) -> None:
    ann = come("Ann")
    seat = ann.at(ann.new_table("", "random"))
    seat.play_until(lambda: seat.is_over)
    (played,) = eventually(ann, "/api/me/games", "games")
    assert played["points"] == seat.view["seats"][0]["points"]
    (mine,) = ann.get("/api/me/statistics")["games"]
    assert (mine["best"], mine["rating"]) == (played["points"], None)
    assert (mine["solo_games"], mine["solo_best"]) == (0, None)
    assert played["rating"] is None


def test_walls_and_exact_payments_are_counted(come: Come) -> None:
    ann = come("Ann")
    seat = ann.at(ann.new_table("", "random"))
    exact = 0
    while not seat.is_over:
        if seat.is_awaited:
            move = seat.play_first("place", "buy", "take").split()
            if move[0] == "buy":
                price = int("".join(filter(str.isdigit, move[1])))
                exact += sum(int(card[1:]) for card in move[2:]) == price
        else:
            seat.receive()
    (played,) = eventually(ann, "/api/me/games", "games")
    assert (played["wall"], played["exact"]) == (len(seat.view["seats"][0]["wall"]), exact)
    (mine,) = ann.get("/api/me/statistics")["games"]
    assert (mine["wall"], mine["exact"]) == (played["wall"], exact)


def test_a_game_that_broke_off_does_not_count(come: Come) -> None:
    ann = come("Ann")
    seat = ann.at(ann.new_table("", "random", pace=5000))
    seat.ask("agree")
    other = ann.at(ann.new_table("", "random"))
    other.play_until(lambda: other.is_over)
    played = eventually(ann, "/api/me/games", "games")
    assert [game["table"] for game in played] == [other.id]


def test_results_are_counted_once_also_after_the_server_was_killed(
    come: Come, any_server: ServerProcess
) -> None:
    ann, bea = come("Ann", any_server), come("Bea", any_server)
    resigned_pair(ann, bea)
    any_server.kill()
    any_server.start()
    assert len(eventually(ann, "/api/me/games", "games")) == 1
    rating = ann.get("/api/me/statistics")["games"][0]["rating"]
    assert rating["games"] == 1


# Ratings


def result(table: str, guest: str, place: int, at: int) -> ResultRow:
    won = int(place == 1)
    return ResultRow(table, guest, "palace", None, 3, 3, 50, place, won, at, None, None, None)


def test_ratings_follow_from_the_results_alone(tmp_path: Path) -> None:
    async def rate() -> None:
        store = Store(opened(tmp_path))
        guests = [(await Guests(store).add(name))[0].id for name in ("Ann", "Bea", "Cleo")]
        requested = TableRequest("palace", [SeatRequest(), SeatRequest(), SeatRequest()])
        for number in range(10):
            table = new_table(requested, f"table-{number}", guests[0], "00", number)
            await store.tables.save(replace(table, status="over"))
            places = [1 + (number * number + seat) % 3 for seat in range(3)]
            results = [
                result(table.id, guest, place, number)
                for guest, place in zip(guests, places, strict=True)
            ]
            before = await store.results.ratings(guests)
            after = after_game(results, before)
            await store.results.save(table.id, with_ratings(results, after), before, after)
            with pytest.raises(Conflict):
                await store.results.save(table.id, results, before, after_game(results, before))
        kept = sorted(await store.results.ratings(guests), key=lambda row: row.guest)
        assert [row.games for row in kept] == [10, 10, 10]
        history = await store.results.all()
        assert None not in {row.rating for row in history}
        assert await Results(store).recalculate_ratings() == 3
        assert await store.results.all() == history
        assert sorted(await store.results.ratings(guests), key=lambda row: row.guest) == kept
        store.close()

    own_loop.run(rate())


def test_the_host_of_a_server_can_have_them_worked_out_anew(
    come: Come, any_server: ServerProcess
) -> None:
    ann, bea = come("Ann", any_server), come("Bea", any_server)
    resigned_pair(ann, bea)
    eventually(ann, "/api/me/statistics", "games")
    before = ann.get("/api/me/statistics")["games"]
    assert "2" in admin(any_server, "ratings").stdout
    assert ann.get("/api/me/statistics")["games"] == before


def test_one_who_plays_alone_is_not_rated() -> None:
    assert after_game([result("t", "a", 1, 0)], []) == []


def test_who_ends_behind_the_others_is_rated_below_them() -> None:
    rows = after_game([result("t", "a", 2, 0), result("t", "b", 1, 0), result("t", "c", 3, 0)], [])
    mu = {row.guest: float(row.mu) for row in rows}
    assert mu["b"] > mu["a"] > mu["c"]


def test_own_tables_say_what_happened_last_and_what_games_came_to(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    clock = {"per": "move", "seconds": 3600}
    table = ann.new_table("", "", clock=clock)
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    first, second = ann.at(table), bea.at(table)
    (before,) = ann.get("/api/tables")["tables"]
    assert (before["last"], before["result"], before["hidden"]) == (None, None, False)
    mover = first if first.is_awaited else second
    mover.play_first("take")
    (running,) = ann.get("/api/tables")["tables"]
    assert running["last"]["seat"] == mover.own
    assert 0 < running["due"] <= 3600 * 1000
    assert running["changed"] >= running["last"]["at"]
    second.ask("resign")
    while (over := ann.get("/api/tables")["tables"][0])["result"] is None:
        pass
    assert (over["result"]["won"], over["due"]) == (True, None)


def test_a_finished_game_is_hidden_in_ones_own_list_and_shown_again(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "")
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    answer = ann.ask("POST", f"/api/tables/{table}/hide", {})
    assert answer.json()["reason"]["id"] == "game-not-over"
    bea.at(table).ask("resign")
    (hidden,) = ann.post(f"/api/tables/{table}/hide", {})["tables"]
    assert hidden["hidden"] is True
    assert bea.get("/api/tables")["tables"][0]["hidden"] is False
    (stored,) = ann.get("/api/me/data")["tables"]
    assert stored["hidden"] is True
    (shown,) = ann.post(f"/api/tables/{table}/hide", {"hidden": False})["tables"]
    assert shown["hidden"] is False
