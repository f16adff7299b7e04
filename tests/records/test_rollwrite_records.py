"""Roll & Write: golden and damaged records, checked twice: by the engine and without it."""

import ast
import json
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import second_checker_rollwrite
from alhambra import BadRecord, Game, InvalidText, game, parse_record, resume, seeded, verify
from alhambra.core.sources import MersenneSource
from second_checker import Wrong
from second_checker_rollwrite import check
from sheets import NAMES, TABLES

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs" / "records-rollwrite.md"
COMPONENTS_FILE = HERE.parents[1] / "src" / "alhambra" / "data" / "components.json"
COMPONENTS: dict[str, Any] = json.loads(COMPONENTS_FILE.read_text(encoding="utf-8"))
GOLDEN = {path.stem: path.read_text("utf-8") for path in sorted(HERE.glob("golden_rollwrite/*"))}
ROLLWRITE = game("rollwrite")
EACH_KIND = 4


def played(players: int, chosen: dict[str, str], seed: int, most: int = 10**6) -> Game:
    """A game of which `most` moves were played at random."""
    found = Game(ROLLWRITE, ROLLWRITE.options(players, chosen), seeded(seed), ["Ann"])
    source = MersenneSource(seed)
    while found.state.to_act() is not None and most:
        moves = found.state.legal_moves()
        found.play(moves[source.below(len(moves))])
        most -= 1
    return found


def engine_line(text: str) -> int | None:
    """The line that the engine blames, if any."""
    try:
        verify(parse_record(text), ROLLWRITE)
    except BadRecord as error:
        return error.line
    return None


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_records_are_right(name: str) -> None:
    check(GOLDEN[name], COMPONENTS)
    assert engine_line(GOLDEN[name]) is None
    assert str(parse_record(GOLDEN[name])) == GOLDEN[name]


def test_golden_records_have_all_that_can_happen() -> None:
    together = "\n".join(GOLDEN.values())
    for seen in ("= round", "bonus 18", "; end", ": coins", "; turn", "keep", "sheet=", "solo=4"):
        assert seen in together
    assert re.search(r"turn \S+; turn ", together)
    assert re.search(r"cross \S+; cross ", together)
    assert re.search(r"^= won imaginary", together, re.M)


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_both_agree_on_random_games(table: tuple[int, dict[str, str]]) -> None:
    for seed in range(3):
        text = str(played(*table, seed).record)
        check(text, COMPONENTS)
        assert engine_line(text) is None


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_both_agree_on_many_random_games(table: tuple[int, dict[str, str]]) -> None:
    for seed in range(100):
        check(str(played(*table, seed).record), COMPONENTS)


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_a_game_can_stop_and_go_on(table: tuple[int, dict[str, str]]) -> None:
    whole = played(*table, seed=5)
    for most in (0, 1, 7, 11):
        text = str(played(*table, seed=5, most=most).record)
        check(text, COMPONENTS)
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


# Damage: every kind makes a record wrong wherever it strikes.

Damager = Callable[[list[str], random.Random], list[str]]
DAMAGES: dict[str, Damager] = {}


class Unfit(Exception):
    """A record has no place for this kind of damage."""


def damage(function: Damager) -> Damager:
    DAMAGES[function.__name__] = function
    return function


def find(lines: list[str], rng: random.Random, pattern: str) -> int:
    fitting = [i for i, line in enumerate(lines) if re.search(pattern, line)]
    if not fitting:
        raise Unfit
    return rng.choice(fitting)


def rewritten(
    lines: list[str], rng: random.Random, pattern: str, change: Callable[[str], str]
) -> list[str]:
    index = find(lines, rng, pattern)
    match = rng.choice(list(re.finditer(pattern, lines[index])))
    line = lines[index][: match.start()] + change(match[0]) + lines[index][match.end() :]
    return [*lines[:index], line, *lines[index + 1 :]]


@damage
def other_roll(lines: list[str], rng: random.Random) -> list[str]:
    # The seed gives one pair and no other.
    return rewritten(lines, rng, r"(?<=^\* lay. )\d", lambda die: str(int(die) % 6 + 1))


@damage
def impossible_die(lines: list[str], rng: random.Random) -> list[str]:
    return rewritten(lines, rng, r"(?<=^\* roll. )\d", lambda _: "7")


@damage
def roll_removed(lines: list[str], rng: random.Random) -> list[str]:
    index = find(lines, rng, r"^\*")
    return lines[:index] + lines[index + 1 :]


@damage
def turn_removed(lines: list[str], rng: random.Random) -> list[str]:
    index = find(lines, rng, r"^\d: ")
    return lines[:index] + lines[index + 1 :]


@damage
def line_doubled(lines: list[str], rng: random.Random) -> list[str]:
    index = find(lines, rng, r"^[*=\d]")
    return [*lines[: index + 1], *lines[index:]]


@damage
def wrong_seat(lines: list[str], rng: random.Random) -> list[str]:
    return rewritten(lines, rng, r"^\d(?=:)", lambda seat: str(int(seat) + 1))


@damage
def crossed_elsewhere(lines: list[str], rng: random.Random) -> list[str]:
    # No die shows 7.
    return rewritten(lines, rng, r"(?<=cross )\d", lambda _: "7")


@damage
def turned_for_nothing(lines: list[str], rng: random.Random) -> list[str]:
    # The same result a second time is no turning.
    return rewritten(lines, rng, r"turn \d\d,\d\d", lambda move: f"{move}; {move}")


@damage
def turned_in_disorder(lines: list[str], rng: random.Random) -> list[str]:
    # The lower die stands first.
    def disordered(dice: str) -> str:
        if dice[0] == dice[1]:
            raise Unfit
        return dice[1] + dice[0]

    return rewritten(lines, rng, r"(?<=turn )\d\d", disordered)


@damage
def turned_between(lines: list[str], rng: random.Random) -> list[str]:
    # Not between a first and a second building.
    return rewritten(lines, rng, r"(?<=; )end$", lambda end: f"turn 11,11; {end}")


@damage
def kept_what_was_not_rolled(lines: list[str], rng: random.Random) -> list[str]:
    return rewritten(lines, rng, r"(?<=keep )\d", lambda _: "7")


@damage
def points_changed(lines: list[str], rng: random.Random) -> list[str]:
    return rewritten(lines, rng, r"(?<=sum )\d+", lambda n: str(int(n) + 1))


@damage
def check_removed(lines: list[str], rng: random.Random) -> list[str]:
    index = find(lines, rng, "^= ")
    return lines[:index] + lines[index + 1 :]


@damage
def other_winner(lines: list[str], rng: random.Random) -> list[str]:
    return rewritten(lines, rng, r"(?<=^= won ).*", lambda winner: f"{winner} 9")


@damage
def other_options(lines: list[str], rng: random.Random) -> list[str]:
    index = find(lines, rng, r"^\[Players")
    wrong = rng.choice(["solo=2", "solo=5", "contest=no", "", "sheet=PSACGT", "wind=east"])
    return [*lines[:index], f'[Options "{wrong}"]', *lines[index:]]


def damaged() -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for kind, function in DAMAGES.items():
        rng = random.Random(kind)
        made: list[tuple[str, str]] = []
        for _ in range(200):
            lines = rng.choice(list(GOLDEN.values())).removesuffix("\n").split("\n")
            try:
                text = "\n".join([*function(lines, rng), ""])
            except Unfit:
                continue
            if (kind, text) not in made and len(made) < EACH_KIND:
                made.append((kind, text))
        found += made
    return found


DAMAGED = damaged()


def test_there_are_damaged_records_of_every_kind() -> None:
    assert {kind for kind, _ in DAMAGED} == set(DAMAGES)
    assert len(DAMAGED) >= 50


@pytest.mark.parametrize(
    ("kind", "text"), DAMAGED, ids=[f"{kind}-{n}" for n, (kind, _) in enumerate(DAMAGED)]
)
def test_damaged_records_are_refused_by_both_at_the_same_line(kind: str, text: str) -> None:
    with pytest.raises(Wrong) as refusal:
        check(text, COMPONENTS)
    line = engine_line(text)
    assert line is not None, f"the engine thinks that it is right: {kind}"
    assert refusal.value.line == line


def test_the_checker_imports_the_standard_library_and_the_other_checker_only() -> None:
    tree = ast.parse((HERE / "second_checker_rollwrite.py").read_text(encoding="utf-8"))
    modules = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    modules |= {
        a.name for node in ast.walk(tree) if isinstance(node, ast.Import) for a in node.names
    }
    outside = {str(name).partition(".")[0] for name in modules} - sys.stdlib_module_names
    assert outside == {"second_checker"}


def test_the_checker_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = GOLDEN["3"]
    right, wrong = tmp_path / "right.txt", tmp_path / "wrong.txt"
    right.write_text(text, encoding="utf-8")
    wrong.write_text(text + "more\n", encoding="utf-8")
    assert second_checker_rollwrite.main([str(COMPONENTS_FILE), str(right), str(wrong)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"{right}: right"
    assert said[1].startswith(f"{wrong}: line {text.count(chr(10)) + 1}: ")


# The documentation


def block(title: str) -> str:
    found = re.search(rf'^```text title="{title}"\n(.*?)^```$', DOCS.read_text(), re.M | re.S)
    assert found is not None
    return found[1]


def test_the_whole_game_of_the_documentation_is_right() -> None:
    text = block("a-contest.txt")
    check(text, COMPONENTS)
    assert verify(parse_record(text), ROLLWRITE).result() is not None


def test_the_position_of_the_documentation_is_right() -> None:
    text = block("position.txt")
    assert str(ROLLWRITE.parse_position(text)).replace("2 coins 3 of 3\n", "") == text


# Positions and moves


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("palace players=3", "begins with"),
        ("rollwrite", "begins with"),
        ("rollwrite players=9", "1 to 5"),
        ("rollwrite players=3 solo=3", "plays alone"),
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
        ("rollwrite players=2\n1 dice 12,34\nimaginary1 P6", "the 5 of the sheet"),
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
