"""The terms of docs/terms.md are the words that each language uses, and no others."""

import re
from functools import cache
from pathlib import Path

import pytest

from catalogues import LANGUAGES, SOURCE, messages, text

TERMS = Path(__file__).parents[2] / "docs" / "terms.md"
NAMES = {"English": "en", "Dutch": "nl", "Estonian": "et"}


def rows(heading: str) -> list[list[str]]:
    """The rows of the table under a heading."""
    section = TERMS.read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@cache
def sentences(language: str) -> dict[str, str]:
    """All that is said in a language, by message id or by the file of the rules."""
    folder = SOURCE / "rules" / ("" if language == "en" else language)
    rules = {file.name: file.read_text(encoding="utf-8") for file in folder.glob("*.md")}
    return {id: text(message) for id, message in messages(language).items()} | rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_uses_its_terms(language: str) -> None:
    column = list(NAMES.values()).index(language)
    said = "\n".join(sentences(language).values()).lower()
    terms = [row[column].lower() for row in rows("Terms")]
    assert len(terms) > 50
    assert [term for term in terms if term not in said] == []


@pytest.mark.parametrize(
    ("language", "given_up"), [(NAMES[row[0]], row[1]) for row in rows("Words given up")]
)
def test_no_word_that_was_given_up_is_said(language: str, given_up: str) -> None:
    said = re.compile(rf"\b{re.escape(given_up)}", re.IGNORECASE)
    assert [place for place, words in sentences(language).items() if said.search(words)] == []
