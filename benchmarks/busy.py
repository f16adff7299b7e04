"""A plain busy loop for a number of seconds: prints how often it ran."""

import sys
from time import perf_counter


def main(seconds: float) -> None:
    rounds = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        for number in range(1000):
            rounds += number & 1
    print(rounds / (perf_counter() - start))


if __name__ == "__main__":
    main(float(sys.argv[1]))
