"""Observations tell a seat nothing that it cannot know: two worlds, every hidden component."""

import numpy as np
import pytest

from alhambra import MersenneSource, State
from alhambra.env.encodings import encoding
from alhambra.env.play import Play
from alhambra.games.palace.modules.invaders import Camp
from alhambra.games.palace.state import PalaceState
from env.played import ALL_MODULES, TABLES, new, steps_of

HIDING = ["builders", "invaders", "builders,invaders", ALL_MODULES]


def seen(play: Play, seat: int) -> np.ndarray:
    return np.frombuffer(play.numbers(seat), dtype=np.uint16)


def in_another_world(play: Play, seat: int, seed: int) -> Play:
    """A game that the seat cannot tell from this one."""
    other = play.copy()
    other.state = play.state.observe(seat).determinize(MersenneSource(seed))
    return other


def secrets(state: State) -> tuple[str, ...]:
    """The hidden components of Palace: builders in hands and in the pile, the next attack."""
    assert isinstance(state, PalaceState)
    table = state.table
    camps = [board.top for board in table.boards if isinstance(board, Camp)]
    return (*[str(hand.secret) for hand in table.hands], str(table.pile.apart), *camps)


def compare(game: str, players: int, options: dict[str, str], seed: int, most: int) -> set[int]:
    """Which of the hidden components differed somewhere."""
    differed: set[int] = set()
    for number, now in enumerate(steps_of(new(game, players, options, seed), seed, most)):
        if number % 11 == 0:
            for seat in range(players):
                other = in_another_world(now, seat, number)
                assert np.array_equal(seen(now, seat), seen(other, seat)), str(now.state)
                if seat == now.seat:
                    assert (
                        other.encoding.choice(other.state.legal_moves(), seat).paths
                        == now.encoding.choice(now.state.legal_moves(), seat).paths
                    )
                if game == "palace" and options:
                    pairs = zip(secrets(now.state), secrets(other.state), strict=True)
                    differed |= {n for n, (here, there) in enumerate(pairs) if here != there}
    return differed


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_seat_sees_the_same_in_all_worlds_it_cannot_tell_apart(
    game: str, players: int, options: dict[str, str]
) -> None:
    compare(game, players, options, seed=3, most=250)


@pytest.mark.long
@pytest.mark.parametrize("modules", HIDING)
def test_every_hidden_component_differs_somewhere_and_is_never_seen(modules: str) -> None:
    options = {"modules": modules}
    differed: set[int] = set()
    for seed in range(60):
        differed |= compare("palace", 3, options, seed, most=600)
    state = new("palace", 3, options, 0).state
    hidden = {0, 1, 2, 3} if "builders" in modules else set()
    hidden |= {4} if "invaders" in modules else set()
    assert differed == hidden & set(range(len(secrets(state))))


def test_an_observation_that_told_more_would_be_found_out() -> None:
    """To whoever holds them, builders in another world are not the same."""
    play = new("palace", 3, {"modules": "builders"}, 1)
    others = [in_another_world(play, 0, seed) for seed in range(20)]
    assert any(not np.array_equal(seen(play, 1), seen(other, 1)) for other in others)


def test_an_encoding_is_given_views_only() -> None:
    """A spectator's view is not a seat's, and a state is no view."""
    play = new("palace", 3, {}, 1)
    numbers = encoding("palace", 3)
    with pytest.raises(AssertionError):
        numbers.numbers(play.state.observe(None), ())
    with pytest.raises((AssertionError, TypeError)):
        numbers.numbers(play.state, ())  # type: ignore[arg-type]
