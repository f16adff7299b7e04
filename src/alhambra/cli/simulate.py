"""`alhambra simulate`."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from alhambra.arena.jobs import play_match
from alhambra.arena.match import Match, Played
from alhambra.arena.parquet import check_table, write_table
from alhambra.arena.playing import MOST_IDLE_ROUNDS
from alhambra.arena.records import RecordFolder
from alhambra.arena.report import say, tables
from alhambra.arena.tables import of_match
from alhambra.arena.tally import Tally
from alhambra.bots.outside.bot import TIME_LIMIT
from alhambra.cli.options import (
    ComponentsOption,
    ContestOption,
    GameArgument,
    GameOption,
    JobsOption,
    JsonOption,
    OnOption,
    OutsideOption,
    RowsOption,
    SeedOption,
    SheetOption,
    SoloOption,
    TableOption,
    TimeLimitOption,
    TimesOption,
    WithOption,
    bot_names,
    chosen_rows,
    chosen_workers,
    options_with,
    rollwrite_options,
)
from alhambra.cli.progress import INTERRUPTED, Interrupt, progress
from alhambra.cli.screen import screen
from alhambra.core.messages import BadOption, Message
from alhambra.games import game as rules_of


def simulate(
    game: GameArgument,
    players: Annotated[
        int | None,
        typer.Option(
            min=1,
            show_default="one per bot in --bots, else 3; 1 with --solo or --contest",
            help="Number of players.",
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games to play.")] = 100,
    seed: SeedOption = 1,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…", show_default="greedy,random,…", help="The bot for each seat."
        ),
    ] = None,
    time_limit: TimeLimitOption = TIME_LIMIT,
    jobs: JobsOption = 1,
    on: OnOption = None,
    records: Annotated[
        Path | None,
        typer.Option(help="Write records (game-0001.txt, …) to this new or empty folder."),
    ] = None,
    as_json: JsonOption = False,
    table: TableOption = None,
    rows: RowsOption = "games",
    times: TimesOption = False,
    modules: WithOption = None,
    outside: OutsideOption = None,  # noqa: ARG001 – its callback does the work
    solo: SoloOption = None,
    contest: ContestOption = False,
    sheet: SheetOption = None,
    option: GameOption = None,
    components: ComponentsOption = None,
) -> None:
    """Play many games between bots and print statistics.

    After each game, every bot moves on by one seat. The games depend only on
    the seed, not on --jobs.

    [bold]Examples[/bold]

    alhambra simulate palace

    alhambra simulate palace --bots greedy,random,random --games 300 --seed 7

    alhambra simulate palace --bots greedy,greedy --records two-players

    alhambra simulate palace --players 6 --games 10000 --jobs 4 --json

    alhambra simulate palace --with treasure,bazaars --option tower12=extra

    alhambra simulate dice --bots greedy,random,random

    alhambra simulate rollwrite --players 1 --solo 3 --contest

    alhambra simulate palace --table games.parquet

    alhambra simulate palace --bots my.py:MyBot,greedy

    alhambra simulate palace --bots "program:perl my.pl,greedy"

    [bold]Bots of your own[/bold]

    Write my.py:MyBot or package.module:MyBot for a Python class, and
    program:COMMAND for a program in any language. Append @1000 or @0.5s to
    tell it how many trials or seconds it may use. A bot that crashes, takes
    too long, makes an illegal move or sends nonsense loses that game; greedy
    takes over its seat, and "faults" counts the incident.

    [bold]What --json prints[/bold]

    "decisions" counts the moves where there was a choice. "wins" splits a
    shared victory: two winners get 0.5 each. "seconds" is the wall-clock time
    spent playing, without starting processes or writing records; with several
    --jobs, that of the busiest process. "unfinished" counts games stopped
    after 1,000 rounds in which nothing was built or bought, since no rule
    ends them; they count as nobody's victory, and their points are ignored.

    [bold]Ctrl-C[/bold] stops after the current games and shows the results so
    far, with exit status 130. Press it again to stop at once.
    """
    chosen = options_with(rules_of(game), option, modules)
    chosen |= rollwrite_options(solo, contest, sheet)
    if players is None and bots is None and (solo is not None or contest):
        players = 1
    match = Match(
        game,
        _bots(game, bots, players, time_limit),
        seed,
        tuple(chosen.items()),
        components,
        records is not None,
        table is not None and chosen_rows(rows) == "decisions",
    )
    if table is not None:
        check_table(table)
    tally = Tally(match)
    interrupt = Interrupt()
    # The match comes first, so that no folder is made for one that cannot be played.
    playing = play_match(match, games, chosen_workers(on, jobs), interrupt.noticed)
    folder = RecordFolder(records) if records is not None else None
    with interrupt, progress() as shown:
        task = shown.add_task(say("progress"), total=games)

        def counted() -> Iterator[Played]:
            for played in playing:
                tally.add(played)
                if folder is not None:
                    folder.write(played)
                shown.advance(task)
                yield played

        if table is not None:
            facts = {"game": game, "bots": ",".join(match.bots), "seed": str(seed)}
            write_table(table, chosen_rows(rows), of_match(match, counted(), times), facts)
        else:
            for _ in counted():
                pass
    if as_json:
        print(json.dumps(tally.summary()))
    else:
        console = screen()
        for part in tables(tally):
            console.print(part)
    if tally.unfinished:
        print(say("unfinished", games=tally.unfinished, rounds=MOST_IDLE_ROUNDS), file=sys.stderr)
    if tally.games < games:
        print(say("interrupted", games=tally.games, wanted=games), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def _bots(game: str, names: str | None, players: int | None, limit: float) -> tuple[str, ...]:
    if names is None:
        count = rules_of(game).options(3 if players is None else players, {}).players
        return ("greedy", *["random"] * (count - 1))
    bots = bot_names(names, limit)
    if players is not None and len(bots) != players:
        facts: dict[str, str | int] = {"bots": len(bots), "players": players}
        raise BadOption(Message("simulate-bots-players", facts))
    return bots
