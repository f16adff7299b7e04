"""The catalogues as they are written: what the tests about languages look at."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

SOURCE = Path(__file__).parents[2] / "src" / "alhambra"
LOCALE = SOURCE / "locale"
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir())
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by their ids, file by file in the order they stand there."""
    found: dict[str, ast.Message] = {}
    for file in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


def facts(message: ast.Message) -> set[str]:
    """The names of the facts that a message is filled with."""
    return {node.id.name for node in _inside(message) if isinstance(node, ast.VariableReference)}


def text(message: ast.Message) -> str:
    """What is written there in words: no facts, and no keys of selectors."""
    return " ".join(node.value for node in _inside(message) if isinstance(node, ast.TextElement))


def keys(message: ast.Message) -> set[str]:
    """The words between which the selectors of a message choose."""
    variants = [node for node in _inside(message) if isinstance(node, ast.Variant)]
    return {node.key.name for node in variants if isinstance(node.key, ast.Identifier)}


def _inside(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _inside(child)
