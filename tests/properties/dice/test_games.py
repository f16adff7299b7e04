"""What holds at every step of every Dice Game."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.games.dice.columns import owners
from alhambra.games.dice.markers import DIRKS_MARKERS
from alhambra.games.dice.moves import (
    ACCEPT,
    ANNUL,
    BLACK_DICE,
    DISPLACEMENTS,
    EXCHANGES,
    MARKERS,
    NAMES,
    TAKE_POINTS,
    TAKE_TOKEN,
    keepings,
)
from alhambra.games.dice.ruleset import DICE
from alhambra.games.dice.state import DiceState
from alhambra.games.dice.table import REWARD, ROLL, TURN
from alhambra.games.dice.tokens import START_PLAYER
from alhambra.parts.components import standard
from alhambra.parts.dice import NUMBER_OF_DICE, ROLLS
from box.dice import new_game
from random_games import play_many, some_states

GAMES = st.tuples(st.integers(2, 6), st.integers(0, 10**9))


def states_of(game: tuple[int, int]) -> list[DiceState]:
    """A random game with few rolls, in which tokens are used gladly."""
    players, seed = game
    return some_states(new_game(players), seed, seldom="keep")


def conserved(state: DiceState) -> None:
    table = state.table
    options = table.options
    on_fields = [token for token in table.bonus if token not in (None, START_PLAYER)]
    held = [token for tokens in table.tokens for token in tokens]
    tokens = Counter(
        str(token) for token in [*on_fields, *held, *table.light, *table.dark, *table.gone]
    )
    assert tokens == Counter([*standard().light_tokens, *standard().dark_tokens])
    standing = Counter([owner for column in table.markers.columns for owner in owners(column)])
    standing.update(table.markers.out)
    if table.phase in (ROLL, TURN):
        for seat in range(options.players):
            assert standing[seat] + table.markers.left[seat] == options.markers
    if options.dirk and (table.phase in (ROLL, TURN) or table.phase == REWARD):
        assert standing[options.players] == DIRKS_MARKERS
    for track in table.tracks:
        on_track = [owner for owner in range(options.owners) if track.points[owner]]
        assert sorted(track.ranking) == on_track
        fields = [track.points[owner] for owner in track.ranking]
        assert fields == sorted(fields, reverse=True)
        assert max(fields, default=0) <= options.track_length
    if table.phase == TURN:
        assert table.rolling.dice.size == NUMBER_OF_DICE


@settings(max_examples=12, deadline=None)
@given(GAMES)
def test_no_marker_stone_or_token_is_lost_or_doubled(game: tuple[int, int]) -> None:
    for state in states_of(game):
        conserved(state)


@settings(max_examples=8, deadline=None)
@given(GAMES)
def test_there_are_three_scorings_in_which_no_place_is_shared(game: tuple[int, int]) -> None:
    last = states_of(game)[-1]
    assert [scoring.name for scoring in last.scorings_so_far()] == ["A", "B", "C"]
    for scoring in last.scorings_so_far():
        for type in range(6):
            given_out = [points.points[type] for points in scoring.seats if points.points[type]]
            assert len(set(given_out)) == len(given_out)


@settings(max_examples=8, deadline=None)
@given(GAMES)
def test_a_move_is_accepted_exactly_if_it_is_listed(game: tuple[int, int]) -> None:
    tried = [ANNUL, TAKE_POINTS, TAKE_TOKEN, ACCEPT, *MARKERS, *DISPLACEMENTS, *BLACK_DICE]
    tried += [*EXCHANGES, *NAMES]
    for number, state in enumerate(states_of(game)[::7]):
        listed = state.legal_moves()
        assert len({str(move) for move in listed}) == len(listed)
        kept = keepings(ROLLS[8][number * 37 % 1287])
        for move in [*listed, *tried, *kept, *keepings(state.table.rolling.dice)]:
            assert (state.why_not(move) is None) == (move in listed)


@settings(max_examples=6, deadline=None)
@given(GAMES)
def test_which_tokens_are_to_come_follows_from_a_position(game: tuple[int, int]) -> None:
    for state in states_of(game)[::5]:
        again = DICE.parse_position(str(state))
        assert again.table.light == state.table.light
        assert again.table.dark == state.table.dark


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 7))
def test_a_thousand_random_games(players: int) -> None:
    play_many(lambda: new_game(players), 200, conserved)
