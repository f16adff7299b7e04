"""A golden record to damage, and how its lines are changed."""

import random
import re
from collections.abc import Callable

Found = tuple[list[str], int]
"""The damaged lines, and the number of the first wrong one; 0 if that is not known beforehand."""


class Unfit(Exception):
    """A record has no place for this kind of damage."""


class Golden:
    """The lines of a record; their numbers are counted from 0 here."""

    def __init__(self, text: str) -> None:
        lines = text.removesuffix("\n").split("\n")
        self.lines = [line for line in lines if line and not line.startswith("# ")]
        self.body = [i for i, line in enumerate(self.lines) if not line.startswith("[")]
        self.game = re.findall(r'\[Game "(.*)"\]', text)[0]
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

    def changed(self, rng: random.Random, pattern: str, change: Callable[[str], str]) -> Found:
        """The record with another text where the pattern is found somewhere."""
        index, match = self.find(rng, pattern)
        return self.rewritten(index, match, change(match[0]))


Damager = Callable[[Golden, random.Random], Found]


class Kinds(dict[str, Damager]):
    """Kinds of damage by their names."""

    def add(self, damager: Damager) -> Damager:
        self[damager.__name__] = damager
        return damager


def damaged(golden: list[Golden], name: str, damager: Damager, most: int) -> list[Found]:
    """Damaged records, the same every time, from all golden records in turn."""
    rng = random.Random(name)
    found: list[Found] = []
    for attempt in range(100):
        whole = golden[attempt % len(golden)]
        try:
            lines, line = damager(whole, rng)
        except Unfit:
            continue
        assert lines != whole.lines
        if lines not in [others for others, _ in found]:
            found.append((lines, line))
        if len(found) == most:
            break
    return found
