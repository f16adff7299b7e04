"""Bots of one's own: by their names, in processes of their own, and what they do wrong."""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra import BadOption, game, parse_record, verify
from alhambra.arena.jobs import play_match
from alhambra.arena.match import Arena, Match, Played
from alhambra.arena.tally import Tally
from alhambra.bots import BOTS, bot, outside
from alhambra.bots.budget import Budget, name_and_budget
from alhambra.bots.fault import KINDS
from alhambra.cli.options import bot_names
from alhambra.core.sources import MersenneSource
from program import alhambra

CLASSES = '''
import os, sys
from alhambra import game
from alhambra.bots import Bot

print("read by people, not by the arena")

class First(Bot):
    def choose(self, view, moves):
        print("still thinking")
        return moves[0]

class Lot(Bot):
    def choose(self, view, moves):
        assert view.seat is not None and view.determinize(self.source).to_act() == view.seat
        return moves[self.source.below(len(moves))]

class Budgeted(Bot):
    takes_budget = True
    def choose(self, view, moves):
        return moves[self.budget.trials]

class Crashes(Bot):
    def choose(self, view, moves):
        return moves[len(moves)]

class CrashesLater(Bot):
    asked = 0
    def choose(self, view, moves):
        self.asked += 1
        return moves[0 if self.asked < 3 else len(moves)]

class Exits(Bot):
    def choose(self, view, moves):
        sys.stderr.write("no more\\n")
        sys.stderr.flush()
        os._exit(3)

class Sleeps(Bot):
    def choose(self, view, moves):
        while True:
            pass

class Cheats(Bot):
    def choose(self, view, moves):
        return game("dice").parse_move("marker P")

class Babbles(Bot):
    def choose(self, view, moves):
        return "the best one"

NotABot = 7
'''  # fmt: skip

PROGRAM = """
import os, subprocess, sys, time

moves, seed = [], None
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "alhambra":
        print("ready", flush=True)
    elif word == "new":
        told = rest.split()
        assert told[0] == "palace" and told[1] == "seat" and told[3] == "seed", told
    elif word == "view":
        assert rest
    elif word == "move":
        moves.append(rest)
    elif word == "choose":
        print("# thinking aloud")
        print(eval(sys.argv[1]), flush=True)
        moves = []
"""

CLOSES_INPUT = "os.close(0) or print(moves[0], flush=True) or time.sleep(60)"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with bots in it, which are forgotten again."""
    (tmp_path / "own.py").write_text(CLASSES)
    (tmp_path / "program.py").write_text(PROGRAM)
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    outside.forget()


def program(answer: str) -> str:
    return f"program:{sys.executable} program.py '{answer}'"


def played(*bots: str, limit: float = 10.0, recorded: bool = False) -> Played:
    for name in bots:
        outside.make_known(name, limit)
    return Arena(Match("palace", bots, seed=3, recorded=recorded)).play(1)


def test_classes_and_programs_play_as_the_built_in_bots_do() -> None:
    bots = ("own.py:First", program("moves[0]"), "random")
    game_played = played(*bots, recorded=True)
    assert not game_played.faults
    record = parse_record(game_played.record)
    assert record.names == list(bots)
    assert verify(record, game("palace")).result() is not None


def test_the_same_program_may_sit_on_several_seats() -> None:
    assert not played(program("moves[-1]"), program("moves[-1]"), "own.py:First").faults


def test_a_program_may_be_ready_before_it_is_asked(here: Path) -> None:
    (here / "early.sh").write_text(
        "echo ready\nread -r greeting\nwhile read -r word rest; do\n"
        '    case $word in (move) last=$rest ;; (choose) echo "$last" ;; esac\ndone\n'
    )
    assert not played("program:sh early.sh", "random").faults


def test_a_comma_in_quotes_belongs_to_a_program(here: Path) -> None:
    (here / "either.sh").write_text(
        f"[ $1 = a,b ] && exec {sys.executable} program.py 'moves[0]'\n"
    )
    assert bot_names("random,program:sh either.sh 'a,b',greedy") == (
        "random",
        "program:sh either.sh 'a,b'",
        "greedy",
    )


def test_the_same_seed_gives_the_same_game_whoever_plays_it() -> None:
    first = played("own.py:Lot", "random")
    match = Match("palace", ("own.py:Lot", "random"), seed=3)
    again = [each.scores for each in play_match(match, 3, jobs=2)]
    assert again[0] == first.scores
    assert len(set(again)) > 1


@pytest.mark.parametrize(
    ("name", "kind", "detail"),
    [
        ("own.py:Crashes", "crash", "IndexError: list index out of range"),
        ("own.py:Exits", "crash", "exit status 3: no more"),
        ("own.py:Sleeps", "timeout", "0.5 s"),
        ("own.py:Cheats", "nonsense", "marker P"),
        ("own.py:Babbles", "nonsense", "'the best one'"),
        ("program:'moves[0]'", "", ""),
        ("program:'\"hello\"'", "nonsense", "hello"),
        ("program:'\"buy T12 y1\"'", "illegal", "buy T12 y1"),
        ("program:'1/0'", "crash", "exit status 1: ZeroDivisionError: division by zero"),
        ("program:'\"x\"*20000'", "nonsense", "x" * 200),
        ("program:'\"\"'", "nonsense", ""),
        ("program:'chr(27) + \"[2J\"'", "nonsense", "\N{REPLACEMENT CHARACTER}[2J"),
        (
            "program:'sys.exit(\"Error: no idea\\n    at line 7\\nrun by version 20\")'",
            "crash",
            "exit status 1: Error: no idea",
        ),
        ("program:'os.close(1) or time.sleep(60)'", "crash", "closed its output"),
        (f"program:'{CLOSES_INPUT}'", "crash", "closed its input"),
    ],
)
def test_what_a_bot_does_wrong_loses_it_that_game_and_stops_nothing(
    name: str, kind: str, detail: str
) -> None:
    if name.startswith("program:"):
        name = program(name.removeprefix("program:")[1:-1])
    found = played(name, "random", limit=0.5 if kind == "timeout" else 10.0)
    if not kind:
        assert not found.faults
        return
    (fault,) = found.faults
    assert (fault.seat, fault.kind, fault.detail) == (0, kind, detail)
    assert kind in KINDS
    assert found.winners == (1,)
    assert not found.unfinished


def test_what_a_program_has_started_ends_with_it(here: Path) -> None:
    runs = 'subprocess.Popen(["sh", "-c", "while sleep 0.1; do echo >> alive; done"])'
    found = played(program(f"{runs} and time.sleep(1) or os._exit(4)"), "random", limit=3.0)
    (fault,) = found.faults
    assert (fault.kind, fault.detail) == ("crash", "exit status 4")
    written = (here / "alive").stat().st_size
    time.sleep(0.5)
    assert (here / "alive").stat().st_size == written > 0


def test_faults_are_counted_and_the_points_after_them_are_not() -> None:
    outside.make_known("own.py:Crashes")
    match = Match("palace", ("own.py:Crashes", "random"), seed=3)
    tally = Tally(match)
    for each in play_match(match, 2):
        tally.add(each)
    assert tally.bots[0].faults == Counter(crash=2)
    assert tally.bots[0].points == []
    assert [bot["wins"] for bot in tally.summary()["bots"]] == [0, 2]


def test_after_a_fault_the_time_is_not_the_bots_any_more() -> None:
    outside.make_known("own.py:CrashesLater")
    match = Match("rollwrite", ("own.py:CrashesLater", "random"), seed=3, moves_wanted=True)
    found = next(iter(play_match(match, 1)))
    (fault,) = found.faults
    own = [
        number
        for number, made in enumerate(found.made, 1)
        if made.seat == 0 and made.choices > 1 and number < fault.move
    ]
    assert found.times.thinking[0].decisions == len(own) == 2


def test_a_budget_is_told() -> None:
    outside.make_known("own.py:Budgeted@1")
    state = game("dice").parse_position("dice players=3\nrolls 1 PPSAACTT\nbefore nothing")
    moves = state.legal_moves()
    with_budget = bot("own.py:Budgeted@1", MersenneSource(1))
    assert with_budget.choose(state.observe(0), moves) == moves[1]
    with_budget.close()


@pytest.mark.parametrize(
    ("text", "name", "budget"),
    [
        ("greedy", "greedy", None),
        ("search@1000", "search", Budget(1000)),
        ("my.py:Bot@0.5s", "my.py:Bot", Budget(seconds=0.5)),
        ("program:ssh me@host", "program:ssh me@host", None),
    ],
)
def test_a_name_may_end_with_a_budget(text: str, name: str, budget: Budget | None) -> None:
    assert name_and_budget(text) == (name, budget)
    assert budget is None or budget.is_reproducible == (budget.trials > 0)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("hal", "There is no bot called “hal”"),
        ("greedy@100", "greedy does not use a budget"),
        ("missing.py:Bot", "missing.py"),
        ("own.py:NotABot", "NotABot"),
        ("no.such.module:Bot", "no.such.module"),
        ("program:./missing", "was not found"),
        ("program:", "was not found"),
        (f"program:{sys.executable} -c 'print(7)'", "it answered “7” instead of “ready”"),
        (f"program:{sys.executable} -c 'raise SystemExit(5)'", "exit status 5"),
    ],
)
def test_what_cannot_play_is_refused_before_any_game(name: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        outside.make_known(name)
    assert name not in BOTS


def test_a_person_plays_against_a_bot_of_ones_own_in_the_terminal() -> None:
    words = ("play", "--players", "2", "--bots", "own.py:Crashes", "--seed", "2")
    done = alhambra(*words, typed="1\n1\n1\n")
    assert done.returncode == 0, done.stderr
    assert "own.py:Crashes could not choose (crash: IndexError" in done.stdout


def test_a_saved_game_starts_no_programs_that_were_not_named_again(here: Path) -> None:
    words = ("play", "--players", "2", "--seed", "1", "--bots", "own.py:First")
    assert alhambra(*words, typed="1\nsave game.txt\n").returncode == 0
    outside.forget()
    refused = alhambra("play", "--resume", str(here / "game.txt"))
    assert refused.returncode == 2
    assert '--bots "own.py:First"' in refused.stderr
    resumed = alhambra("play", "--resume", "game.txt", "--bots", "own.py:First", typed="1\n")
    assert resumed.returncode == 0, resumed.stderr
