"""What is known of a module of Palace stands with the module, and nothing else names it: neither
the module, nor its pieces, moves or causes.

Prose may: comments, docstrings and what `--help` prints are left out, as are words for people
(`locale/`), rules and drawings, which are no code."""

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

from test_rules_reference import ROOT

NAMES = re.compile(
    r"treasure(?!-chamber)|bazaar|invader|scout|(?<!in)stalls?\b|chest|\bhire\b|attack"
    r"|master.?builder|\bbuilders?\b",
    re.IGNORECASE,
)
AT_HOME = re.compile(
    r"src/alhambra/(games|bots|cli/terminal)/palace/modules(/|\.py)"
    r"|src/alhambra/server/palace_modules/"
    r"|src/alhambra/env/encodings/palace_modules\.py"
    r"|web/src/palace/(companion/)?modules/"
)
"""Where modules are: their rules, and what bots, terminal, server, environments, page and companion
know."""
EXCUSED = {
    "src/alhambra/parts/component_file.py": "the box: what is in components.json",
    "src/alhambra/parts/components.py": "the same",
    "web/src/companion/box.ts": "the same, for the companion",
    "src/alhambra/parts/buildings.py": "the texts of all tiles are read in one place",
    "src/alhambra/parts/bazaars.py": "what an Alhambra scores, for the module and the companion",
    "src/alhambra/parts/attacks.py": "the same",
    "src/alhambra/cli/companion.py": "the form of a real table that users write down",
    "src/alhambra/cli/score.py": "what is counted on it, in words",
    "src/alhambra/env/encodings/palace.py": "one fixed space of actions for everything in the box",
    "src/alhambra/env/describe.py": "the table that the reference describes has all modules",
    "web/src/wire/schema.ts": "made from the server's own types",
    "web/src/styles/tokens.css": "colours by the names of what is drawn",
    "web/src/score/causes.ts": "a colour of those",
}


def sources() -> list[Path]:
    files = [
        file
        for folder, kinds in (("src/alhambra", ("py",)), ("web/src", ("ts", "svelte", "css")))
        for kind in kinds
        for file in (ROOT / folder).rglob(f"*.{kind}")
    ]
    named = [(file, file.relative_to(ROOT).as_posix()) for file in files]
    return [
        file
        for file, name in named
        if not AT_HOME.match(name) and name not in EXCUSED and not name.endswith(".test.ts")
    ]


def code_of(file: Path) -> list[str]:
    """The lines of a file without comments and docstrings."""
    text = file.read_text()
    return python_code(text) if file.suffix == ".py" else page_code(text)


def python_code(text: str) -> list[str]:
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            for number in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                lines[number - 1] = ""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    return lines


def page_code(text: str) -> list[str]:
    def blank(found: re.Match[str]) -> str:
        return "\n" * found[0].count("\n")

    text = re.sub(r"/\*.*?\*/|<!--.*?-->", blank, text, flags=re.DOTALL)
    return re.sub(r"(?m)(?<!:)//.*$", "", text).splitlines()


def test_nothing_else_names_a_module() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in sources()
        for number, line in enumerate(code_of(file), 1)
        if NAMES.search(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("excused", EXCUSED)
def test_every_excuse_is_needed(excused: str) -> None:
    assert any(NAMES.search(line) for line in code_of(ROOT / excused))


def test_a_name_is_found_in_code_and_not_in_prose() -> None:
    assert [bool(NAMES.search(line)) for line in python_code('x = "chests"\n"""Chests."""\n')] == [
        True,
        False,
    ]
    assert not any(NAMES.search(line) for line in page_code("/** Chests,\n * scouts. */ // stall"))
