"""`alhambra admin`: for administrators of a server."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.table import Table

from alhambra.cli.screen import screen
from alhambra.cli.storage_place import DEFAULT_FOLDER, shown, storage_place
from alhambra.cli.terminal.words import words
from alhambra.server.storage.store import Store

T = TypeVar("T")

Data = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="FOLDER",
        show_default=DEFAULT_FOLDER,
        help="Folder the games are stored in.",
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="ALHAMBRA_DATABASE",
        help="PostgreSQL database the games are stored in instead.",
    ),
]
Id = Annotated[
    str,
    typer.Argument(
        metavar="ID",
        show_default=False,
        help="Put -- before an id that starts with a dash, such as -x7.",
    ),
]
File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False, help="The backup file.")]

admin = typer.Typer(help="Manage a server's tables, people and database.", no_args_is_help=True)


@admin.command()
def tables(data: Data = None, database: Database = None) -> None:
    """List all tables, most recently played first."""

    async def work(store: Store) -> None:
        rows = await store.tables.all()
        names = await store.guests.names([guest for row in rows for guest in row.guests()])
        shown = _columns("id", "game", "status", "people", "changed")
        for row in rows:
            people = ", ".join(names.get(guest, "") for guest in row.guests())
            shown.add_row(row.id, row.game, row.status, people, _moment(row.changed))
        screen().print(shown)

    _do(work, data, database)


@admin.command()
def end(id: Id, data: Data = None, database: Database = None) -> None:
    """End a running game as it stands. Everyone at the table sees it at once."""
    from alhambra.server.administration import end

    _do(lambda store: end(store, id), data, database)
    _say("admin-ended", table=id)


@admin.command()
def delete(id: Id, data: Data = None, database: Database = None) -> None:
    """Delete a table and its whole history."""
    from alhambra.server.administration import delete

    _do(lambda store: delete(store, id), data, database)
    _say("admin-deleted", table=id)


@admin.command()
def people(data: Data = None, database: Database = None) -> None:
    """List all people, newest first."""

    async def work(store: Store) -> None:
        shown = _columns("id", "name", "tables", "came")
        for row in await store.guests.all():
            shown.add_row(row.id, row.name, str(row.tables), _moment(row.created))
        screen().print(shown)

    _do(work, data, database)


@admin.command()
def remove(id: Id, data: Data = None, database: Database = None) -> None:
    """Remove a person and all their data.

    In games with others, a bot takes over; their own tables are deleted.
    """
    from alhambra.server.administration import remove

    _do(lambda store: remove(store, id), data, database)
    _say("admin-removed", person=id)


Who = Annotated[
    str, typer.Argument(metavar="WHO", show_default=False, help="A person's id, or an address.")
]


@admin.command()
def ban(who: Who, data: Data = None, database: Database = None) -> None:
    """Ban a person by id, or an address such as 192.0.2.7 or 192.0.2.0/24.

    There are no passwords, so a banned person can return as somebody else; a
    banned address stays out.
    """
    from alhambra.server.administration import ban

    _do(lambda store: ban(store, who), data, database)
    _say("admin-banned", who=who)


@admin.command()
def unban(who: Who, data: Data = None, database: Database = None) -> None:
    """Lift a ban."""
    from alhambra.server.administration import unban

    _do(lambda store: unban(store, who), data, database)
    _say("admin-unbanned", who=who)


@admin.command()
def bans(data: Data = None, database: Database = None) -> None:
    """List all bans."""

    async def work(store: Store) -> None:
        for who in await store.bans.all():
            screen().print(who, soft_wrap=True)

    _do(work, data, database)


@admin.command()
def backup(file: File, data: Data = None, database: Database = None) -> None:
    """Back up everything to a file, even while the server is running.

    The file is a SQLite database, even if the games are stored in PostgreSQL.
    It contains the seeds of running games, so keep it private.
    """
    from alhambra.server.storage.backup import back_up

    rows = back_up(storage_place(data, database), file)
    _say("admin-backed-up", file=str(file), rows=rows)


@admin.command()
def restore(file: File, data: Data = None, database: Database = None) -> None:
    """Restore a backup into an empty folder or database.

    A backup of either kind can be restored into either.
    """
    from alhambra.server.storage.backup import restore

    where = storage_place(data, database)
    rows = restore(file, where)
    _say("admin-restored", where=shown(where), rows=rows)


@admin.command()
def migrate(data: Data = None, database: Database = None) -> None:
    """Upgrade a database from an earlier release. Starting a server does this too."""
    from alhambra.server.storage.opening import opened

    where = storage_place(data, database)
    opened(where).close()
    _say("admin-migrated", where=shown(where))


@admin.command()
def ratings(data: Data = None, database: Database = None) -> None:
    """Recalculate all ratings from the game results, in order."""
    from alhambra.server.tables.results import Results

    rated = _do(lambda store: Results(store).recalculate_ratings(), data, database)
    _say("admin-rated", ratings=rated)


def _do(work: Callable[[Store], Awaitable[T]], data: Path | None, database: str | None) -> T:
    """Run `work` alongside a server, which is notified."""
    from alhambra.server.storage.opening import opened

    async def done() -> T:
        store = Store(opened(storage_place(data, database), beside=True))
        try:
            return await work(store)
        finally:
            store.close()

    return asyncio.run(done())


def _columns(*names: str) -> Table:
    return Table(*[words(f"admin-column-{name}") for name in names], box=None, pad_edge=False)


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000).strftime("%Y-%m-%d %H:%M")


def _say(id: str, **facts: str | int) -> None:
    screen().print(words(id, **facts), soft_wrap=True)
