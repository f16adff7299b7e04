"""What has happened at the tables of a club night, as plain values: people are numbers."""

from collections.abc import Iterable
from typing import NamedTuple


class PlayedTable(NamedTuple):
    """Who sat at a table, seat by seat, with None for bots; and how it ended."""

    seats: tuple[int | None, ...]
    places: tuple[int, ...] = ()
    """Empty until the game is over."""
    points: tuple[int, ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.seats if seat is not None)


class Round(NamedTuple):
    tables: tuple[PlayedTable, ...]
    rests: tuple[int, ...] = ()
    """Those who sit out."""


def meetings(rounds: Iterable[Round]) -> dict[tuple[int, int], list[int]]:
    """In which rounds two people sat at one table, the lower number first."""
    met: dict[tuple[int, int], list[int]] = {}
    for number, round in enumerate(rounds):
        for table in round.tables:
            for one in table.people:
                for other in table.people:
                    if one < other:
                        met.setdefault((one, other), []).append(number)
    return met
