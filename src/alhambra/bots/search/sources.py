"""Chance in imagined games: quick to start, and the same for different moves."""

from typing import Final

from alhambra.core.sources import Source

_FIRST: Final = (2_147_483_563, 40_014)
_SECOND: Final = (2_147_483_399, 40_692)
"""The modulus and multiplier of each of two generators."""


class QuickSource(Source):
    """Two multiplicative generators combined (L'Ecuyer, 1988). Its numbers stay small, so that it
    is quick without being a second language, and a new one costs nothing."""

    def __init__(self, seed: int) -> None:
        self._first = seed % (_FIRST[0] - 1) + 1
        self._second = seed // 2_147_483_648 % (_SECOND[0] - 1) + 1
        # Seeds next to each other must not begin alike.
        self._step()
        self._step()

    def _step(self) -> int:
        self._first = self._first * _FIRST[1] % _FIRST[0]
        self._second = self._second * _SECOND[1] % _SECOND[0]
        return (self._first - self._second) % _FIRST[0]

    def number(self) -> int:
        return ((self._step() & 0x3FFFFFF) << 27) | (self._step() & 0x7FFFFFF)


class Occasions:
    """A source for each occasion. The next tile that is drawn is the same whatever was played
    before, even if more cards were drawn meanwhile: so moves are compared under equal luck."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._sources: dict[str, QuickSource] = {}

    def source(self, occasion: str) -> Source:
        source = self._sources.get(occasion)
        if source is None:
            mixed = self._seed
            for letter in occasion:
                mixed = (mixed * 1_000_003 + ord(letter)) % 4_611_686_018_427_387_847
            source = QuickSource(mixed)
            self._sources[occasion] = source
        return source
