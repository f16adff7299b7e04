"""Tournaments: everybody has the same deals and seats, and the same comes of it whatever way they
are played."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra import BadOption
from alhambra.arena.statistics.sequential import Bounds
from alhambra.arena.tournament.block import Block, GamePlayed
from alhambra.arena.tournament.made_with import made_with
from alhambra.arena.tournament.plan import FORMS, Form, Plan, seatings
from alhambra.arena.tournament.report import first_lines, tables
from alhambra.arena.tournament.result import result
from alhambra.arena.tournament.running import Tournament
from alhambra.arena.tournament.standings import standings
from alhambra.arena.tournament.state import StateFile, read_state, times_file
from alhambra.arena.workers import Done, Job, Stop, Task, ThisProcess, workers
from alhambra.bots import BOTS
from alhambra.bots.bot import Bot
from alhambra.core.state import Move, View


class First(Bot):
    def choose(self, _view: View, moves: list[Move]) -> Move:
        return moves[0]


class Broken(Bot):
    def choose(self, _view: View, moves: list[Move]) -> Move:
        return moves[len(moves)]


@pytest.fixture(autouse=True)
def own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "first", First)
    monkeypatch.setitem(BOTS, "broken", Broken)


PLAN = Plan("rollwrite", 2, ("random", "first"))


def played(plan: Plan, blocks: int) -> Tournament:
    tournament = Tournament(plan, blocks)
    for _ in tournament.play(ThisProcess()):
        pass
    return tournament


# Who meets whom


@given(st.integers(2, 6), st.integers(2, 6))
def test_in_a_block_every_side_has_every_seat_as_often(sides: int, players: int) -> None:
    if sides > players:
        return
    games = seatings(sides, players)
    assert len(set(games)) == len(games)
    for seat in range(players):
        had = Counter(game[seat] for game in games)
        assert len(had) == sides
        assert len(set(had.values())) == 1


def test_in_a_round_robin_all_meet_at_all_tables() -> None:
    four = Plan("palace", 3, ("a", "b", "c", "d"))
    assert [pairing.sides for pairing in four.pairings()] == [
        (0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3),
    ]  # fmt: skip
    two = Plan("palace", 3, ("a", "b"))
    (pairing,) = two.pairings()
    assert sorted(pairing.seatings) == [
        (0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0),
    ]  # fmt: skip


def test_in_a_gauntlet_the_first_meets_each_of_the_others() -> None:
    plan = Plan("palace", 2, ("a", "b", "c"), "gauntlet")
    assert [pairing.sides for pairing in plan.pairings()] == [(0, 1), (0, 2)]


def test_on_a_ladder_each_meets_the_one_below_and_two_checks_come_along() -> None:
    plan = Plan("palace", 2, ("a", "b", "c"), "ladder")
    assert [(pairing.kind, pairing.sides) for pairing in plan.pairings()] == [
        ("match", (1, 0)),
        ("match", (2, 1)),
        ("mirror", (2, 2)),
        ("sanity", (2, 3)),
    ]
    assert plan.entered == ("a", "b", "c", "random")


@pytest.mark.parametrize(
    ("bots", "players", "bounds"),
    [
        (("greedy",), 2, Bounds()),
        (("greedy", "greedy"), 2, Bounds()),
        (("greedy", "random"), 1, Bounds()),
        (("greedy", "random"), 2, Bounds(20, 0)),
        (("greedy", "random"), 2, Bounds(alpha=0.7)),
    ],
)
def test_what_is_no_tournament_is_refused(
    bots: tuple[str, ...], players: int, bounds: Bounds
) -> None:
    with pytest.raises(BadOption):
        Plan("palace", players, bots, bounds=bounds)


# Playing


def test_blocks_have_the_same_deal_and_the_games_of_one_the_seats_rotated() -> None:
    plan = Plan("rollwrite", 2, ("first", "greedy"), with_moves=True)
    blocks = played(plan, 2).blocks
    assert [[game.sides for game in block.games] for block in blocks] == [[(0, 1), (1, 0)]] * 2
    other = played(Plan("rollwrite", 2, ("random", "first"), with_moves=True), 1).blocks
    assert all(game.made for game in (*blocks[0].games, *other[0].games))


class Ahead:
    """Workers that have done everything before anybody asks for the first."""

    def work(self, job: Job[Task, Done], tasks: Iterable[Task], stop: Stop) -> Iterator[Done]:
        done = [job.open()(task) for task in list(tasks)]
        for each in done:
            if stop():
                return
            yield each


@pytest.mark.parametrize("form", FORMS)
def test_a_match_ends_at_the_same_block_however_far_ahead_workers_are(form: Form) -> None:
    bounds = Bounds(elo1=200.0, alpha=0.2, beta=0.2)
    plan = Plan("rollwrite", 2, ("random", "first"), form, bounds=bounds, ends_early=True)
    alone = played(plan, 12)
    ahead = Tournament(plan, 12)
    for _ in ahead.play(Ahead()):
        pass
    assert alone.blocks == ahead.blocks
    matches = [block.block for block in alone.blocks if block.pairing == 0]
    assert len(matches) < 12
    (pair,) = standings(plan, alone.blocks).head_to_head
    assert pair.decided_at == len(matches)


# The state


def run(path: Path, plan: Plan, blocks: int, stop_after: int = 1000, jobs: int = 1) -> Tournament:
    """As the command does it."""
    tournament = Tournament(plan, blocks)
    with StateFile(path, plan, made_with(plan)) as file:
        for block in file.blocks:
            tournament.add(block)
        tournament.times += file.times
        done: list[Block] = []
        for block, times in tournament.play(workers(jobs), lambda: len(done) >= stop_after):
            file.add(block, times)
            done.append(block)
    return tournament


def test_stopped_and_resumed_at_any_block_it_is_the_same_to_the_byte(tmp_path: Path) -> None:
    plan = Plan("rollwrite", 2, ("first", "random", "greedy"), "gauntlet")
    whole = run(tmp_path / "whole", plan, 3)
    for stop in range(6):
        file = tmp_path / f"stopped-{stop}"
        run(file, plan, 3, stop)
        resumed = run(file, plan, 3)
        assert file.read_bytes() == (tmp_path / "whole").read_bytes()
        assert standings(plan, resumed.blocks) == standings(plan, whole.blocks)
        assert len(resumed.times) == 6


def test_several_processes_play_the_same_to_the_byte(tmp_path: Path) -> None:
    plan = Plan("rollwrite", 2, ("greedy", "random"))
    for jobs in (1, 2):
        run(tmp_path / str(jobs), plan, 4, jobs=jobs)
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()


def test_a_line_that_was_interrupted_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "state"
    run(file, PLAN, 3)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    times_file(file).unlink()
    assert len(read_state(file)[1]) == 2
    run(file, PLAN, 3)
    assert file.read_bytes() == whole


def test_more_blocks_can_be_played_later(tmp_path: Path) -> None:
    run(tmp_path / "first", PLAN, 2)
    run(tmp_path / "first", PLAN, 4)
    run(tmp_path / "once", PLAN, 4)
    assert (tmp_path / "first").read_bytes() == (tmp_path / "once").read_bytes()


def test_a_state_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "state"
    run(file, PLAN, 1)
    other = msgspec.structs.replace(PLAN, seed=2)
    with pytest.raises(BadOption, match="seed was 1 and is now 2"):
        StateFile(file, other, made_with(other))
    with pytest.raises(BadOption, match="alhambra was"):
        StateFile(file, PLAN, msgspec.structs.replace(made_with(PLAN), alhambra="9"))
    for content in (b"", b"no\n", b'{"tournament": 1}\n'):
        file.write_bytes(content + b"x\n")
        with pytest.raises(BadOption, match="is not the state"):
            StateFile(file, PLAN, made_with(PLAN))


# What came of it


def made_up(plan: Plan, winner: Callable[[int, int], int], blocks: int) -> list[Block]:
    """Blocks that went as it is said: the side that wins, by pairing and block."""
    return [
        Block(
            number,
            block,
            tuple(
                GamePlayed(
                    seating,
                    tuple(10 * (side == winner(number, block)) for side in seating),
                    tuple(s for s, side in enumerate(seating) if side == winner(number, block)),
                    moves=10,
                    decisions=5,
                )
                for seating in pairing.seatings
            ),
        )
        for block in range(1, blocks + 1)
        for number, pairing in enumerate(plan.pairings())
    ]


LADDER = Plan("palace", 2, ("first", "greedy"), "ladder")


def test_checks_that_pass_say_nothing() -> None:
    found = standings(LADDER, made_up(LADDER, lambda n, b: b % 2 if n == 1 else 0, 20))
    assert [check.passed for check in found.checks] == [True, True]
    assert first_lines(LADDER, found) == []


def test_an_uneven_mirror_match_and_a_lost_sanity_match_are_said_first() -> None:
    found = standings(LADDER, made_up(LADDER, lambda n, _: 1 if n == 2 else 0, 20))
    assert [check.passed for check in found.checks] == [False, False]
    mirror, sanity = first_lines(LADDER, found)
    assert mirror.startswith("MIRROR MATCH FAILED: greedy against itself")
    assert sanity.startswith("SANITY MATCH FAILED: greedy is not shown to be better than random")


def test_budgets_in_seconds_are_marked() -> None:
    timed = Plan("palace", 2, ("a@0.5s", "b@1000"))
    assert not timed.is_reproducible
    assert Plan("palace", 2, ("a@500", "b@1000")).is_reproducible
    assert "cannot be reproduced exactly" in first_lines(timed, standings(timed, []))[0]


def test_faults_lose_the_game_and_are_counted() -> None:
    plan = Plan("rollwrite", 3, ("broken", "random", "first"))
    tournament = played(plan, 2)
    found = standings(plan, tournament.blocks)
    broken = found.bots[0]
    assert broken.faults == {"crash": 6, "timeout": 0, "illegal": 0, "nonsense": 0}
    assert broken.first_fault == "crash: IndexError: list index out of range"
    assert (broken.wins, broken.points) == (0, None)
    assert min(found.bots, key=lambda bot: bot.rating) == broken
    assert all(pair.score == 0 for pair in found.head_to_head if pair.bot == "broken")
    shown = tables(plan, found, result(plan, made_with(plan), tournament.blocks, []).times or [])
    assert shown


def test_everything_adds_up() -> None:
    plan = Plan("rollwrite", 3, ("greedy", "random", "first"))
    tournament = played(plan, 2)
    found = standings(plan, tournament.blocks)
    assert found.games == 6
    assert sum(bot.wins for bot in found.bots) == pytest.approx(6)
    assert sum(seat.wins for seat in found.seats) == pytest.approx(6)
    assert sum(bot.rating for bot in found.bots) == pytest.approx(0, abs=1e-4)
    for bot in found.bots:
        causes = sum(cause.points for cause in found.causes if cause.bot == bot.name)
        assert causes == pytest.approx(bot.points, abs=1e-4)


def test_a_game_that_stood_still_is_nobodys() -> None:
    stood = GamePlayed((0, 1), (30, 10), (), 10, 5, unfinished=True)
    assert stood.places() == [[0, 1]]
    found = standings(PLAN, [Block(0, 1, (stood, stood))])
    assert (found.unfinished, found.bots[0].games) == (2, 0)
    assert found.head_to_head[0].score == 0.5
