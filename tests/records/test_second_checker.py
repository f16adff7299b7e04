"""Golden records and damaged ones, checked twice: by the engine and by a program without it."""

import ast
import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from alhambra import parse_record
from checkers.records import Wrong
from damages.anywhere import ANYWHERE
from damages.dice import WITH_DICE
from damages.golden import Golden, Kinds, damaged
from damages.palace import IN_PALACE, TILE
from damages.rollwrite import IN_ROLLWRITE
from second_checker import check
from twice import (
    ALL_GOLDEN,
    ALL_NAMES,
    COMPONENTS,
    COMPONENTS_FILE,
    GOLDEN,
    HERE,
    both_accept,
    engines_line,
    second_line,
)

EACH_KIND = 4
KINDS: dict[str, Kinds] = {
    "palace": Kinds(ANYWHERE | IN_PALACE),
    "dice": Kinds(ANYWHERE | WITH_DICE),
    "alcazaba": Kinds(ANYWHERE | WITH_DICE),
    "rollwrite": Kinds(ANYWHERE | IN_ROLLWRITE),
}
SEED_TOLD = re.compile(r'^\[Source "(mt19937|hmac-sha256)"\]\n\[Seed "[^?]', re.MULTILINE)
CHECKER_FILES = [HERE / "second_checker.py", *sorted(HERE.glob("checkers/**/*.py"))]

each_golden_record = pytest.mark.parametrize(("game", "text"), ALL_GOLDEN, ids=ALL_NAMES)


class Damaged(NamedTuple):
    game: str
    kind: str
    text: str
    line: int


def damage_all() -> list[Damaged]:
    """Some of each kind, of whole games with a seed that is told."""
    found: list[Damaged] = []
    for game, kinds in KINDS.items():
        texts = GOLDEN[game].values()
        whole = [Golden(text) for text in texts if SEED_TOLD.search(text) and "\n= won" in text]
        for kind, damager in kinds.items():
            for lines, line in damaged(whole, kind, damager, EACH_KIND):
                found.append(Damaged(game, kind, "\n".join([*lines, ""]), line))
    return found


DAMAGED = damage_all()


@each_golden_record
def test_golden_records_are_right(game: str, text: str) -> None:
    assert both_accept(game, text)


@pytest.mark.parametrize("players", range(2, 7))
def test_there_are_golden_records_for_every_number_of_players(players: int) -> None:
    for game in ("palace", "dice", "alcazaba"):
        tag = f'[Players "{players}"]'
        assert any(tag in text for text in GOLDEN[game].values()), game


VERBS = {
    "palace": "take, buy, place, reserve, swap, give, end, chests, pay, hire, decline, chest",
    "dice": "keep, marker, displace, black, annul, exchange, accept, name, take points, take token",
    "alcazaba": "keep, marker, take, take start, place, reserve, swap, give, name",
    "rollwrite": "cross, turn, coins, keep, end",
}


@pytest.mark.parametrize("game", GOLDEN)
def test_there_are_golden_records_with_every_move(game: str) -> None:
    together = "\n".join(GOLDEN[game].values())
    for verb in VERBS[game].split(", "):
        assert re.search(rf"[:;] {verb}\b", together), verb


def test_records_of_every_kind_and_game_were_damaged() -> None:
    wanted = {(game, kind) for game, kinds in KINDS.items() for kind in kinds}
    assert {(damaged.game, damaged.kind) for damaged in DAMAGED} == wanted
    assert len({damaged.text for damaged in DAMAGED if damaged.game == "palace"}) >= 100


@pytest.mark.parametrize(
    "damaged",
    [
        pytest.param(
            damaged,
            id=f"{damaged.game}-{damaged.kind}",
            marks=[pytest.mark.long] if number % EACH_KIND else [],
        )
        for number, damaged in enumerate(DAMAGED)
    ],
)
def test_damaged_records_are_refused_at_the_same_line(damaged: Damaged) -> None:
    assert damaged.text not in GOLDEN[damaged.game].values()
    line = second_line(damaged.game, damaged.text)
    assert line is not None
    assert 1 <= line <= damaged.text.count("\n") + 1
    assert engines_line(damaged.game, damaged.text) == line
    assert damaged.line in (0, line)


@pytest.mark.parametrize("most", [1, pytest.param(EACH_KIND, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GOLDEN)
@pytest.mark.parametrize(
    "then",
    [
        pytest.param("hello", id="words"),
        pytest.param("= won 1\n= running", id="end", marks=pytest.mark.long),
        pytest.param("", id="stop", marks=pytest.mark.long),
    ],
)
def test_the_first_of_two_wrong_lines_is_named(game: str, then: str, most: int) -> None:
    tried: Counter[str] = Counter()
    for each in DAMAGED:
        if each.game == game and each.line > 0 and tried[each.kind] < most:
            before = each.text.splitlines()[: each.line]
            if not before[-1].startswith("["):
                text = "\n".join([*before, *then.splitlines(), ""])
                found = engines_line(game, text), second_line(game, text)
                assert found == (each.line, each.line), each.kind
                tried[each.kind] += 1
    assert tried.total() > 10 * most


@each_golden_record
def test_a_game_can_stop_anywhere_but_before_a_check(game: str, text: str) -> None:
    golden = Golden(text)
    places = [i for i in golden.body if not golden.lines[i].startswith("=")]
    for index in random.Random(text).sample(places, 4):
        assert both_accept(game, "\n".join([*golden.lines[:index], "= running", ""]))


def without_seed(text: str) -> str:
    text = re.sub(r'^\[Seed ".*"\]\n', "", text, flags=re.M)
    return re.sub(r'^\[Source ".*"\]$', '[Source "given"]', text, flags=re.M)


@each_golden_record
def test_draws_without_a_seed_need_only_be_possible(game: str, text: str) -> None:
    assert both_accept(game, without_seed(text))


@pytest.mark.parametrize("name", GOLDEN["palace"])
def test_without_a_seed_too_no_tile_comes_twice(name: str) -> None:
    golden = Golden(without_seed(GOLDEN["palace"][name]))
    drawn_before = golden.lines[golden.body[0]].split()[-1]
    lines, line = golden.changed(
        random.Random(name), rf"(?<=^\* market ){TILE}$", lambda _: drawn_before
    )
    damaged = "\n".join([*lines, ""])
    assert second_line("palace", damaged) == engines_line("palace", damaged) == line


@pytest.mark.parametrize("game", GOLDEN)
def test_records_with_other_component_data_are_refused(game: str) -> None:
    text = next(iter(GOLDEN[game].values())).replace("[Source", '[Components "0123"]\n[Source')
    with pytest.raises(Wrong, match="other component data"):
        check(text, COMPONENTS)


@pytest.mark.parametrize("game", ["dice", "alcazaba", "rollwrite"])
def test_golden_records_are_written_as_they_were_read(game: str) -> None:
    for text in GOLDEN[game].values():
        assert str(parse_record(text)) == text


@pytest.mark.parametrize("file", CHECKER_FILES, ids=lambda file: file.name)
def test_the_checkers_import_the_standard_library_and_each_other_only(file: Path) -> None:
    modules: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            modules.add(node.module or "")
    known = (sys.stdlib_module_names | {"checkers"}) - {"importlib"}
    assert {module.partition(".")[0] for module in modules} <= known


@pytest.mark.parametrize("game", GOLDEN)
def test_the_checker_on_the_command_line(game: str, tmp_path: Path) -> None:
    text = next(iter(GOLDEN[game].values()))
    right, wrong = tmp_path / "right.txt", tmp_path / "wrong.txt"
    right.write_text(text, encoding="utf-8")
    wrong.write_text(text + "more\n", encoding="utf-8")
    command = [sys.executable, str(CHECKER_FILES[0]), str(COMPONENTS_FILE)]
    done = subprocess.run(
        [*command, str(wrong), str(right)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.splitlines() == [
        f"{wrong}: line {text.count(chr(10)) + 1}: the record goes on after its end",
        f"{right}: right",
    ]


def test_a_record_of_no_known_game_is_refused_on_the_command_line(tmp_path: Path) -> None:
    text = next(iter(GOLDEN["palace"].values())).replace('[Game "palace"]', '[Game "chess"]')
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(text, encoding="utf-8")
    command = [sys.executable, str(CHECKER_FILES[0]), str(COMPONENTS_FILE), str(wrong)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "")
    assert "there is no game 'chess'" in done.stdout
