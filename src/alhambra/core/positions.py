"""What the written positions of all games have in common: lines, seats, scorings."""

import re
from collections.abc import Callable
from typing import Final, NoReturn, TypeVar

from alhambra.core.messages import AlhambraError, Fact, InvalidText, Message
from alhambra.core.scoring import Points, Scoring, parts_of_name

NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,4}")
_SIGNED: Final = re.compile(r"0|-?[1-9][0-9]{0,4}")
_SCORING: Final = re.compile(r"= ([\w-]+) (\w+): (.*)")

T = TypeVar("T")
PointsLine = tuple[str, str, Points]
"""A line of a scoring: its name, whose line it is, and the points."""


def refuse(problem: str, **facts: Fact) -> NoReturn:
    raise InvalidText(Message(f"bad-position-{problem}", facts))


def refuse_line(words: list[str]) -> NoReturn:
    refuse("words", words=" ".join(words))


def read_table(
    text: str,
    begin: Callable[[list[str]], T],
    read_line: Callable[[T, list[str]], None],
    read_points: Callable[[T, list[str]], PointsLine],
    several: tuple[str, ...] = (),
    repeated: tuple[str, ...] = (),
) -> tuple[T, list[PointsLine], set[str]]:
    """The table that the first line starts and the others describe, the lines of scorings, and the
    things that had a line. Raises InvalidText with the number of the line that is wrong.

    Each thing has one line. A line starting with one of the `several` words is about the thing
    named by its second word; `repeated` lines may occur more than once.
    """
    table: T | None = None
    points: list[PointsLine] = []
    given: set[str] = set()
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or line.startswith("# "):
            continue
        try:
            if words[0] not in repeated:
                _only_once(words, several, given)
            if table is None:
                table = begin(words)
            elif words[0] == "=":
                points.append(read_points(table, words))
            else:
                read_line(table, words)
        except AlhambraError as error:
            facts: dict[str, Fact] = {"line": number, "reason": error.message}
            raise InvalidText(Message("bad-position-line", facts)) from None
    if table is None:
        refuse("empty")
    return table, points, given


def _only_once(words: list[str], several: tuple[str, ...], given: set[str]) -> None:
    """Refuse a second line about the same thing."""
    name = words[0]
    length = 3 if name == "=" else 2 if name in several or name.isdecimal() else 1
    about = " ".join(words[:length])
    if about in given:
        refuse("twice", words=about)
    given.add(about)


def read_beginning(words: list[str], game: str) -> tuple[int, dict[str, str]]:
    """The number of players and the options given in the first line."""
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


def read_points(words: list[str], causes: Callable[[str, str], tuple[str, ...]]) -> PointsLine:
    """A line of a scoring; `causes` returns the causes for a scoring's name and player, or none if
    there is no such scoring. What follows a scoring, such as `A-invaders`, may take points away."""
    found = _SCORING.fullmatch(" ".join(words))
    if found is not None:
        wanted = causes(found[1], found[2])
        named = found[3].split()
        numbers = named[1::2]
        number = _SIGNED if parts_of_name(found[1])[1] else NUMBER
        if wanted and named[0::2] == [*wanted, "sum"] and all(number.fullmatch(n) for n in numbers):
            points = Points(wanted, tuple([int(n) for n in numbers[:-1]]))
            if points.total() == int(numbers[-1]):
                return found[1], found[2], points
    refuse("scoring", words=" ".join(words))


def read_scorings(
    lines: list[PointsLine], players: int, imaginary: list[str]
) -> tuple[Scoring, ...]:
    """The scorings in these lines, each with one line for every seat and every imaginary player.
    Imaginary players have no line in what follows a scoring."""
    seats = [str(seat + 1) for seat in range(players)]
    scorings: list[Scoring] = []
    for scoring in dict.fromkeys([name for name, _, _ in lines]):
        own = [(who, got) for name, who, got in lines if name == scoring]
        everybody = seats if parts_of_name(scoring)[1] else [*seats, *imaginary]
        if [who for who, _ in own] != everybody:
            refuse("scoring-players", scoring=scoring)
        points = tuple([got for _, got in own[:players]])
        scorings.append(Scoring(scoring, points, tuple(own[players:])))
    return tuple(scorings)
