"""Golden records and damaged ones, checked twice: by the engine and by a program without it."""

import ast
import json
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import second_checker
from alhambra import BadRecord, game, parse_record, verify
from second_checker import Wrong, check

HERE = Path(__file__).parent
COMPONENTS_FILE = HERE.parents[1] / "src" / "alhambra" / "data" / "components.json"
COMPONENTS: dict[str, Any] = json.loads(COMPONENTS_FILE.read_text(encoding="utf-8"))
GOLDEN = {path.stem: path.read_text("utf-8") for path in sorted(HERE.glob("golden/*.txt"))}
EACH_KIND = 5
TILE = r"[PSACGT][0-9]+[nesw]*"
CARD = r"[ygbo][1-9]"

Found = tuple[list[str], int]
"""The damaged lines, and the number of the first wrong one; 0 if that is not known beforehand."""
Damager = Callable[["Golden", random.Random], Found]


class Unfit(Exception):
    """A record has no place for this kind of damage."""


class Golden:
    """A golden record to damage; numbers of lines are counted from 0 here."""

    def __init__(self, text: str) -> None:
        lines = text.removesuffix("\n").split("\n")
        self.lines = [line for line in lines if line and not line.startswith("# ")]
        self.body = [i for i, line in enumerate(self.lines) if not line.startswith("[")]
        self.players = int(re.findall(r'\[Players "(.)"\]', text)[0])

    def find(self, rng: random.Random, pattern: str) -> tuple[int, re.Match[str]]:
        """A line of the body in which the pattern is found, and where."""
        fitting = [i for i in self.body if re.search(pattern, self.lines[i])]
        if not fitting:
            raise Unfit
        index = rng.choice(fitting)
        return index, rng.choice(list(re.finditer(pattern, self.lines[index])))

    def replaced(self, index: int, *lines: str) -> Found:
        """The record with other lines instead of one, the first of which is wrong."""
        return [*self.lines[:index], *lines, *self.lines[index + 1 :]], index + 1

    def rewritten(self, index: int, match: re.Match[str], text: str) -> Found:
        """The record with another text for a part of a line, which is wrong then."""
        line = match.string
        return self.replaced(index, line[: match.start()] + text + line[match.end() :])

    def later_tile(self, rng: random.Random, index: int) -> str:
        """A tile that is still in the bag when this line is reached."""
        draws = (line for line in self.lines[index + 1 :] if line.startswith(("* m", "* dirk")))
        tiles: list[str] = re.findall(TILE + r"\b", " ".join(draws))
        if not tiles:
            raise Unfit
        return rng.choice(tiles)


# Every damage makes a record wrong whatever else is in it; the comments say why. A golden record
# puts all that belongs together on one line, so neighbouring lines are never of the same seat or
# occasion, and after each line only one seat, occasion or check can follow.
DAMAGES: dict[str, Damager] = {}


def damage(function: Damager) -> Damager:
    DAMAGES[function.__name__] = function
    return function


@damage
def other_tile(golden: Golden, rng: random.Random) -> Found:
    # The tile is still in the bag, so it could come; but the seed gives one tile and no other.
    index, match = golden.find(rng, rf"(?<=\* market ){TILE}|(?<=\* dirk ){TILE}")
    return golden.rewritten(index, match, golden.later_tile(rng, index))


@damage
def other_card(golden: Golden, rng: random.Random) -> Found:
    # The seed gives one card and no other.
    index, match = golden.find(rng, rf"(?<=\* money ){CARD}|(?<=\* deal[1-6] ){CARD}")
    cards = [f"{currency}{value}" for currency in "ygbo" for value in range(1, 10)]
    return golden.rewritten(index, match, rng.choice([c for c in cards if c != match[0]]))


@damage
def other_chest(golden: Golden, rng: random.Random) -> Found:
    # The seed gives one chest and no other.
    index, match = golden.find(rng, r"(?<=\* room[1-3] )[PSACGT]")
    return golden.rewritten(index, match, rng.choice([c for c in "PSACGT" if c != match[0]]))


@damage
def hidden_though_the_seed_is_told(golden: Golden, rng: random.Random) -> Found:
    # Who is given the seed may know everything.
    index, match = golden.find(rng, r"(?<=\* builders[1-6] )\S+|(?<=\* look[1-6] )\S+")
    return golden.rewritten(index, match, "?")


@damage
def other_attack(golden: Golden, rng: random.Random) -> Found:
    # The seed, or a scout's look, gives one attack and no other.
    index, match = golden.find(rng, r"(?<=\* attack )[NESW]")
    return golden.rewritten(index, match, rng.choice([c for c in "NESW" if c != match[0]]))


@damage
def builder_as_money(golden: Golden, rng: random.Random) -> Found:
    # A plain card is nobody who could be hired.
    index, match = golden.find(rng, r"hire ([ygbo])3\*")
    return golden.rewritten(index, match, f"hire {match[1]}3")


@damage
def no_scoring_card(golden: Golden, rng: random.Random) -> Found:
    # The seed gives the scoring card, so the money card behind it comes too early.
    index, match = golden.find(rng, r"#[AB] (?=[ygbo])")
    return golden.rewritten(index, match, "")


@damage
def outcome_removed(golden: Golden, rng: random.Random) -> Found:
    # How much is drawn is settled by the rules: where the last one is missing, the next line is
    # that of another occasion, seat or check.
    index, match = golden.find(rng, r"(?<=^\* ).* (\S+)$")
    lines, _ = golden.rewritten(index, match, match[0].removesuffix(" " + match[1]))
    if " " not in lines[index].removeprefix("* "):
        raise Unfit
    return lines, index + 2


@damage
def draw_removed(golden: Golden, rng: random.Random) -> Found:
    # The draws are due here, and the next line is that of another occasion, seat or check.
    index, _ = golden.find(rng, r"^\*")
    return golden.replaced(index)[0], index + 1


@damage
def turn_removed(golden: Golden, rng: random.Random) -> Found:
    # This seat must act here, and the next line is not by the same seat.
    index, _ = golden.find(rng, r"^[1-6]:")
    return golden.replaced(index)[0], index + 1


@damage
def check_removed(golden: Golden, rng: random.Random) -> Found:
    # The check is due here, and no two checks are alike.
    index, _ = golden.find(rng, r"^=")
    return golden.replaced(index)[0], index + 1


@damage
def lines_swapped(golden: Golden, rng: random.Random) -> Found:
    # Only the first of the two is due here.
    index = rng.choice(golden.body[:-1])
    first, second = golden.lines[index : index + 2]
    return [*golden.lines[:index], second, first, *golden.lines[index + 2 :]], index + 1


@damage
def line_doubled(golden: Golden, rng: random.Random) -> Found:
    # After the first of the two another seat, occasion or check is due, or nothing any more.
    index = rng.choice(golden.body)
    line = golden.lines[index]
    return golden.replaced(index, line, line)[0], index + 2


@damage
def garbage(golden: Golden, rng: random.Random) -> Found:
    # None of these is a tag, a draw, a move or a check; and a tag stands before the draws.
    index = rng.choice(golden.body[1:])
    line = rng.choice(["hello", "#", "=", "*", "* money", "1:", "; end", '[Seat1 "late"]', "[x]"])
    return golden.replaced(index, line, golden.lines[index])


@damage
def occasion_renamed(golden: Golden, rng: random.Random) -> Found:
    # What a draw is for is settled by the rules.
    index, match = golden.find(rng, r"(?<=^\* )[a-z]+[1-6]?")
    others = {"dirk", "market", "deal1", "deal2", "money", "bag"} - {match[0]}
    return golden.rewritten(index, match, rng.choice(sorted(others)))


@damage
def wrong_seat(golden: Golden, rng: random.Random) -> Found:
    # Who plays is settled by the rules, in turns and when the last tiles are given out.
    index, match = golden.find(rng, r"^[1-6](?=:)")
    others = [seat for seat in range(1, golden.players + 2) if str(seat) != match[0]]
    return golden.rewritten(index, match, str(rng.choice(others)))


@damage
def wrong_currency(golden: Golden, rng: random.Random) -> Found:
    # A tile is paid in the currency of its slot and in no other (P-12).
    index, match = golden.find(rng, rf"(?<=buy )({TILE})((?: {CARD})+)")
    cards = match[2].split()
    changed = rng.randrange(len(cards))
    cards[changed] = rng.choice("ygbo".replace(cards[changed][0], "")) + cards[changed][1]
    cards.sort(key=lambda card: ("ygbo".index(card[0]), card))
    return golden.rewritten(index, match, " ".join([match[1], *cards]))


@damage
def paid_too_little(golden: Golden, rng: random.Random) -> Found:
    # What is left of the payment is less than the price (P-12).
    index, match = golden.find(rng, rf"(?<=buy )({TILE})((?: {CARD})+)")
    cards = match[2].split()
    cards.remove(rng.choice(cards))
    if sum(int(card[1]) for card in cards) >= int(re.findall("[0-9]+", match[1])[0]):
        raise Unfit
    return golden.rewritten(index, match, " ".join([match[1], *cards]))


@damage
def bought_from_the_bag(golden: Golden, rng: random.Random) -> Found:
    # The tile comes out of the bag only later, so it is not on the market.
    index, match = golden.find(rng, rf"(?<=buy ){TILE}")
    return golden.rewritten(index, match, golden.later_tile(rng, index))


@damage
def took_too_much(golden: Golden, rng: random.Random) -> Found:
    # Two cards, one of them worth 9, are worth more than 5 (P-11).
    index, match = golden.find(rng, rf"(?<=take ){CARD}(?= |;|$)")
    return golden.rewritten(index, match, f"{match[0]} o9")


@damage
def passed(golden: Golden, rng: random.Random) -> Found:
    # Who could take money cannot pass (P-19).
    index, match = golden.find(rng, rf"(?<=: )take {CARD}$")
    return golden.rewritten(index, match, "pass")


@damage
def kept_acting(golden: Golden, rng: random.Random) -> Found:
    # Without the `end` the next move is an action, but its tile was bought and is set aside (P-16).
    index, match = golden.find(rng, r"; end(?=; )")
    return golden.rewritten(index, match, "")


@damage
def on_the_fountain(golden: Golden, rng: random.Random) -> Found:
    # The fountain always lies at 0,0 (P-28).
    index, match = golden.find(rng, rf"(?<=place )({TILE}) \S+?(?=;|$)")
    return golden.rewritten(index, match, f"{match[1]} 0,0")


@damage
def far_away(golden: Golden, rng: random.Random) -> Found:
    # With at most 55 tiles nothing can lie beside this place (P-23).
    index, match = golden.find(rng, rf"(?<=place )({TILE}) \S+?(?=;|$)")
    return golden.rewritten(index, match, f"{match[1]} {rng.choice([-99, 99])},{rng.randrange(9)}")


@damage
def gift_to_nobody(golden: Golden, rng: random.Random) -> Found:
    # There is no Dirk in games for three and more (P-51).
    if golden.players == 2:
        raise Unfit
    index, match = golden.find(rng, rf"(?<=; )(place|reserve) ({TILE})\b[^;]*")
    return golden.rewritten(index, match, f"give {match[2]}")


def one_off(golden: Golden, rng: random.Random, pattern: str) -> Found:
    """One number of a check is too high or too low by one."""
    index, match = golden.find(rng, pattern)
    number = int(match[0])
    return golden.rewritten(index, match, str(number + rng.choice([1, -1] if number else [1])))


@damage
def majority_changed(golden: Golden, rng: random.Random) -> Found:
    # The points of a type follow from the tiles.
    return one_off(golden, rng, r"(?<= [PSACGT] )[0-9]+(?=.* sum )")


@damage
def wall_changed(golden: Golden, rng: random.Random) -> Found:
    # The points of a wall follow from the Alhambra.
    return one_off(golden, rng, r"(?<= wall )[0-9]+")


@damage
def sum_changed(golden: Golden, rng: random.Random) -> Found:
    # The sum follows from its parts.
    return one_off(golden, rng, r"(?<= sum )[0-9]+")


@damage
def end_changed(golden: Golden, rng: random.Random) -> Found:
    # The points in the end follow from the scorings.
    return one_off(golden, rng, r"(?<=^= end [1-6]: )[0-9]+")


@damage
def winner_changed(golden: Golden, rng: random.Random) -> Found:
    # There is one right list of winners.
    index, match = golden.find(rng, r"(?<=^= won ).*")
    every = [str(seat) for seat in range(1, golden.players + 1)]
    wrong = [" ".join(every), "", *every, "Dirk"]
    return golden.rewritten(index, match, rng.choice([w for w in wrong if w != match[0]]))


@damage
def still_running(golden: Golden, rng: random.Random) -> Found:
    # The game is over as soon as the last tile is placed; then checks are due up to `= won`.
    index, _ = golden.find(rng, r"^= (C|end|won)")
    return [*golden.lines[:index], "= running"], index + 1


@damage
def truncated(golden: Golden, rng: random.Random) -> Found:
    # A record ends with `= won` or `= running`.
    index = rng.choice(golden.body[1:])
    return golden.lines[:index], index + 1


@damage
def goes_on(golden: Golden, rng: random.Random) -> Found:
    # Nothing follows `= won`.
    more = rng.choice(["= running", "1: take y1", "* money y1", "hello", golden.lines[-1]])
    return [*golden.lines, more], len(golden.lines) + 1


@damage
def other_seed(golden: Golden, rng: random.Random) -> Found:
    # More than a hundred draws cannot all be those of another seed.
    index = next(i for i, line in enumerate(golden.lines) if line.startswith("[Seed "))
    seed = golden.lines[index].replace('"]', f'{rng.randrange(10, 100)}"]')
    return golden.replaced(index, seed)[0], 0


@damage
def wrong_tag(golden: Golden, rng: random.Random) -> Found:
    # Another format, game, version, number of players or component data, or a source or option
    # that there is not.
    changes = {
        r'(?<=^\[Format ").*(?="\])': "alhambra 2",
        r'(?<=^\[Game ").*(?="\])': "dice",
        r'(?<=^\[Rules ").*(?="\])': "0",
        r'(?<=^\[Players ").*(?="\])': rng.choice(["1", "7", "two", ""]),
        r"^(?=\[Source )": rng.choice(['[Options "tower13=extra"]\n', '[Components "0123"]\n']),
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
    """The same damaged records every time, some of each kind, from all golden records in turn."""
    told = re.compile(r'^\[Source "(mt19937|hmac-sha256)"\]\n\[Seed "[^?]', re.MULTILINE)
    complete = {name for name, text in GOLDEN.items() if told.search(text) and "\n= won" in text}
    seeded = {name: Golden(GOLDEN[name]) for name in sorted(complete)}
    found: list[Damaged] = []
    for kind, damager in DAMAGES.items():
        rng = random.Random(kind)
        texts: set[str] = set()
        for attempt in range(100 if seeded else 0):
            name = list(seeded)[attempt % len(seeded)]
            try:
                lines, line = damager(seeded[name], rng)
            except Unfit:
                continue
            assert lines != seeded[name].lines
            text = "\n".join(lines) + "\n"
            if text not in texts:
                found.append(Damaged(f"{kind}-{name}-{len(texts) + 1}", kind, text, line))
                texts.add(text)
            if len(texts) == EACH_KIND:
                break
    return found


DAMAGED = damage_all()


def engine_line(text: str) -> int | None:
    """The line that the project's own verifier refuses, or None."""
    try:
        verify(parse_record(text), game("palace"))
    except BadRecord as bad:
        return bad.line
    return None


def test_there_are_golden_records() -> None:
    assert GOLDEN


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_records_are_right(name: str) -> None:
    check(GOLDEN[name], COMPONENTS)
    assert engine_line(GOLDEN[name]) is None


def test_there_are_a_hundred_damaged_records() -> None:
    assert len({damaged.text for damaged in DAMAGED}) >= 100
    assert {damaged.kind for damaged in DAMAGED} == set(DAMAGES)
    assert len(DAMAGES) >= 12


@pytest.mark.parametrize("damaged", DAMAGED, ids=lambda damaged: damaged.name)
def test_damaged_records_are_refused(damaged: Damaged) -> None:
    assert damaged.text not in GOLDEN.values()
    with pytest.raises(Wrong) as refusal:
        check(damaged.text, COMPONENTS)
    line = engine_line(damaged.text)
    assert line is not None, "the engine thinks that it is right"
    assert 1 <= refusal.value.line <= damaged.text.count("\n") + 1
    assert refusal.value.reason
    if damaged.line:
        assert refusal.value.line == line == damaged.line
    else:
        assert refusal.value.line == line


@pytest.mark.parametrize("name", GOLDEN)
def test_a_game_can_stop_anywhere_but_before_a_check(name: str) -> None:
    golden = Golden(GOLDEN[name])
    rng = random.Random(name)
    places = [i for i in golden.body if not golden.lines[i].startswith("=")]
    for index in rng.sample(places, 5):
        text = "\n".join([*golden.lines[:index], "= running", ""])
        check(text, COMPONENTS)
        assert engine_line(text) is None


@pytest.mark.parametrize("name", GOLDEN)
def test_draws_without_a_seed_need_only_be_possible(name: str) -> None:
    text = re.sub(r'^\[Seed ".*"\]\n', "", GOLDEN[name], flags=re.M)
    text = re.sub(r'^\[Source ".*"\]$', '[Source "given"]', text, flags=re.M)
    check(text, COMPONENTS)
    assert engine_line(text) is None
    golden = Golden(text)
    index, match = golden.find(random.Random(name), rf"(?<=^\* market ){TILE}$")
    drawn_before = golden.lines[golden.body[0]].split()[-1]
    lines, line = golden.rewritten(index, match, drawn_before)
    damaged = "\n".join([*lines, ""])
    with pytest.raises(Wrong) as refusal:
        check(damaged, COMPONENTS)
    assert refusal.value.line == engine_line(damaged) == line


def test_other_component_data_is_refused() -> None:
    text = next(iter(GOLDEN.values())).replace("[Source", '[Components "0123"]\n[Source')
    with pytest.raises(Wrong, match="other component data"):
        check(text, COMPONENTS)


def test_the_checker_imports_the_standard_library_only() -> None:
    tree = ast.parse((HERE / "second_checker.py").read_text(encoding="utf-8"))
    modules = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module
            assert node.level == 0
            modules.add(node.module)
    assert modules
    assert {module.partition(".")[0] for module in modules} <= sys.stdlib_module_names - {
        "importlib"
    }


def test_the_checker_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = next(iter(GOLDEN.values()))
    right, wrong = tmp_path / "right.txt", tmp_path / "wrong.txt"
    right.write_text(text, encoding="utf-8")
    wrong.write_text(text + "more\n", encoding="utf-8")
    assert second_checker.main([str(COMPONENTS_FILE), str(right)]) == 0
    assert second_checker.main([str(COMPONENTS_FILE), str(wrong), str(right)]) == 1
    last = text.count("\n") + 1
    assert capsys.readouterr().out.splitlines() == [
        f"{right}: right",
        f"{wrong}: line {last}: the record goes on after its end",
        f"{right}: right",
    ]
