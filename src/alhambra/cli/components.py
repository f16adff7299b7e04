"""The option `--components`, which several commands have."""

from pathlib import Path
from typing import Annotated

import typer

from alhambra.parts.components import Components, load_components, standard

ComponentsOption = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Your own tiles, cards and tables (JSON)."),
]


def chosen_components(path: Path | None) -> Components:
    return standard() if path is None else load_components(path)
