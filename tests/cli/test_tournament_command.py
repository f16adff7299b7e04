"""`alhambra tournament` as a user runs it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from program import alhambra

LADDER = ("tournament", "rollwrite", "--form", "ladder", "--bots", "random,greedy")


def test_tables_say_who_is_better_and_how_to_play_it_again() -> None:
    done = alhambra(*LADDER, "--blocks", "9")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0].startswith("18 games of rollwrite, seed 1, ladder")
    assert "better (block 9)" in " ".join(done.stdout.split())
    for part in ("Head to head", "Checks", "Points", "By seat", "by scoring and cause", "decision"):
        assert part in done.stdout
    again = done.stdout.splitlines()[-1]
    assert again.startswith("To repeat: alhambra tournament rollwrite --form ladder")
    assert again.endswith("--seed 1 --blocks 9")


def test_a_check_that_failed_is_said_in_the_first_line() -> None:
    words = ("--form", "ladder", "--bots", "greedy,random", "--blocks", "4")
    done = alhambra("tournament", "rollwrite", *words)
    assert done.stdout.startswith("SANITY MATCH FAILED: random is not shown to be better")


def test_json_is_the_same_bytes_twice_and_times_are_there_only_if_wanted() -> None:
    words = ("tournament", "rollwrite", "--bots", "random,greedy", "--blocks", "2", "--json")
    first, again = alhambra(*words), alhambra(*words)
    assert first.stdout == again.stdout
    found = json.loads(first.stdout)
    assert list(found) == ["plan", "made_with", "command", "reproducible", "standings"]
    assert found["standings"]["bots"][1]["wins"] == 4
    assert json.loads(alhambra(*words, "--times").stdout)["times"][0]["decisions"] > 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["palace", "--bots", "greedy"], "at least two bots"),
        (["palace", "--bots", "greedy,greedy"], "listed twice"),
        (["palace", "--bots", "greedy,hal"], "no bot called “hal”"),
        (["palace", "--bots", "greedy,random", "--form", "swiss"], "no form “swiss”"),
        (["palace", "--bots", "greedy,random", "--elo0", "50"], "--elo0 must be less"),
        (["palace", "--bots", "greedy,random", "--players", "9"], "9"),
        (["chess", "--bots", "greedy,random"], "chess"),
        (["palace", "--bots", "greedy,random", "--state", "/none/x"], "Cannot save the tournament"),
        (["palace", "--bots", "greedy,random", "--state", __file__], "is not the state"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_exit_status_2(words: list[str], said: str) -> None:
    done = alhambra("tournament", *words)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal as a Unix terminal does")
def test_ctrl_c_shows_what_was_done_and_the_same_command_goes_on(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    words = [sys.executable, "-c", "from alhambra.cli.main import run; run()", *LADDER]
    words += ["--state", str(state), "--json", "--jobs", "2"]
    with subprocess.Popen(
        [*words, "--blocks", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while process.poll() is None and (not state.exists() or state.stat().st_size < 3000):
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        output, said = process.communicate()
    assert process.returncode == 130
    blocks = json.loads(output)["standings"]["blocks"]
    assert said == f"Interrupted after {blocks} blocks.\n"
    assert len(state.read_text().splitlines()) == blocks + 1
    more = alhambra(*LADDER, "--state", str(state), "--json", "--blocks", str(blocks // 3 + 1))
    assert more.returncode == 0, more.stderr
    assert f"{blocks} blocks were already played" in more.stderr
