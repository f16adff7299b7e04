"""What holds at every step of every Dice Game."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE
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
from dice_box import new_game

GAMES = st.tuples(st.integers(2, 6), st.integers(0, 10**9))


def some_states(players: int, seed: int, most: int = 10**6) -> list[DiceState]:
    """The states of a random game, as they come: decisions and draws. Tokens are used gladly."""
    state = new_game(players)
    source = MersenneSource(seed)
    states = [state.copy()]
    while state.to_act() is not None and len(states) < most:
        if state.to_act() == CHANCE:
            state.happen(state.sample(source))
        else:
            moves = [move for move in state.legal_moves() if not str(move).startswith("keep")]
            moves = moves if source.below(2) else state.legal_moves()
            state.play(moves[source.below(len(moves))])
        states.append(state.copy())
    return states


def conserved(state: DiceState) -> None:
    table = state.table
    options = table.options
    lying = [token for token in table.bonus if token not in (None, START_PLAYER)]
    held = [token for tokens in table.tokens for token in tokens]
    tokens = Counter(
        str(token) for token in [*lying, *held, *table.light, *table.dark, *table.gone]
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
    for state in some_states(*game):
        conserved(state)


@settings(max_examples=8, deadline=None)
@given(GAMES)
def test_every_game_comes_to_an_end_with_three_scorings_and_a_winner(game: tuple[int, int]) -> None:
    last = some_states(*game)[-1]
    result = last.result()
    assert result is not None
    assert result.winners
    assert [scoring.name for scoring in last.scorings_so_far()] == ["A", "B", "C"]
    for scoring in last.scorings_so_far():
        for type in range(6):
            # Places are never shared, so each is given once at most.
            given_out = [points.points[type] for points in scoring.seats if points.points[type]]
            assert len(set(given_out)) == len(given_out)


@settings(max_examples=8, deadline=None)
@given(GAMES)
def test_a_move_is_accepted_exactly_if_it_is_listed(game: tuple[int, int]) -> None:
    tried = [ANNUL, TAKE_POINTS, TAKE_TOKEN, ACCEPT, *MARKERS, *DISPLACEMENTS, *BLACK_DICE]
    tried += [*EXCHANGES, *NAMES]
    for number, state in enumerate(some_states(*game)[::7]):
        listed = state.legal_moves()
        assert len({str(move) for move in listed}) == len(listed)
        kept = keepings(ROLLS[8][number * 37 % 1287])
        for move in [*listed, *tried, *kept, *keepings(state.table.rolling.dice)]:
            assert (state.why_not(move) is None) == (move in listed)


@settings(max_examples=6, deadline=None)
@given(GAMES)
def test_moves_outcomes_and_positions_read_back_exactly(game: tuple[int, int]) -> None:
    for state in some_states(*game)[::5]:
        again = DICE.parse_position(str(state))
        assert str(again) == str(state)
        assert again.legal_moves() == state.legal_moves()
        assert again.table.light == state.table.light
        assert again.table.dark == state.table.dark
        for move in state.legal_moves():
            assert DICE.parse_move(str(move)) is move
        if state.to_act() == CHANCE:
            for outcome, _ in state.outcomes()[::50]:
                assert DICE.parse_outcome(str(outcome)) is outcome


@settings(max_examples=6, deadline=None)
@given(GAMES)
def test_sampling_follows_the_listed_odds(game: tuple[int, int]) -> None:
    """The same number gives what the list of outcomes gives, counted by its weights."""
    for number, state in enumerate(some_states(*game)[::7]):
        if state.to_act() != CHANCE:
            continue
        outcomes = state.outcomes()
        sampled = state.sample(MersenneSource(number))
        left = MersenneSource(number).below(sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:
            if left < weight:
                assert outcome is sampled
                break
            left -= weight


@settings(max_examples=5, deadline=None)
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
