"""The project's own rules reference: the same ids as the tests, each rule once."""

import re
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


def test_the_reference_has_the_rules_of_every_game() -> None:
    assert len(RULES) == len(set(RULES))
    counts = {letter: sum(rule.startswith(letter) for rule in RULES) for letter in "ADP"}
    assert counts == {"A": 14, "D": 34, "P": 46}


def test_the_reference_has_the_rules_of_roll_and_write() -> None:
    assert sum(rule.startswith("R-") for rule in RULES) == 26


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_cited_by_a_test(rule: str) -> None:
    assert rule in CITED | NAMED_IN_TABLES


def test_tests_cite_only_rules_that_exist() -> None:
    assert {rule for rule in CITED if rule[0] in "ADPR"} <= set(RULES)


def test_refusals_name_only_rules_that_exist() -> None:
    source = ROOT / "src" / "alhambra"
    code = "\n".join(file.read_text() for file in source.rglob("*.py"))
    named = set(re.findall(r'"([ADPR]-\d\d)"', code))
    assert named
    assert named <= set(RULES)
