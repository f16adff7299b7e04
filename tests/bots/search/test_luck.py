"""Chance in imagined games."""

from alhambra.bots.search.chances import CERTAIN, chances_of
from alhambra.bots.search.sources import Occasions, QuickSource


def test_a_quick_source_is_even() -> None:
    counts = [0] * 6
    source = QuickSource(4)
    for _ in range(6000):
        counts[source.below(6)] += 1
    assert all(880 < count < 1120 for count in counts)


def test_sources_with_neighbouring_seeds_begin_differently() -> None:
    firsts = [QuickSource(seed).below(36) for seed in range(3600)]
    assert all(50 < firsts.count(each) < 160 for each in range(36))


def test_what_is_drawn_on_one_occasion_does_not_depend_on_others() -> None:
    quiet, busy = Occasions(9), Occasions(9)
    for _ in range(5):
        busy.source("money").number()
    assert quiet.source("market").number() == busy.source("market").number()


def test_who_is_behind_by_a_halving_wins_half_as_often() -> None:
    chances = chances_of([50_000, 44_000], 6_000)
    assert abs(chances.wins[0] - 2 * chances.wins[1]) < CERTAIN // 1000
    assert chances.lead(1) == -6_000


def test_chances_are_the_same_on_every_machine() -> None:
    assert chances_of([10_000, 12_345, 9_876], 7_500).wins == [309_493, 384_346, 306_159]
