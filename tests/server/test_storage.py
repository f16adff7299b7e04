"""The writer: together on disk, apart when one of them is wrong."""

import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from alhambra.server.failures import StorageFailed
from alhambra.server.storage.forms import MIGRATIONS
from alhambra.server.storage.migrations import migrate_sqlite
from alhambra.server.storage.writer import Writer


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "numbers.sqlite"


@pytest.fixture
def writer(file: Path) -> Iterator[Writer]:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY, text TEXT)")
    writer = Writer(connection)
    yield writer
    writer.close()


def insert(number: int, text: str = "") -> Callable[[sqlite3.Connection], None]:
    def work(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO numbers VALUES (?, ?)", (number, text))

    return work


def written_together(writer: Writer, *works: Callable[[sqlite3.Connection], None]) -> list[object]:
    """Make the works wait for each other; what became of each."""
    gate = threading.Event()
    writer.write(lambda _: gate.wait())
    futures: list[Future[None]] = [writer.write(work) for work in works]
    gate.set()
    return [future.exception(10) for future in futures]


def numbers(file: Path) -> list[int]:
    connection = sqlite3.connect(file)
    found = [number for (number,) in connection.execute("SELECT number FROM numbers ORDER BY 1")]
    connection.close()
    return found


def test_one_that_is_wrong_does_not_hurt_the_others(writer: Writer, file: Path) -> None:
    first, twice, last = written_together(writer, insert(1), insert(1), insert(2))
    assert first is None
    assert isinstance(twice, sqlite3.IntegrityError)
    assert last is None
    assert numbers(file) == [1, 2]


def test_what_is_half_done_when_it_goes_wrong_is_undone(writer: Writer, file: Path) -> None:
    def half(connection: sqlite3.Connection) -> None:
        insert(1)(connection)
        raise ValueError("changed my mind")

    wrong, right = written_together(writer, half, insert(2))
    assert isinstance(wrong, ValueError)
    assert right is None
    assert numbers(file) == [2]


def test_when_the_disk_is_full_all_are_refused_and_nothing_is_kept(
    writer: Writer, file: Path
) -> None:
    writer.write(lambda connection: connection.execute("PRAGMA max_page_count = 2")).result(10)
    refused = written_together(writer, insert(1), insert(2, "x" * 100_000), insert(3))
    assert all(isinstance(error, StorageFailed) for error in refused)
    assert numbers(file) == []
    writer.write(lambda connection: connection.execute("PRAGMA max_page_count = 9999")).result(10)
    assert written_together(writer, insert(4)) == [None]
    assert numbers(file) == [4]


def test_closing_waits_for_what_is_to_be_written(file: Path, writer: Writer) -> None:
    futures = [writer.write(insert(number)) for number in range(100)]
    writer.close()
    assert all(future.done() for future in futures)
    assert numbers(file) == list(range(100))


def test_every_migration_runs_once(file: Path) -> None:
    connection = sqlite3.connect(file, isolation_level=None)
    for _ in range(2):
        migrate_sqlite(connection, str(file))
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        assert version == len(MIGRATIONS)
    connection.close()
