"""What the written positions of all games have in common: lines, seats, scorings."""

import re
from collections.abc import Callable
from typing import Final, NoReturn

from alhambra.core.messages import AlhambraError, Fact, InvalidText, Message
from alhambra.core.state import Points, Scoring

NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,4}")
_SCORING: Final = re.compile(r"= ([ABC]) (\w+): (.*)")

PointsLine = tuple[str, str, Points]
"""A line of a scoring: its letter, whose it is, and the points."""


def refuse(problem: str, **facts: Fact) -> NoReturn:
    raise InvalidText(Message(f"bad-position-{problem}", facts))


def read_lines(text: str, read: Callable[[list[str]], None]) -> None:
    """Have every line read that says something, as words; or InvalidText with the number of the
    line that is wrong."""
    about: set[str] = set()
    lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if _says_something(line)]
    if not lines:
        refuse("empty")
    for number, line in lines:
        try:
            words = line.split()
            _only_once(words, about)
            read(words)
        except AlhambraError as error:
            facts: dict[str, Fact] = {"line": number, "reason": error.message}
            raise InvalidText(Message("bad-position-line", facts)) from None


def _says_something(line: str) -> bool:
    return bool(line.strip()) and not line.startswith("# ")


_TWO_WORDS: Final = re.compile(r"[0-9]+|column|track|tiles|dirk")


def _only_once(words: list[str], about: set[str]) -> None:
    """Refuse a second line about the same thing."""
    length = 3 if words[0] == "=" else 2 if _TWO_WORDS.fullmatch(words[0]) else 1
    what = " ".join(words[:length])
    if what in about:
        refuse("twice", words=what)
    about.add(what)


def read_beginning(words: list[str], game: str) -> tuple[int, dict[str, str]]:
    """The number of players and the options that the first line tells."""
    chosen = dict([_name_and_value(word) for word in words[1:]])
    players = chosen.pop("players", "")
    if words[0] != game or not NUMBER.fullmatch(players):
        refuse("beginning", game=game)
    return int(players), chosen


def _name_and_value(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    return name, value


def read_seat(word: str, players: int) -> int:
    if not NUMBER.fullmatch(word) or not 1 <= int(word) <= players:
        refuse("seat", seat=word)
    return int(word) - 1


def read_points(words: list[str], causes: tuple[str, ...]) -> PointsLine:
    """A line of a scoring with these causes of points."""
    found = _SCORING.fullmatch(" ".join(words))
    if found is not None:
        named = found[3].split()
        numbers = named[1::2]
        if named[0::2] == [*causes, "sum"] and all(NUMBER.fullmatch(number) for number in numbers):
            points = Points(causes, tuple([int(number) for number in numbers[:-1]]))
            if points.total() == int(numbers[-1]):
                return found[1], found[2], points
    refuse("scoring", words=" ".join(words))


def read_scorings(
    lines: list[PointsLine], players: int, imaginary: list[str]
) -> tuple[Scoring, ...]:
    """The scorings of these lines; each has one for every seat and every imaginary player."""
    whose = [str(seat + 1) for seat in range(players)] + imaginary
    scorings: list[Scoring] = []
    for letter in dict.fromkeys([letter for letter, _, _ in lines]):
        own = [(who, got) for name, who, got in lines if name == letter]
        if [who for who, _ in own] != whose:
            refuse("scoring-players", scoring=letter)
        seats = tuple([got for _, got in own[:players]])
        scorings.append(Scoring(letter, seats, tuple(own[players:])))
    return tuple(scorings)
