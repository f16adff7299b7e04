"""Options shared by several commands."""

import re
from pathlib import Path
from typing import Annotated

import typer

from alhambra.arena.on_ray import RayWorkers
from alhambra.arena.parquet import ROWS, Rows
from alhambra.arena.workers import Workers, workers
from alhambra.bots.outside import make_known as make_bot_known
from alhambra.bots.outside.bot import TIME_LIMIT
from alhambra.cli.files import read_text
from alhambra.core.messages import BadOption, Fact, Message
from alhambra.core.state import Ruleset
from alhambra.games import GAMES
from alhambra.games.palace.outside import make_known
from alhambra.games.palace.ruleset import PALACE
from alhambra.games.rollwrite.grid import read_grid
from alhambra.parts.components import Components, load_components, standard

NAMES = list(GAMES)
_BOTS = re.compile(r"""((?:"[^"]*"|'[^']*'|[^,])*),""")

GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help=f"{', '.join(NAMES[:-1])} or {NAMES[-1]}.")
]

ComponentsOption = Annotated[
    Path | None,
    typer.Option(
        "--components", metavar="FILE", help="Use your own tiles, cards and tables (JSON)."
    ),
]

GameOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Set an option of the game; repeatable."),
]


WithOption = Annotated[
    str | None,
    typer.Option(
        "--with",
        metavar="A,B,…",
        help=f"Add modules to Palace: {', '.join(PALACE.modules())}.",
    ),
]


def _make_known(texts: list[str] | None) -> list[str] | None:
    for text in texts or []:
        make_known(text)
    return texts


OutsideOption = Annotated[
    list[str] | None,
    typer.Option(
        "--with-module",
        metavar="FILE:CLASS",
        callback=_make_known,
        is_eager=True,
        help="Load a module of your own, such as my.py:MyModule; repeatable.",
    ),
]

TimeLimitOption = Annotated[
    float,
    typer.Option(
        "--time-limit",
        min=0.001,
        metavar="SECONDS",
        help="Time limit per decision for bots of your own.",
    ),
]

SeedOption = Annotated[
    int, typer.Option("--seed", help="Seed for all draws; the same seed repeats the same games.")
]

JOBS_HELP = "Number of processes to play in."
ON_HELP = "Run on Ray: 'ray' starts it locally, ray://host:port uses a cluster."

JobsOption = Annotated[int, typer.Option("--jobs", min=1, help=JOBS_HELP)]

OnOption = Annotated[str | None, typer.Option("--on", metavar="WHERE", help=ON_HELP)]

JsonOption = Annotated[
    bool, typer.Option("--json", help="Print one JSON object instead of tables.")
]

TableOption = Annotated[
    Path | None,
    typer.Option(
        "--table", metavar="FILE", help="Write a Parquet file with one row per game or decision."
    ),
]

RowsOption = Annotated[
    str,
    typer.Option(
        "--rows", metavar="ROWS", help="What each row of --table holds: games or decisions."
    ),
]

TimesOption = Annotated[
    bool,
    typer.Option(
        "--times", help="Include timings in --json and --table; output then varies between runs."
    ),
]

SoloOption = Annotated[
    int | None,
    typer.Option(
        "--solo",
        min=2,
        max=4,
        metavar="N",
        help="Play solo Roll & Write with 2 to 4 imaginary players.",
    ),
]

ContestOption = Annotated[
    bool,
    typer.Option("--contest", help="Solo Roll & Write in which the imaginary players can win."),
]

SheetOption = Annotated[
    Path | None,
    typer.Option(
        "--sheet",
        metavar="FILE",
        help="Use your own Roll & Write sheet: six rows of six type letters.",
    ),
]


def rollwrite_options(solo: int | None, contest: bool, sheet: Path | None) -> dict[str, str]:
    """The options of Roll & Write that have their own flags; or BadOption."""
    chosen: dict[str, str] = {}
    if solo is not None:
        chosen["solo"] = str(solo)
    if contest:
        chosen["contest"] = "yes"
    if sheet is not None:
        try:
            chosen["sheet"] = str(read_grid(read_text(sheet)))
        except BadOption as error:
            if error.message.id == "unreadable-file":
                raise
            facts: dict[str, Fact] = {"file": str(sheet), "reason": error.message}
            raise BadOption(Message("bad-sheet-file", facts)) from None
    return chosen


def bot_names(text: str, limit: float = TIME_LIMIT) -> tuple[str, ...]:
    """The bots named in a list such as `greedy,my.py:MyBot`, with the user's own ones loaded; or
    BadOption. A comma in quotes belongs to a program's command."""
    names = tuple([name.strip() for name in _BOTS.findall(f"{text},")])
    for name in names:
        make_bot_known(name, limit)
    return names


def chosen_workers(on: str | None, jobs: int) -> Workers:
    """The workers that play; or BadOption."""
    return workers(jobs) if on is None else RayWorkers(on, jobs if jobs > 1 else 0)


def chosen_rows(text: str) -> Rows:
    for rows in ROWS:
        if rows == text:
            return rows
    raise BadOption(Message("table-rows", {"rows": text}))


def chosen_components(path: Path | None) -> Components:
    return standard() if path is None else load_components(path)


def chosen_options(texts: list[str] | None) -> dict[str, str]:
    """The options of a game, by name; or BadOption."""
    chosen: dict[str, str] = {}
    for text in texts or []:
        name, given, value = text.partition("=")
        if not given:
            raise BadOption(Message("option-form", {"text": text}))
        chosen[name] = value
    return chosen


def options_with(rules: Ruleset, texts: list[str] | None, modules: str | None) -> dict[str, str]:
    """The options of a game, by name, including its modules; or BadOption."""
    chosen = chosen_options(texts)
    if modules is not None:
        if not rules.modules():
            raise BadOption(Message("no-modules", {"game": rules.name}))
        if "modules" in chosen:
            raise BadOption(Message("with-and-option"))
        chosen["modules"] = ",".join([name.strip() for name in modules.split(",")])
    return chosen
