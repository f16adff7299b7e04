"""What holds at every step of every game."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE, Move
from alhambra.games.palace.moves import Buy, End, Give, Pass, Place, Reserve, Swap, Take
from alhambra.games.palace.ruleset import PALACE
from alhambra.games.palace.state import PalaceState
from alhambra.parts.buildings import FOUNTAIN
from alhambra.parts.cells import ORIGIN, RING
from alhambra.parts.components import standard
from alhambra.parts.money import in_order, worth
from box import new_game

GAMES = st.tuples(st.integers(2, 6), st.integers(0, 10**9))


def some_states(players: int, seed: int, most: int = 10**6) -> list[PalaceState]:
    """The states of a random game, as they come: decisions and draws."""
    state = new_game(players)
    source = MersenneSource(seed)
    states = [state.copy()]
    while state.to_act() is not None and len(states) < most:
        if state.to_act() == CHANCE:
            state.happen(state.sample(source))
        else:
            moves = state.legal_moves()
            state.play(moves[source.below(len(moves))])
        states.append(state.copy())
    return states


def conserved(state: PalaceState) -> None:
    table = state.table
    tiles = Counter([*table.bag, *table.dirk, *[tile for tile in table.market if tile is not None]])
    cards = Counter([*table.pile.cards, *table.display, *table.discards])
    for seat in range(table.options.players):
        tiles.update(table.alhambras[seat].tiles.values())
        tiles.update([*table.reserves[seat], *table.aside[seat]])
        cards.update(table.hands[seat].cards)
    assert tiles.pop(FOUNTAIN) == table.options.players
    assert tiles == Counter(standard().tiles)
    assert cards == Counter(standard().money(table.options.players))
    assert sum(size for size, _, _ in table.pile.parts) == len(table.pile.cards)


@settings(max_examples=15, deadline=None)
@given(GAMES)
def test_no_tile_and_no_card_is_lost_or_doubled(game: tuple[int, int]) -> None:
    for state in some_states(*game):
        conserved(state)


@settings(max_examples=10, deadline=None)
@given(GAMES)
def test_every_game_comes_to_an_end_with_a_winner(game: tuple[int, int]) -> None:
    last = some_states(*game)[-1]
    result = last.result()
    assert result is not None
    assert result.winners
    assert last.table.scorings[-1].name == "C"


def candidates(state: PalaceState) -> list[Move]:
    """Everything that somebody might try: all tiles in sight, to all places near, with money that
    may or may not do."""
    table = state.table
    seat = max(state.to_act() or 0, 0)
    palace = table.alhambras[seat]
    near = {cell + step for cell in palace.tiles for step in (*RING, ORIGIN)}
    market = [tile for tile in table.market if tile is not None]
    tiles = {
        *table.reserves[seat],
        *table.aside[seat],
        *market[:1],
        *list(palace.tiles.values())[:3],
    }
    tried: list[Move] = [End(), Pass(), Take(()), *[Buy(tile, ()) for tile in market]]
    tried += [Place(tile, cell) for tile in tiles for cell in near]
    tried += [Reserve(tile) for tile in {*tiles, *palace.tiles.values()}]
    tried += [Give(tile) for tile in tiles]
    tried += [Swap(tile, away) for tile in tiles for away in palace.tiles.values()]
    for number in range(1, 5):
        tried += [Take(in_order(list(cards))) for cards in combinations(table.display, number)]
    hand = table.hands[seat].cards
    for tile in market:
        for number in range(1, 4):
            tried += [Buy(tile, in_order(list(cards))) for cards in combinations(hand[:8], number)]
    return tried


def cards_to_spare(move: Move) -> bool:
    if not isinstance(move, Buy) or not move.cards:
        return False
    return worth(move.cards) - move.cards[0].value >= move.tile.price


@settings(max_examples=12, deadline=None)
@given(GAMES)
def test_a_move_is_accepted_exactly_if_it_is_listed(game: tuple[int, int]) -> None:
    """The one exception: payments with cards to spare are accepted and not listed (P-12)."""
    for state in some_states(*game)[::15]:
        listed = state.legal_moves()
        texts = {str(move) for move in listed}
        assert len(texts) == len(listed)
        assert all(state.why_not(move) is None for move in listed)
        assert not any(cards_to_spare(move) for move in listed)
        for move in candidates(state):
            accepted = state.why_not(move) is None
            assert accepted == (str(move) in texts or (accepted and cards_to_spare(move)))


@settings(max_examples=10, deadline=None)
@given(GAMES)
def test_moves_and_positions_read_back_exactly(game: tuple[int, int]) -> None:
    for state in some_states(*game)[::9]:
        again = PALACE.parse_position(str(state))
        assert str(again) == str(state)
        assert again.table.bag == state.table.bag
        assert again.table.pile.cards == state.table.pile.cards
        for move in state.legal_moves():
            read = PALACE.parse_move(str(move))
            assert read == move
            assert type(read) is type(move)


@settings(max_examples=10, deadline=None)
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
def test_a_copy_goes_its_own_way(game: tuple[int, int]) -> None:
    state = some_states(*game, most=60)[-1]
    before = str(state)
    copy = state.copy()
    for _ in range(20):
        if copy.to_act() == CHANCE:
            copy.happen(copy.outcomes()[0][0])
        elif copy.to_act() is not None:
            copy.play(copy.legal_moves()[-1])
    assert str(state) == before


@settings(max_examples=6, deadline=None)
@given(GAMES)
def test_without_secret_cards_every_seat_knows_every_hand_and_no_future(
    game: tuple[int, int],
) -> None:
    for state in some_states(*game)[::40]:
        for seat in range(state.table.options.players):
            assert str(state.observe(seat)) == str(state)


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 7))
def test_a_thousand_random_games(players: int) -> None:
    for seed in range(200):
        states = some_states(players, seed)
        for state in states[::20]:
            conserved(state)
        assert states[-1].result() is not None
