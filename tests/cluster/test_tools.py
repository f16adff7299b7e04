"""Other long work on Ray: samples for training, the strength of levels and characters. The results
are the same as on one machine, and the code travels."""

import json
import os
import subprocess
import sys

import pytest

from test_rules_reference import ROOT

pytest.importorskip("ray")
pytestmark = pytest.mark.cluster

PATIENCE = 300
SCRIPT = """
import json, sys
from alhambra.cli.options import chosen_workers
from characters import PlaySample
from strength import Cell, PlayCell
from training.samples import PlayGames

JOBS = {
    "strength": PlayCell(Cell("rollwrite", 2, "greedy", "random")),
    "characters": PlaySample("rollwrite-badis"),
    "training": PlayGames("rollwrite", 2, "", "greedy", 7, sys.argv[2]),
}
on = sys.argv[1] or None
for name, job in JOBS.items():
    done = list(chosen_workers(on, 1).work(job, range(1, 4), lambda: False))
    for each in done if name == "strength" else []:
        del each["ms"]
    print(json.dumps([name, done]))
"""


def played(on: str) -> str:
    weights = (ROOT / "src/alhambra/data/values-rollwrite.json").read_text()
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, on, weights],
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'tools'}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_training_and_strength_come_out_the_same_on_ray() -> None:
    alone = played("")
    names = [json.loads(line)[0] for line in alone.splitlines()]
    assert names == ["strength", "characters", "training"]
    assert all(len(json.loads(line)[1]) == 3 for line in alone.splitlines())
    assert played("ray") == alone


@pytest.mark.parametrize("tool", ["strength.py", "characters.py", "training"])
def test_a_tool_says_in_one_sentence_where_there_is_no_cluster(tool: str) -> None:
    game = ["rollwrite"] if tool == "training" else []
    refused = subprocess.run(
        [sys.executable, str(ROOT / "tools" / tool), *game, "--on", "127.0.0.1"],
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'tools'}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert refused.returncode == 2
    assert "--on takes ray, ray://host:port" in refused.stderr
