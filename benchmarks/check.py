"""Compares the speed with that of the last release: `make bench-check`.

Runs a few rounds alongside gin_rummy, and compares the ratios with those in `released.json`. It
only warns and never fails, since the machine may be busy.
"""

import json

from contestants import HERE, OTHERS, OURS, prepare
from figures import Figures

ROUNDS = 7
SECONDS = 1.0
NOTICEABLE = 0.8
GIN = OTHERS[0]
RELEASED = json.loads((HERE / "released.json").read_text())
CHECKED = [contestant for contestant in OURS if contestant.name in RELEASED["ratios"]]


def main() -> None:
    prepare()
    figures = Figures()
    for number in range(ROUNDS):
        for contestant in [*CHECKED, GIN]:
            figures.add(contestant.name, contestant.rate(SECONDS, seed=number * 1000))
    for contestant in CHECKED:
        now, then = figures.ratio(contestant.name, GIN.name), RELEASED["ratios"][contestant.name]
        verdict = "as fast" if now >= NOTICEABLE * then else "WARNING: slower"
        print(
            f"{contestant.name}: {now} times {GIN.name}, {then} in {RELEASED['version']}: {verdict}"
        )


if __name__ == "__main__":
    main()
