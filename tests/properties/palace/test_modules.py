"""What holds at every step of every game with modules, in all their combinations."""

from collections import Counter
from itertools import combinations

import pytest

from alhambra.core.game import Game, seeded
from alhambra.core.record import parse_record
from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE, Move
from alhambra.core.verify import verify
from alhambra.games.palace.modules.bazaars import Stalls
from alhambra.games.palace.modules.builders import Hire, Site
from alhambra.games.palace.modules.invaders import Camp
from alhambra.games.palace.modules.treasure import Chamber, ChestsMove, Pay, PutChest
from alhambra.games.palace.moves import Buy, Decline, End, Pass, Place, Reserve
from alhambra.games.palace.ruleset import PALACE
from alhambra.games.palace.state import PalaceState
from alhambra.parts.buildings import FOUNTAIN, Bazaar
from alhambra.parts.components import standard
from alhambra.parts.money import by_value, payments, worth
from box import rule
from box.palace import ALL_MODULES
from rules.palace.test_knowledge import everything_in

NAMES = ALL_MODULES.split(",")
COMBINATIONS = [",".join(names) for n in range(1, 5) for names in combinations(NAMES, n)]
GAMES = [(modules, players) for modules in COMBINATIONS for players in range(2, 7)]
GAMES += [("treasure,invaders-open", players) for players in range(2, 7)]


def conserved(state: PalaceState) -> None:
    """Every tile, card, chest, attack and scout is somewhere, once."""
    table = state.table
    tiles = Counter([*table.bag, *table.dirk, *[tile for tile in table.market if tile is not None]])
    cards = Counter([*table.pile.cards, *table.display, *table.discards, *table.pile.apart])
    for seat in range(table.options.players):
        tiles.update(table.alhambras[seat].tiles.values())
        tiles.update([*table.reserves[seat], *table.aside[seat]])
        cards.update(table.hands[seat].cards)
    for board in table.boards:
        if isinstance(board, Stalls):
            tiles.update(board.tiles)
        elif isinstance(board, Site):
            cards.update(board.spent)
        elif isinstance(board, Chamber):
            chests_conserved(board, state)
        elif isinstance(board, Camp):
            attacks = [s.name for s in state.scorings_so_far() if s.name.endswith("-invaders")]
            assert len(board.attacks) + len(attacks) == 4
            assert not set(board.scouts) & set(board.scouts_left)
    assert tiles.pop(FOUNTAIN) == table.options.players
    assert tiles == Counter(table.options.tiles)
    assert cards == Counter([*table.options.money, *table.options.cards_apart])
    assert sum(size for size, _, _ in table.pile.parts) == len(table.pile.cards)
    assert sum(slipped for _, _, slipped in table.pile.parts) <= len(table.pile.apart)


def chests_conserved(board: Chamber, state: PalaceState) -> None:
    chests = [sum(each) for each in zip(board.bag, board.offered, *board.rooms, strict=True)]
    for player, full in enumerate(board.carrying):
        dirk = player == state.table.options.players
        there = state.table.dirk if dirk else state.table.alhambras[player].tiles.values()
        assert len(set(full)) == len(full)
        for tile in full:
            assert tile in there
            chests[tile.type] += 1
    assert chests == standard().chests


def candidates(state: PalaceState) -> list[Move]:
    """What somebody might try with the modules' pieces, wherever he is."""
    table = state.table
    seat = max(state.to_act() or 0, 0)
    hand = table.hands[seat].cards
    tried: list[Move] = [Decline(), End(), Pass(), *[ChestsMove(room) for room in range(-1, 4)]]
    tried += [Hire(card) for card in {*hand, *table.display}]
    tried += [PutChest(tile) for tile in table.options.tiles]
    tried += [Pay(cards) for cards in payments(by_value(list(hand)), 7)[:40]]
    bazaars = [tile for tile in table.options.tiles if isinstance(tile, Bazaar)]
    for bazaar in bazaars:
        tried += [Buy(bazaar, hand[:number]) for number in range(4)]
        tried += [Reserve(bazaar), Place(bazaar, 1)]
    return tried


def to_spare(move: Move) -> bool:
    return isinstance(move, Pay) and worth(move.cards) - min(c.value for c in move.cards) >= 8


def play(modules: str, players: int, seed: int, every: int) -> None:
    """A random game to its end, with a thorough look at it `every` so many moves."""
    game = Game(PALACE, PALACE.options(players, {"modules": modules}), seeded(seed))
    source = MersenneSource(seed)
    number = 0
    while game.state.to_act() is not None:
        state = game.state
        assert isinstance(state, PalaceState)
        moves = state.legal_moves()
        if number % every == 0:
            check(state, moves, number)
        if number % (5 * every) == 0:
            told = parse_record(str(game.record_for(0)))
            assert str(verify(told, PALACE).observe(0)) == str(state.observe(0))
        game.play(moves[source.below(len(moves))])
        if number % 7 == 0:
            conserved(state)
        number += 1
    assert game.state.result() is not None
    record = parse_record(str(game.record))
    assert str(record) == str(game.record)
    assert verify(record, PALACE) == game.state


def check(state: PalaceState, moves: list[Move], number: int) -> None:
    """Lists are exact, texts read back, and views do not tell what their seats cannot know."""
    texts = [str(move) for move in moves]
    assert len(set(texts)) == len(texts)
    for move in moves:
        assert state.why_not(move) is None
        assert PALACE.parse_move(str(move)) == move
        assert type(PALACE.parse_move(str(move))) is type(move)
    for move in candidates(state):
        accepted = state.why_not(move) is None
        assert accepted == (str(move) in texts or (accepted and to_spare(move))), str(move)
    assert str(PALACE.parse_position(str(state))) == str(state)
    for seat in (number % state.table.options.players, None):
        view = state.observe(seat)
        other = view.determinize(MersenneSource(number))
        assert isinstance(other, PalaceState)
        other.legal_moves()
        assert everything_in(other.observe(seat)) == everything_in(view)
        assert everything_in(other.copy().observe(seat)) == everything_in(view)


@rule("M-01")
@pytest.mark.parametrize(("modules", "players"), GAMES[::31] + [(ALL_MODULES, 2), (ALL_MODULES, 6)])
def test_random_games_with_modules(modules: str, players: int) -> None:
    play(modules, players, seed=1, every=61)


@pytest.mark.long
@pytest.mark.parametrize(("modules", "players"), GAMES)
def test_a_hundred_random_games_of_every_combination(modules: str, players: int) -> None:
    for seed in range(100):
        play(modules, players, seed, every=401)


def test_a_seat_never_learns_of_anothers_builders_before_hands_are_shown() -> None:
    game = Game(PALACE, PALACE.options(3, {"modules": "builders"}), seeded(3))
    for seat in (0, 1, 2, None):
        lines = str(game.record_for(seat)).splitlines()
        told = [line for line in lines if line.startswith("* builders") and "?" not in line]
        assert told == ([line for line in told if line.startswith(f"* builders{(seat or 0) + 1}")])
        assert len(told) == (0 if seat is None else 1)


def test_a_look_is_in_the_record_of_the_looker_alone() -> None:
    source = MersenneSource(2)
    game = Game(PALACE, PALACE.options(2, {"modules": "invaders"}), seeded(5))
    while "* look" not in str(game.record):
        buys = [m for m in game.state.legal_moves() if str(m).startswith("buy")]
        moves = buys or game.state.legal_moves()
        game.play(moves[source.below(len(moves))])
    (line,) = [line for line in str(game.record).splitlines() if line.startswith("* look")]
    looker = int(line[6]) - 1
    assert line in str(game.record_for(looker)).splitlines()
    for other in (1 - looker, None):
        assert f"{line[:7]} ?" in str(game.record_for(other)).splitlines()
        verify(parse_record(str(game.record_for(other))), PALACE)
    assert game.state.to_act() != CHANCE
