"""`alhambra rules`: the reference, by id and by words."""

import pytest
from typer.testing import CliRunner

from alhambra.cli.main import app
from alhambra.cli.rules import all_rules
from alhambra.core.messages import BadOption


def shown(*query: str) -> str:
    result = CliRunner().invoke(app, ["rules", *query], catch_exceptions=False)
    assert result.exit_code == 0
    return " ".join(result.output.split())


def test_without_a_question_all_rules_are_listed_by_section() -> None:
    contents = shown()
    assert "Palace: Building P-20 Tiles never turn P-21 Matching sides" in contents
    assert all(rule.id in contents for rule in all_rules())


def test_an_id_shows_its_rule_and_no_other() -> None:
    rule = shown("P-24")
    assert "An empty space may never be shut in by tiles." in rule
    assert "P-25" not in rule
    assert "P-23" not in rule


@pytest.mark.parametrize("id", ["p-24", "P24", "p24"])
def test_an_id_may_be_typed_carelessly(id: str) -> None:
    assert shown(id) == shown("P-24")


def test_a_rule_comes_with_its_table() -> None:
    assert "tower 6 13, 6 21, 13, 6" in shown("P-31")


def test_a_rule_ends_before_the_next_heading() -> None:
    assert "garden costs 10 denars" not in shown("P-61")


def test_words_find_the_rules_that_have_all_of_them() -> None:
    found = shown("LONGEST", "stretch")
    assert "P-34" in found
    assert "P-35" not in found
    assert shown("longest stretch") == found


@pytest.mark.parametrize("query", [["P-99"], ["zebra"], ["longest", "zebra"]])
def test_what_is_not_there_is_said(query: list[str]) -> None:
    with pytest.raises(BadOption, match=query[-1]):
        CliRunner().invoke(app, ["rules", *query], catch_exceptions=False, standalone_mode=False)
