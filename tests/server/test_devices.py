"""Devices that are signed out, and what is stored about a person: it can be seen and deleted."""

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed

import own_loop
from alhambra.server.storage.migrations import migrate_sqlite
from alhambra.server.storage.opening import opened
from alhambra.server.storage.sqlite import FILE
from alhambra.server.storage.store import Store
from alhambra.server.wire.personal import PersonalData
from server.playing import Come, Json, Person
from server.serving import ServerProcess
from server.test_after_the_game import eventually
from server.test_coming_back import back
from server.test_people import pair


def another_device(come: Come, person: Person) -> tuple[Person, str]:
    """The same guest once more, and the code."""
    device = come(None, person.server)
    code = person.post("/api/me/code")["code"]
    assert back(device, code) == 200
    return device, code


def test_signing_out_other_devices_cuts_their_sockets_and_voids_the_code(
    come: Come, any_server: ServerProcess
) -> None:
    ann = come("Ann", any_server)
    stolen, code = another_device(come, ann)
    table = ann.new_table("", "random", pace=5000)
    here, there = ann.at(table), stolen.at(table)
    ann.post("/api/me/devices/forget")
    with pytest.raises(ConnectionClosed) as closed:
        there.ask("resign")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert stolen.at(table).own is None
    assert back(come(None, any_server), code) == 422
    assert here.ask("say", text="Still here")["type"] == "done"


def test_devices_are_signed_out_in_other_processes_too(
    come: Come, tmp_path_factory: pytest.TempPathFactory, database: str
) -> None:
    servers = [
        ServerProcess(tmp_path_factory.mktemp("server") / "data", database=database)
        for _ in range(2)
    ]
    try:
        ann = come("Ann", servers[0])
        stolen = come(None, servers[1])
        assert back(stolen, ann.post("/api/me/code")["code"]) == 200
        there = stolen.at(ann.new_table("", "random", pace=5000))
        ann.post("/api/me/devices/forget")
        with pytest.raises(ConnectionClosed):
            there.receive_until(lambda: False)
    finally:
        for server in servers:
            server.stop()


def test_a_person_sees_everything_that_is_stored(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    first, _ = pair(ann, bea, "random", pace=5000)
    first.ask("say", text="For the record")
    first.ask("mute", seat=1)
    ann.post("/api/me/code")
    answer = ann.http.get(ann.url("/api/me/data"))
    assert "attachment" in answer.headers["content-disposition"]
    data: Json = answer.json()
    assert (data["name"], data["muted"]) == ("Ann", ["Bea"])
    assert sorted(device["kind"] for device in data["devices"]) == ["code", "device"]
    assert [(table["id"], table["seats"]) for table in data["tables"]] == [(first.id, [0])]
    assert [message["text"] for message in data["messages"]] == ["For the record"]
    assert "For the record" not in bea.http.get(bea.url("/api/me/data")).text


def test_a_person_can_be_deleted_and_the_results_of_others_stay(
    come: Come, any_server: ServerProcess
) -> None:
    ann, bea = come("Ann", any_server), come("Bea", any_server)
    alone = ann.new_table("", "random", pace=5000)
    first, second = pair(ann, bea)
    seats = {seat.table["seats"][seat.own]["name"]: seat for seat in (first, second)}
    seats["Ann"].ask("say", text="Farewell")
    assert ann.ask("DELETE", "/api/me").status_code == 200
    assert ann.get("/api/me")["guest"] is None
    (won,) = eventually(bea, "/api/me/games", "games")
    assert (won["won"], won["ended"], won["rating"] is None) == (True, "resigned", False)
    table = bea.get(f"/api/tables/{first.id}")
    left = table["seats"][seats["Ann"].own or 0]
    assert (left["occupant"], left["name"]) == ("former", "")
    assert "Ann" not in bea.http.get(bea.url(f"/api/tables/{first.id}/record")).text
    assert "Farewell" not in [line["text"] for line in bea.at(first.id).chat]
    assert bea.http.get(bea.url(f"/api/tables/{alone}")).status_code == 404
    any_server.kill()
    any_server.start()
    assert bea.get(f"/api/tables/{first.id}")["winners"] == table["winners"] != []


def test_records_are_deleted_with_the_person_who_uploaded_them(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "random", pace=5000)
    record = ann.http.get(ann.url(f"/api/tables/{table}/record")).content
    id = ann.http.post(ann.url("/api/records"), content=record).json()["id"]
    parts = ["", "/text", "/timeline", "/moments/0"]
    assert [bea.ask("GET", f"/api/records/{id}{part}").status_code for part in parts] == [200] * 4
    ann.ask("DELETE", "/api/me")
    assert [bea.ask("GET", f"/api/records/{id}{part}").status_code for part in parts] == [404] * 4


def test_nothing_in_the_database_names_a_deleted_person(
    come: Come, own_server: ServerProcess
) -> None:
    ann, bea, zoe = (come(name, own_server) for name in ("Ann", "Bea", "Zoe"))
    first, second = pair(bea, zoe, "random", pace=5000)
    for seat in (first, second):
        if seat.table["seats"][seat.own]["name"] == "Zoe":
            seat.ask("mute", seat=1 - (seat.own or 0))
            seat.ask("say", text="Farewell")
            seat.ask("agree")
    for action, body in (("seats/1", {"bot": None}), ("bans", {"seat": 1})):
        table = ann.new_table("", "", "")
        zoe.post(f"/api/tables/{table}/sit", {"seat": 1})
        ann.post(f"/api/tables/{table}/{action}", body)
    night = {"game": "rollwrite", "size": 2, "clock": {"per": "player", "seconds": 3600}}
    zoe.post("/api/nights", night)
    database = opened(own_server.folder, beside=True)
    try:
        (guest,) = [
            row.id for row in own_loop.run(Store(database).guests.all()) if row.name == "Zoe"
        ]
    finally:
        database.close()
    assert named_in(own_server, "Zoe") == {"guests", "lines"}
    assert named_in(own_server, guest) > {"tables", "commands", "night_people"}
    assert len(zoe.get("/api/me/data")["tables"]) == 3
    assert zoe.ask("DELETE", "/api/me").status_code == 200
    assert named_in(own_server, guest) == named_in(own_server, "Zoe") == set()
    said = bea.at(first.id).snapshot["chat"]
    assert "Zoe" not in str(said)


def test_a_spectator_whom_a_host_has_muted_is_named_nowhere_once_deleted(
    come: Come, own_server: ServerProcess
) -> None:
    ann, bea, zoe = (come(name, own_server) for name in ("Ann", "Bea", "Zoe"))
    table = pair(ann, bea, "random", pace=5000)[0].id
    watching, host = zoe.at(table), ann.at(table)
    person = zoe.get("/api/me")["guest"]["person"]
    host.receive_until(lambda: bool(host.spectators["people"]))
    host.ask("silence", person=person)
    watching.close()
    assert named_in(own_server, person) == {"guests", "commands"}
    assert zoe.ask("DELETE", "/api/me").status_code == 200
    assert named_in(own_server, person) == set()
    assert ann.at(table).table["silenced"] == []


def named_in(server: ServerProcess, guest: str) -> set[str]:
    """The tables of the database that say something of a guest."""
    with closing(sqlite3.connect(server.folder / FILE)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        rows = {name: connection.execute(f"SELECT * FROM {name}").fetchall() for (name,) in names}
    return {name for name, found in rows.items() if guest in str(found)}


def test_what_somebody_wrote_at_tables_of_others_is_deleted_too(
    come: Come, database: str, tmp_path: Path
) -> None:
    """Also where it is in memory: in this process, and in others."""
    with ExitStack() as stopping:
        servers = [ServerProcess(tmp_path / name, database=database) for name in ("one", "two")]
        for server in servers:
            stopping.callback(server.stop)
        ann, bea = (
            come(name, server) for name, server in zip(("Ann", "Bea"), servers, strict=True)
        )
        table = ann.new_table("", "random", pace=5000)
        ann.at(table)
        there = bea.at(table)
        zoe = come("Zoe", servers[0])
        zoe.at(table).ask("say", text="Who wins?")
        there.receive_until(lambda: any(line["text"] == "Who wins?" for line in there.chat))
        assert zoe.ask("DELETE", "/api/me").status_code == 200

        def read_by(server: ServerProcess) -> list[str]:
            seat = come("Eve", server).at(table)
            seat.close()
            return [line["text"] for line in seat.chat]

        assert "Who wins?" not in read_by(servers[0])
        while "Who wins?" in read_by(servers[1]):
            pass


def test_where_others_play_on_a_bot_takes_the_seat_of_somebody_deleted(come: Come) -> None:
    ann, bea, cleo = come("Ann"), come("Bea"), come("Cleo")
    table = ann.new_table("", "", "")
    for person in (bea, cleo):
        person.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    watching = bea.at(table)
    ann.ask("DELETE", "/api/me")
    watching.receive_until(lambda: watching.table["seats"][0]["occupant"] == "bot")
    assert watching.table["status"] == "running"
    assert watching.table["seats"][1]["host"]


IN_THE_DATA: Final = {
    "guests": "name",
    "keys": "devices",
    "tables": "tables",
    "sitters": "tables",
    "hidden": "tables",
    "absences": "tables",
    "results": "games",
    "ratings": "statistics",
    "lines": "messages",
    "mutes": "muted",
    "uploads": "records",
    "push_subscriptions": "subscriptions",
    "mail_addresses": "mail",
    "calls": "calls",
    "deliveries": "calls",
    "night_people": "nights",
    "passkeys": "passkeys",
    "challenges": "passkeys",
    "invitations": "invitations",
}
"""Where a person finds what the tables of the database have about them."""
LEFT_TO_OTHERS: Final = {"tables", "sitters"}
"""Deleted or given to others with the seat, before the person is."""


def test_whatever_refers_to_a_person_can_be_seen_and_is_deleted() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        migrate_sqlite(connection, "")
        (names,) = zip(
            *connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'"), strict=True
        )
        kept = {
            (name, into, on_delete)
            for name in names
            for _, _, into, _, _, _, on_delete, _ in connection.execute(
                f"PRAGMA foreign_key_list({name})"
            )
        }
    about = {"guests"}
    # What refers to something about a person is about the person too.
    personal = {"guests", "push_subscriptions", "calls"}
    about |= {name for name, into, _ in kept if into in personal}
    assert about == set(IN_THE_DATA)
    assert set(IN_THE_DATA.values()) <= set(PersonalData.__struct_fields__)
    staying = {name for name, into, then in kept if into in personal and then != "CASCADE"}
    assert staying == LEFT_TO_OTHERS


def test_since_when_somebody_was_away_is_part_of_it(
    come: Come, shared_server: ServerProcess
) -> None:
    ann = come("Ann")
    id = ann.new_table("", "random", pace=5000)
    database = opened(shared_server.folder, beside=True)
    try:
        tables = Store(database).tables
        row = own_loop.run(tables.find(id))
        assert row is not None
        own_loop.run(tables.save_absences(id, {row.host: 1234}))
    finally:
        database.close()
    assert [table["away_since"] for table in ann.get("/api/me/data")["tables"]] == [1234]
