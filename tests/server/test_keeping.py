"""What was acknowledged is kept: after a restart, a kill, and with a full disk."""

import resource
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from alhambra.server.storage.forms import MIGRATIONS
from alhambra.server.storage.sqlite import FILE, SqliteDatabase
from server.playing import Come, Person, Socket, hear_the_same
from server.serving import ServerProcess


def play_a_while(seat: Socket, moves: int) -> None:
    last = seat.version + moves
    seat.play_until(lambda: seat.is_over or (seat.version >= last and seat.is_awaited))


def test_a_game_goes_on_after_a_restart(come: Come, each_server: ServerProcess) -> None:
    ann = come("Ann", each_server)
    table = ann.new_table("", "greedy", "random")
    seat = ann.at(table)
    play_a_while(seat, 30)
    seat.play_first("buy", "take")
    seat.receive_until(lambda: seat.is_awaited)
    assert each_server.stop() == 0
    each_server.start()
    assert ann.get("/api/tables")["tables"][0]["awaited"] == 0
    again = ann.at(table)
    assert (again.events, again.view) == (seat.events, seat.view)
    assert (again.version, again.undoable) == (seat.version, seat.undoable)
    again.play_until(lambda: again.is_over)


def test_a_command_sent_again_after_a_restart_counts_once(
    come: Come, each_server: ServerProcess
) -> None:
    ann = come("Ann", each_server)
    table = ann.new_table("", "random")
    seat = ann.at(table)
    seat.receive_until(lambda: seat.is_awaited)
    command = {"version": seat.version, "move": seat.view["moves"][0]}
    once = seat.ask("play", "mine", **command)
    seat.receive_until(lambda: seat.is_awaited)
    each_server.kill()
    each_server.start()
    again = ann.at(table)
    assert again.ask("play", "mine", **command) == once
    assert again.events == seat.events


def test_taken_back_moves_are_taken_back_after_a_restart_too(
    come: Come, each_server: ServerProcess
) -> None:
    ann = come("Ann", each_server)
    table = ann.new_table("", "random")
    seat = ann.at(table)
    for _ in range(3):
        seat.play_until(
            lambda: seat.is_awaited and any(m.startswith("buy") for m in seat.view["moves"])
        )
        seat.play_first("buy")
        seat.ask("undo", version=seat.version)
        seat.play_first("buy")
    each_server.kill()
    each_server.start()
    again = ann.at(table)
    assert (again.events, again.view) == (seat.events, seat.view)
    # More than one, if the last was bought in a turn that had gone on after an exact payment.
    assert again.undoable == seat.undoable >= 1


def test_every_acknowledged_move_is_there_after_the_server_was_killed(
    come: Come, each_server: ServerProcess
) -> None:
    ann = come("Ann", each_server)
    table = ann.new_table("", "random", "random")
    seat = ann.at(table)
    killer = threading.Timer(0.2, each_server.process.kill)
    killer.start()
    asked: list[tuple[str, str]] = []
    done: list[tuple[str, str]] = []
    try:
        while not seat.is_over:
            if seat.is_awaited:
                move = seat.view["moves"][0]
                asked.append((f"move-{len(asked)}", move))
                answer = seat.ask("play", asked[-1][0], version=seat.version, move=move)
                assert answer["type"] == "done"
                done.append(asked[-1])
            else:
                seat.receive()
    except ConnectionClosed:
        pass
    killer.join()
    each_server.kill()
    seen = seat.events
    each_server.start()
    again = ann.at(table)
    kept = again.snapshot["events"]
    # All that was sent is there, and of what was asked and not acknowledged one move at most.
    assert kept[: len(seen)] == seen
    own = [h["move"] for e in kept for h in e["entries"] if h.get("seat") == 0]
    assert own[: len(done)] == [move for _, move in done]
    assert own in ([m for _, m in done], [m for _, m in asked])
    # To ask again what was not answered is safe.
    if len(asked) > len(done) and again.is_awaited and len(own) == len(asked):
        id, move = asked[-1]
        assert again.ask("play", id, version=0, move=move)["type"] == "done"
    again.play_until(lambda: again.is_over)


# A full disk


class LimitedFiles:
    """A server whose files may not grow any more: as on a full disk, on any machine."""

    def __init__(self, folder: Path) -> None:
        self.server = ServerProcess(folder / "data")

    def fill(self, left: int = 20_000) -> None:
        """But for the `left` bytes."""
        self._limit((self.server.folder / f"{FILE}-wal").stat().st_size + left)

    def make_room(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        limits = (size, resource.RLIM_INFINITY)
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, limits)


class SmallDisk:
    """A server on a disk of its own that is really full; for those who may mount one."""

    def __init__(self, folder: Path) -> None:
        self._disk = folder / "disk"
        self._disk.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(self._disk)]
        if shutil.which("mount") is None or subprocess.run(mount, check=False).returncode:
            pytest.skip("no disk can be mounted here")
        self.server = ServerProcess(self._disk / "data")

    def fill(self) -> None:
        with (self._disk / "filler").open("wb", buffering=0) as filler, suppress(OSError):
            while True:
                filler.write(bytes(4096))

    def make_room(self) -> None:
        (self._disk / "filler").unlink()

    def remove(self) -> None:
        subprocess.run(["umount", str(self._disk)], check=True)


@pytest.fixture
def limited_files(tmp_path: Path) -> Iterator[LimitedFiles]:
    disk = LimitedFiles(tmp_path)
    yield disk
    disk.server.stop()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[SmallDisk]:
    disk = SmallDisk(tmp_path)
    yield disk
    disk.server.stop()
    disk.remove()


def is_healthy(person: Person) -> bool:
    """By an answer that is not of before."""
    time.sleep(1.1)
    return person.http.get(person.url("/healthz")).status_code == 200


@pytest.mark.parametrize("kind", ["limited_files", "small_disk"])
def test_with_a_full_disk_nothing_is_lost_and_nothing_acknowledged_falsely(
    come: Come, request: pytest.FixtureRequest, kind: str
) -> None:
    disk: LimitedFiles | SmallDisk = request.getfixturevalue(kind)
    server = disk.server
    ann, bea = come("Ann", server), come("Bea", server)
    table = ann.new_table("", "")
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    first, second = ann.at(table), bea.at(table)
    disk.fill()
    said = ""
    while not said:
        hear_the_same(first, second)
        seat = first if first.is_awaited else second
        before = seat.version
        answer = seat.play(seat.view["moves"][0])
        if answer["type"] == "refused":
            said = answer["reason"]["id"]
            assert seat.version == before == answer["version"]
    assert said == "server-cannot-keep"
    # Reading goes on, for those who are there and for others.
    other = come(None, server)
    watching = other.at(table)
    assert watching.events == seat.events
    refused = other.http.post(other.url("/api/guests"), json={"name": "Eve"})
    assert refused.status_code == 503
    assert seat.ask("try", moves=seat.view["moves"][:1])["type"] == "tried"
    assert is_healthy(other) is False
    # Where there is room again, the game goes on.
    disk.make_room()
    assert is_healthy(other) is True
    assert seat.play(seat.view["moves"][0])["type"] == "done"
    server.kill()
    server.start()
    assert ann.at(table).events == seat.events


def test_a_bot_goes_on_once_there_is_room_again(come: Come, limited_files: LimitedFiles) -> None:
    ann = come("Ann", limited_files.server)
    table = ann.new_table("", "random", pace=300)
    seat = ann.at(table)
    seat.play_until(lambda: seat.is_awaited)
    seat.play_until(lambda: not seat.is_awaited)
    limited_files.fill(1)
    time.sleep(0.7)
    limited_files.make_room()
    seat.receive_until(lambda: seat.is_awaited)


def test_two_servers_cannot_use_the_same_folder(own_server: ServerProcess) -> None:
    done = serve(own_server.folder)
    assert done.returncode == 2
    assert "Another server already uses" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    own_server.kill()
    own_server.start()


# Databases that cannot be used


def serve(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "alhambra", "serve", "--port", "0", "--data", str(folder)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    file = sqlite3.connect(tmp_path / FILE)
    file.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    file.close()
    done = serve(tmp_path)
    assert done.returncode == 2
    assert "newer version" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("shopping list\n" * 100)
    done = serve(tmp_path)
    assert done.returncode == 2
    assert "not a database" in done.stderr
    assert (tmp_path / FILE).read_text().startswith("shopping list")


def test_an_empty_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    done = serve(tmp_path)
    assert done.returncode == 2
    assert "is empty" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert (tmp_path / FILE).read_bytes() == b""


def test_a_file_that_was_lost_is_not_begun_anew_with_what_is_left_of_it(
    come: Come, own_server: ServerProcess
) -> None:
    ann = come("Ann", own_server)
    ann.new_table("", "random")
    own_server.kill()
    left = own_server.folder / f"{FILE}-wal"
    before = left.read_bytes()
    (own_server.folder / FILE).unlink()
    done = serve(own_server.folder)
    assert done.returncode == 2
    assert "is missing" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert left.read_bytes() == before


def test_a_database_of_another_program_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        file.execute("CREATE TABLE recipes (name TEXT)")
        file.commit()
    before = (tmp_path / FILE).read_bytes()
    done = serve(tmp_path)
    assert done.returncode == 2
    assert "from another program" in done.stderr
    assert (tmp_path / FILE).read_bytes() == before


def test_a_new_database_is_whole_or_not_there(tmp_path: Path) -> None:
    # Where somebody pulled the plug while it was made.
    (tmp_path / f"{FILE}-new").write_bytes(b"half of it")
    SqliteDatabase(tmp_path).close()
    assert {file.name for file in tmp_path.iterdir()} <= {FILE, "in-use.sqlite"}


def test_only_the_server_can_read_its_files(tmp_path: Path) -> None:
    """In a folder of before, too, and what is there already."""
    SqliteDatabase(tmp_path).close()
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    database = SqliteDatabase(tmp_path)
    files = [FILE, f"{FILE}-wal", f"{FILE}-shm", "in-use.sqlite"]
    assert {name: oct((tmp_path / name).stat().st_mode & 0o777) for name in files} == dict.fromkeys(
        files, "0o600"
    )
    database.close()
    SqliteDatabase(tmp_path / "new").close()
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = serve(tmp_path / "file" / "folder")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
