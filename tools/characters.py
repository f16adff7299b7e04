"""What the characters' ways of playing show in, and what they cost: part of `make strength`, which
writes the table in `docs/bots.md`.

Each character plays `skilled` games of two against `skilled` without a character, each deal in both
seats. What is typical of a character is also measured where two without one play the same deals, so
that the difference is its way of playing; and at how many decisions there it would choose something
else. Each block is a line in a file of `.strength/`, so a run can be stopped and resumed.

    characters.py [--games 200] [--only palace-zaida,…] [--seconds 600] [--jobs 1] [--on ray]
"""

import argparse
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import Any

from alhambra.arena.match import Arena, Match, Played
from alhambra.arena.statistics.intervals import BlockMean
from alhambra.arena.workers import Job, Workers
from alhambra.bots.characters import CHARACTERS
from alhambra.bots.levels import LevelBot
from alhambra.core.game import Game, seeded
from alhambra.core.sources import MersenneSource, derived_seed
from alhambra.games import game as rules_of
from strength import NAMES, PAGE, SEED, STATE, rows_by_name
from working import work

LEVEL = "skilled"
BEGIN, END = "<!-- characters, made by make strength -->", "<!-- end of characters -->"
HEAD = (
    "game",
    "character",
    "other moves",
    "what is typical",
    "with",
    "without",
    "wins",
    "95 % interval",
    "games",
)
_BUY = re.compile(r"buy \D+(\d+)\w* (.+)")

Measure = Callable[[Played, int], float]


def points_for(*causes: str) -> Measure:
    """Points for these causes in all scorings."""

    def measured(played: Played, seat: int) -> float:
        return sum(
            points[seat][listed.index(cause)]
            for _, listed, points in played.scorings
            for cause in causes
            if cause in listed
        )

    return measured


def moves_of(*verbs: str) -> Measure:
    return lambda played, seat: sum(
        made.seat == seat and made.move.split()[0] in verbs for made in played.made
    )


def paid_exactly(played: Played, seat: int) -> float:
    bought = [_BUY.fullmatch(made.move) for made in played.made if made.seat == seat]
    return sum(
        int(found[1]) == sum(int(value) for value in re.findall(r"\d+", found[2]))
        for found in bought
        if found is not None
    )


def in_first_scoring(played: Played, seat: int) -> float:
    first = played.scorings[0][0]
    return sum(sum(points[seat]) for name, _, points in played.scorings if name == first)


@dataclass(frozen=True)
class Trait:
    """Something that can be counted, of which a character has more than others, or less."""

    about: str
    measure: Measure


WALL = Trait("points for the wall", points_for("wall"))
TOWERS = Trait("points for towers", points_for("T"))
TAKES = Trait("times money is taken", moves_of("take"))
COINS = Trait("times coins are taken", moves_of("coins"))
TRAITS: dict[str, dict[str, Trait]] = {
    "zaida": {"palace": WALL, "alcazaba": WALL, "dice": TOWERS, "rollwrite": TOWERS},
    "badis": {"palace": TAKES, "rollwrite": COINS},
    "itimad": {},
    "galib": {},
    "firnas": {"palace": TAKES},
    "tarub": {"palace": TAKES, "rollwrite": COINS},
    "habus": {},
    "lubna": {"palace": Trait("exact payments", paid_exactly), "rollwrite": COINS},
    "hakam": {"palace": Trait("tiles kept in reserve", moves_of("reserve"))},
    "nazhun": {
        game: Trait("points in the first scoring", in_first_scoring)
        for game in ("palace", "dice", "alcazaba")
    },
    "wallada": {},
    "ziryab": {},
}
TYPES = {
    "itimad": ("gardens",),
    "habus": ("towers",),
    "wallada": ("seraglios", "chambers"),
    "ziryab": ("pavilions", "arcades"),
}
for _character, _types in TYPES.items():
    _letters = [each[0].upper() for each in _types]
    _said = f"points for {' and '.join(_types)}"
    TRAITS[_character] = {game: Trait(_said, points_for(*_letters)) for game in NAMES}


@dataclass(frozen=True)
class Sample:
    """A character in a game of two, and what is typical of it there."""

    game: str
    character: str

    @property
    def name(self) -> str:
        return f"{self.game}-{self.character}"

    @property
    def trait(self) -> Trait | None:
        return TRAITS[self.character].get(self.game)

    @property
    def path(self) -> Path:
        return STATE / f"character-{self.name}.jsonl"

    def blocks(self) -> list[dict[str, Any]]:
        lines = self.path.read_text().splitlines() if self.path.exists() else []
        return [json.loads(line) for line in lines]


SAMPLES = {
    sample.name: sample
    for sample in [Sample(game, character) for game in NAMES for character in CHARACTERS]
}


@dataclass(frozen=True)
class PlaySample(Job[int, dict[str, Any]]):
    """Blocks of a sample: one deal, with the character in both seats in turn."""

    name: str

    def open(self) -> Callable[[int], dict[str, Any]]:
        sample = SAMPLES[self.name]
        bots = (f"{LEVEL}/{sample.character}", LEVEL)
        arena, plain = [
            Arena(Match(sample.game, sitting, SEED, moves_wanted=True))
            for sitting in (bots, (LEVEL, LEVEL))
        ]
        return lambda block: {
            **_block(arena, plain, sample.trait, block),
            "other": _other_choices(sample, block),
        }


def _played(arena: Arena, seating: tuple[int, ...], block: int) -> Played:
    seeds = [derived_seed(SEED, block, "bot", index) for index in seating]
    return arena.play_seated(block, seating, derived_seed(SEED, block), seeds)


def _block(arena: Arena, plain: Arena, trait: Trait | None, block: int) -> dict[str, Any]:
    wins, own, usual = [], [], []
    if trait is not None:
        without = _played(plain, (0, 1), block)
        usual = [trait.measure(without, seat) for seat in (0, 1)]
    for seating in ((0, 1), (1, 0)):
        played = _played(arena, seating, block)
        seat = seating.index(0)
        together = len(played.winners) + played.imaginary_winners
        wins.append(1 / together if seat in played.winners else 0.0)
        if trait is not None:
            own.append(trait.measure(played, seat))
    return {"block": block, "wins": wins, "own": own, "usual": usual}


def _other_choices(sample: Sample, block: int) -> list[bool]:
    """For each decision of a game without characters: whether this one would choose something
    else."""
    rules = rules_of(sample.game)
    game = Game(rules, rules.options(2, {}), seeded(derived_seed(SEED, block)))
    usual, own = [LevelBot(LEVEL, MersenneSource(1), each) for each in ("", sample.character)]
    others = []
    while (seat := game.state.to_act()) is not None:
        moves = game.state.legal_moves()
        chosen = moves[0]
        if len(moves) > 1:
            view = game.state.observe(seat)
            chosen = usual.choose(view, moves)
            others.append(own.choose(view, moves) != chosen)
        game.play(chosen)
    return others


def play(sample: Sample, games: int, by: Workers, until: float) -> None:
    """Play what is missing of a sample."""
    wanted = range(len(sample.blocks()) + 1, games // 2 + 1)
    if not wanted or perf_counter() > until:
        return
    STATE.mkdir(exist_ok=True)
    with sample.path.open("a") as file:
        job = PlaySample(sample.name)
        for block in by.work(job, wanted, lambda: perf_counter() > until):
            file.write(json.dumps(block) + "\n")
            file.flush()
    print(_row(sample), flush=True)


def _row(sample: Sample) -> str:
    """A line of the table; empty if nothing was played."""
    blocks = sample.blocks()
    if not blocks:
        return ""
    share = BlockMean([block["wins"] for block in blocks])
    low, high = share.share_interval()
    cells = ["", "", ""]
    if sample.trait is not None:
        own = mean([each for block in blocks for each in block["own"]])
        usual = mean([each for block in blocks for each in block["usual"]])
        cells = [sample.trait.about, f"{own:.1f}", f"{usual:.1f}"]
    other = mean([each for block in blocks for each in block["other"]])
    cells = [f"{100 * other:.0f} %", *cells]
    won = [f"{100 * share.mean:.0f} %", f"{100 * low:.0f} to {100 * high:.0f} %", str(share.count)]
    return f"| {' | '.join([NAMES[sample.game], sample.character, *cells, *won])} |"


def write() -> None:
    """Put the table between its marks in the page, with the rows there of what has not been played
    here."""
    first, _, rest = PAGE.read_text().partition(BEGIN)
    before, _, after = rest.partition(END)
    kept = rows_by_name(before, 2)
    rows = [
        _row(sample) or kept.get(f"{NAMES[sample.game]} | {sample.character}", "")
        for sample in SAMPLES.values()
    ]
    lines = [BEGIN, "", f"| {' | '.join(HEAD)} |", "| --- " * len(HEAD) + "|"]
    lines += [*[row for row in rows if row], "", END]
    PAGE.write_text(first + "\n".join(lines) + after)


def main(given: argparse.Namespace, by: Workers) -> None:
    until = perf_counter() + given.seconds
    for name in given.only.split(","):
        play(SAMPLES[name], given.games, by, until)
    write()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Plays what is missing, and writes the table.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--only", default=",".join(SAMPLES))
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after these")
    work(parser, main)
