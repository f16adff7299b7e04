"""The reasons for points: how many pieces each cause counted, and what they are made of."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from alhambra.cli.terminal.words import words
from alhambra.core.scoring import Counted, Part, Points
from alhambra.parts.buildings import TYPE_LETTERS, TYPES


class PartWords:
    """Puts parts of what was counted into words. A game with other parts overrides this."""

    def part_words(self, cause: str, part: Part) -> str:
        name, number, each = part
        return words("show-part", cause=cause, name=name, number=number, each=each)


def counted_row(points: Points, causes: Sequence[str]) -> list[str]:
    """How many pieces each cause counted for a player, under the points for them."""
    return [_number(_reasons(points).get(cause)) for cause in causes]


def parts_lines(who: str, points: Points, face: PartWords) -> Iterator[Text]:
    """What a player's points consist of: a line for each cause with more to say than a number."""
    for cause, counted in _reasons(points).items():
        parts = [part for part in (counted.parts if counted is not None else ()) if part[1]]
        if parts:
            parts_words = "; ".join([face.part_words(cause, part) for part in parts])
            yield Text(words("score-parts", name=who, cause=_name(cause), parts=parts_words))


def _reasons(points: Points) -> dict[str, Counted | None]:
    """By cause. Points that were read from a text have none."""
    return dict(zip(points.causes, points.counted, strict=False))


def _number(counted: Counted | None) -> str:
    return str(counted.number or "·") if counted is not None else ""


def _name(cause: str) -> str:
    if cause in TYPE_LETTERS:
        return words("kind-name", kind=TYPES[TYPE_LETTERS.index(cause)])
    return words("cause-name", cause=cause)
