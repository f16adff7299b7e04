"""What has happened in a game of Roll & Write, in short sentences."""

from collections.abc import Iterator
from string import digits

from rich.console import RenderableType
from rich.text import Text

from alhambra.cli.terminal.points import imaginary_words
from alhambra.cli.terminal.words import words
from alhambra.core.state import Move


def move_words(move: Move) -> str:
    """What a player does, without the name: "crosses 3,5"."""
    verb, *pieces = str(move).split()
    return words(f"told-rollwrite-{verb}", pieces=" ".join(pieces))


def draws(occasion: str, drawn: list[str], names: list[str]) -> Iterator[RenderableType]:
    """Who rolled what, and for what."""
    kind = occasion.rstrip(digits)
    number = int(occasion.removeprefix(kind))
    name = imaginary_words(occasion) if kind == "imaginary" else names[number - 1]
    yield Text(words("told-rollwrite-roll", kind=kind, name=name, rolls="  ".join(drawn)))
