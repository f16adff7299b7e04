"""Databases that earlier releases have written are brought up to date, and their games go on."""

import re
import sqlite3
import time
from pathlib import Path

import psycopg
import pytest

from alhambra.server.storage.forms import MIGRATIONS
from alhambra.server.storage.migrations import for_postgresql
from alhambra.server.storage.sqlite import FILE
from server.playing import Come
from server.serving import ServerProcess

RELEASED = sorted((Path(__file__).parent / "released").glob("form-*.sql"))
TOKEN = "HivvkGynj6aDqeMNga_bWxcNnH0Hf-SClFvbNIdqZL0"
RUNNING, OPEN, OVER = "VQchVG75f4iDyoFJuvTTTg", "k7sMvov8VEdJaxD97kyP4w", "19VYsHF4nvZlHETHCzjxTg"
"""Ann's token and her tables, in every one of them."""
IN_ORDER = (
    *("guests", "tables", "sitters", "events", "lines", "mutes"),
    *("keys", "results", "ratings", "uploads", "bans"),
)
PLAYED_JUST_NOW = "UPDATE tables SET changed = {now}"
"""Else they would be put away for their age."""


def written_to(folder: Path, released: Path) -> None:
    folder.mkdir()
    connection = sqlite3.connect(folder / FILE)
    connection.executescript(released.read_text(encoding="utf-8"))
    connection.execute(PLAYED_JUST_NOW.format(now=time.time_ns() // 1_000_000))
    connection.commit()
    connection.close()


def written_to_postgresql(url: str, released: Path) -> None:
    """The same rows, in tables of the same form."""
    text = released.read_text(encoding="utf-8")
    form = int(re.findall(r"^PRAGMA user_version = (\d+);$", text, re.MULTILINE)[0])
    rows = re.findall(r'^INSERT INTO "(\w+)" (VALUES\(.*?\));\n(?=[A-Z])', text, re.M | re.S)
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE form (number BIGINT NOT NULL)")
        connection.execute("INSERT INTO form VALUES (%s)", (form,))
        for migration in MIGRATIONS[:form]:
            connection.execute(for_postgresql(migration).encode())
        # What others refer to comes first.
        for wanted in IN_ORDER:
            for table, values in rows:
                if table == wanted:
                    shown = re.sub(r"X'([0-9A-F]*)'", r"'\\x\1'", values)
                    connection.execute(f"INSERT INTO {table} {shown}".encode())
        connection.execute(PLAYED_JUST_NOW.format(now=time.time_ns() // 1_000_000).encode())


@pytest.mark.parametrize("released", RELEASED, ids=lambda file: file.stem)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_of_an_earlier_release_opens_and_its_games_go_on(
    come: Come, tmp_path: Path, request: pytest.FixtureRequest, released: Path, kind: str
) -> None:
    url = request.getfixturevalue("database") if kind == "postgresql" else None
    if url is None:
        written_to(tmp_path / "data", released)
    else:
        written_to_postgresql(url, released)
    server = ServerProcess(tmp_path / "data", database=url)
    ann = come(None, server)
    ann.http.cookies.set("alhambra", TOKEN)
    assert ann.get("/api/me")["guest"]["name"] == "Ann"
    status = {table["id"]: table["status"] for table in ann.get("/api/tables")["tables"]}
    assert status == {RUNNING: "running", OPEN: "open", OVER: "over"}
    seat = ann.at(RUNNING)
    assert (seat.version, seat.is_awaited) == (25, True)
    seat.play_first("take")
    assert ann.at(OVER).is_over
    server.kill()
    server.start()
    assert ann.at(RUNNING).events == seat.events
    server.stop()
    assert "Traceback" not in server.errors
