"""Dialogues of `alhambra play`: typed lines, and what people read."""

import random
import re
import sys
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from alhambra.cli.main import app
from alhambra.core.messages import AlhambraError
from alhambra.core.record import parse_record
from alhambra.core.verify import verify
from alhambra.games.palace.ruleset import PALACE

COMMAND: Final = [sys.executable, "-c", "from alhambra.cli.main import run; run()", "play"]
SEED: Final = ["--seed", "11"]
"""With this seed, seat 1 can begin with an exact purchase."""


def play(*arguments: str, typed: list[str]) -> str:
    """What is printed while these lines are typed, until the input ends."""
    lines = "".join([line + "\n" for line in typed])
    result = CliRunner().invoke(app, ["play", *arguments], input=lines, catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def any_numbers(count: int, seed: int) -> list[str]:
    """Enough numbers of moves to reach the end of a game; some of them are refused."""
    numbers = random.Random(seed)
    return [str(numbers.randint(1, 9)) for _ in range(count)]


def answers(shown: str, name: str = "Player") -> list[str]:
    """What followed each prompt."""
    return re.split(rf"^{name}> ", shown, flags=re.MULTILINE)[1:]


def refused(*arguments: str) -> str:
    """Why the command does not start a game."""
    with pytest.raises(AlhambraError) as refusal:
        play(*arguments, typed=[])
    return str(refusal.value)


def saved(file: str) -> str:
    """A saved game, every line of which is right."""
    text = Path(file).read_text(encoding="utf-8")
    verify(parse_record(text), PALACE)
    return text
