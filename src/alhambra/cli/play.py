"""`alhambra play`."""

import secrets
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from alhambra.arena.match import rules_with
from alhambra.bots.outside.bot import TIME_LIMIT
from alhambra.cli.files import read_text
from alhambra.cli.options import (
    ComponentsOption,
    ContestOption,
    GameArgument,
    GameOption,
    OutsideOption,
    SheetOption,
    SoloOption,
    TimeLimitOption,
    WithOption,
    bot_names,
    options_with,
    rollwrite_options,
)
from alhambra.cli.screen import screen
from alhambra.cli.terminal.saving import SaveFile, saved_game
from alhambra.cli.terminal.seating import (
    expect_named,
    names_of,
    people_called,
    seat_names,
)
from alhambra.cli.terminal.session import Session
from alhambra.core.game import Game, seeded
from alhambra.core.messages import BadOption, Message

_USUAL_PLAYERS = 3
_SEEDS = 1 << 53


def play(
    game: GameArgument = "palace",
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            "-p",
            show_default=f"{_USUAL_PLAYERS}, or 1 with --solo or --contest",
            help="Number of players, bots included.",
        ),
    ] = None,
    people: Annotated[
        int | None, typer.Option(min=0, show_default="1", help="Number of human players.")
    ] = None,
    names: Annotated[
        str | None, typer.Option(metavar="A,B,…", help="Names of the human players, in seat order.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…",
            show_default="skilled characters",
            help="Bots for the remaining seats: levels such as expert, or expert/zaida.",
        ),
    ] = None,
    time_limit: TimeLimitOption = TIME_LIMIT,
    seed: Annotated[
        int | None,
        typer.Option(
            min=0, show_default="random", help="Seed for all draws; the same seed repeats them."
        ),
    ] = None,
    modules: WithOption = None,
    outside: OutsideOption = None,  # noqa: ARG001 – its callback does the work
    solo: SoloOption = None,
    contest: ContestOption = False,
    sheet: SheetOption = None,
    option: GameOption = None,
    components: ComponentsOption = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Resume a saved game.")
    ] = None,
) -> None:
    """Play in the terminal, against bots or with friends at one screen.

    Choose a move by its number, or type it. During the game, type help to
    list the other commands, such as undo, why, score, save and rules.

    [bold]Examples[/bold]

    alhambra play

    alhambra play --players 4 --bots expert,casual/zaida,beginner

    alhambra play --names Ann,Bea --players 2

    alhambra play --with treasure,builders,invaders,bazaars

    alhambra play dice

    alhambra play alcazaba --players 2

    alhambra play --seed 7 --option tower12=extra

    alhambra play rollwrite --solo 3 --contest

    alhambra play --bots my.py:MyBot,greedy

    alhambra play --resume my-game.txt
    """
    _edit_typed_lines()
    console = screen()
    sitting = bot_names(bots, time_limit) if bots else ()
    if resume is not None:
        # The user's own bots must be named again, so that a file from elsewhere cannot run
        # programs.
        others = (players, people, names, seed, modules, option, solo, sheet, contest or None)
        if any(each is not None for each in others):
            raise BadOption(Message("resume-alone"))
        saved = saved_game(read_text(resume), components)
        expect_named(names_of(saved.record))
        Session(saved, console, SaveFile(resume, components)).run()
        return
    rules = rules_with(game, components)
    seated = people_called(1 if people is None else people)
    if names is not None:
        seated = _list(names)
        if people not in (None, len(seated)):
            raise BadOption(Message("people-and-names"))
    alone = solo is not None or contest
    usual = 1 if alone else max(_USUAL_PLAYERS, len(seated))
    number = usual if players is None else players
    chosen = options_with(rules, option, modules) | rollwrite_options(solo, contest, sheet)
    options = rules.options(number, chosen)
    seats = seat_names(number, seated, list(sitting))
    chance = seeded(secrets.randbelow(_SEEDS) if seed is None else seed)
    file = SaveFile(components=components)
    Session(Game(rules, options, chance, seats), console, file).run()


def _edit_typed_lines() -> None:
    """Turn on line editing, where the system has it."""
    with suppress(ImportError):
        import readline  # noqa: F401 – importing it is what turns it on


def _list(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]
