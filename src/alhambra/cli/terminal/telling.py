"""What has happened, in short sentences and tables."""

from collections.abc import Iterator
from itertools import groupby

from rich.console import RenderableType
from rich.text import Text

from alhambra.cli.terminal.faces import FACES
from alhambra.cli.terminal.points import draw_scoring, scoring_words
from alhambra.cli.terminal.reasons import PartWords
from alhambra.cli.terminal.words import coloured, words
from alhambra.core.record import DRAW, MOVE, Record, Step
from alhambra.core.state import Ruleset, Seat, State


def since_last_move(record: Record, seat: Seat) -> int:
    """The first step that `seat` has not seen: after its last move or, before that, the first move
    of the game."""
    own = str(seat + 1)
    for index in range(len(record.steps) - 1, -1, -1):
        step = record.steps[index]
        if step.kind == MOVE and step.who == own:
            return index + 1
    moves = [index for index, step in enumerate(record.steps) if step.kind == MOVE]
    return moves[0] if moves else len(record.steps)


def tell(
    steps: list[Step], begin: int, state: State, rules: Ruleset, names: list[str]
) -> Iterator[RenderableType]:
    """The steps from `begin` on in words: one line for each turn and draw, a table for each
    scoring. `state` is any later position, which has the scorings."""
    face = FACES[rules.name]
    for (kind, who), together in groupby(steps[begin:], key=lambda step: (step.kind, step.who)):
        texts = [str(step.what) for step in together]
        if kind == MOVE:
            moves = ", ".join(
                [
                    face.move_words(rules.parse_move(move), names, steps[:number])
                    for number, move in enumerate(texts, begin)
                ]
            )
            yield coloured(words("told-moves", name=names[int(who) - 1], moves=moves))
        elif kind == DRAW:
            yield from face.draws(who, texts, names)
        else:
            yield from _scorings(texts, state, names, face)
        begin += len(texts)


def _scorings(
    notes: list[str], state: State, names: list[str], face: PartWords
) -> Iterator[RenderableType]:
    by_first_line = {scoring.lines()[0]: scoring for scoring in state.scorings_so_far()}
    for note in notes:
        if note in by_first_line:
            scoring = by_first_line[note]
            yield draw_scoring(scoring, names, scoring_words("head", scoring), face)
            yield Text()
