"""The proof that nobody has chosen the draws, checked twice."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import dice_checker
import second_checker
import second_checker_rollwrite
from alhambra import BadRecord, Game, game, parse_record, seeded, verify
from alhambra.core.proof import commitment_to, contributions_text, mixed_seed

ROOT = Path(__file__).parents[2]
COMPONENTS: dict[str, Any] = json.loads(
    (ROOT / "src" / "alhambra" / "data" / "components.json").read_text(encoding="utf-8")
)
SECRET = "5e" * 32
PARTS = ["ab12", "0f" * 32]


def proven(name: str = "palace") -> str:
    """The record of a few moves, with its proof."""
    rules = game(name)
    play = Game(rules, rules.options(2, {}), seeded(mixed_seed(SECRET, PARTS), "hmac-sha256"))
    for _ in range(8):
        play.play(play.state.legal_moves()[0])
    play.record.tags |= {
        "Commitment": commitment_to(SECRET),
        "Contributions": contributions_text(PARTS),
        "Secret": SECRET,
    }
    return str(play.record)


def line_of(text: str, tag: str) -> int:
    return next((n for n, line in enumerate(text.split("\n"), 1) if line.startswith(f"[{tag} ")), 1)


def both_blame(text: str) -> int:
    """The line that both checkers find wrong."""
    with pytest.raises(BadRecord) as wrong:
        verify(parse_record(text), game("palace"))
    with pytest.raises(second_checker.Wrong) as also:
        second_checker.check(text, COMPONENTS)
    assert wrong.value.line == also.value.line
    return also.value.line


@pytest.mark.parametrize(
    ("name", "checker"),
    [("palace", second_checker), ("dice", dice_checker), ("rollwrite", second_checker_rollwrite)],
)
def test_a_proof_that_is_right_is_accepted_by_both(name: str, checker: Any) -> None:
    text = proven(name)
    verify(parse_record(text), game(name))
    checker.check(text, COMPONENTS)


DAMAGED = {
    "another secret": (f'Secret "{SECRET}', 'Secret "00', "Commitment"),
    "a secret that is none": (f'Secret "{SECRET}', 'Secret "xyz', "Secret"),
    "a secret that is not told": (f'Secret "{SECRET}', 'Secret "?', "Secret"),
    "another commitment": ('Commitment "', 'Commitment "0', "Commitment"),
    "another contribution": ('Contributions "ab', 'Contributions "ac', "Seed"),
    "one contribution too few": ('Contributions "ab12 ', 'Contributions "', "Contributions"),
    "a contribution that is none": ('Contributions "ab12', 'Contributions "?', "Contributions"),
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_proof_is_refused_by_both_at_the_same_line(what: str) -> None:
    before, after, tag = DAMAGED[what]
    text = proven()
    assert before in text
    assert both_blame(text.replace(before, after)) == line_of(text, tag)


@pytest.mark.parametrize("tag", ["Secret", "Commitment", "Contributions"])
def test_a_part_of_the_proof_that_is_missing_is_found(tag: str) -> None:
    assert both_blame(re.sub(rf'\[{tag} ".*"\]\n', "", proven())) == 1


def test_a_seed_of_ones_own_choice_is_found_out() -> None:
    text = proven()
    chosen = re.sub(r'\[Seed ".*"\]', f'[Seed "{"77" * 32}"]', text)
    assert both_blame(chosen) == line_of(text, "Seed")


def test_as_long_as_the_seed_is_not_told_there_is_nothing_to_check() -> None:
    text = re.sub(r'\[Seed ".*"\]', '[Seed "?"]', proven()).replace(SECRET, "?")
    verify(parse_record(text), game("palace"))
    second_checker.check(text, COMPONENTS)


def test_the_example_in_the_documentation_is_right() -> None:
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    seed, commitment, parts, secret = (
        re.findall(rf'\[{tag} "([0-9a-f ]+)"\]', page)[0]
        for tag in ("Seed", "Commitment", "Contributions", "Secret")
    )
    assert (seed, commitment) == (mixed_seed(secret, parts.split()), commitment_to(secret))
