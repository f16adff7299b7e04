"""Where chance comes from: sources of numbers, and how numbers become choices.

`docs/records.md` specifies both completely, so that another program can recompute every draw.
"""

import hashlib
import hmac
import random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

_NUMBERS: Final = 1 << 53


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """A stream of numbers, each uniform over 0 … 2**53 - 1."""

    name: ClassVar[str] = "given"

    def number(self) -> int:
        raise NotImplementedError

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, each with exactly the same probability."""
        if not 1 <= bound <= _NUMBERS:
            raise ValueError(f"there is nothing to choose from below {bound}")
        limit = _NUMBERS - _NUMBERS % bound
        number = self.number()
        while number >= limit:
            number = self.number()
        return number % bound


class MersenneSource(Source):
    """The fast source, for simulations: MT19937, seeded with a whole number."""

    name: ClassVar[str] = "mt19937"

    def __init__(self, seed: int) -> None:
        # Of the standard library's methods, only random() is guaranteed never to change.
        self._random = random.Random(seed).random

    def number(self) -> int:
        return int(self._random() * _NUMBERS)


class HmacSource(Source):
    """The provable source, for people's tables: HMAC-SHA-256 of a counter, keyed by the seed."""

    name: ClassVar[str] = "hmac-sha256"

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._counter = 0

    def number(self) -> int:
        block = hmac.digest(self._seed, self._counter.to_bytes(8, "big"), "sha256")
        self._counter += 1
        return int.from_bytes(block[:8], "big") >> 11


class CallersSource(Source):
    """A caller's own generator: anything with a `random()` like that of `random.Random`."""

    name: ClassVar[str] = "caller"

    def __init__(self, generator: random.Random) -> None:
        self._generator = generator

    def number(self) -> int:
        return int(self._generator.random() * _NUMBERS)


SEEDED: Final = (MersenneSource.name, HmacSource.name)
"""The names of the sources that can be recomputed from a seed."""

SOURCES: Final = (*SEEDED, CallersSource.name, Source.name)
"""The names that may appear in a record."""


def derived_seed(*parts: str | int) -> int:
    """A separate seed for each part of a larger run: games of a tournament, bots of a game."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
