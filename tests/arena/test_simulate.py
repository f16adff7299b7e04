"""Matches: the same games whatever way they are played, and counted right."""

from dataclasses import replace

import pytest

from alhambra import BadOption, game, parse_record, verify
from alhambra.arena.jobs import play_match
from alhambra.arena.match import Arena, Match, Played, Times
from alhambra.arena.report import tables
from alhambra.arena.tally import Tally
from alhambra.bots import BOTS
from alhambra.core.record import MOVE
from box.bots import Idler

RANDOMS = Match("palace", ("random", "random", "random"), seed=5)


@pytest.fixture
def idlers(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setitem(BOTS, "idler", Idler)
    return Match("palace", ("idler", "idler"), seed=5, recorded=True)


def timeless(played: Played) -> Played:
    """A game without what may differ when it is played again."""
    return replace(played, times=Times(0.0, 0))


def a_game(scores: tuple[int, ...], bots: tuple[int, ...]) -> Played:
    winners = tuple([seat for seat, score in enumerate(scores) if score == max(scores)])
    return Played(1, bots, scores, winners, (), 10, 8, "", Times(0.5, 1))


def test_the_same_seed_gives_the_same_games_however_many_processes_play() -> None:
    alone = [timeless(played) for played in play_match(RANDOMS, 10, jobs=1)]
    shared = [timeless(played) for played in play_match(RANDOMS, 10, jobs=2)]
    assert alone == shared
    assert [played.number for played in alone] == list(range(1, 11))


def test_another_seed_gives_other_games() -> None:
    other = replace(RANDOMS, seed=6)
    assert Arena(RANDOMS).play(1).scores != Arena(other).play(1).scores


def test_a_game_with_a_record_is_the_game_without() -> None:
    with_record = Arena(replace(RANDOMS, recorded=True)).play(3)
    without = Arena(RANDOMS).play(3)
    assert timeless(replace(with_record, record="")) == timeless(without)


def test_records_are_true_and_name_the_bots_and_the_seed() -> None:
    match = Match("palace", ("greedy", "random"), seed=5, recorded=True)
    for played in play_match(match, 2):
        record = parse_record(played.record)
        assert record.names == [match.bots[bot] for bot in played.bots]
        assert record.tags["Seed"]
        assert tuple(verify(record, game("palace")).scores()) == played.scores


def test_a_record_tells_the_options() -> None:
    match = replace(RANDOMS, options=(("tower12", "extra"),), recorded=True)
    record = parse_record(Arena(match).play(1).record)
    assert record.tags["Options"] == "tower12=extra"
    verify(record, game("palace"))


def test_a_game_is_stopped_in_which_nothing_is_built_or_bought_any_more(idlers: Match) -> None:
    played = Arena(idlers).play(1)
    assert played.unfinished
    assert (played.winners, played.imaginary_winners) == ((), 0)
    record = parse_record(played.record)
    assert not record.finished
    assert tuple(verify(record, game("palace")).scores()) == played.scores
    last_turns = [str(step.what) for step in record.steps[-20:] if step.kind == MOVE]
    assert all(move.startswith(("reserve", "place")) for move in last_turns)


def test_a_game_that_was_stopped_is_counted_but_nobodys(idlers: Match) -> None:
    tally = Tally(idlers)
    tally.add(Arena(idlers).play(1))
    tally.add(a_game((30, 10), (0, 1)))
    assert (tally.games, tally.unfinished, tally.finished) == (2, 1, 1)
    assert tally.bots[0].points == [30]
    assert sum(bot["wins"] for bot in tally.summary()["bots"]) == 1
    assert tables(tally)


def test_random_games_are_never_stopped() -> None:
    assert not any(played.unfinished for played in play_match(RANDOMS, 20))


def test_bots_move_one_seat_on_from_game_to_game() -> None:
    arena = Arena(RANDOMS)
    assert [arena.play(n).bots for n in (1, 2, 3, 4)] == [
        (0, 1, 2),
        (1, 2, 0),
        (2, 0, 1),
        (0, 1, 2),
    ]


def test_a_match_stops_between_two_games_when_it_is_told_to() -> None:
    done: list[Played] = []
    for played in play_match(RANDOMS, 1000, stop=lambda: len(done) == 3):
        done.append(played)
    assert [played.number for played in done] == [1, 2, 3]


def test_a_match_over_several_processes_stops_too() -> None:
    done: list[Played] = []
    for played in play_match(RANDOMS, 100_000, jobs=2, stop=lambda: len(done) >= 3):
        done.append(played)
    assert [played.number for played in done] == list(range(1, len(done) + 1))
    assert 3 <= len(done) < 100


@pytest.mark.parametrize(
    "match",
    [
        replace(RANDOMS, game="chess"),
        replace(RANDOMS, bots=("random", "nobody")),
        replace(RANDOMS, bots=("random",) * 9),
        replace(RANDOMS, options=(("tower12", "high"),)),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_what_cannot_be_played_is_refused_at_once(match: Match, jobs: int) -> None:
    with pytest.raises(BadOption):
        play_match(match, 1, jobs)


def test_wins_and_decisions_add_up() -> None:
    tally = Tally(RANDOMS)
    games = list(play_match(RANDOMS, 9))
    for played in games:
        tally.add(played)
    assert sum(standing.wins for standing in tally.bots) == 9
    assert sum(standing.wins for standing in tally.seats) == 9
    assert tally.decisions == sum(played.decisions for played in games)
    assert all(0 < played.decisions <= played.moves for played in games)
    for bot, standing in enumerate(tally.bots):
        by_cause = [sum(sums.values()) for (of, _), sums in tally.by_cause.items() if of == bot]
        assert sum(by_cause) == sum(standing.points)


def test_a_shared_victory_counts_its_part_for_each_winner() -> None:
    tally = Tally(RANDOMS)
    tally.add(a_game((90, 90, 40), bots=(1, 2, 0)))
    tally.add(a_game((70, 70, 70), bots=(0, 1, 2)))
    wins = [bot["wins"] for bot in tally.summary()["bots"]]
    assert wins == pytest.approx([1 / 3, 5 / 6, 5 / 6])
    assert [standing.wins for standing in tally.seats] == [
        standing.wins for standing in (tally.bots[1], tally.bots[2], tally.bots[0])
    ]


def test_points_follow_the_bot_and_not_the_seat() -> None:
    tally = Tally(RANDOMS)
    tally.add(a_game((10, 20, 30), bots=(0, 1, 2)))
    tally.add(a_game((20, 30, 10), bots=(1, 2, 0)))
    assert [bot["mean_points"] for bot in tally.summary()["bots"]] == [10, 20, 30]
    assert tally.bots[0].spread() == 0


def test_the_time_is_that_of_the_busiest_process() -> None:
    tally = Tally(RANDOMS)
    for process, seconds in ((1, 2.0), (2, 3.0), (1, 4.0)):
        tally.add(replace(a_game((1, 2, 3), (0, 1, 2)), times=Times(seconds, process)))
    assert tally.seconds == 6.0
