"""What has happened in a game with dice, in short sentences."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from alhambra.cli.terminal.words import words
from alhambra.core.state import Move
from alhambra.games.dice.moves import NameStart


def move_words(move: Move, names: list[str]) -> str:
    """What a player does, without the name."""
    verb, *what = str(move).split()
    if isinstance(move, NameStart):
        return words("dice-told-name", name=names[move.seat])
    if verb == "take":
        return words(f"dice-told-take-{what[0]}")
    return words(f"dice-told-{verb}", what=" ".join(what))


def draws(occasion: str, drawn: list[str], names: list[str]) -> Iterator[RenderableType]:
    what = ", ".join(drawn)
    if occasion == "lot":
        what = names[int(drawn[0]) - 1]
    yield Text(words(f"dice-drawn-{occasion}", what=what))
