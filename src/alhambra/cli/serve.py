"""`alhambra serve`."""

import io
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from alhambra.bots.outside import made_known as bots_made_known
from alhambra.bots.outside import make_known as make_bot_known
from alhambra.bots.outside.bot import TIME_LIMIT
from alhambra.cli.notification_options import (
    MailFromOption,
    MailServerOption,
    NotifyAfterOption,
    PublicUrlOption,
    PushContactOption,
    PushKeyOption,
    PushServiceOption,
    notification_options,
)
from alhambra.cli.options import OutsideOption, TimeLimitOption
from alhambra.cli.screen import screen
from alhambra.cli.storage_place import DEFAULT_FOLDER, shown, storage_place
from alhambra.cli.terminal.words import words
from alhambra.games.palace.outside import made_known
from alhambra.server.notifications.options import USUAL_PAUSE


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; use 127.0.0.1 for this machine only.")
    ] = "0.0.0.0",
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, show_default="first free from 8000", help="Port to listen on."
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", show_default=DEFAULT_FOLDER, help="Folder to store games in."
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="ALHAMBRA_DATABASE",
            help="Store games in this PostgreSQL database instead (postgresql://…).",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Number of server processes; needs --database.")
    ] = 1,
    json_logs: Annotated[
        bool, typer.Option("--json-logs", help="Log as JSON lines, including every request.")
    ] = False,
    seed: Annotated[
        int | None,
        typer.Option(min=0, help="Seed for repeatable draws, for practice; omit for fair play."),
    ] = None,
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            envvar="ALHAMBRA_HOST_NAMES",
            help="Public host name of this server; repeatable.",
        ),
    ] = None,
    people_per_address: Annotated[
        int,
        typer.Option(
            min=1,
            max=100_000,
            envvar="ALHAMBRA_PEOPLE_PER_ADDRESS",
            help="Maximum number of people from one address, such as a club behind a router.",
        ),
    ] = 10,
    outside: OutsideOption = None,  # noqa: ARG001 – its callback does the work
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Offer a bot of your own at the tables; repeatable."),
    ] = None,
    time_limit: TimeLimitOption = TIME_LIMIT,
    push_contact: PushContactOption = None,
    push_key: PushKeyOption = None,
    push_service: PushServiceOption = None,
    mail_server: MailServerOption = None,
    mail_from: MailFromOption = None,
    public_url: PublicUrlOption = None,
    notify_after: NotifyAfterOption = USUAL_PAUSE,
    open: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Serve tables to browsers, at home or on the internet.

    Open the printed address in a browser and create a table, either to play
    against bots or to share: anyone who has its link can join. Each move is
    saved as it is made. Press Ctrl-C to stop the server.

    [bold]Examples[/bold]

    alhambra serve

    alhambra serve --open

    alhambra serve --port 8080 --data my-games

    alhambra serve --database postgresql:///alhambra --workers 4

    alhambra serve --host 127.0.0.1 --host-name games.example.org

    alhambra serve --with-module my_module.py:MyModule

    alhambra serve --bot my.py:MyBot --bot "program:./other"

    alhambra serve --host-name games.example.org --push-contact mailto:me@example.org
    """
    # Imported late: other commands do not need it, and it is slow to load.
    from alhambra.server.network_address import lan_address
    from alhambra.server.running import Settings, listening, run

    for name in bot or []:
        make_bot_known(name, time_limit)
    where = storage_place(data, database)
    names = tuple(host_name or ())
    notifications = notification_options(
        where,
        names,
        push=(push_contact, push_key, push_service or []),
        mail=(mail_server, mail_from, public_url),
        pause=notify_after,
    )
    bound = listening(host, port)
    number = int(bound.getsockname()[1])

    def ready() -> None:
        _say_where(host, number, lan_address(bound), shown(where))
        if open:
            webbrowser.open(f"http://localhost:{number}/")

    settings = Settings(
        where,
        workers,
        seed,
        json_logs,
        made_known(),
        people_per_address,
        names,
        bots=bots_made_known(),
        notifications=notifications,
    )
    try:
        run(bound, settings, ready)
    finally:
        bound.close()


def _say_where(host: str, port: int, house: str | None, kept: str) -> None:
    console = screen()
    local = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
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
