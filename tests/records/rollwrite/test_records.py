"""Roll & Write: records of random games, checked twice, and what cannot be read."""

import re
from pathlib import Path

import pytest

from alhambra import Game, InvalidText, game, parse_record, resume, seeded, verify
from alhambra.core.sources import MersenneSource
from box.rollwrite import NAMES, TABLES
from twice import GOLDEN, both_accept, second_line

DOCS = Path(__file__).parents[3] / "docs" / "records-rollwrite.md"
ROLLWRITE = game("rollwrite")


def played(players: int, chosen: dict[str, str], seed: int, most: int = 10**6) -> Game:
    """A game of which `most` moves were played at random."""
    found = Game(ROLLWRITE, ROLLWRITE.options(players, chosen), seeded(seed), ["Ann"])
    source = MersenneSource(seed)
    while found.state.to_act() is not None and most:
        moves = found.state.legal_moves()
        found.play(moves[source.below(len(moves))])
        most -= 1
    return found


def test_golden_records_have_all_that_can_happen() -> None:
    together = "\n".join(GOLDEN["rollwrite"].values())
    for seen in ("= round", "bonus 18", "; end", ": coins", "; turn", "keep", "sheet=", "solo=4"):
        assert seen in together
    assert re.search(r"turn \S+; turn ", together)
    assert re.search(r"cross \S+; cross ", together)
    assert re.search(r"^= won imaginary", together, re.M)


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_both_agree_on_random_games(table: tuple[int, dict[str, str]]) -> None:
    for seed in range(3):
        text = str(played(*table, seed).record)
        assert both_accept("rollwrite", text)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_both_agree_on_many_random_games(table: tuple[int, dict[str, str]]) -> None:
    for seed in range(100):
        assert second_line("rollwrite", str(played(*table, seed).record)) is None


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_a_game_can_stop_and_go_on(table: tuple[int, dict[str, str]]) -> None:
    whole = played(*table, seed=5)
    for most in (0, 1, 7, 11):
        text = str(played(*table, seed=5, most=most).record)
        assert second_line("rollwrite", text) is None
        assert text.endswith("= running\n")
        again = resume(parse_record(text), ROLLWRITE)
        moves = [step.what for step in whole.record.steps if step.kind == ":"][most:]
        for move in moves:
            again.play(str(move))
        assert str(again.record) == str(whole.record)


def test_a_known_seed_rolls_known_dice() -> None:
    """These can be recomputed from the documentation by hand; they must never change."""
    lines = str(played(3, {}, seed=1, most=0).record).splitlines()
    assert lines[-14:-1] == [
        "* start1 5,2", "* start2 2,3", "* start3 2,6", "* start1 5,3", "* start2 6,1",
        "* start3 4,1", "* start1 6,3", "* start2 4,2", "* start3 4,5",
        "* lay1 5,4", "* lay2 6,1", "* lay3 5,2", "* lay1 6,4",
    ]  # fmt: skip


# The documentation


def block(title: str) -> str:
    found = re.search(rf'^```text title="{title}"\n(.*?)^```$', DOCS.read_text(), re.M | re.S)
    assert found is not None
    return found[1]


def test_the_whole_game_of_the_documentation_is_right() -> None:
    text = block("a-contest.txt")
    assert second_line("rollwrite", text) is None
    assert verify(parse_record(text), ROLLWRITE).result() is not None


def test_the_position_of_the_documentation_is_right() -> None:
    text = block("position.txt")
    assert str(ROLLWRITE.parse_position(text)).replace("2 coins 3 of 3\n", "") == text


# Positions and moves


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("palace players=3", "starts with"),
        ("rollwrite", "starts with"),
        ("rollwrite players=9", "1 to 5"),
        ("rollwrite players=3 solo=3", "solo game"),
        ("rollwrite players=3 wind=x", "wind"),
        ("rollwrite players=3", "1 dice –"),
        ("rollwrite players=3\n1 dice 2,4", "1 dice 2,4"),
        ("rollwrite players=3\n1 dice 25,1", "25,1"),
        ("rollwrite players=3\n1 dice 27,11", "27,11"),
        ("rollwrite players=3\n1 dice 12,34\n2 dice 12,34", "2 dice 12,34"),
        ("rollwrite players=3\n1 dice 12,34\n1 dice 12,34", "twice"),
        ("rollwrite players=3\n1 dice 12,34\n4 dice 1,1", "no seat 4"),
        ("rollwrite players=3\n1 dice 12,34\n1 crosses 1,7", "1,7"),
        ("rollwrite players=3\n1 dice 12,34\n1 crosses 1,1 1,1", "twice"),
        ("rollwrite players=3\n1 dice 12,34\n1 coins 4 of 3", "coins left"),
        ("rollwrite players=3\n1 dice 12,34\n1 coins 3 of 21", "20"),
        ("rollwrite players=3\n1 dice 12,34\n1 coins many of 3", "many"),
        ("rollwrite players=3\n1 dice 12,34\nround 19", "round 19"),
        ("rollwrite players=3\n1 dice 12,34\nround 0", "round 0"),
        ("rollwrite players=3\n1 dice 12,34\nphase dance 1", "dance"),
        ("rollwrite players=3\n1 dice 12,34\nphase act 4", "act"),
        ("rollwrite players=3\n1 dice 12,34\nimaginary1 P1", "imaginary1"),
        ("rollwrite players=2\n1 dice 12,34\nimaginary1 P6", "the 5 on the sheet"),
        ("rollwrite players=2\n1 dice 12,34\nimaginary1 P1 P1", "P1"),
        ("rollwrite players=2\n1 dice 12,34\nimaginary1 P5 S5 A6 C6", "imaginary1"),
        ("rollwrite players=3\n1 dice 12,34\npaid P 1", "not complete"),
        ("rollwrite players=3\n1 dice 12,34\npaid P 7", "7"),
        ("rollwrite players=3\n1 dice 12,34\ncrown 7", "crown"),
        ("rollwrite players=3\nphase second 1\n1 dice 1,1\n1 coins 2 of 3", "coins 2"),
        ("rollwrite players=3\nphase start 1\nround 0\n2 crosses 1,1", "0 1 0"),
        ("rollwrite players=2\nphase imaginary-start 1\nround 0\nimaginary1 P3", "0 0 3"),
        ("rollwrite players=3\nphase over 1\nround 18", "over"),
        ("rollwrite players=3\n1 dice 12,34\n= round 1: P 1", "P 1"),
        (
            "rollwrite players=1\n1 dice 12,34\n"
            "= round 1: P 0 S 0 A 0 C 0 G 0 T 0 lines 0 coins 0 sum 0",
            "each player",
        ),
    ],
)
def test_a_wrong_position_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(InvalidText) as caught:
        ROLLWRITE.parse_position(text)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    "text",
    ["", "cross", "cross 7,1", "cross 1,1 2,2", "turn 1", "turn 12,3", "keep", "sit", "end 1"],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(InvalidText):
        ROLLWRITE.parse_move(text)


@pytest.mark.parametrize("text", ["", "7,1", "1;1", "y7", "12,34"])
def test_what_is_no_roll_is_refused(text: str) -> None:
    with pytest.raises(InvalidText):
        ROLLWRITE.parse_outcome(text)
