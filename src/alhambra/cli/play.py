"""`alhambra play`."""

import io
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from alhambra.cli.components import ComponentsOption
from alhambra.cli.terminal.records import read_text, rules_called
from alhambra.cli.terminal.saving import SaveFile, saved_game
from alhambra.cli.terminal.seating import DEFAULT_BOT, people_called, seat_names
from alhambra.cli.terminal.session import Session
from alhambra.core.game import Game, seeded
from alhambra.core.messages import BadOption, Message

_USUAL_PLAYERS = 3
_SEEDS = 1 << 53


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")] = "palace",
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
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="An option of the game; may be repeated."),
    ] = None,
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

    alhambra play --seed 7 --option tower12=extra

    alhambra play --resume my-game.txt
    """
    _be_lenient()
    console = Console(highlight=False, markup=False, emoji=False)
    if resume is not None:
        if (players, people, names, bots, seed, option) != (None, None, None, None, None, None):
            raise BadOption(Message("resume-alone"))
        saved = saved_game(read_text(resume), components)
        Session(saved, console, SaveFile(resume)).run()
        return
    rules = rules_called(game, components)
    seated = people_called(1 if people is None else people)
    if names is not None:
        seated = _list(names)
        if people not in (None, len(seated)):
            raise BadOption(Message("people-and-names"))
    number = players or max(_USUAL_PLAYERS, len(seated))
    options = rules.options(number, dict([_option(text) for text in option or []]))
    seats = seat_names(number, seated, _list(bots) if bots else [])
    chance = seeded(secrets.randbelow(_SEEDS) if seed is None else seed)
    Session(Game(rules, options, chance, seats), console, SaveFile()).run()


def _be_lenient() -> None:
    """What cannot be decoded or shown becomes a question mark and does not end the game; typed
    lines can be edited where the system knows how."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    with suppress(ImportError):
        import readline  # noqa: F401 – importing it is what turns it on


def _list(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _option(text: str) -> tuple[str, str]:
    name, given, value = text.partition("=")
    if not given:
        raise BadOption(Message("option-form", {"text": text}))
    return name, value
