"""What the numbers of an observation and the actions of a game are called, and where they are."""

from collections.abc import Iterable, Sequence
from itertools import product

Axis = tuple[str, ...]
"""The names along one dimension."""


class Part:
    """Some numbers of an observation that belong together."""

    def __init__(self, name: str, about: str, top: int, axes: tuple[Axis, ...], start: int) -> None:
        self.name = name
        self.about = about
        self.top = top
        """The numbers range from 0 to this; in an observation they are divided by it."""
        self.axes = axes
        self.start = start
        self.shape = tuple([len(axis) for axis in axes])
        self.size = 1
        for length in self.shape:
            self.size *= length
        self.end = start + self.size

    def names(self) -> list[str]:
        """The name of each number."""
        return ["/".join([self.name, *each]) for each in product(*self.axes)]


class Layout:
    """The parts of an observation, in order."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.size = 0

    def add(self, name: str, about: str, top: int, *axes: Sequence[str]) -> int:
        """Add a part behind the others, and return where it starts."""
        part = Part(name, about, top, tuple([tuple(axis) for axis in axes]), self.size)
        self.parts.append(part)
        self.size = part.end
        return part.start

    def names(self) -> list[str]:
        return [name for part in self.parts for name in part.names()]

    def tops(self) -> list[int]:
        """The highest value of each number."""
        return [part.top for part in self.parts for _ in range(part.size)]


class Group:
    """Some actions that belong together, from number `first` to number `last`."""

    def __init__(self, about: str, first: int, last: int) -> None:
        self.about = about
        self.first = first
        self.last = last


class ActionList:
    """All actions of a game, in order. Their numbers never depend on the position."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.groups: list[Group] = []
        self.numbers: dict[str, int] = {}
        """The number of each text."""

    def add(self, about: str, texts: Iterable[str]) -> int:
        """Add actions behind the others, and return the number of the first."""
        first = len(self.texts)
        for text in texts:
            self.numbers[text] = len(self.texts)
            self.texts.append(text)
        self.groups.append(Group(about, first, len(self.texts) - 1))
        return first


def of_seats(players: int) -> Axis:
    """The names of the seats as one of them sees them: itself, then the others in turn order."""
    return ("you", *[f"+{number}" for number in range(1, players)])
