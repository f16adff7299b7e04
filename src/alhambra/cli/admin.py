"""`alhambra admin`: for those who look after a server."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.table import Table

from alhambra.cli.kept import games_kept, shown
from alhambra.cli.screen import screen
from alhambra.cli.terminal.words import words
from alhambra.server.storage.store import Store

T = TypeVar("T")

Data = Annotated[
    Path | None, typer.Option("--data", metavar="FOLDER", help="Where the games are kept.")
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="ALHAMBRA_DATABASE",
        help="The PostgreSQL database that keeps them instead.",
    ),
]
Id = Annotated[
    str, typer.Argument(metavar="ID", show_default=False, help="Write -- before one such as -x7.")
]
File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]

admin = typer.Typer(
    help="Look after a server: its tables, its people, its database.", no_args_is_help=True
)


@admin.command()
def tables(data: Data = None, database: Database = None) -> None:
    """List all tables, those played last first."""

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
    """End a game that runs, as it is. Those at the table see it at once."""
    from alhambra.server.administration import end

    _do(lambda store: end(store, id), data, database)
    _say("admin-ended", table=id)


@admin.command()
def delete(id: Id, data: Data = None, database: Database = None) -> None:
    """Delete a table, with everything that has happened there."""
    from alhambra.server.administration import delete

    _do(lambda store: delete(store, id), data, database)
    _say("admin-deleted", table=id)


@admin.command()
def people(data: Data = None, database: Database = None) -> None:
    """List all people, those who came last first."""

    async def work(store: Store) -> None:
        shown = _columns("id", "name", "tables", "came")
        for row in await store.guests.all():
            shown.add_row(row.id, row.name, str(row.tables), _moment(row.created))
        screen().print(shown)

    _do(work, data, database)


@admin.command()
def remove(id: Id, data: Data = None, database: Database = None) -> None:
    """Remove a person and everything that is known of him.

    Where he plays with others a bot plays on; tables of his own are deleted.
    """
    from alhambra.server.administration import remove

    _do(lambda store: remove(store, id), data, database)
    _say("admin-removed", person=id)


Who = Annotated[str, typer.Argument(metavar="WHO", show_default=False)]


@admin.command()
def ban(who: Who, data: Data = None, database: Database = None) -> None:
    """Let somebody in no more: a person by his id, or an address such as 192.0.2.7 or 192.0.2.0/24.

    Nobody needs a password here, so a person can come in anew as somebody
    else; an address cannot.
    """
    from alhambra.server.administration import ban

    _do(lambda store: ban(store, who), data, database)
    _say("admin-banned", who=who)


@admin.command()
def unban(who: Who, data: Data = None, database: Database = None) -> None:
    """Let somebody in again."""
    from alhambra.server.administration import unban

    _do(lambda store: unban(store, who), data, database)
    _say("admin-unbanned", who=who)


@admin.command()
def bans(data: Data = None, database: Database = None) -> None:
    """List those who are not let in."""

    async def work(store: Store) -> None:
        for who in await store.bans.all():
            screen().print(who, soft_wrap=True)

    _do(work, data, database)


@admin.command()
def backup(file: File, data: Data = None, database: Database = None) -> None:
    """Write everything to a file, also while the server runs.

    The file is a SQLite database, also if the games are kept in PostgreSQL.
    It has the seeds of running games: keep it to yourself.
    """
    from alhambra.server.storage.backup import back_up

    rows = back_up(games_kept(data, database), file)
    _say("admin-backed-up", file=str(file), rows=rows)


@admin.command()
def restore(file: File, data: Data = None, database: Database = None) -> None:
    """Fill an empty folder or database with what a backup has.

    It does not matter which of them the backup was made from.
    """
    from alhambra.server.storage.backup import restore

    where = games_kept(data, database)
    rows = restore(file, where)
    _say("admin-restored", where=shown(where), rows=rows)


@admin.command()
def migrate(data: Data = None, database: Database = None) -> None:
    """Bring a database of an earlier release up to date. Starting a server does so too."""
    from alhambra.server.storage.opening import opened

    where = games_kept(data, database)
    opened(where).close()
    _say("admin-migrated", where=shown(where))


@admin.command()
def ratings(data: Data = None, database: Database = None) -> None:
    """Work out all ratings anew from the results of the games, in their order."""
    from alhambra.server.tables.results import Results

    rated = _do(lambda store: Results(store).recalculate_ratings(), data, database)
    _say("admin-rated", ratings=rated)


def _do(work: Callable[[Store], Awaitable[T]], data: Path | None, database: str | None) -> T:
    """Beside a server, which hears of it."""
    from alhambra.server.storage.opening import opened

    async def done() -> T:
        store = Store(opened(games_kept(data, database), beside=True))
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
