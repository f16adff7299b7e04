"""Checks records without the engine; the package `checkers` says what for.

python tests/records/second_checker.py COMPONENTS.json RECORD...
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from checkers.alcazaba import AlcazabaChecker
from checkers.dice.checker import DiceChecker
from checkers.palace.checker import PalaceChecker
from checkers.records import Wrong, read_lines
from checkers.referee import Referee
from checkers.rollwrite import RollWriteChecker

CHECKERS: dict[str, Callable[[str, dict[str, Any]], Referee]] = {
    "palace": PalaceChecker,
    "dice": DiceChecker,
    "alcazaba": AlcazabaChecker,
    "rollwrite": RollWriteChecker,
}


def check(text: str, components: dict[str, Any], game: str = "") -> None:
    """Raises Wrong at the first wrong line of a record, of this game or of the one that it names;
    if there is none, it is right."""
    CHECKERS[game or named_game(text)](text, components).check()


def named_game(text: str) -> str:
    tags, _ = read_lines(text)
    line, game = tags.get("Game", (1, ""))
    if game not in CHECKERS:
        raise Wrong(line, f"there is no game {game!r}")
    return game


def main(arguments: list[str]) -> int:
    components = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    status = 0
    for name in arguments[1:]:
        try:
            check(Path(name).read_bytes().decode("utf-8"), components)
            print(f"{name}: right")
        except Wrong as wrong:
            print(f"{name}: {wrong}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
