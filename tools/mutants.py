"""Breaks each rule once, and shows that a test citing that rule fails.

    python tools/mutants.py            all rules
    python tools/mutants.py P-24 P-31  some

Each mutant is a small change to a copy of the source. Exit status 1 if any goes unnoticed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mutations import MUTATIONS
from mutations.mutation import Mutation

ROOT = Path(__file__).resolve().parent.parent


def tests_fail(source: Path, rule: str) -> bool:
    """Whether a test that cites `rule` fails on this source."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--rule", rule]
    done = subprocess.run(
        [*command, "-m", "not long"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode not in (0, 1):
        raise SystemExit(f"{rule}: the tests could not be run\n{done.stdout}{done.stderr}")
    return done.returncode == 1


def is_noticed(mutation: Mutation) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
        file = source / "alhambra" / mutation.file
        file.write_text(mutation.applied_to(file.read_text()))
        return tests_fail(source, mutation.rule)


def chosen(rules: list[str]) -> Iterator[Mutation]:
    unknown = set(rules) - {mutation.rule for mutation in MUTATIONS}
    if unknown:
        raise SystemExit(f"There is no mutant for {', '.join(sorted(unknown))}.")
    return (mutation for mutation in MUTATIONS if not rules or mutation.rule in rules)


def main() -> None:
    mutations = list(chosen(sys.argv[1:]))
    survivors = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutation, noticed in zip(mutations, pool.map(is_noticed, mutations), strict=True):
            survivors += not noticed
            print(f"{mutation.rule}  {'noticed' if noticed else 'NOT NOTICED'}  {mutation.file}")
    print(f"{len(mutations) - survivors} of {len(mutations)} mutants were noticed.")
    sys.exit(1 if survivors else 0)


if __name__ == "__main__":
    main()
