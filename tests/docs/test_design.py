"""What `docs/design.md` says of files is true."""

import re
from typing import Final

from test_rules_reference import ROOT

TEXT: Final = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return TEXT.split(f"\n## {title}", 1)[1].split("\n## ", 1)[0]


def first_cells(text: str) -> list[str]:
    return re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE)


def test_the_walk_names_files_that_are_there_and_each_once() -> None:
    walk = first_cells(section("A walk"))
    assert len(walk) == len(set(walk)) > 20
    places = [
        ROOT / name if name.startswith("web/") else ROOT / "src/alhambra" / name for name in walk
    ]
    assert [str(place) for place in places if not place.is_file()] == []


def test_a_game_takes_at_most_seven_lines_and_each_is_in_a_file_that_is_there() -> None:
    lines = re.findall(r"\| (\d)\. `([^`]+)`", section("Adding a game"))
    assert [int(number) for number, _ in lines] == list(range(1, len(lines) + 1))
    assert 0 < len(lines) <= 7
    files = [name if name.startswith("web/") else f"src/alhambra/{name}" for _, name in lines]
    assert [name for name in files if not (ROOT / name).is_file()] == []
