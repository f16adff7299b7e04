"""What has happened in Palace, in short sentences."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from alhambra.cli.terminal.palace.modules import module_draws
from alhambra.cli.terminal.words import coloured, known, words
from alhambra.core.state import Move
from alhambra.games.palace.moves import Buy
from alhambra.games.palace.pile import SCORING_CARDS
from alhambra.parts.money import worth

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def move_words(move: Move) -> str:
    """What a player does, without the name: "takes y3"."""
    verb, *pieces = str(move).split()
    if isinstance(move, Buy):
        # A tile that is not a building has no price of its own, and is paid for exactly.
        over = worth(move.cards) - move.tile.price if move.tile.price else 0
        return words("told-buy", tile=str(move.tile), cards=_together(pieces[1:]), over=over)
    if verb in ("place", "swap"):
        return words(f"told-{verb}", tile=pieces[0], to=pieces[1])
    if not known(f"told-{verb}"):
        return words("told-other", move=str(move))
    return words(f"told-{verb}", pieces=_together(pieces))


def _together(pieces: list[str]) -> str:
    return " ".join(pieces)


def draws(occasion: str, drawn: list[str], names: list[str]) -> Iterator[RenderableType]:
    marks = [f"#{letter}" for letter in SCORING_CARDS]
    pieces = [piece for piece in drawn if piece not in marks]
    word, number = occasion.rstrip("123456789"), occasion.lstrip(_LETTERS)
    of_module = list(module_draws(occasion, pieces, names))
    if of_module:
        yield from of_module
    elif word == "deal":
        name = names[int(number) - 1]
        yield coloured(words("told-deal", name=name, pieces=_together(pieces)))
    elif pieces:
        told = f"told-{occasion}" if known(f"told-{occasion}") else "told-drawn"
        yield coloured(words(told, pieces=_together(pieces)))
    for mark in marks:
        if mark in drawn:
            yield Text(words("told-scoring-card", scoring=mark[1:]), "bold")
