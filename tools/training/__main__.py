"""Learns what positions of a game are worth, in rounds that can be resumed.

    python -m training palace [--games 600] [--bot skilled] [--jobs 2] [--on ray] [--rounds 1]

In each round the bot plays against itself with the weights of the round before; nine games in ten
are learned from, and the tenth only shows how good the new weights are. Samples are kept in
`.training/GAME/`, game by game; a round leaves `round-N.json`. The last one is put into the package
with `--install`, after a tournament has shown that it is better: `docs/bots.md` says how.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from time import strftime
from typing import Any

from alhambra.arena.workers import Workers
from alhambra.bots.values import VALUATIONS, weights_of
from alhambra.cli.progress import progress
from training.fitting import best_halving, calibration, fitted, loss
from training.samples import PlayGames, Sample
from working import work

ROOT = Path(__file__).resolve().parent.parent.parent
PLAYERS = {"palace": range(2, 7), "rollwrite": range(1, 6)}
MODULES = {"palace": ("", "treasure,builders,invaders,bazaars"), "rollwrite": ("",)}
SEED = 2200
HELD_BACK = 10
"""Of so many games, one is kept for the test."""


class Round:
    def __init__(self, game: str, number: int, given: argparse.Namespace) -> None:
        self.game = game
        self.number = number
        self.given = given
        self.folder = ROOT / ".training" / game
        self.folder.mkdir(parents=True, exist_ok=True)
        self.names = VALUATIONS[game]({}).names

    @property
    def file(self) -> Path:
        return self.folder / f"round-{self.number}.json"

    def log(self, text: str) -> None:
        print(text, flush=True)
        with (self.folder / "log.txt").open("a") as file:
            file.write(f"{strftime('%F %T')} {text}\n")

    def samples(self, players: int, before: dict[str, Any], by: Workers) -> list[Sample]:
        """Those of all games, playing what is missing."""
        found: list[Sample] = []
        for modules in MODULES[self.game]:
            games = self.given.games if not modules else self.given.games // 3
            path = self.folder / f"round-{self.number}-{players}{'-all' * bool(modules)}.jsonl"
            lines = path.read_text().splitlines() if path.exists() else []
            seed = SEED + self.number * 100 + players * 10 + bool(modules)
            weights = json.dumps(before)
            job = PlayGames(self.game, players, modules, self.given.bot, seed, weights)
            numbers = range(len(lines) + 1, games + 1)
            with path.open("a") as file, progress() as bar:
                task = bar.add_task(f"{players} players", total=games, completed=len(lines))
                for some in by.work(job, numbers, lambda: False):
                    lines.append(json.dumps(some))
                    file.write(lines[-1] + "\n")
                    file.flush()
                    bar.advance(task)
            for line in lines[:games]:
                found += json.loads(line)
        return found

    def learn(self, before: dict[str, Any], by: Workers) -> dict[str, Any]:
        rows = []
        bins = [[0.0, 0.0, 0.0] for _ in range(10)]
        old_loss = new_loss = games = 0.0
        for players in PLAYERS[self.game]:
            samples = self.samples(players, before, by)
            games += len({sample["game"] for sample in samples})
            for row in before["weighings"]:
                if row["players"] == players:
                    some = [each for each in samples if each["stage"] == row["stage"]]
                    new, losses = self._weighing(row, some, bins)
                    rows.append(new)
                    old_loss += losses[0]
                    new_loss += losses[1]
        old_loss, new_loss = old_loss / len(rows), new_loss / len(rows)
        self.log(f"round {self.number}: surprise {old_loss:.4f} before, {new_loss:.4f} after, bits")
        for number, (count, chances, happened) in enumerate(bins):
            if count:
                told = (
                    f"told {100 * chances / count:.1f} %, happened {100 * happened / count:.1f} %"
                )
                self.log(f"chances from {10 * number} %: {count:.0f} games, {told}")
        commit = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"],
            cwd=ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip
        made = {
            "how": f"learned from games of {self.given.bot} against itself",
            "commit": commit.stdout.strip(),
            "seed": SEED,
            "round": self.number,
            "games": int(games),
            "surprise": round(new_loss, 4),
            "surprise before": round(old_loss, 4),
        }
        return {"game": self.game, "made": made, "weighings": rows}

    def _weighing(
        self, row: dict[str, Any], samples: list[Sample], bins: list[list[float]]
    ) -> tuple[dict[str, Any], tuple[float, float]]:
        learned = [each for each in samples if each["game"] % HELD_BACK]
        test = [each for each in samples if not each["game"] % HELD_BACK]
        before = [row["weights"].get(name, 0) for name in self.names]
        weights = fitted(learned, before)
        halving = row["halving"] if row["players"] == 1 else best_halving(learned[:4000], weights)
        calibration(test, weights, halving, bins)
        losses = loss(test, before, row["halving"]), loss(test, weights, halving)
        named = dict(zip(self.names, weights, strict=True))
        return row | {"halving": halving, "weights": named}, losses


def text_of(weights: dict[str, Any]) -> str:
    """One weighing on each line."""
    rows = ",\n".join([json.dumps(row) for row in weights["weighings"]])
    head = f'"game": {json.dumps(weights["game"])},\n"made": {json.dumps(weights["made"])},\n'
    return f'{{\n{head}"weighings": [\n{rows}\n]\n}}\n'


def main(given: argparse.Namespace, by: Workers) -> None:
    weights = weights_of(given.game)
    for number in range(1, given.rounds + 1):
        here = Round(given.game, number, given)
        if here.file.exists():
            weights = json.loads(here.file.read_text())
            here.log(f"round {number} is there already")
            continue
        weights = here.learn(weights, by)
        here.file.write_text(text_of(weights))
    if given.install:
        path = ROOT / "src" / "alhambra" / "data" / f"values-{given.game}.json"
        path.write_text(text_of(weights))
        print(f"{path.relative_to(ROOT)} has the weights of round {given.rounds}.", file=sys.stderr)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learns what positions of a game are worth.")
    parser.add_argument("game", choices=sorted(VALUATIONS))
    parser.add_argument("--games", type=int, default=600, help="for each number of players")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--bot", default="skilled")
    parser.add_argument("--install", action="store_true", help="put the last round in the package")
    work(parser, main)
