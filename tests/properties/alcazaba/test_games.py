"""What holds at every step of every game of Alcazaba."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.core.state import Move
from alhambra.games.alcazaba.moves import TAKE_START, TakeTile
from alhambra.games.alcazaba.ruleset import ALCAZABA
from alhambra.games.alcazaba.state import AlcazabaState
from alhambra.games.alcazaba.table import ROLL, TURN
from alhambra.games.dice.columns import owners
from alhambra.games.dice.moves import MARKERS, NAMES, keepings
from alhambra.games.palace.moves import Give, Place, Reserve, Swap
from alhambra.parts.buildings import FOUNTAIN
from alhambra.parts.cells import STEPS
from alhambra.parts.components import standard
from random_games import play_many, some_states

GAMES = st.tuples(st.integers(2, 6), st.integers(0, 10**9))


def new_game(players: int) -> AlcazabaState:
    return ALCAZABA.new(ALCAZABA.options(players, {}))


def states_of(game: tuple[int, int]) -> list[AlcazabaState]:
    """A random game with few rolls."""
    players, seed = game
    return some_states(new_game(players), seed, seldom="keep")


def conserved(state: AlcazabaState) -> None:
    table = state.table
    options = table.options
    tiles = Counter([*table.unseen, *table.dirk, *table.aside])
    tiles.update([tile for offers in table.offers for tile in offers])
    tiles.update([table.taken] if table.taken is not None else [])
    for seat in range(options.players):
        tiles.update([*table.alhambras[seat].tiles.values(), *table.reserves[seat]])
    assert tiles.pop(FOUNTAIN) == options.players
    assert tiles == Counter([*standard().tiles, standard().twelfth_tower])
    standing = Counter([owner for column in table.markers.columns for owner in owners(column)])
    standing.update([*table.markers.out, *table.redesigned])
    if table.phase in (ROLL, TURN):
        for seat in range(options.players):
            assert standing[seat] + table.markers.left[seat] == options.markers
        assert not options.dirk or standing[options.players] == 5


@settings(max_examples=8, deadline=None)
@given(GAMES)
def test_no_tile_and_no_marker_is_lost_or_doubled(game: tuple[int, int]) -> None:
    for state in states_of(game)[::2]:
        conserved(state)


@settings(max_examples=6, deadline=None)
@given(GAMES)
def test_there_are_three_scorings(game: tuple[int, int]) -> None:
    last = states_of(game)[-1]
    assert [scoring.name for scoring in last.scorings_so_far()] == ["A", "B", "C"]


def candidates(state: AlcazabaState) -> list[Move]:
    """Everything that somebody might try."""
    table = state.table
    seat = max(state.to_act() or 0, 0)
    palace = table.alhambras[seat]
    near = {cell + step for cell in palace.tiles for step in (*STEPS, 0)}
    loose = [*table.reserves[seat], *([table.taken] if table.taken else [])]
    tiles = [*loose, *list(palace.tiles.values())[:3], *[t for o in table.offers for t in o][:2]]
    tried: list[Move] = [TAKE_START, *MARKERS, *NAMES, *keepings(table.rolling.dice)]
    tried += [TakeTile(tile) for offers in table.offers for tile in offers]
    tried += [Place(tile, cell) for tile in tiles for cell in near]
    tried += [Reserve(tile) for tile in [*tiles, *palace.tiles.values()]]
    tried += [Swap(tile, away) for tile in tiles for away in palace.tiles.values()]
    return tried + [Give(tile) for tile in tiles]


@settings(max_examples=6, deadline=None)
@given(GAMES)
def test_a_move_is_accepted_exactly_if_it_is_listed(game: tuple[int, int]) -> None:
    for state in states_of(game)[::11]:
        texts = [str(move) for move in state.legal_moves()]
        assert len(set(texts)) == len(texts)
        for move in [*state.legal_moves(), *candidates(state)]:
            assert (state.why_not(move) is None) == (str(move) in texts)


@settings(max_examples=5, deadline=None)
@given(GAMES)
def test_which_tiles_are_to_come_follows_from_a_position(game: tuple[int, int]) -> None:
    for state in states_of(game)[::9]:
        assert ALCAZABA.parse_position(str(state)).table.unseen == state.table.unseen


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 7))
def test_a_thousand_random_games(players: int) -> None:
    play_many(lambda: new_game(players), 200, conserved)
