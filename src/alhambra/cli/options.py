"""The options that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

from alhambra.core.messages import BadOption, Message
from alhambra.core.state import Ruleset
from alhambra.parts.components import Components, load_components, standard

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
