"""A database that was written before the wire had a version, when many things had other names: the
new program reads everything in it. Of each game Ann and Bea have one that runs, and one that Bea
resigned, with chat and notices; Ann has finished two without Bea, and has uploaded a record."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra.core.record import parse_record
from alhambra.core.verify import replay
from alhambra.games import GAMES
from alhambra.games import game as rules_of
from server.playing import Come, Person
from server.serving import ServerProcess
from server.test_released_databases import written_to, written_to_postgresql

BEFORE = Path(__file__).parent / "released" / "before-renames.sql"
TOKEN = "kOcsOKA3o730_NEl46BOdC-J_glcC3dWplQZm3s-JZE"
CODE = "HYZK-CWZ0-RFP3-K29M-7RH8-DKP8-SZF4"
RUNNING = {
    "palace": "EJtOIbZ9HHulfKFeDl6H8g",
    "dice": "8b9eNpW1-KPSVk66Neph0g",
    "alcazaba": "GqV6qz0Wyo9W2hQk4GF8Hw",
    "rollwrite": "vUnq-HVKIWr0awkqvKLnAQ",
}
MOVES = {"palace": 10, "dice": 8, "alcazaba": 8, "rollwrite": 8}
RESIGNED = {
    "palace": "LUnfPwO7Y6rAPzXUH0X3Uw",
    "dice": "iGrEhfAAIaAq1SmzBSBjZQ",
    "alcazaba": "PHJxnKmr23f69t_AxN3b2A",
    "rollwrite": "mJY0PaidGmxrsVDJKOf-bA",
}
ALONE, WITH_A_BOT = "kdZGWvs4yKP1UTi-9xagxw", "ppvnkv_B3x6TEed6dEwQxA"
OPEN, REMATCH = "Uv8gDBqh9PesPFyMTj7Cew", "urKzdeYNS6QCe5KxA-rpqg"
UPLOAD = "8un0ukd44_gf1sNoiRmEgQ"
CHAT = [
    ("Ann", "Good luck, Béa! <b>“ok”</b>", None),
    ("Bea", "Danke & ebenso", None),
    ("", "", {"id": "notice-handed", "facts": {"name": "Bea"}, "rule": None}),
    ("", "", {"id": "notice-back", "facts": {"name": "Bea"}, "rule": None}),
    ("", "", {"id": "notice-agrees", "facts": {"name": "Ann"}, "rule": None}),
    ("", "", {"id": "notice-disagrees", "facts": {"name": "Ann"}, "rule": None}),
]
RESULTS = [
    # table, points, won, ended, rating
    (WITH_A_BOT, 26, False, None, None),
    (ALONE, 78, True, None, None),
    (RESIGNED["rollwrite"], 0, True, "resigned", 3.4),
    (RESIGNED["alcazaba"], 0, True, "resigned", 3.4),
    (RESIGNED["dice"], 0, True, "resigned", 3.4),
    (RESIGNED["palace"], 0, True, "resigned", 3.4),
]


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    url = request.getfixturevalue("database") if request.param == "postgresql" else None
    if url is None:
        written_to(tmp_path / "data", BEFORE)
    else:
        written_to_postgresql(url, BEFORE)
    server = ServerProcess(tmp_path / "data", database=url)
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.errors


def back(come: Come, server: ServerProcess) -> Person:
    ann = come(None, server)
    ann.http.cookies.set("alhambra", TOKEN)
    return ann


def results(ann: Person) -> list[tuple[object, ...]]:
    names = ("table", "points", "won", "ended", "rating")
    return [tuple(game[name] for name in names) for game in ann.get("/api/me/games")["games"]]


def test_running_games_go_on_and_keep_what_was_said(come: Come, server: ServerProcess) -> None:
    ann = back(come, server)
    for game, id in RUNNING.items():
        seat = ann.at(id)
        assert (seat.table["game"], seat.table["status"]) == (game, "running")
        entries = [entry for event in seat.events for entry in event["entries"]]
        assert seat.version == sum(entry["what"] == "moved" for entry in entries) == MOVES[game]
        chat = [(line["name"], line["text"], line["notice"]) for line in seat.chat]
        # Whom Ann muted at one table she does not hear at the others.
        assert chat == [line for line in CHAT if line[0] != "Bea"]
        assert [each["muted"] for each in seat.table["seats"]] == [False, True]
        assert seat.ask("say", text="Here again")["type"] == "done"
        if seat.is_awaited:
            seat.play_first()
            assert seat.version == MOVES[game] + 1
    assert {ann.at(id).view["game"] for id in RUNNING.values()} == set(GAMES)


def test_games_that_are_over_have_their_results_records_and_replays(
    come: Come, server: ServerProcess
) -> None:
    ann = back(come, server)
    assert results(ann) == RESULTS
    statistics = {each["game"]: each for each in ann.get("/api/me/statistics")["games"]}
    assert {name: each["rating"]["value"] for name, each in statistics.items()} == dict.fromkeys(
        GAMES, 3.4
    )
    assert statistics["rollwrite"]["solo_best"] == 78
    for game, id in RESIGNED.items():
        assert ann.get(f"/api/tables/{id}")["ended"] == "resigned"
        assert ann.at(id).chat[-1]["notice"]["id"] == "notice-resigned"
        assert len(ann.get(f"/api/tables/{id}/timeline?opened=true")["events"]) == 6
        record = parse_record(ann.http.get(ann.url(f"/api/tables/{id}/record")).text)
        assert list(replay(record, rules_of(game)))
    assert ann.get(f"/api/tables/{RESIGNED['palace']}")["rematch"] == REMATCH
    (best,) = ann.get(f"/api/tables/{ALONE}/best")["scores"]
    assert (best["table"], best["points"]) == (ALONE, 78)


def test_codes_open_tables_and_uploads_are_still_good(come: Come, server: ServerProcess) -> None:
    ann = come(None, server)
    assert ann.post("/api/me/back", {"code": CODE})["name"] == "Ann"
    assert [table["id"] for table in ann.get("/api/tables/listed")["tables"]] == [OPEN]
    status = {table["id"]: table["status"] for table in ann.get("/api/tables")["tables"]}
    assert status == (
        dict.fromkeys([OPEN, REMATCH], "open")
        | dict.fromkeys(RUNNING.values(), "running")
        | dict.fromkeys([*RESIGNED.values(), ALONE, WITH_A_BOT], "over")
    )
    assert ann.get(f"/api/records/{UPLOAD}")["game"] == "dice"
    assert len(ann.get(f"/api/records/{UPLOAD}/timeline")["events"]) == 6


def test_results_that_a_database_does_not_have_are_worked_out_from_its_games(
    come: Come, tmp_path: Path
) -> None:
    written_to(tmp_path / "data", BEFORE)
    with sqlite3.connect(tmp_path / "data" / "tables.sqlite") as connection:
        connection.execute("DELETE FROM results")
        connection.execute("DELETE FROM ratings")
        connection.execute("UPDATE tables SET counted = 0")
    connection.close()
    server = ServerProcess(tmp_path / "data")
    ann = back(come, server)
    while len(results(ann)) < len(RESULTS):
        time.sleep(0.05)
    assert results(ann) == RESULTS
    (best,) = ann.get(f"/api/tables/{ALONE}/best")["scores"]
    assert (best["table"], best["points"]) == (ALONE, 78)
    server.stop()
