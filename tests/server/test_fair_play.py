"""Fair by proof: what is shown at the start fits what is revealed at the end."""

import subprocess
import sys
from pathlib import Path

from alhambra.core.proof import commitment_to, mixed_seed
from alhambra.core.record import parse_record
from server.playing import Come, Person, Socket
from server.serving import ServerProcess


def record(person: Person, table: str) -> str:
    return person.http.get(person.url(f"/api/tables/{table}/record")).text


def test_the_draws_come_from_the_secret_and_what_everybody_added(
    come: Come, tmp_path: Path
) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "random", "", contribution="aa" * 16)
    shown = bea.get(f"/api/tables/{table}")["commitment"]
    bea.post(f"/api/tables/{table}/sit", {"contribution": "b0b0"})
    ann.post(f"/api/tables/{table}/start")
    first, second = ann.at(table), bea.at(table)
    added = [chair["contribution"] for chair in first.table["seats"]]
    assert (added[0], added[2]) == ("aa" * 16, "b0b0")
    running = parse_record(record(ann, table))
    assert (running.tags["Seed"], running.tags["Secret"]) == ("?", "?")
    first.ask("agree")
    second.ask("agree")
    text = record(bea, table)
    tags = parse_record(text).tags
    assert tags["Commitment"] == shown == commitment_to(tags["Secret"])
    assert tags["Contributions"] == " ".join(added)
    assert tags["Seed"] == mixed_seed(tags["Secret"], added)
    file = tmp_path / "game.txt"
    file.write_text(text)
    assert verified(file).returncode == 0
    file.write_text(text.replace('b0b0"', 'b0b1"'))
    wrong = verified(file)
    assert wrong.returncode == 1
    assert "the seed" in wrong.stderr


def verified(file: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "alhambra", "replay", str(file), "--verify"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def secret_of(seat: Socket, person: Person) -> str:
    seat.ask("resign")
    return parse_record(record(person, seat.id)).tags["Secret"]


def test_one_who_waits_sees_the_commitment_before_adding_anything(come: Come) -> None:
    ann = come("Ann")
    table = ann.new_table("", "random", pace=5000, wait=True)
    seat = ann.at(table)
    assert (seat.table["status"], seat.version) == ("open", -1)
    shown = seat.table["commitment"]
    ann.post(f"/api/tables/{table}/sit", {"contribution": "cafe"})
    ann.post(f"/api/tables/{table}/start")
    seat.receive_until(lambda: seat.version >= 0)
    assert commitment_to(secret_of(seat, ann)) == shown
    assert seat.table["seats"][0]["contribution"] == "cafe"


def test_the_secret_is_told_to_nobody_before_the_end(come: Come) -> None:
    ann = come("Ann")
    seat = ann.at(ann.new_table("", "random", pace=5000))
    sent = str(seat.received) + record(ann, seat.id)
    assert secret_of(seat, ann) not in sent


# Practice


def test_practice_is_marked_and_promises_nothing(come: Come, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", seed=7)
    try:
        ann = come("Ann", server)
        seat = ann.at(ann.new_table("", "random"))
        assert (seat.table["practice"], seat.table["commitment"]) == (True, None)
        seat.play_until(lambda: seat.is_over)
        text = ann.http.get(ann.url(f"/api/tables/{seat.id}/record")).text
        tags = parse_record(text).tags
        assert tags["Practice"] == "yes"
        assert "Commitment" not in tags
        uploaded = ann.http.post(ann.url("/api/records"), content=text).json()
        assert uploaded["practice"] is True
    finally:
        server.stop()


def test_a_table_opened_for_practice_gets_a_secret_when_it_begins_without(
    come: Come, tmp_path: Path
) -> None:
    practice = ServerProcess(tmp_path / "data", seed=7)
    ann = come("Ann", practice)
    table = ann.new_table("", "random", wait=True)
    practice.stop()
    usual = ServerProcess(tmp_path / "data")
    try:
        ann.server = usual
        assert ann.get(f"/api/tables/{table}")["practice"] is True
        begun = ann.post(f"/api/tables/{table}/start")
        assert (begun["practice"], len(begun["commitment"])) == (False, 64)
        seat = ann.at(table)
        seat.ask("resign")
        tags = parse_record(ann.http.get(ann.url(f"/api/tables/{table}/record")).text).tags
        assert commitment_to(tags["Secret"]) == begun["commitment"]
        assert len(tags["Secret"]) == 64
    finally:
        usual.stop()
