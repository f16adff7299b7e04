"""`alhambra play`."""

import secrets
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from alhambra.arena.match import rules_with
from alhambra.cli.files import read_text
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
from alhambra.cli.terminal.saving import SaveFile, saved_game
from alhambra.cli.terminal.seating import DEFAULT_BOT, people_called, seat_names
from alhambra.cli.terminal.session import Session
from alhambra.core.game import Game, seeded
from alhambra.core.messages import BadOption, Message

_USUAL_PLAYERS = 3
_SEEDS = 1 << 53


def play(
    game: GameArgument = "palace",
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many play, bots included; usually 3.")
    ] = None,
    people: Annotated[
        int | None, typer.Option(min=0, help="How many people play; usually 1.")
    ] = None,
    names: Annotated[
        str | None, typer.Option(metavar="A,B,…", help="The people by name, in the order of seats.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B,…", help=f"The bots in the other seats; usually {DEFAULT_BOT}."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="A whole number; the same one gives the same draws.")
    ] = None,
    modules: WithOption = None,
    solo: SoloOption = None,
    contest: ContestOption = False,
    sheet: SheetOption = None,
    option: GameOption = None,
    components: ComponentsOption = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a game that was saved.")
    ] = None,
) -> None:
    """Play in the terminal, against bots or with several people at one screen.

    Moves are chosen by number or typed. During the game, help tells what
    else can be typed: undo, why a move is not allowed, score, save, rules.

    [bold]Examples[/bold]

    alhambra play

    alhambra play --players 4 --bots greedy,random,random

    alhambra play --names Ann,Bea --players 2

    alhambra play --with treasure,builders,invaders,bazaars

    alhambra play dice

    alhambra play alcazaba --players 2

    alhambra play --seed 7 --option tower12=extra

    alhambra play rollwrite --solo 3 --contest

    alhambra play --resume my-game.txt
    """
    _edit_typed_lines()
    console = screen()
    if resume is not None:
        told = (players, people, names, bots, seed, modules, option, solo, sheet, contest or None)
        if any(each is not None for each in told):
            raise BadOption(Message("resume-alone"))
        saved = saved_game(read_text(resume), components)
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
    seats = seat_names(number, seated, _list(bots) if bots else [])
    chance = seeded(secrets.randbelow(_SEEDS) if seed is None else seed)
    file = SaveFile(components=components)
    Session(Game(rules, options, chance, seats), console, file).run()


def _edit_typed_lines() -> None:
    """Where the system knows how."""
    with suppress(ImportError):
        import readline  # noqa: F401 – importing it is what turns it on


def _list(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]
