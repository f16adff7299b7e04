"""The pictures of the rules are as the engine judges them, and show the rule that they
stand under."""

import json

import pytest

from catalogues import messages
from rule_pictures.books import BOOKS, FOLDER, texts
from rule_pictures.example import Example
from test_rules_reference import ROOT

PREFIX = "picture-"
VERDICT = "picture-verdict"
WHOLE = {"P-27": ("P-22", "P-24")}
"""Rules that name others, by which the engine then refuses."""


def examples() -> list[tuple[str, Example]]:
    return [(rule, each) for book in BOOKS.values() for rule, some in book.items() for each in some]


def test_the_files_are_as_the_engine_would_write_them_now() -> None:
    assert {path.name for path in texts()} == {path.name for path in FOLDER.iterdir()}
    for path, text in texts().items():
        assert path.read_text(encoding="utf-8") == text, "run `make pictures`"


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_with_a_picture_is_in_its_book(book: str) -> None:
    reference = (ROOT / "src/alhambra/rules" / f"{book}.md").read_text(encoding="utf-8")
    for rule in BOOKS[book]:
        assert f"**{rule}**" in reference


def test_what_is_not_allowed_is_refused_by_the_rule_that_it_explains() -> None:
    refused = [(rule, each["rule"]) for rule, each in examples() if each.get("allowed") is False]
    assert refused
    for rule, by in refused:
        assert by in WHOLE.get(rule, (rule,))


@pytest.mark.parametrize("rule", ["P-11", "P-12", "P-21", "P-22", "P-23", "P-24", "T-03"])
def test_what_is_allowed_stands_beside_what_is_not(rule: str) -> None:
    verdicts = {each.get("allowed") for found, each in examples() if found == rule}
    assert verdicts == {True, False}


def test_every_picture_has_its_sentence_and_every_sentence_its_picture() -> None:
    said = {PREFIX + each["says"] for _, each in examples()} | {VERDICT}
    assert said == {id for id in messages("en") if id.startswith(PREFIX)}


def test_the_files_can_be_read() -> None:
    for text in texts().values():
        assert json.loads(text)
