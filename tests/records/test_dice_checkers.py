"""Golden and damaged records of games with dice, checked twice: by the engine and without it."""

import ast
import json
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

import alcazaba_checker
import dice_checker
from alhambra import BadRecord, game, parse_record, verify
from second_checker import Wrong

HERE = Path(__file__).parent
COMPONENTS_FILE = HERE.parents[1] / "src" / "alhambra" / "data" / "components.json"
COMPONENTS: dict[str, Any] = json.loads(COMPONENTS_FILE.read_text(encoding="utf-8"))
GOLDEN = {path.stem: path.read_text("utf-8") for path in sorted(HERE.glob("golden_dice/*.txt"))}
CHECKS = {"dice": dice_checker.check, "alcazaba": alcazaba_checker.check}
EACH_KIND = 3

Found = tuple[list[str], int]
"""The damaged lines, and the number of the first wrong one; 0 if that is not known beforehand."""


def game_of(name: str) -> str:
    return name.partition("-")[0]


def second(name: str, text: str) -> int | None:
    """The line that the second checker refuses, or None."""
    try:
        CHECKS[game_of(name)](text, COMPONENTS)
    except Wrong as wrong:
        return wrong.line
    return None


def engine(name: str, text: str) -> int | None:
    """The line that the engine refuses, or None."""
    try:
        verify(parse_record(text), game(game_of(name)))
    except BadRecord as bad:
        return bad.line
    return None


class Unfit(Exception):
    """A record has no place for this kind of damage."""


class Golden:
    """A golden record to damage; numbers of lines are counted from 0 here."""

    def __init__(self, text: str) -> None:
        self.lines = [line for line in text.split("\n") if line]
        self.body = [i for i, line in enumerate(self.lines) if not line.startswith("[")]

    def find(self, rng: random.Random, pattern: str) -> tuple[int, re.Match[str]]:
        fitting = [i for i in self.body if re.search(pattern, self.lines[i])]
        if not fitting:
            raise Unfit
        index = rng.choice(fitting)
        return index, rng.choice(list(re.finditer(pattern, self.lines[index])))

    def rewritten(self, index: int, match: re.Match[str], text: str) -> Found:
        line = match.string
        changed = line[: match.start()] + text + line[match.end() :]
        return [*self.lines[:index], changed, *self.lines[index + 1 :]], index + 1


DAMAGES: dict[str, Callable[[Golden, random.Random], Found]] = {}


def damage(function: Callable[[Golden, random.Random], Found]) -> None:
    DAMAGES[function.__name__] = function


@damage
def line_removed(golden: Golden, rng: random.Random) -> Found:
    # What stood there is due, and no line is like the next.
    index = rng.choice(golden.body)
    return golden.lines[:index] + golden.lines[index + 1 :], index + 1


@damage
def line_doubled(golden: Golden, rng: random.Random) -> Found:
    # After a line something else is due.
    index = rng.choice(golden.body)
    return golden.lines[: index + 1] + golden.lines[index:], index + 2


@damage
def lines_swapped(golden: Golden, rng: random.Random) -> Found:
    index = rng.choice(golden.body[:-1])
    first, second = golden.lines[index : index + 2]
    return [*golden.lines[:index], second, first, *golden.lines[index + 2 :]], index + 1


@damage
def other_roll(golden: Golden, rng: random.Random) -> Found:
    # The seed gives one roll and no other.
    index, match = golden.find(rng, r"(?<=^\* roll )[PSACGT]+")
    faces = [rng.choice("PSACGT") for _ in match[0]]
    rolled = "".join(sorted(faces, key="PSACGT".index))
    if rolled == match[0]:
        raise Unfit
    return golden.rewritten(index, match, rolled)


@damage
def too_few_dice(golden: Golden, rng: random.Random) -> Found:
    # As many dice are rolled as were not kept.
    index, match = golden.find(rng, r"(?<=^\* roll )[PSACGT]{2,}")
    return golden.rewritten(index, match, match[0][1:])


@damage
def dice_out_of_order(golden: Golden, rng: random.Random) -> Found:
    # Dice are written in the order of the types.
    index, match = golden.find(rng, r"(?<=keep )(\w)\w*(?!\1)\w\b(?<!nothing)")
    if match[0][0] == match[0][-1]:
        raise Unfit
    return golden.rewritten(index, match, match[0][::-1])


@damage
def kept_all(golden: Golden, rng: random.Random) -> Found:
    # No dice are left to be rolled (D-20).
    index, match = golden.find(rng, r"(?<=keep )\w+")
    return golden.rewritten(index, match, "TTTTTTTT")


@damage
def other_seat(golden: Golden, rng: random.Random) -> Found:
    # Who plays is settled by the rules.
    index, match = golden.find(rng, r"^\d(?=:)")
    return golden.rewritten(index, match, str(int(match[0]) % 9 + 1))


@damage
def unknown_move(golden: Golden, rng: random.Random) -> Found:
    index, match = golden.find(rng, r"(?<=: )(keep|marker|take|name)\b.*")
    wrong = ["pass", "keep", "marker X", "roll PPPP", "take all", "name 0", "marker P S", "keep p"]
    return golden.rewritten(index, match, rng.choice(wrong))


@damage
def other_phase(golden: Golden, rng: random.Random) -> Found:
    # A reward is not chosen in a turn, nor a marker placed when rewards are given.
    index, match = golden.find(rng, r"(?<=: )(marker \w|take \S+)$")
    return golden.rewritten(index, match, "name 1")


@damage
def points_changed(golden: Golden, rng: random.Random) -> Found:
    # Checks follow from what happened.
    index, match = golden.find(rng, r"(?<= )\d+(?=( |$))(?<=[a-zPSACGT:] \d)")
    return golden.rewritten(index, match, str(int(match[0]) + 1))


@damage
def garbage(golden: Golden, rng: random.Random) -> Found:
    index = rng.choice(golden.body[1:])
    line = rng.choice(["hello", "#", "=", "*", "* roll", "1:", "; annul", '[Seat1 "late"]'])
    return [*golden.lines[:index], line, *golden.lines[index:]], index + 1


@damage
def truncated(golden: Golden, rng: random.Random) -> Found:
    index = rng.choice(golden.body[1:])
    return golden.lines[:index], index + 1


@damage
def still_running(golden: Golden, rng: random.Random) -> Found:
    index, _ = golden.find(rng, r"^= ")
    return [*golden.lines[:index], "= running"], index + 1


@damage
def goes_on(golden: Golden, rng: random.Random) -> Found:
    more = rng.choice(["= running", "1: annul", "* roll P", "hello"])
    return [*golden.lines, more], len(golden.lines) + 1


@damage
def wrong_tag(golden: Golden, rng: random.Random) -> Found:
    changes = {
        r'(?<=^\[Format ").*(?="\])': "alhambra 2",
        r'(?<=^\[Game ").*(?="\])': "palace",
        r'(?<=^\[Rules ").*(?="\])': "0",
        r'(?<=^\[Players ").*(?="\])': rng.choice(["1", "7", "two"]),
        r"^(?=\[Source )": rng.choice(['[Options "dice=9"]\n', '[Components "0123"]\n']),
        r"^\[(Format|Game|Rules|Players) .*": "# no tag",
    }
    pattern = rng.choice(sorted(changes))
    text = "\n".join(golden.lines)
    return re.sub(pattern, changes[pattern], text, count=1, flags=re.M).split("\n"), 0


class Damaged(NamedTuple):
    name: str
    kind: str
    text: str
    line: int


def damage_all() -> list[Damaged]:
    """The same damaged records every time, some of each kind and game."""
    found: list[Damaged] = []
    for kind, damager in DAMAGES.items():
        for game_name in CHECKS:
            names = [name for name in GOLDEN if game_of(name) == game_name]
            rng = random.Random(kind + game_name)
            texts: set[str] = set()
            for attempt in range(60):
                name = names[attempt % len(names)]
                golden = Golden(GOLDEN[name])
                try:
                    lines, line = damager(golden, rng)
                except Unfit:
                    continue
                text = "\n".join(lines) + "\n"
                if lines != golden.lines and text not in texts and len(texts) < EACH_KIND:
                    texts.add(text)
                    found.append(Damaged(name, kind, text, line))
    return found


DAMAGED = damage_all()


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_records_are_right(name: str) -> None:
    assert second(name, GOLDEN[name]) is None
    assert engine(name, GOLDEN[name]) is None
    assert str(parse_record(GOLDEN[name])) == GOLDEN[name]


def test_there_are_golden_records_with_every_move() -> None:
    for players in range(2, 7):
        assert {f"dice-{players}", f"alcazaba-{players}"} <= set(GOLDEN)
    texts = "\n".join(text for name, text in GOLDEN.items() if game_of(name) == "dice")
    verbs = ["keep", "marker", "displace", "black", "annul", "take points", "take token"]
    for verb in [*verbs, "exchange", "accept", "name"]:
        assert re.search(rf"[:;] {verb}\b", texts), verb
    texts = "\n".join(text for name, text in GOLDEN.items() if game_of(name) == "alcazaba")
    for verb in [
        "keep",
        "marker",
        "take",
        "place",
        "reserve",
        "swap",
        "give",
        "take start",
        "name",
    ]:
        assert re.search(rf"[:;] {verb}\b", texts), verb


def test_every_kind_of_damage_was_done() -> None:
    assert {damaged.kind for damaged in DAMAGED} == set(DAMAGES)


@pytest.mark.parametrize("damaged", DAMAGED, ids=lambda damaged: f"{damaged.kind}-{damaged.name}")
def test_damaged_records_are_refused_at_the_same_line(damaged: Damaged) -> None:
    line = engine(damaged.name, damaged.text)
    assert line is not None
    assert second(damaged.name, damaged.text) == line
    assert damaged.line in (0, line)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_game_can_stop_anywhere_but_before_a_check(name: str) -> None:
    golden = Golden(GOLDEN[name])
    places = [i for i in golden.body if not golden.lines[i].startswith("=")]
    for index in random.Random(name).sample(places, 4):
        text = "\n".join([*golden.lines[:index], "= running", ""])
        assert second(name, text) is None
        assert engine(name, text) is None


@pytest.mark.parametrize("name", GOLDEN)
def test_draws_without_a_seed_need_only_be_possible(name: str) -> None:
    text = re.sub(r'^\[Seed ".*"\]\n', "", GOLDEN[name], flags=re.M)
    text = re.sub(r'^\[Source ".*"\]$', '[Source "given"]', text, flags=re.M)
    assert second(name, text) is None
    assert engine(name, text) is None


@pytest.mark.parametrize("checker", ["dice_checker", "alcazaba_checker"])
def test_the_checkers_import_the_standard_library_and_each_other_only(checker: str) -> None:
    tree = ast.parse((HERE / f"{checker}.py").read_text(encoding="utf-8"))
    modules = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
    others = {"second_checker", "dice_checker"}
    assert {module.partition(".")[0] for module in modules} <= sys.stdlib_module_names | others


@pytest.mark.parametrize("checker", [dice_checker, alcazaba_checker])
def test_the_checkers_on_the_command_line(
    checker: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    golden = GOLDEN[f"{checker.__name__.partition('_')[0]}-3"]
    right, wrong = tmp_path / "right.txt", tmp_path / "wrong.txt"
    right.write_text(golden, encoding="utf-8")
    wrong.write_text(golden + "more\n", encoding="utf-8")
    assert checker.main([str(COMPONENTS_FILE), str(right)]) == 0
    assert checker.main([str(COMPONENTS_FILE), str(wrong)]) == 1
    assert capsys.readouterr().out.splitlines()[0] == f"{right}: right"
