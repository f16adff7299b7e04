"""There is a way to break every rule, and it still fits the source. `make mutants` tries them."""

from pathlib import Path

import pytest

from mutations import MUTATIONS
from mutations.mutation import Mutation
from test_rules_reference import ROOT, RULES


def test_every_rule_has_a_mutant() -> None:
    assert [mutation.rule for mutation in MUTATIONS] == RULES


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.rule)
def test_a_mutant_changes_the_source_in_one_place(mutation: Mutation) -> None:
    file: Path = ROOT / "src" / "alhambra" / mutation.file
    assert mutation.applied_to(file.read_text()) != file.read_text()
