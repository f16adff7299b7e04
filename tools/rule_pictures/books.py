"""The files of pictures, one for each rules reference that has some."""

import json
from pathlib import Path
from typing import Final

from rule_pictures.alcazaba import ALCAZABA
from rule_pictures.dice import DICE
from rule_pictures.example import Examples
from rule_pictures.palace import PALACE
from rule_pictures.roll_and_write import ROLL_AND_WRITE
from rule_pictures.treasure_chamber import TREASURE_CHAMBER

BOOKS: Final[dict[str, Examples]] = {
    "palace": PALACE,
    "treasure-chamber": TREASURE_CHAMBER,
    "dice": DICE,
    "alcazaba": ALCAZABA,
    "roll-and-write": ROLL_AND_WRITE,
}
FOLDER: Final = Path(__file__).resolve().parents[2] / "web" / "pictures"


def texts() -> dict[Path, str]:
    """The files, as they should be."""
    return {FOLDER / f"{book}.json": _text(examples) for book, examples in BOOKS.items()}


def _text(examples: Examples) -> str:
    """An example a line, for whoever reads the changes."""
    rules = []
    for rule, drawn in examples.items():
        lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in drawn)
        rules.append(f'"{rule}":[\n{lines}\n]')
    return "{\n" + ",\n".join(rules) + "\n}\n"
