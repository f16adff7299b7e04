"""Tiles, cards and chests as records write them, in what order, and the piles they come from."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from checkers.records import Outcomes, even

TYPES = "PSACGT"
CURRENCIES = "ygbo"  # also the order of the market's slots


def tile_text(item: dict[str, Any]) -> str:
    sides = "".join(side for side in "nesw" if side.upper() in item["walls"])
    return f"{item['type'][0].upper()}{item['price']}{sides}"


def bazaar_text(item: dict[str, Any]) -> str:
    types = "".join(letter for letter in TYPES if letter in [t[0].upper() for t in item["types"]])
    return f"B{CURRENCIES[['florin', 'dirham', 'denar', 'ducat'].index(item['currency'])]}{types}"


def walls(tile: str) -> str:
    return tile[1:].lstrip("0123456789").rstrip("*")


def value(*things: str) -> int:
    """What cards are worth or tiles cost, in all."""
    return sum(int(thing[1:].rstrip("nesw*")) for thing in things)


def order(thing: str) -> tuple[int, int, int]:
    """Sorts cards, tiles and chests as the lists of outcomes have them."""
    if thing[0] == "B":
        return 99, CURRENCIES.index(thing[1]), sum(1 << TYPES.index(kind) for kind in thing[2:])
    sides = sum(1 << "nesw".index(side) for side in walls(thing)) + thing.endswith("*")
    return (TYPES + CURRENCIES).index(thing[0]), value(thing) if thing[1:] else 0, sides


@dataclass
class Pile:
    """What tiles, cards or chests are drawn from; a stacked pile knows what each part has left."""

    things: list[str]
    parts: list[tuple[int, str, int]] = field(default_factory=list)  # money, scoring card, builders
    builders: list[str] = field(default_factory=list)  # those that nobody has seen

    def __post_init__(self) -> None:
        self.things.sort(key=order)

    def outcomes(self) -> Outcomes:
        while self.parts and self.parts[0] == (0, "", 0):
            self.parts.pop(0)
        if not self.parts or self.parts[0][1:] == ("", 0):
            return even(self.things)
        money, scoring, slipped = self.parts[0]
        ways, builder_ways = max(len(self.things), 1), max(len(self.builders), 1)
        first = [(scoring, ways * builder_ways)] if scoring else []
        cards = [(card, money * builder_ways) for card in self.things]
        return first + cards + [(card, slipped * ways) for card in self.builders]

    def remove(self, thing: str) -> None:
        money, scoring, slipped = self.parts[0] if self.parts else (0, "", 0)
        if thing == scoring:
            self.parts[0] = money, "", slipped
        elif thing.endswith("*"):
            self.builders.remove(thing)
            self.parts[0] = money, scoring, slipped - 1
        else:
            self.things.remove(thing)
            if self.parts:
                self.parts[0] = money - 1, scoring, slipped

    def add(self, things: Iterable[str]) -> None:
        self.things = sorted([*self.things, *things], key=order)
