"""`alhambra serve`."""

import io
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.kept import games_kept, shown
from alhambra.cli.options import OutsideOption
from alhambra.cli.screen import screen
from alhambra.cli.terminal.words import words
from alhambra.games.palace.outside import made_known


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 127.0.0.1 is this machine only.")
    ] = "0.0.0.0",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="The port; usually 8000 or the next that is free."),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where the games are kept.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="ALHAMBRA_DATABASE",
            help="A PostgreSQL database that keeps the games instead: postgresql://…",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="How many processes serve; with --database.")
    ] = 1,
    json_logs: Annotated[
        bool, typer.Option("--json-logs", help="Log every request too, in lines of JSON.")
    ] = False,
    seed: Annotated[
        int | None,
        typer.Option(min=0, help="The same draws each time, for practice; fair play needs none."),
    ] = None,
    outside: OutsideOption = None,  # noqa: ARG001 – its callback does the work
    open: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables to browsers: for yourself, for everybody in the house, or for everybody.

    Who opens the address that is printed can open a table, alone against
    bots or for others too: whoever has a table's link can sit down at it.
    Every move is kept as it is made; Ctrl-C stops the server.

    [bold]Examples[/bold]

    alhambra serve

    alhambra serve --open

    alhambra serve --port 8080 --data my-games

    alhambra serve --database postgresql:///alhambra --workers 4

    alhambra serve --with-module my_module.py:MyModule
    """
    # Imported late: the other commands do not need it, and it takes a while.
    from alhambra.server.network_address import lan_address
    from alhambra.server.running import Settings, listening, run

    where = games_kept(data, database)
    bound = listening(host, port)
    number = int(bound.getsockname()[1])

    def ready() -> None:
        _say_where(host, number, lan_address(bound), shown(where))
        if open:
            webbrowser.open(f"http://localhost:{number}/")

    try:
        run(bound, Settings(where, workers, seed, json_logs, made_known()), ready)
    finally:
        bound.close()


def _say_where(host: str, port: int, house: str | None, kept: str) -> None:
    console = screen()
    local = "localhost" if host in ("0.0.0.0", "::") else host
    console.print(words("serve-here", address=f"http://{local}:{port}/"), soft_wrap=True)
    if house is not None:
        console.print(words("serve-house", address=house), soft_wrap=True)
        if console.encoding.startswith("utf"):
            console.print(_qr_code(house), soft_wrap=True)
    console.print(words("serve-kept", folder=kept), soft_wrap=True)
    console.print(words("serve-stop"), soft_wrap=True)
    console.file.flush()


def _qr_code(address: str) -> str:
    import segno

    drawn = io.StringIO()
    segno.make(address, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
