"""The pictures of the rules are as the engine judges them, and show the rule that they
stand under."""

import json
import re

import pytest

from catalogues import messages
from rule_pictures.books import BOOKS, FOLDER, texts
from rule_pictures.example import Example
from test_rules_reference import ROOT

PREFIX = "picture-"
VERDICT = "picture-verdict"
WHOLE = {"P-20": ("P-21",), "P-27": ("P-22", "P-24"), "B-04": ("P-11",), "B-05": ("P-12",)}
"""Rules that name others, by which the engine then refuses."""


WITHOUT_A_PICTURE = {
    "the pieces themselves, which the page shows wherever they are": """
        P-01 P-02 P-03 P-04 D-01 D-03 D-04 D-05 D-06 A-01 A-02 R-01 R-02 R-03 T-01 B-01 I-01 Z-01
    """,
    "how a game or a round is laid out, which nobody does by hand": """
        P-05 P-06 P-07 P-08 P-09 D-10 D-11 A-03 R-10 R-11 R-12 R-13 T-05 B-02 B-03 Z-02
    """,
    "the order of things: whose turn it is, what comes when, what ends": """
        P-10 P-14 P-15 P-16 P-17 P-18 P-19 P-30 P-40 P-42 D-12 D-20 D-31 D-34 D-46 D-50
        A-21 A-22 A-23 A-30 R-20 R-22 I-04 I-05 I-06 M-01 M-02
    """,
    "who wins": "P-43 D-52 A-31 R-53",
    "somebody who is imagined and follows the rules drawn elsewhere": """
        P-50 P-51 P-52 P-53 P-54 P-55 D-60 D-62 D-63 D-64 A-40 A-41 A-42 A-43
        R-60 R-61 R-62 R-63 R-64 R-65 R-66 R-67 T-07 I-07 Z-09
    """,
    "what may be done, without a shape or a count": """
        P-25 P-28 P-60 P-61 D-24 D-41 D-43 A-10 T-04 T-08 T-09 T-10
        B-06 B-07 Z-04 Z-05 Z-08
    """,
    "walls, as P-34 shows them": "P-35",
    "a sum of numbers that are printed on cards or tokens": "P-41 D-40",
}
"""Why rules have none."""


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


@pytest.mark.parametrize(
    "rule", ["P-11", "P-12", "P-21", "P-22", "P-23", "P-24", "T-02", "T-03", "B-04", "B-05"]
)
def test_what_is_allowed_stands_beside_what_is_not(rule: str) -> None:
    verdicts = {each.get("allowed") for found, each in examples() if found == rule}
    assert verdicts == {True, False}


def test_every_picture_has_its_sentence_and_every_sentence_its_picture() -> None:
    said = {PREFIX + each["says"] for _, each in examples()} | {VERDICT}
    assert said == {id for id in messages("en") if id.startswith(PREFIX)}


def test_every_rule_has_a_picture_or_a_reason_to_have_none() -> None:
    without = " ".join(WITHOUT_A_PICTURE.values()).split()
    assert len(without) == len(set(without))
    references = (ROOT / "src/alhambra/rules" / f"{book}.md" for book in BOOKS)
    text = "".join(path.read_text(encoding="utf-8") for path in references)
    rules = set(re.findall(r"(?m)^\*\*([A-Z]-\d+)\*\*", text))
    assert rules == {rule for rule, _ in examples()} | set(without)
    assert not {rule for rule, _ in examples()} & set(without)


def test_the_files_can_be_read() -> None:
    for text in texts().values():
        assert json.loads(text)
