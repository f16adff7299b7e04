"""The sources of chance: the numbers are those of docs/records.md, and fair."""

import hashlib
import hmac
from collections import Counter

import pytest

from alhambra.core.sources import HmacSource, MersenneSource, Source, derived_seed


def tempered(y: int) -> int:
    y ^= y >> 11
    y ^= y << 7 & 0x9D2C5680
    y ^= y << 15 & 0xEFC60000
    return y ^ y >> 18


def reference_mersenne(seed: int, how_many: int) -> list[int]:
    """MT19937 as its authors describe it, with two outputs for each number."""
    key = []
    while seed:
        key.append(seed & 0xFFFFFFFF)
        seed >>= 32
    key = key or [0]
    state = [19650218]
    for i in range(1, 624):
        state.append((1812433253 * (state[-1] ^ state[-1] >> 30) + i) & 0xFFFFFFFF)
    i, j = 1, 0
    for _ in range(max(624, len(key))):
        state[i] = (
            (state[i] ^ (state[i - 1] ^ state[i - 1] >> 30) * 1664525) + key[j] + j
        ) & 0xFFFFFFFF
        i, j = i + 1, (j + 1) % len(key)
        if i >= 624:
            state[0] = state[623]
            i = 1
    for _ in range(623):
        state[i] = ((state[i] ^ (state[i - 1] ^ state[i - 1] >> 30) * 1566083941) - i) & 0xFFFFFFFF
        i += 1
        if i >= 624:
            state[0] = state[623]
            i = 1
    state[0] = 0x80000000
    outputs: list[int] = []
    while len(outputs) < 2 * how_many:
        for k in range(624):
            y = state[k] & 0x80000000 | state[(k + 1) % 624] & 0x7FFFFFFF
            state[k] = state[(k + 397) % 624] ^ y >> 1 ^ (0x9908B0DF if y & 1 else 0)
        outputs += [tempered(word) for word in state]
    pairs = zip(outputs[0::2], outputs[1::2], strict=True)
    return [(a >> 5) * 2**26 + (b >> 6) for a, b in pairs][:how_many]


@pytest.mark.parametrize("seed", [0, 1, 42, 2**32, 2**64 - 1])
def test_mt19937_is_what_the_documentation_says(seed: int) -> None:
    source = MersenneSource(seed)
    assert [source.number() for _ in range(700)] == reference_mersenne(seed, 700)


def test_hmac_sha256_is_what_the_documentation_says() -> None:
    source = HmacSource(b"\x01\x02")
    for index in range(20):
        block = hmac.new(b"\x01\x02", index.to_bytes(8, "big"), hashlib.sha256).digest()
        assert source.number() == int.from_bytes(block[:8], "big") // 2**11


class Fixed(Source):
    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def number(self) -> int:
        return self.numbers.pop(0)


def test_numbers_that_would_favour_some_outcomes_are_passed_over() -> None:
    assert Fixed(2**53 - 1, 7).below(3) == 7 % 3
    assert Fixed(2**53 - 3).below(3) == (2**53 - 3) % 3


@pytest.mark.parametrize("source", [MersenneSource(1), HmacSource(b"seed")])
def test_every_choice_is_equally_likely(source: Source) -> None:
    counts = Counter(source.below(10) for _ in range(20_000))
    chi_square = sum((counts[k] - 2000) ** 2 / 2000 for k in range(10))
    assert chi_square < 34  # 9 degrees of freedom: beyond that once in ten thousand seeds


def test_derived_seeds_differ_and_stay() -> None:
    assert derived_seed(1, 2) == derived_seed(1, 2)
    assert len({derived_seed(seed, game) for seed in range(20) for game in range(20)}) == 400
