"""Golden records of all games, and which line is wrong: as the engine says, and as another program
says that shares no code with it."""

import json
from pathlib import Path
from typing import Any

from alhambra import BadRecord, game, parse_record, verify
from alhambra.games import GAMES
from checkers.records import Wrong
from second_checker import check

HERE = Path(__file__).parent
COMPONENTS_FILE = HERE.parents[1] / "src" / "alhambra" / "data" / "components.json"
COMPONENTS: dict[str, Any] = json.loads(COMPONENTS_FILE.read_text(encoding="utf-8"))


def _golden(game: str) -> dict[str, str]:
    files = sorted((HERE / "golden" / game).glob("*.txt"))
    return {path.stem: path.read_text("utf-8") for path in files}


GOLDEN = {name: _golden(name) for name in GAMES}
ALL_GOLDEN = [(name, text) for name, texts in GOLDEN.items() for text in texts.values()]
ALL_NAMES = [f"{name}-{record}" for name, texts in GOLDEN.items() for record in texts]


def engines_line(name: str, text: str) -> int | None:
    """The line that the engine refuses in a record of this game, or None."""
    try:
        verify(parse_record(text), game(name))
    except BadRecord as bad:
        return bad.line
    return None


def second_line(name: str, text: str) -> int | None:
    """The line that the second checker refuses, or None."""
    try:
        check(text, COMPONENTS, name)
    except Wrong as wrong:
        return wrong.line
    return None


def both_accept(name: str, text: str) -> bool:
    """Whether both find a record right."""
    return engines_line(name, text) is None and second_line(name, text) is None
