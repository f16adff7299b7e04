"""`alhambra admin`, beside a server that runs, on either database."""

import json
import os
import time
from pathlib import Path
from subprocess import CompletedProcess
from unittest.mock import patch

import pytest

from program import alhambra
from server.playing import Come
from server.serving import ServerProcess


def admin(server: ServerProcess, *arguments: str, status: int = 0) -> CompletedProcess[str]:
    with patch.dict(os.environ, {"COLUMNS": "200"}):
        done = alhambra("admin", *arguments, *server.kept)
    assert done.returncode == status, done.stderr
    assert len(done.stderr.splitlines()) == (1 if status else 0)
    return done


def person_id(server: ServerProcess, name: str) -> str:
    lines = admin(server, "people").stdout.splitlines()
    return next(line.split()[0] for line in lines if f" {name} " in line)


def test_tables_are_listed_ended_and_deleted_while_people_play(
    come: Come, any_server: ServerProcess
) -> None:
    ann = come("Ann", any_server)
    table = ann.new_table("", "random", pace=5000)
    seat = ann.at(table)
    assert f"{table}  palace  running  Ann" in admin(any_server, "tables").stdout
    assert table in admin(any_server, "end", table).stdout
    seat.receive_until(lambda: seat.table["status"] == "over")
    assert "no game in progress" in admin(any_server, "end", table, status=2).stderr
    admin(any_server, "delete", table)
    assert ann.get("/api/tables")["tables"] == []
    assert "no table" in admin(any_server, "delete", table, status=2).stderr


def test_a_person_is_removed_with_all_that_is_known_of_him(
    come: Come, any_server: ServerProcess
) -> None:
    ann, bea = come("Ann", any_server), come("Bea", any_server)
    shared, own = ann.new_table("", ""), ann.new_table("", "random")
    bea.post(f"/api/tables/{shared}/sit")
    ann.post(f"/api/tables/{shared}/start")
    seat = bea.at(shared)
    admin(any_server, "remove", person_id(any_server, "Ann"))
    assert ann.get("/api/me")["guest"] is None
    seat.receive_until(lambda: seat.table["seats"][0]["occupant"] == "bot" and seat.table["host"])
    seat.receive_until(lambda: seat.is_awaited)
    assert bea.http.get(bea.url(f"/api/tables/{own}")).status_code == 404
    assert "Ann" not in admin(any_server, "people").stdout
    assert "no person" in admin(any_server, "remove", "nobody", status=2).stderr


def test_who_is_banned_is_sent_away_until_he_is_let_in_again(
    come: Come, own_server: ServerProcess
) -> None:
    ann = come("Ann", own_server)
    seat = ann.at(ann.new_table("", "random", pace=5000))
    id = person_id(own_server, "Ann")
    admin(own_server, "ban", id)
    with pytest.raises(Exception, match="1013"):
        seat.receive_until(lambda: False)
    refused = ann.http.get(ann.url("/api/me"))
    assert (refused.status_code, refused.json()["reason"]["id"]) == (403, "banned")
    assert id in admin(own_server, "bans").stdout
    admin(own_server, "unban", id)
    while ann.ask("GET", "/api/me").status_code == 403:
        time.sleep(0.1)
    seat = ann.at(ann.new_table("", "random", pace=5000))
    admin(own_server, "ban", "127.0.0.0/8")
    with pytest.raises(Exception, match="1013"):
        seat.receive_until(lambda: False)
    nobody = come(None, own_server)
    assert nobody.http.get(nobody.url("/")).status_code == 403
    admin(own_server, "unban", "127.0.0.0/8")
    while nobody.http.get(nobody.url("/api/me")).status_code == 403:
        pass


def test_a_backup_of_a_running_server_is_restored_to_the_other_database(
    come: Come, any_server: ServerProcess, tmp_path: Path, another_database: str
) -> None:
    ann = come("Ann", any_server)
    table = ann.new_table("", "random")
    seat = ann.at(table)
    seat.play_until(lambda: seat.version > 10 and seat.is_awaited)
    file = tmp_path / "backup.sqlite"
    admin(any_server, "backup", str(file))
    assert file.stat().st_mode & 0o077 == 0
    other = ServerProcess(
        tmp_path / "other",
        database=another_database if "--data" in any_server.kept else None,
        begun=False,
    )
    admin(other, "restore", str(file))
    other.start()
    ann.server = other
    again = ann.at(table)
    assert (again.events, again.view) == (seat.events, seat.view)
    again.play_first("take")
    other.stop()
    assert "not empty" in admin(other, "restore", str(file), status=2).stderr


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("shopping list\n" * 100)
    server = ServerProcess(tmp_path / "data", begun=False)
    assert "not a backup" in admin(server, "restore", str(file), status=2).stderr
    assert "no" in admin(server, "tables", status=2).stderr


def test_the_log_has_every_request_and_no_secret(come: Come, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", more=["--json-logs"])
    ann = come("Annabel", server)
    table = ann.new_table("", "random")
    ann.get(f"/api/tables/{table}")
    figures = ann.http.get(ann.url("/metrics")).text
    assert "alhambra_tables_in_memory 1.0" in figures
    server.stop()
    lines = [json.loads(line) for line in server.errors.splitlines()]
    assert {"GET /api/tables/{id}", "POST /api/guests"} <= {
        f"{line['method']} {line['route']}" for line in lines if line["message"] == "request"
    }
    for secret in (table, "Annabel", ann.http.cookies["alhambra"]):
        assert secret not in server.errors
        assert secret not in figures
