"""What holds at every step of every game of Palace."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.core.state import Move
from alhambra.games.palace.moves import Buy, End, Give, Pass, Place, Reserve, Swap, Take
from alhambra.games.palace.ruleset import PALACE
from alhambra.games.palace.state import PalaceState
from alhambra.parts.buildings import FOUNTAIN
from alhambra.parts.cells import ORIGIN, RING
from alhambra.parts.components import standard
from alhambra.parts.money import in_order, worth
from box.palace import new_game
from random_games import play_many, some_states

GAMES = st.tuples(st.integers(2, 6), st.integers(0, 10**9))


def states_of(game: tuple[int, int]) -> list[PalaceState]:
    players, seed = game
    return some_states(new_game(players), seed)


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
    for state in states_of(game):
        conserved(state)


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
    for state in states_of(game)[::15]:
        listed = state.legal_moves()
        texts = {str(move) for move in listed}
        assert len(texts) == len(listed)
        assert all(state.why_not(move) is None for move in listed)
        assert not any(cards_to_spare(move) for move in listed)
        for move in candidates(state):
            accepted = state.why_not(move) is None
            assert accepted == (str(move) in texts or (accepted and cards_to_spare(move)))


@settings(max_examples=6, deadline=None)
@given(GAMES)
def test_without_secret_cards_every_seat_knows_every_hand_and_no_future(
    game: tuple[int, int],
) -> None:
    for state in states_of(game)[::40]:
        for seat in range(state.table.options.players):
            assert str(state.observe(seat)) == str(state)


@settings(max_examples=10, deadline=None)
@given(GAMES)
def test_what_is_in_the_bag_and_in_the_pile_follows_from_a_position(game: tuple[int, int]) -> None:
    for state in states_of(game)[::9]:
        again = PALACE.parse_position(str(state))
        assert again.table.bag == state.table.bag
        assert again.table.pile.cards == state.table.pile.cards


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 7))
def test_a_thousand_random_games(players: int) -> None:
    play_many(lambda: new_game(players), 200, conserved)
