"""Who is measured, and how to run each of them: in a separate process, for a short while."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEERS = ROOT / ".bench"
PEERS_PYTHON = PEERS / "bin" / "python"
GIN = "gin_rummy"
ALL_MODULES = "treasure,builders,invaders,bazaars"


class Contestant(NamedTuple):
    """An engine and a game: the command that runs it, with `build` for ours ("plain" or
    "compiled")."""

    name: str
    arguments: tuple[str, ...]
    build: str = ""
    modules: str = ""
    bot: str = "random"
    program: str = "play_games.py"

    def rate(self, seconds: float, seed: int) -> float:
        """Its decisions per second."""
        if self.build:
            command = [sys.executable, str(HERE / self.program), *self.arguments]
        else:
            command = [str(PEERS_PYTHON), str(HERE / "play_peers.py"), *self.arguments]
        is_played = self.build and self.program == "play_games.py"
        sitting = [self.bot, self.modules] if is_played else []
        played = result_of([*command, str(seconds), str(seed), *sitting], self.build)
        if self.build and played["compiled"] != (self.build == "compiled"):
            raise SystemExit(f"{self.name}: this is not the {self.build} engine.")
        return float(played["decisions"] / played["seconds"])


OURS = [
    Contestant(f"{name}, {players} players, {build}", (name.lower(), str(players)), build)
    for name, numbers in (("Palace", (2, 3, 6)), ("Dice", (3,)), ("Alcazaba", (3,)))
    for players in numbers
    for build in ("plain", "compiled")
]
OURS += [
    Contestant(f"Palace, 3 players, all modules, {build}", ("palace", "3"), build, ALL_MODULES)
    for build in ("plain", "compiled")
]
OURS += [
    Contestant(f"Roll & Write, {name}, {build}", ("rollwrite", players), build)
    for players, name in (("1", "alone"), ("3", "3 players"))
    for build in ("plain", "compiled")
]
OURS += [
    Contestant(f"{name}, 3 players, greedy, compiled", (game, "3"), "compiled", bot="greedy")
    for name, game in (("Palace", "palace"), ("Roll & Write", "rollwrite"))
]
ENVIRONMENTS = [
    Contestant(f"{name}, compiled", (kind, "palace", "3"), "compiled", program="play_envs.py")
    for kind, name in (
        ("aec", "Palace, 3 players, PettingZoo"),
        ("spiel", "Palace, 3 players, OpenSpiel"),
        ("batch1", "Palace, 3 players, a batch of 1"),
        ("batch64", "Palace, 3 players, a batch of 64"),
    )
]
"""With an observation and a mask at every decision."""
OURS += ENVIRONMENTS
OTHERS = [
    Contestant("OpenSpiel gin_rummy", (GIN,)),
    Contestant("OpenSpiel backgammon", ("backgammon",)),
    Contestant("Catanatron, 4 players", ("catanatron",)),
    Contestant("PettingZoo gin_rummy, observed", ("pettingzoo",)),
    Contestant("OpenSpiel gin_rummy, observed", ("observed",)),
]


def result_of(command: list[str], build: str = "") -> dict[str, Any]:
    """What a program prints as JSON, run with our plain or compiled engine."""
    path = str(ROOT / ".release") if build == "compiled" else ""
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def prepare() -> None:
    """Create the peers' environment, if it does not exist yet."""
    stamp = PEERS / ".ready"
    wanted = (HERE / "requirements.txt").read_text()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Setting up the engines to compare with; this is needed once.", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
    pip = [str(PEERS_PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "-r", str(HERE / "requirements.txt")], check=True)
    stamp.write_text(wanted)
