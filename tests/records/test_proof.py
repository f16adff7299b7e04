"""The proof that nobody has chosen the draws, checked twice."""

import re
from pathlib import Path

import pytest

from alhambra import Game, game, seeded
from alhambra.core.proof import commitment_to, contributions_text, mixed_seed
from twice import both_accept, engines_line, second_line

ROOT = Path(__file__).parents[2]
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
    line = second_line("palace", text)
    assert line is not None
    assert engines_line("palace", text) == line
    return line


@pytest.mark.parametrize("name", ["palace", "dice", "alcazaba", "rollwrite"])
def test_a_proof_that_is_right_is_accepted_by_both(name: str) -> None:
    assert both_accept(name, proven(name))


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
    assert both_accept("palace", text)


def test_the_example_in_the_documentation_is_right() -> None:
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    seed, commitment, parts, secret = (
        re.findall(rf'\[{tag} "([0-9a-f ]+)"\]', page)[0]
        for tag in ("Seed", "Commitment", "Contributions", "Secret")
    )
    assert (seed, commitment) == (mixed_seed(secret, parts.split()), commitment_to(secret))
