"""`alhambra tournament`."""

import platform
import sys
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import Annotated

import msgspec
import typer
from msgspec.structs import replace
from rich.console import Group
from rich.live import Live

from alhambra.arena.parquet import check_table, write_table
from alhambra.arena.statistics.sequential import Bounds
from alhambra.arena.tables import of_tournament
from alhambra.arena.tournament.made_with import made_with
from alhambra.arena.tournament.page import page
from alhambra.arena.tournament.plan import FORMS, Form, Plan
from alhambra.arena.tournament.report import first_lines, say, standings_table, tables
from alhambra.arena.tournament.result import TournamentResult, result
from alhambra.arena.tournament.running import Tournament
from alhambra.arena.tournament.standings import standings
from alhambra.arena.tournament.state import StateFile
from alhambra.arena.workers import Workers
from alhambra.bots.outside.bot import TIME_LIMIT
from alhambra.build import is_compiled
from alhambra.cli.options import (
    ComponentsOption,
    GameArgument,
    GameOption,
    JobsOption,
    JsonOption,
    OnOption,
    OutsideOption,
    RowsOption,
    SeedOption,
    TableOption,
    TimeLimitOption,
    TimesOption,
    WithOption,
    bot_names,
    chosen_rows,
    chosen_workers,
    options_with,
)
from alhambra.cli.progress import INTERRUPTED, Interrupt, progress
from alhambra.cli.screen import screen
from alhambra.core.messages import BadOption, Fact, Message
from alhambra.games import game as rules_of
from alhambra.games.palace.outside import made_known

_SHOWN_FOR = 20
"""How many times as long as it takes to work out the standings they stay on the screen: the more
blocks there are, the longer it takes."""


def tournament(
    game: GameArgument,
    bots: Annotated[
        str, typer.Option(help="The bots that take part, named as above.", metavar="A,B,…")
    ],
    form: Annotated[
        str, typer.Option(help=f"{', '.join(FORMS[:-1])} or {FORMS[-1]}.", metavar="FORM")
    ] = "round-robin",
    players: Annotated[int, typer.Option(min=2, help="Number of players at a table.")] = 2,
    blocks: Annotated[int, typer.Option(min=1, help="Maximum number of blocks per match.")] = 100,
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    on: OnOption = None,
    state: Annotated[
        Path | None,
        typer.Option(help="Save progress in this file, and continue from it if it exists."),
    ] = None,
    sprt: Annotated[
        bool,
        typer.Option(
            "--sprt", help="End a match of two as soon as the sequential test decides it."
        ),
    ] = False,
    elo0: Annotated[float, typer.Option(help="Lower Elo bound of the test.")] = Bounds().elo0,
    elo1: Annotated[float, typer.Option(help="Upper Elo bound of the test.")] = Bounds().elo1,
    alpha: Annotated[
        float, typer.Option(help="Accepted rate of false “better” verdicts at the lower bound.")
    ] = Bounds().alpha,
    beta: Annotated[
        float, typer.Option(help="Accepted rate of missed “better” verdicts at the upper bound.")
    ] = Bounds().beta,
    as_json: JsonOption = False,
    report: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a self-contained HTML page with charts."),
    ] = None,
    table: TableOption = None,
    rows: RowsOption = "games",
    times: TimesOption = False,
    time_limit: TimeLimitOption = TIME_LIMIT,
    modules: WithOption = None,
    outside: OutsideOption = None,  # noqa: ARG001 – its callback does the work
    option: GameOption = None,
    components: ComponentsOption = None,
) -> None:
    """Find out which of several bots plays best.

    All bots play the same deals. A block is one deal, played with the seats
    rotated so that each bot gets every seat. In a round robin all bots meet;
    in a gauntlet the first bot plays each of the others; on a ladder each bot
    plays the one named before it. A ladder also includes a mirror match (the
    last bot against itself) and a sanity match (the last bot against random).

    [bold]Examples[/bold]

    alhambra tournament palace --bots greedy,random

    alhambra tournament palace --bots greedy,random,my.py:MyBot --players 3

    alhambra tournament dice --form ladder --bots random,greedy --state ladder.jsonl

    alhambra tournament palace --form gauntlet --sprt --blocks 5000 --jobs 4
    --bots "my.py:New,my.py:Old,program:./other"

    alhambra tournament palace --bots greedy,random --on ray://head:10001

    alhambra tournament palace --bots greedy,random --table games.parquet
    --report report.html

    [bold]Bots[/bold]

    random, greedy and five levels from beginner to expert are built in. Write
    my.py:MyBot or package.module:MyBot for a Python class, and program:COMMAND
    for a program in any language. Append @1000 or @0.5s to tell it how many
    trials or seconds it may use.

    [bold]Results[/bold]

    Ratings are in Elo, with a mean of 0; all intervals are 95%. Only a
    sequential test declares one bot better than another; with --sprt, it also
    ends the match. The same command gives the same games, whatever --jobs.

    [bold]Ctrl-C[/bold] stops after the current blocks and shows the results so
    far, with exit status 130. With --state, the same command then continues.
    """
    plan = Plan(
        game,
        players,
        bot_names(bots, time_limit),
        _form(form),
        seed,
        options_with(rules_of(game), option, modules),
        str(components) if components is not None else "",
        made_known(),
        Bounds(elo0, elo1, alpha, beta),
        sprt,
        chosen_rows(rows) == "decisions",
        time_limit,
    )
    played = Tournament(plan, blocks)
    made = made_with(plan)
    playing = chosen_workers(on, jobs)
    if table is not None:
        check_table(table)
    interrupt = Interrupt()
    with ExitStack() as stack:
        file = stack.enter_context(StateFile(state, plan, made)) if state is not None else None
        if file is not None:
            _take_up(played, file)
        stack.enter_context(interrupt)
        _play(played, playing, interrupt, file)
    found = result(plan, made, played.blocks, played.times)
    if report is not None:
        _write(report, page(found, _machine()))
    if table is not None:
        games = of_tournament(plan, played.blocks, played.times, times)
        write_table(table, chosen_rows(rows), games, {"command": found.command})
    _show(found, as_json, times)
    if interrupt.noticed() and played.blocks_left:
        print(say("interrupted", blocks=len(played.blocks)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def _machine() -> dict[str, str]:
    build = Message("build-compiled" if is_compiled() else "build-plain")
    return {
        "Python": platform.python_version(),
        "system": platform.platform(),
        "engine": str(build),
    }


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        facts: dict[str, Fact] = {"file": str(path), "reason": error.strerror or str(error)}
        raise BadOption(Message("tournament-report-refused", facts)) from None


def _form(text: str) -> Form:
    for form in FORMS:
        if form == text:
            return form
    raise BadOption(Message("tournament-form", {"form": text, "forms": ", ".join(FORMS)}))


def _take_up(played: Tournament, file: StateFile) -> None:
    """Add what was played before."""
    for block in file.blocks:
        played.add(block)
    played.times += file.times
    if file.blocks:
        print(say("taken-up", blocks=len(file.blocks)), file=sys.stderr)


def _play(
    played: Tournament, playing: Workers, interrupt: Interrupt, file: StateFile | None
) -> None:
    """Play, showing the standings and the progress if there is a screen."""
    console = screen(stderr=True)
    bar = progress()
    games = sum(len(pairing.seatings) for pairing in played.pairings) / len(played.pairings)
    before = len(played.blocks)
    task = bar.add_task(say("progress"), total=played.blocks_left, games_each=games)
    due = 0.0
    with Live(bar, console=console, transient=True) if console.is_terminal else ExitStack() as live:
        for block, times in played.play(playing, interrupt.noticed):
            if file is not None:
                file.add(block, times)
            done = len(played.blocks) - before
            bar.update(task, completed=done, total=done + played.blocks_left)
            if isinstance(live, Live) and monotonic() >= due:
                start = monotonic()
                so_far = standings_table(played.plan, standings(played.plan, played.blocks))
                live.update(Group(so_far, bar))
                due = monotonic() + _SHOWN_FOR * (monotonic() - start)


def _show(found: TournamentResult, as_json: bool, times: bool) -> None:
    if as_json:
        shown = found if times else replace(found, times=None)
        print(msgspec.json.encode(shown).decode())
        return
    console = screen()
    for line in first_lines(found.plan, found.standings):
        console.print(line, style="bold", soft_wrap=True)
    for part in tables(found.plan, found.standings, found.times or []):
        console.print(part)
    console.print(say("again", command=found.command), soft_wrap=True)
