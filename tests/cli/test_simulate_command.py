"""`alhambra simulate` as a user runs it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from alhambra import game, parse_record, verify
from alhambra.bots import BOTS
from alhambra.cli.main import run
from alhambra.games.palace.ruleset import Palace
from alhambra.parts.components import load_components
from box.bots import Idler
from program import alhambra

COMMAND = [sys.executable, "-c", "from alhambra.cli.main import run; run()", "simulate"]


def simulate(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, check=False)


def summary(*words: str) -> dict[str, Any]:
    done = simulate("palace", *words, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_json_is_one_object_with_the_bots_in_the_order_given() -> None:
    found = summary("--players", "3", "--games", "2", "--bots", "random,greedy,random")
    assert list(found) == ["game", "players", "games", "unfinished", "decisions", "seconds", "bots"]
    assert (found["game"], found["players"], found["games"]) == ("palace", 3, 2)
    assert [bot["name"] for bot in found["bots"]] == ["random", "greedy", "random"]
    assert all(list(bot) == ["name", "wins", "mean_points", "faults"] for bot in found["bots"])
    assert sum(bot["wins"] for bot in found["bots"]) == 2
    assert found["decisions"] > 0
    assert found["seconds"] > 0


def test_without_bots_greedy_plays_against_randoms() -> None:
    found = summary("--players", "2", "--games", "1")
    assert [bot["name"] for bot in found["bots"]] == ["greedy", "random"]


def test_a_game_that_no_rule_ends_is_stopped_and_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "idler", Idler)
    done = alhambra("simulate", "palace", "--bots", "idler,idler", "--games", "1", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["unfinished"] == 1
    assert done.stderr == (
        "One game was stopped and not counted: nothing was built or bought for 1,000 rounds, and no"
        " rule would ever have ended the game.\n"
    )


def test_the_same_seed_gives_the_same_bytes_however_many_jobs(tmp_path: Path) -> None:
    runs = []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        words = ("--games", "6", "--bots", "random,random", "--seed", "9", "--jobs", jobs)
        found = summary(*words, "--records", str(folder))
        del found["seconds"]
        runs.append((found, {file.name: file.read_bytes() for file in folder.iterdir()}))
    assert runs[0] == runs[1]


def test_records_are_written_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    summary("--games", "3", "--bots", "random,random,random", "--records", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["game-0001.txt", "game-0002.txt", "game-0003.txt"]
    for file in files:
        assert verify(parse_record(file.read_text()), game("palace")).result() is not None


def test_own_components_and_options_are_played_with(tmp_path: Path) -> None:
    own = tmp_path / "own.json"
    values = {"source": "ours", "values": [2, 4, 6, 8, 10], "copies": 6, "copies_two_players": 4}
    shipped = json.loads(
        (Path(__file__).parents[2] / "src/alhambra/data/components.json").read_text()
    )
    own.write_text(json.dumps({"palace": shipped["palace"] | {"money": values}}))
    folder = tmp_path / "records"
    words = ("--components", str(own), "--option", "tower12=extra", "--records", str(folder))
    summary("--games", "1", "--bots", "random,random", *words)
    record = parse_record((folder / "game-0001.txt").read_text())
    assert record.tags["Components"]
    assert record.tags["Options"] == "tower12=extra"
    verify(record, Palace(load_components(own)))


def test_tables_name_bots_seats_scorings_and_length() -> None:
    done = simulate("palace", "--games", "2", "--bots", "random,random,random")
    assert done.returncode == 0
    assert done.stderr == ""
    for words in ("2 games of palace", "By seat", "wall", "decisions", "random"):
        assert words in done.stdout


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["chess"], "chess"),
        (["palace", "--games", "0"], "greater than or equal to 1"),
        (["palace", "--games", "many"], "valid integer"),
        (["palace", "--players", "9"], "9"),
        (["palace", "--players", "0"], "greater than or equal to 1"),
        (["palace", "--players", "3", "--bots", "greedy,random"], "2 bots"),
        (["palace", "--bots", "greedy,nobody"], "nobody"),
        (["palace", "--bots", "greedy"], "1 player"),
        (["palace", "--seed", "1.5"], "valid integer"),
        (["palace", "--jobs", "0"], "greater than or equal to 1"),
        (["palace", "--option", "tower12"], "NAME=VALUE"),
        (["palace", "--option", "height=12"], "height"),
        (["palace", "--with", "treasure,gold"], "“gold”"),
        (["palace", "--with", "treasure,treasure"], "named twice"),
        (["palace", "--components", "missing.json"], "missing.json"),
        (["palace", "--records", f"{__file__}/records"], "Cannot write records"),
        (["palace", "--records", str(Path(__file__).parent)], "already contains files"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_exit_status_2(
    words: list[str],
    named: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["alhambra", "simulate", *words])
    with pytest.raises(SystemExit) as ended:
        run()
    said = capsys.readouterr()
    assert ended.value.code == 2
    assert said.out == ""
    assert named in said.err
    assert len(said.err.splitlines()) == 1


def test_what_cannot_be_played_makes_no_folder(tmp_path: Path) -> None:
    simulate("palace", "--bots", "greedy,nobody", "--records", str(tmp_path / "records"))
    assert not any(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal as a Unix terminal does")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_with_what_was_done_so_far(tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "records"
    words = ["palace", "--games", "100000", "--bots", "random,random", "--jobs", jobs, "--json"]
    with subprocess.Popen(
        [*COMMAND, *words, "--records", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while process.poll() is None and not (folder / "game-0002.txt").exists():
            time.sleep(0.02)
        # As a terminal does it: to the command and to all processes that it started.
        os.killpg(process.pid, signal.SIGINT)
        output, said = process.communicate()
    assert process.returncode == 130
    found = json.loads(output)
    assert 0 < found["games"] < 100_000
    assert len(list(folder.iterdir())) == found["games"]
    assert said == f"Interrupted after {found['games']} games of 100,000.\n"
    for file in folder.iterdir():
        assert parse_record(file.read_text()).finished


def test_help_shows_examples() -> None:
    done = simulate("--help")
    assert "alhambra simulate palace --bots greedy,random,random" in done.stdout
    assert "130" in done.stdout
