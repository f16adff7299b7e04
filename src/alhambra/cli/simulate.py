"""`alhambra simulate`."""

import json
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from alhambra.arena.jobs import play_match
from alhambra.arena.match import Match
from alhambra.arena.playing import MOST_IDLE_ROUNDS
from alhambra.arena.records import RecordFolder
from alhambra.arena.report import say, tables
from alhambra.arena.tally import Tally
from alhambra.cli.options import (
    ComponentsOption,
    ContestOption,
    GameArgument,
    GameOption,
    SheetOption,
    SoloOption,
    WithOption,
    options_with,
    rollwrite_options,
)
from alhambra.cli.screen import screen
from alhambra.core.messages import BadOption, Message
from alhambra.games import game as rules_of

INTERRUPTED = 130


def simulate(
    game: GameArgument,
    players: Annotated[
        int | None,
        typer.Option(min=1, help="How many play; without it as many as there are --bots, or 3."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[
        int, typer.Option(help="A whole number; with the same one the same games are played.")
    ] = 1,
    bots: Annotated[
        str | None,
        typer.Option(
            help="One name for each seat; without it greedy and randoms.", metavar="A,B,…"
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play side by side.")] = 1,
    records: Annotated[
        Path | None,
        typer.Option(help="A new or empty folder for the records: game-0001.txt and so on."),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object instead of tables.")
    ] = False,
    modules: WithOption = None,
    solo: SoloOption = None,
    contest: ContestOption = False,
    sheet: SheetOption = None,
    option: GameOption = None,
    components: ComponentsOption = None,
) -> None:
    """Let bots play many games against each other, and count.

    The bots move one seat on from game to game. Games depend on the seed
    alone, not on --jobs.

    [bold]Examples[/bold]

    alhambra simulate palace

    alhambra simulate palace --bots greedy,random,random --games 300 --seed 7

    alhambra simulate palace --bots greedy,greedy --records two-players

    alhambra simulate palace --players 6 --games 10000 --jobs 4 --json

    alhambra simulate palace --with treasure,bazaars --option tower12=extra

    alhambra simulate dice --bots greedy,random,random

    alhambra simulate rollwrite --players 1 --solo 3 --contest

    [bold]What --json prints[/bold]

    "decisions" counts the moves for which there was a choice. "wins" of a bot
    counts a victory that several share in parts: two winners have 0.5 each.
    "seconds" is the wall-clock time of playing alone, without the start of
    processes and without records; with several --jobs it is that of the
    busiest process. "unfinished" counts games that were stopped because
    nothing was built or bought for 1,000 rounds: no rule ends them. They are
    nobody's victory, and their points are not counted.

    [bold]Ctrl-C[/bold] stops after the games being played and shows what was
    done so far, with exit status 130; a second one stops at once.
    """
    chosen = options_with(rules_of(game), option, modules)
    chosen |= rollwrite_options(solo, contest, sheet)
    if players is None and bots is None and (solo is not None or contest):
        players = 1
    match = Match(
        game,
        _bots(game, bots, players),
        seed,
        tuple(chosen.items()),
        components,
        records is not None,
    )
    tally = Tally(match)
    interrupt = _Interrupt()
    # The match comes first: what cannot be played makes no folder.
    playing = play_match(match, games, jobs, interrupt.noticed)
    folder = RecordFolder(records) if records is not None else None
    with interrupt, _progress() as progress:
        task = progress.add_task(say("progress"), total=games)
        for played in playing:
            tally.add(played)
            if folder is not None:
                folder.write(played)
            progress.advance(task)
    if as_json:
        print(json.dumps(tally.summary()))
    else:
        console = screen()
        for table in tables(tally):
            console.print(table)
    if tally.unfinished:
        print(say("unfinished", games=tally.unfinished, rounds=MOST_IDLE_ROUNDS), file=sys.stderr)
    if tally.games < games:
        print(say("interrupted", games=tally.games, wanted=games), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def _bots(game: str, names: str | None, players: int | None) -> tuple[str, ...]:
    if names is None:
        count = rules_of(game).options(3 if players is None else players, {}).players
        return ("greedy", *["random"] * (count - 1))
    bots = tuple([name.strip() for name in names.split(",")])
    if players is not None and len(bots) != players:
        facts: dict[str, str | int] = {"bots": len(bots), "players": players}
        raise BadOption(Message("simulate-bots-players", facts))
    return bots


class _Interrupt:
    """Ctrl-C while games are played: the first is noticed, a second one stops at once."""

    def __init__(self) -> None:
        self._noticed = False

    def noticed(self) -> bool:
        return self._noticed

    def __enter__(self) -> None:
        self._before = signal.signal(signal.SIGINT, self._notice)

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _notice(self, _number: int, _frame: FrameType | None) -> None:
        self._noticed = True
        signal.signal(signal.SIGINT, self._before)


class _RateColumn(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text(say("rate", rate=f"{task.speed or 0.0:.1f}"))


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _RateColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
