"""How many people sit at each table of a round."""

from collections.abc import Collection
from typing import Final, NamedTuple

from alhambra.server.wire.nights import Uneven

SMALLEST: Final = 2
LARGEST: Final = 6


class Sizes(NamedTuple):
    """How many people sit at each table, how many seats it has, and how many people sit out."""

    people: list[int]
    seats: list[int]
    rests: int = 0


def sizes_for(count: int, size: int, uneven: Uneven, possible: Collection[int]) -> Sizes:
    """The tables for so many people, who wish to sit at tables of `size`; the game can be played by
    the `possible` numbers. If there is no better way, bots fill the seats."""
    if uneven == "rest" and count >= size:
        tables = count // size
        return Sizes([size] * tables, [size] * tables, count % size)
    if uneven == "sizes":
        ways = [_evenly(count, tables) for tables in range(1, count // SMALLEST + 1)]
        fitting = [people for people in ways if set(people) <= set(possible)]
        if fitting:
            people = min(fitting, key=lambda people: _differences(people, size))
            return Sizes(people, people)
    tables = -(-count // size)
    return Sizes(_evenly(count, tables), [size] * tables)


def _evenly(count: int, tables: int) -> list[int]:
    """The larger ones first."""
    return [count // tables + (number < count % tables) for number in range(tables)]


def _differences(people: list[int], size: int) -> tuple[int, int]:
    """How far tables are from the size that was wished for: at most, and all together."""
    each = [abs(count - size) for count in people]
    return max(each), sum(each)
