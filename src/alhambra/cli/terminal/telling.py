"""What has happened, in short sentences and tables."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from alhambra.cli.terminal.points import draw_scoring, title_of
from alhambra.cli.terminal.words import coloured, words
from alhambra.core.record import DRAW, MOVE, Record, Step
from alhambra.core.state import Move, Seat, State
from alhambra.games.palace.moves import Buy, parse_move
from alhambra.games.palace.pile import SCORING_CARDS
from alhambra.parts.money import worth

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def since_last_move(record: Record, seat: Seat) -> int:
    """Where what `seat` has not seen yet begins: behind its last move, at first with the first
    move of the game."""
    own = str(seat + 1)
    for index in range(len(record.steps) - 1, -1, -1):
        step = record.steps[index]
        if step.kind == MOVE and step.who == own:
            return index + 1
    moves = [index for index, step in enumerate(record.steps) if step.kind == MOVE]
    return moves[0] if moves else len(record.steps)


def tell(steps: list[Step], state: State, names: list[str]) -> Iterator[RenderableType]:
    """The steps in words: one line for each turn and draw, a table for each scoring. `state` is
    any later position: it has the scorings."""
    for (kind, who), together in groupby(steps, key=lambda step: (step.kind, step.who)):
        said = [str(step.what) for step in together]
        if kind == MOVE:
            moves = ", ".join([move_words(parse_move(move)) for move in said])
            yield coloured(words("told-moves", name=names[int(who) - 1], moves=moves))
        elif kind == DRAW:
            yield from _draws(who, said, names)
        else:
            yield from _scorings(said, state, names)


def move_words(move: Move) -> str:
    """What a player does, without the name: "takes y3"."""
    verb, *pieces = str(move).split()
    if isinstance(move, Buy):
        # Bazaars have no price of their own, and are paid exactly.
        over = worth(move.cards) - move.tile.price if move.tile.price else 0
        return words("told-buy", tile=str(move.tile), cards=_together(pieces[1:]), over=over)
    if verb in ("place", "swap"):
        return words(f"told-{verb}", tile=pieces[0], to=pieces[1])
    return words(f"told-{verb}", pieces=_together(pieces))


def _together(pieces: list[str]) -> str:
    return " ".join(pieces)


def _draws(occasion: str, drawn: list[str], names: list[str]) -> Iterator[RenderableType]:
    marks = [f"#{letter}" for letter in SCORING_CARDS]
    pieces = [piece for piece in drawn if piece not in marks]
    word, number = occasion.rstrip("123456789"), occasion.lstrip(_LETTERS)
    if word in ("deal", "builders"):
        name = names[int(number) - 1]
        yield coloured(words(f"told-{word}", name=name, pieces=_together(pieces)))
    elif word == "look":
        yield Text(words("told-look", name=names[int(number) - 1], side=pieces[0]))
    elif word == "attack":
        yield Text(words("told-attack", side=pieces[0]), "bold")
    elif word == "room":
        yield coloured(words("told-room", room=number, pieces=_together(pieces)))
    elif pieces:
        yield coloured(words(f"told-{occasion}", pieces=_together(pieces)))
    for mark in marks:
        if mark in drawn:
            yield Text(words("told-scoring-card", scoring=mark[1:]), "bold")


def _scorings(notes: list[str], state: State, names: list[str]) -> Iterator[RenderableType]:
    noted = {note.split()[1] for note in notes}
    for scoring in state.scorings_so_far():
        if scoring.name in noted:
            yield draw_scoring(scoring, names, title_of(scoring))
            yield Text()
