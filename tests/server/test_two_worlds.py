"""Worlds that differ only in what a seat cannot know: on every path the server says the same."""

import random
from itertools import combinations
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from alhambra.core.messages import AlhambraError
from alhambra.core.sources import MersenneSource
from alhambra.core.state import Seat, State
from alhambra.games import GAMES
from alhambra.server.tables.commands import after_trying
from alhambra.server.views import view_of
from alhambra.server.wire.games import GameName
from server.worlds import draws_of, moves_of, other_draws, played, said_in

MODULES = ("treasure", "builders", "invaders", "bazaars")
OF_MODULES = [
    ",".join(chosen)
    for number in range(len(MODULES) + 1)
    for chosen in combinations(MODULES, number)
] + ["invaders-open", "builders,invaders-open"]
HIDING = [
    modules for modules in OF_MODULES if "builders" in modules or "invaders" in modules.split(",")
]
SERVED = [name for name in GAMES if name in get_args(GameName)]
PLAYED = [
    (name, modules) for name in SERVED for modules in (OF_MODULES if name == "palace" else [""])
]
"""Whatever game comes to the server is tested here too."""


def options(name: str, modules: str) -> dict[str, str]:
    return {"modules": modules} if name == "palace" and modules else {}


# What a seat sees, in all worlds that it cannot tell from each other


def seen(state: State, seat: Seat | None, moves: list[str], name: str) -> list[bytes]:
    """What a seat is sent of a state, and of moves that it tries."""
    sent = [msgspec.json.encode(view_of(state, seat))]
    for move in moves if seat is not None else []:
        try:
            tried = after_trying(state, seat or 0, [GAMES[name].parse_move(move)])
            sent.append(msgspec.json.encode(view_of(tried, seat, now=state)))
        except AlhambraError as error:
            sent.append(str(error).encode())
    return sent


def compare_views(name: str, modules: str, players: int, seed: int) -> None:
    rng = random.Random(seed)
    play = played(GAMES[name], players, options(name, modules), seed, rng.randrange(60))
    moves = sorted({move for _, move in moves_of(play)})[:20]
    if play.state.to_act() in range(players):
        moves += [str(move) for move in play.state.legal_moves()[:20]]
    for seat in (*range(players), None):
        view = play.state.observe(seat)
        other = view.determinize(MersenneSource(seed))
        assert seen(play.state, seat, moves, name) == seen(other, seat, moves, name)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("name", "modules"), PLAYED)
def test_what_is_seen_and_tried_is_the_same(name: str, modules: str, seed: int) -> None:
    compare_views(name, modules, 2 + seed % 3, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 160))
@pytest.mark.parametrize(("name", "modules"), PLAYED)
def test_what_is_seen_and_tried_is_the_same_in_many(name: str, modules: str, seed: int) -> None:
    most = 5 if name == "rollwrite" else 6
    compare_views(name, modules, min(2 + seed % 5, most), seed)


# What a server says on all its paths


def compare_servers(
    folder: Path,
    patch: pytest.MonkeyPatch,
    modules: str,
    players: int,
    seat: Seat | None,
    seed: int,
) -> None:
    """Games are tried until one has something that the seat cannot know."""
    for attempt in range(seed, seed + 500):
        moves = 10 + 7 * attempt % 50
        play = played(GAMES["palace"], players, options("palace", modules), attempt, moves)
        other = other_draws(play, seat, attempt)
        if other is not None:
            break
    assert other is not None
    here = said_in(folder / "here", play, draws_of(play), seat, patch)
    there = said_in(folder / "there", play, other, seat, patch)
    assert len(here) > 30
    assert here == there


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("modules", ["builders", "invaders", ",".join(MODULES)])
def test_a_server_says_the_same_on_every_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, modules: str, seat: Seat | None
) -> None:
    compare_servers(tmp_path, monkeypatch, modules, 3, seat, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("modules", HIDING)
def test_a_server_says_the_same_on_every_path_of_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, modules: str, seat: Seat | None, players: int
) -> None:
    compare_servers(tmp_path, monkeypatch, modules, players, seat, seed=100)


def test_a_server_that_told_more_would_be_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To a seat that knows them the two worlds are not the same."""
    play = played(GAMES["palace"], 3, options("palace", "builders"), 1, 30)
    other = other_draws(play, 0, 1)
    assert other is not None
    told = [
        [
            said_in(tmp_path / f"{world}{seat}", play, draws, seat, monkeypatch)
            for world, draws in (("here", draws_of(play)), ("there", other))
        ]
        for seat in (1, 2)
    ]
    assert any(here != there for here, there in told)
