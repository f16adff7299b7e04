"""What all records share: lines, numbers from seeds, and the proof that nobody chose the seed."""

import hashlib
import hmac
import random
import re
from collections.abc import Iterable, Iterator
from itertools import count

Tags = dict[str, tuple[int, str]]  # name: line, value
Step = tuple[int, str, str]  # line; seat, "* " and occasion, or "="; move, outcome or whole check
Outcomes = list[tuple[str, int]]  # with their weights

TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) "([^"\x00-\x1f\x7f-\x9f]*)"\]')
DRAW = re.compile(r"(\* [a-z][a-z0-9]*)((?: [^ ]+)+)")
MOVE = re.compile(r"([1-9][0-9]*): ([^ ;].*)")
SEEDS = {"mt19937": "0|[1-9][0-9]{0,99}", "hmac-sha256": "([0-9a-f]{2}){1,64}"}


class Wrong(Exception):
    """The first wrong line of a record, counted from 1, and what is wrong with it."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def read_lines(text: str) -> tuple[Tags, list[Step]]:
    """The tags and the steps; an empty step after the last line stands for the end."""
    lines = text.removesuffix("\n").split("\n")
    tags: Tags = {}
    steps: list[Step] = []
    for number, line in enumerate(lines, 1):
        if not line or line.startswith("# "):
            continue
        tag = TAG.fullmatch(line)
        if tag and not steps and tag[1] not in tags:
            tags[tag[1]] = number, tag[2]
        elif draw := DRAW.fullmatch(line):
            steps += [(number, draw[1], outcome) for outcome in draw[2][1:].split(" ")]
        elif moves := MOVE.fullmatch(line):
            steps += [(number, moves[1], move) for move in moves[2].split("; ")]
        elif steps or line.startswith("= "):
            steps.append((number, line[0], line))  # other lines are never due: found in their turn
        else:
            raise Wrong(number, f"not a line of a record, or a tag for the second time: {line!r}")
    return tags, [*steps, (len(lines) + 1, "", "")]


def source_numbers(source: str, seed: str) -> Iterator[int]:
    """The stream of whole numbers below 2**53 that a source makes of a seed."""
    twister = random.Random(int(seed) if source == "mt19937" else 0)
    for index in count():
        if source == "mt19937":
            yield int(twister.random() * 2**53)
        else:
            digest = hmac.digest(bytes.fromhex(seed), index.to_bytes(8, "big"), "sha256")
            yield int.from_bytes(digest[:8], "big") >> 11


def choose(outcomes: Outcomes, numbers: Iterator[int]) -> str:
    total = sum(weight for _, weight in outcomes)
    rest = next(v for v in numbers if v < 2**53 - 2**53 % total) % total
    up_to = 0
    return next(thing for thing, weight in outcomes if (up_to := up_to + weight) > rest)


def even(things: Iterable[str]) -> Outcomes:
    return [(thing, 1) for thing in things]


def check_proof(tags: Tags, players: int) -> None:
    """That a seed which is told was mixed as the tags say, if they say anything of it."""
    proof = ("Commitment", "Contributions", "Secret")
    if not any(name in tags for name in proof) or tags.get("Seed", (0, "?"))[1] == "?":
        return
    (where, commitment), (given, added), (at, secret) = (tags.get(name, (1, "")) for name in proof)
    if not re.fullmatch(SEEDS["hmac-sha256"], secret):
        raise Wrong(at, f"the secret cannot be {secret!r}")
    if commitment != hashlib.sha256(bytes.fromhex(secret)).hexdigest():
        raise Wrong(where, "the commitment is to another secret")
    parts = added.split(" ")
    if len(parts) != players or not all(re.fullmatch(SEEDS["hmac-sha256"], x) for x in parts):
        raise Wrong(given, f"the contributions cannot be {added!r}")
    line, seed = tags["Seed"]
    if seed != hmac.digest(bytes.fromhex(secret), added.encode(), "sha256").hex():
        raise Wrong(line, "the seed is not made of the secret and the contributions")
