"""One encoding beneath all environments: actions in small steps, numbers from views."""

import copy
import pickle
import random
from itertools import pairwise

import numpy as np
import pytest

from alhambra import GAMES, BadOption, MersenneSource
from alhambra.core.state import CHANCE, Move
from alhambra.env.choice import Choice
from alhambra.env.encodings import ENCODINGS, encoding
from alhambra.env.spaces import Arrays
from alhambra.games.palace.table import PalaceTable
from env.played import TABLES, new, steps_of
from random_games import go_on


def test_every_game_has_an_encoding() -> None:
    assert list(ENCODINGS) == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_actions_of_a_game_do_not_depend_on_the_table(game: str) -> None:
    players = GAMES[game].players
    texts = [encoding(game, number).actions.texts for number in players]
    assert all(each == texts[0] for each in texts)
    assert len(set(texts[0])) == len(texts[0])
    numbers = encoding(game, players[-1]).actions.numbers
    assert [numbers[text] for text in texts[0]] == list(range(len(texts[0])))


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_name_of_its_own(game: str) -> None:
    layout = encoding(game, GAMES[game].players[-1]).layout
    assert len(set(layout.names())) == layout.size == len(layout.tops())


def paths_are_right(game: str, players: int, options: dict[str, str], seed: int) -> None:
    """Each legal move has one path, which no other begins with, and its steps lead to it."""
    rules = GAMES[game]
    numbers = encoding(game, players, options)
    state = rules.new(rules.options(players, options))
    source = MersenneSource(seed)
    while state.to_act() is not None:
        seat = state.to_act()
        if seat is not None and seat != CHANCE:
            moves = state.legal_moves()
            first = numbers.choice(moves, seat)
            paths = sorted(first.paths)
            for one, other in pairwise(paths):
                assert other[: len(one)] != one, (str(state), one, other)
            assert [numbers.path(rules.parse_move(str(m)), seat) for m in moves] == first.paths
            chosen = moves[source.below(len(moves))]
            path = numbers.path(chosen, seat)
            after: Choice | Move = first
            while isinstance(after, Choice):
                after = after.after(path[len(after.picked)])
            assert after == chosen
        go_on(state, source, "swap")


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_legal_move_can_be_expressed(
    game: str, players: int, options: dict[str, str]
) -> None:
    paths_are_right(game, players, options, 1)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_of_many_games_can_be_expressed(game: str, part: int) -> None:
    tables = [table for table in TABLES if table[0] == game]
    for seed in range(100 * part, 100 * part + 100):
        paths_are_right(*tables[seed % len(tables)], seed)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_numbers_are_in_their_ranges(game: str, players: int, options: dict[str, str]) -> None:
    play = new(game, players, options, 5)
    tops = np.array(play.encoding.layout.tops())
    names = play.encoding.layout.names()
    for number, now in enumerate(steps_of(play, 5)):
        if number % 7 == 0:
            for seat in range(players):
                numbers = np.frombuffer(now.numbers(seat), dtype=np.uint16)
                beyond = [names[each] for each in np.flatnonzero(numbers > tops)]
                assert not beyond, str(now.state)
    assert play.is_over


def test_a_step_that_leaves_one_move_is_the_last() -> None:
    play = new("dice", 3, {}, 1)
    marker = play.encoding.actions.numbers["marker P"]
    seat = play.seat
    while marker not in play.choice.actions:
        play = new("dice", 3, {}, random.randrange(10**6))
        seat = play.seat
    assert play.step(marker)
    assert str(play.last_move) == "marker P"
    assert play.seat != seat


def test_what_is_picked_is_seen_by_its_seat_alone() -> None:
    play = new("dice", 3, {}, 1)
    roll = play.encoding.actions.numbers["roll"]
    seat = play.seat
    assert not play.step(roll)
    (part,) = [part for part in play.encoding.layout.parts if part.name == "picked"]
    assert play.numbers(seat)[part.start + roll] == 1
    for other in {0, 1, 2} - {seat}:
        assert not any(play.numbers(other)[part.start : part.end])


@pytest.mark.parametrize(("game", "players", "options"), TABLES[::4])
def test_a_game_can_be_copied_and_pickled_in_the_middle_of_a_move(
    game: str, players: int, options: dict[str, str]
) -> None:
    for number, now in enumerate(steps_of(new(game, players, options, 2), 2, most=200)):
        if number % 9 == 0:
            for other in (now.copy(), copy.deepcopy(now), pickle.loads(pickle.dumps(now))):
                assert other.encoding is now.encoding
                assert other.choice.actions == now.choice.actions
                assert other.numbers(now.seat) == now.numbers(now.seat)


def test_the_dictionary_has_the_same_numbers_and_planes() -> None:
    play = new("palace", 3, {}, 3)
    for now in steps_of(play, 3, most=400):
        arrays = Arrays(now.encoding)
        view = now.state.observe(0)
        vector = arrays.of_view(view)
        parts = arrays.dictionary(vector, view)
    planes = parts.pop("planes")
    assert np.array_equal(np.concatenate([each.ravel() for each in parts.values()]), vector)
    table = play.state.observe(0)
    assert isinstance(table, PalaceTable)
    built = sum([len(alhambra.tiles) for alhambra in table.alhambras])
    assert planes[:, :8].sum() == built > 3


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("chess", 2, {}),
        ("palace", 7, {}),
        ("dice", 2, {"modules": "x"}),
        ("rollwrite", 3, {"solo": "2"}),
    ],
)
def test_what_does_not_exist_is_refused(game: str, players: int, options: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        encoding(game, players, options)
