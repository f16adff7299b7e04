"""The options that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.files import read_text
from alhambra.core.messages import BadOption, Fact, Message
from alhambra.core.state import Ruleset
from alhambra.games import GAMES
from alhambra.parts.components import Components, load_components, standard
from alhambra.parts.grid import read_grid

NAMES = list(GAMES)

GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help=f"{', '.join(NAMES[:-1])} or {NAMES[-1]}.")
]

ComponentsOption = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Your own tiles, cards and tables (JSON)."),
]

GameOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]


WithOption = Annotated[
    str | None,
    typer.Option(
        "--with",
        metavar="A,B,…",
        help="Modules: treasure, builders, invaders or invaders-open, bazaars.",
    ),
]

SoloOption = Annotated[
    int | None,
    typer.Option(
        "--solo",
        min=2,
        max=4,
        metavar="N",
        help="Roll & Write alone, with 2 to 4 imaginary players.",
    ),
]

ContestOption = Annotated[
    bool, typer.Option("--contest", help="Roll & Write alone: the imaginary players can win.")
]

SheetOption = Annotated[
    Path | None,
    typer.Option(
        "--sheet",
        metavar="FILE",
        help="Roll & Write: your own sheet, six rows of six type letters.",
    ),
]


def rollwrite_options(solo: int | None, contest: bool, sheet: Path | None) -> dict[str, str]:
    """The options of Roll & Write that have a name of their own; or BadOption."""
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


def chosen_components(path: Path | None) -> Components:
    return standard() if path is None else load_components(path)


def chosen_options(texts: list[str] | None) -> dict[str, str]:
    """The options of a game by name, or BadOption."""
    chosen: dict[str, str] = {}
    for text in texts or []:
        name, given, value = text.partition("=")
        if not given:
            raise BadOption(Message("option-form", {"text": text}))
        chosen[name] = value
    return chosen


def options_with(rules: Ruleset, texts: list[str] | None, modules: str | None) -> dict[str, str]:
    """The options of a game by name, its modules among them; or BadOption."""
    chosen = chosen_options(texts)
    if modules is not None:
        if not rules.modules():
            raise BadOption(Message("no-modules", {"game": rules.name}))
        if "modules" in chosen:
            raise BadOption(Message("with-and-option"))
        chosen["modules"] = ",".join([name.strip() for name in modules.split(",")])
    return chosen
