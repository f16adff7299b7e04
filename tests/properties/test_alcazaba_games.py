"""What holds at every step of every game of Alcazaba."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE, Move
from alhambra.games.alcazaba.moves import TAKE_START, TakeTile
from alhambra.games.alcazaba.ruleset import ALCAZABA
from alhambra.games.alcazaba.state import AlcazabaState
from alhambra.games.alcazaba.table import BAG, ROLL, TURN
from alhambra.games.dice.columns import owners
from alhambra.games.dice.moves import MARKERS, NAMES, keepings
from alhambra.games.palace.moves import Give, Place, Reserve, Swap
from alhambra.parts.buildings import FOUNTAIN
from alhambra.parts.cells import STEPS
from alhambra.parts.components import standard

GAMES = st.tuples(st.integers(2, 6), st.integers(0, 10**9))


def some_states(players: int, seed: int) -> list[AlcazabaState]:
    """The states of a random game, as they come: decisions and draws. Rolls are few."""
    state = ALCAZABA.new(ALCAZABA.options(players, {}))
    source = MersenneSource(seed)
    states = [state.copy()]
    while state.to_act() is not None:
        if state.to_act() == CHANCE:
            state.happen(state.sample(source))
        else:
            moves = [move for move in state.legal_moves() if not str(move).startswith("keep")]
            moves = moves if source.below(2) else state.legal_moves()
            state.play(moves[source.below(len(moves))])
        states.append(state.copy())
    return states


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
    for state in some_states(*game)[::2]:
        conserved(state)


@settings(max_examples=6, deadline=None)
@given(GAMES)
def test_every_game_comes_to_an_end_with_three_scorings_and_a_winner(game: tuple[int, int]) -> None:
    last = some_states(*game)[-1]
    result = last.result()
    assert result is not None
    assert result.winners
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
    for state in some_states(*game)[::11]:
        texts = [str(move) for move in state.legal_moves()]
        assert len(set(texts)) == len(texts)
        for move in [*state.legal_moves(), *candidates(state)]:
            assert (state.why_not(move) is None) == (str(move) in texts)


@settings(max_examples=5, deadline=None)
@given(GAMES)
def test_moves_outcomes_and_positions_read_back_exactly(game: tuple[int, int]) -> None:
    for state in some_states(*game)[::9]:
        again = ALCAZABA.parse_position(str(state))
        assert str(again) == str(state)
        assert again.legal_moves() == state.legal_moves()
        assert again.table.unseen == state.table.unseen
        for move in state.legal_moves():
            assert ALCAZABA.parse_move(str(move)) == move
        if state.to_act() == CHANCE:
            for outcome, _ in state.outcomes()[::50]:
                assert ALCAZABA.parse_outcome(str(outcome)) is outcome


@settings(max_examples=5, deadline=None)
@given(GAMES)
def test_sampling_follows_the_listed_odds(game: tuple[int, int]) -> None:
    for number, state in enumerate(some_states(*game)[::3]):
        if state.to_act() != CHANCE or (number % 4 and state.table.phase != BAG):
            continue
        outcomes = state.outcomes()
        sampled = state.sample(MersenneSource(number))
        left = MersenneSource(number).below(sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:
            if left < weight:
                assert outcome is sampled
                break
            left -= weight


@settings(max_examples=4, deadline=None)
@given(GAMES)
def test_everything_is_open_and_no_view_knows_the_future(game: tuple[int, int]) -> None:
    for state in some_states(*game)[::40]:
        views = [state.observe(seat) for seat in (*range(state.table.options.players), None)]
        assert {str(view) for view in views} == {str(state)}
        for view in views:
            assert view.determinize(MersenneSource(1)) == state


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 7))
def test_a_thousand_random_games(players: int) -> None:
    for seed in range(200):
        states = some_states(players, seed)
        for state in states[::20]:
            conserved(state)
        assert states[-1].result() is not None
