"""The command as a whole: whatever is typed, and wherever its output goes, it ends in words."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.core.messages import Fact, Message

ALHAMBRA = [sys.executable, "-m", "alhambra"]
GOLDEN = str(Path(__file__).parents[1] / "records" / "golden" / "palace" / "3.txt")


def alhambra(*words: str | bytes, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*ALHAMBRA, *words],
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


# Sentences


def said(text: str) -> str:
    return str(Message("rules-no-id", {"id": text}))


def test_a_fact_stays_within_its_line() -> None:
    assert "“a\\nb\\x1b[2J\\u2028c”" in said("a\nb\x1b[2J\u2028c")


def test_what_is_no_text_is_spelled_out() -> None:
    assert "“A\\udcff”" in said("A\udcff")


def test_the_middle_of_a_long_fact_is_left_out() -> None:
    sentence = said("b" + "x" * 5000 + "e")
    assert len(sentence) < 500
    assert "“bxxx" in sentence
    assert "xxx … xxx" in sentence
    assert "xxxe”" in sentence


@pytest.mark.parametrize("number", [10**20, -(10**400)])
def test_large_numbers_are_shown_too(number: int) -> None:
    facts: dict[str, Fact] = {"owner": "Ann", "chests": number, "buildings": 1, "rule": "T-03"}
    assert "000" in str(Message("bad-table-chests", facts))


# What people type


@pytest.mark.parametrize(
    "words",
    [
        ["rules", "x" * 2600],
        ["rules", "ze\x1bbra"],
        ["play", "\x1b[2J"],
        ["play", "--no\nsuch"],
        ["play", "--names", b"A\xff"],
        ["play", "--players", "9" * 5000],
        ["simulate", "palace", "--option", "a\nb"],
        ["replay", "no\nsuch"],
        ["no\nsuch"],
    ],
)
def test_what_cannot_be_done_is_one_line_of_moderate_length(words: list[str | bytes]) -> None:
    done = alhambra(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("alhambra: ")
    assert len(done.stderr.splitlines()) == 1
    assert len(done.stderr) < 600
    assert done.stderr.strip().isprintable()


# Where the output goes


@pytest.mark.parametrize(
    "words",
    [
        ["replay", GOLDEN, "--at", "5"],
        ["play", "--names", "Ægir", "--seed", "1"],
        ["rules", "P-24"],
        ["simulate", "palace", "--games", "1", "--bots", "random,random"],
    ],
)
def test_a_screen_without_all_characters_shows_question_marks(words: list[str]) -> None:
    done = alhambra(*words, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" in done.stdout or done.stdout.isascii()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "words",
    [["rules"], ["--version"], ["replay", GOLDEN], ["replay", GOLDEN, "--verify"]],
)
def test_a_full_disk_is_one_sentence(words: list[str], unbuffered: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*ALHAMBRA, *words],
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    sentence = "alhambra: Cannot read or write any more: No space left on device.\n"
    assert done.stderr == sentence


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", [["rules"], ["--version"], ["replay", GOLDEN, "--verify"]])
def test_nothing_is_said_if_nobody_reads_on(words: list[str], unbuffered: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as pipe:
        done = subprocess.run(
            [*ALHAMBRA, *words],
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            stdout=pipe,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.skipif(sys.platform == "win32", reason="closes a stream as a Unix shell does")
@pytest.mark.parametrize("words", ["play --seed 1", "score -"])
def test_a_closed_input_is_an_empty_one(words: str, tmp_path: Path) -> None:
    command = f"'{sys.executable}' -m alhambra {words} <&-"
    done = subprocess.run(
        command, shell=True, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) <= 1


# Help


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "score", "rules"])
def test_help_fits_into_a_narrow_screen_line_by_line(command: str) -> None:
    """A line of a description that were too long would be wrapped raggedly."""
    narrow = alhambra(command, "--help", COLUMNS="80").stdout.split("╭")[0]
    wide = alhambra(command, "--help", COLUMNS="120").stdout.split("╭")[0]
    assert [line.strip() for line in narrow.splitlines()] == [
        line.strip() for line in wide.splitlines()
    ]


@pytest.mark.parametrize(("command", "argument"), [("simulate", "GAME"), ("score", "FILE")])
def test_help_names_arguments_in_capitals(command: str, argument: str) -> None:
    shown = alhambra(command, "--help").stdout
    assert argument in shown
    assert f"{{{argument.lower()}}}" not in shown
