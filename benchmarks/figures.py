"""The results of a run: rates, their ratios within each round, and how to show them."""

from collections.abc import Mapping
from statistics import median
from typing import Any

BAR = 38


class Figures:
    """The rates of all contestants, round by round."""

    def __init__(self) -> None:
        self.rates: dict[str, list[float]] = {}

    def add(self, name: str, rate: float) -> None:
        self.rates.setdefault(name, []).append(rate)

    def summary(self, name: str) -> dict[str, float]:
        rates = self.rates[name]
        return {"median": round(median(rates)), "low": round(min(rates)), "high": round(max(rates))}

    def ratio(self, name: str, other: str) -> float:
        """How many times as fast as the other, as the median over rounds: only rates of the same
        round are compared, because the machine's speed varies."""
        pairs = zip(self.rates[name], self.rates[other], strict=True)
        return round(median([mine / theirs for mine, theirs in pairs]), 2)


def bars(values: Mapping[str, float]) -> list[str]:
    """A bar chart in text; the largest value is as long as a line allows."""
    longest = max(values.values())
    wide = max(len(name) for name in values)
    return [
        f"{name:<{wide}}  {'█' * max(1, round(BAR * value / longest))} {value:,.0f}"
        for name, value in values.items()
    ]


def table(head: list[str], rows: list[list[Any]]) -> list[str]:
    lines = [" | ".join(head), " | ".join(["---"] * len(head))]
    lines += [" | ".join([str(cell) for cell in row]) for row in rows]
    return [f"| {line} |" for line in lines]
