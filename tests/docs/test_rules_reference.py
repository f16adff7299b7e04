"""The project's own rules reference: the same ids as the tests, each rule once."""

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REFERENCE = ROOT / "docs" / "rules"
RULES = [
    rule
    for file in sorted(REFERENCE.glob("*.md"))
    for rule in re.findall(r"^\*\*([A-Z]-\d\d)\*\* \*[^*]+\.\* \S", file.read_text(), re.MULTILINE)
]
TESTS = "\n".join(file.read_text() for file in (ROOT / "tests").rglob("test_*.py"))
CITED = {
    rule
    for call in re.findall(r"rule\(([^)]*)\)", TESTS)
    for rule in re.findall(r"[A-Z]-\d\d", call)
}
NAMED_IN_TABLES = set(re.findall(r'^    "([A-Z]-\d\d)": ', TESTS, re.MULTILINE))


def test_the_reference_has_the_rules_of_every_game_once() -> None:
    assert len(RULES) == len(set(RULES))
    numbers = {"P": 46, "T": 10, "B": 7, "I": 7, "Z": 9, "M": 2, "D": 34, "A": 14, "R": 26}
    assert Counter(rule[0] for rule in RULES) == numbers


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_cited_by_a_test(rule: str) -> None:
    assert rule in CITED | NAMED_IN_TABLES


def test_tests_cite_only_rules_that_exist() -> None:
    assert set(RULES) >= CITED


def test_refusals_name_only_rules_that_exist() -> None:
    source = ROOT / "src" / "alhambra"
    code = "\n".join(file.read_text() for file in source.rglob("*.py"))
    named = set(re.findall(r'"([A-Z]-\d\d)"', code))
    assert named
    assert named <= set(RULES)
