"""The longest wall, placements and removals against slow, obviously right implementations."""

import random

import pytest

import slowly
from alhambra.games.palace.ruleset import PALACE
from alhambra.games.palace.scoring import CAUSES, score
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import FOUNTAIN, TYPES
from alhambra.parts.cells import ORIGIN, RING, at
from alhambra.parts.checking import broken_rule
from alhambra.parts.components import standard
from alhambra.parts.majority import majority_points
from alhambra.parts.pieces import in_order


@pytest.mark.parametrize("batch", range(10))
def test_the_longest_wall_on_ten_thousand_alhambras(batch: int) -> None:
    for seed in range(20):
        for palace in slowly.growing_alhambra(batch * 20 + seed, 50):
            assert palace.wall() == slowly.longest_wall(palace.tiles)


@pytest.mark.parametrize("batch", range(10))
def test_the_scoring_of_ten_thousand_positions(batch: int) -> None:
    rng = random.Random(batch)
    palaces = [p for seed in range(40) for p in slowly.growing_alhambra(1000 * batch + seed, 30)]
    options = {players: PALACE.options(players, {}) for players in range(2, 7)}
    for _ in range(1000):
        players = rng.randint(2, 6)
        table = PalaceTable(options[players])
        table.alhambras = tuple(rng.choice(palaces) for _ in range(players))
        if players == 2:
            table.dirk = in_order(rng.sample(standard().tiles, rng.randint(0, 20)))
        name = rng.choice("ABC")
        scoring = score(table, name)
        owned = [list(palace.tiles.values()) for palace in table.alhambras]
        if players == 2:
            owned.append(list(table.dirk))
        got = [*scoring.seats, *[points for _, points in scoring.imaginary]]
        for type, _ in enumerate(TYPES):
            counts = [len([t for t in tiles if t.type == type]) for tiles in owned]
            places = standard().majority_points[name][type]
            assert [points.points[type] for points in got] == slowly.majority(counts, places)
        walls = [slowly.longest_wall(palace.tiles) for palace in table.alhambras]
        assert [points.points[-1] for points in scoring.seats] == walls
        assert all(points.causes == CAUSES for points in got)


def test_majorities_of_all_small_counts() -> None:
    for number in range(4**4):
        counts = [number >> shift & 3 for shift in (0, 2, 4, 6)]
        for places in ([6], [13, 6], [21, 13, 6]):
            assert majority_points(counts, places) == slowly.majority(counts, places)


@pytest.mark.parametrize("seed", range(12))
def test_a_tile_may_be_added_exactly_where_the_whole_then_obeys_the_rules(seed: int) -> None:
    for palace in slowly.growing_alhambra(seed, 30)[::3]:
        around = {cell + step for cell in palace.tiles for step in (*RING, ORIGIN)}
        for tile in random.Random(seed).sample(standard().tiles, 6):
            for cell in around:
                free = cell not in palace.tiles
                right = free and broken_rule({**palace.tiles, cell: tile}) is None
                assert (palace.may_add(tile, cell) is None) == right
                assert (cell in palace.places(tile.walls)) == right


@pytest.mark.parametrize("seed", range(12))
def test_a_tile_may_go_exactly_if_the_rest_obeys_the_rules(seed: int) -> None:
    for palace in slowly.growing_alhambra(seed, 40)[::2]:
        for cell in palace.tiles:
            rest = {c: tile for c, tile in palace.tiles.items() if c != cell}
            right = cell != ORIGIN and broken_rule(rest) is None
            assert (palace.may_remove(cell) is None) == right
            assert (cell in palace.removable()) == right


@pytest.mark.parametrize("seed", range(12))
def test_a_tile_may_be_exchanged_exactly_if_the_whole_then_obeys_the_rules(seed: int) -> None:
    for palace in slowly.growing_alhambra(seed, 40)[::4]:
        for cell in palace.tiles:
            for tile in random.Random(seed).sample(standard().tiles, 5):
                right = cell != ORIGIN and broken_rule({**palace.tiles, cell: tile}) is None
                assert (palace.may_swap(tile, cell) is None) == right


def test_a_comb_is_an_alhambra_too() -> None:
    """A shape that no player would build, with bays eight spaces deep."""
    comb = {at(x, 0): standard().tiles[6] for x in range(21)}
    comb |= {at(x, y): standard().tiles[6] for x in range(0, 21, 2) for y in range(1, 9)}
    palace = Alhambra({**comb, ORIGIN: FOUNTAIN})
    assert broken_rule(palace.tiles) is None
    assert palace.rule_against(0, at(1, 8)) == "P-24"
    assert palace.rule_against(0, at(1, 1)) == ""
    assert palace.wall() == slowly.longest_wall(palace.tiles) == 0


@pytest.mark.parametrize("batch", range(4))
def test_what_a_tile_would_lead_to_is_what_it_leads_to(batch: int) -> None:
    rng = random.Random(batch)
    for seed in range(10):
        for palace in slowly.growing_alhambra(2000 + batch * 10 + seed, 30):
            tile = rng.choice(standard().tiles)
            prospects = palace.prospects(tile.walls)
            assert [prospect.cell for prospect in prospects] == palace.places(tile.walls)
            for prospect in prospects:
                after = palace.with_tile(tile, prospect.cell)
                assert (prospect.wall, prospect.fitting) == (after.wall(), after.fitting())
