"""Records: a whole game as text. `docs/records.md` specifies the format.

A record holds the tags and, in order, everything that chance gave and players decided; every
scoring is included as a check. Positions, scores and statistics follow from it.
"""

import re
from typing import Final

from alhambra.core.messages import BadRecord, Fact, Message
from alhambra.core.scoring import Result
from alhambra.core.sources import SEEDED, SOURCES
from alhambra.core.state import HIDDEN, Options, Ruleset, Seat, State

FORMAT: Final = "alhambra 1"
RUNNING: Final = "= running"
HIDDEN_SEED: Final = "?"

_TAG: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) "([^"\x00-\x1f\x7f-\x9f]*)"\]')
_DRAW: Final = re.compile(r"\* ([a-z0-9]+)((?: [^ ]+)+)")
_MOVES: Final = re.compile(r"([1-9]): (.+)")
_PLAYERS: Final = re.compile(r"[1-9]")

DRAW: Final = "*"
MOVE: Final = ":"
NOTE: Final = "="


class Step:
    """One thing that happened. `who` is the occasion of a draw or the number of a seat; `what` is
    the outcome, the move, or the line of a scoring: an object, or its text if it was read."""

    def __init__(self, kind: str, who: str, what: object, line: int = 0) -> None:
        self.kind = kind
        self.who = who
        self.what = what
        self.line = line
        """The line it was read from, counted from 1."""


class Record:
    """The tags and steps of one game."""

    def __init__(
        self,
        tags: dict[str, str],
        steps: list[Step],
        lines: dict[str, int] | None = None,
        last_line: int = 0,
        fault: BadRecord | None = None,
    ) -> None:
        self.tags = tags
        self.steps = steps
        self._lines = lines or {}
        self.last_line = last_line
        """The line of the end, or of the fault."""
        self.fault = fault
        """What could not be read after these steps. It is raised when they are replayed, unless one
        of them is wrong already: the first wrong line is the one to blame."""

    def line_of(self, tag: str) -> int:
        """The line that a tag was read from."""
        return self._lines.get(tag, 1)

    @property
    def players(self) -> int:
        return int(self.tags["Players"])

    @property
    def names(self) -> list[str]:
        return [self.tags.get(f"Seat{seat}", "") for seat in range(1, self.players + 1)]

    @property
    def finished(self) -> bool:
        return bool(self.steps) and str(self.steps[-1].what).startswith("= won")

    def options(self, rules: Ruleset) -> Options:
        """The options of the game; raises BadOption if they are invalid."""
        words = self.tags.get("Options", "").split()
        return rules.options(
            self.players, {w.partition("=")[0]: w.partition("=")[2] for w in words}
        )

    def for_seat(self, state: State, seat: Seat | None) -> "Record":
        """What `seat`, or a spectator, may see of it, given the current state of the game. Until
        the game is over, that excludes the seed and anything only somebody else has seen."""
        if self.finished:
            return self
        steps = [
            Step(DRAW, step.who, HIDDEN) if _is_hidden(step, state, seat) else step
            for step in self.steps
        ]
        tags = self.tags | {"Seed": HIDDEN_SEED} if "Seed" in self.tags else self.tags
        return Record(tags, steps)

    def __str__(self) -> str:
        lines = [f'[{name} "{value}"]' for name, value in self.tags.items()] + [""]
        last = ("", "")
        for step in self.steps:
            if step.kind == NOTE:
                lines.append(str(step.what))
            elif (step.kind, step.who) != last:
                start = f"* {step.who}" if step.kind == DRAW else f"{step.who}:"
                lines.append(f"{start} {step.what}")
            else:
                lines[-1] += f" {step.what}" if step.kind == DRAW else f"; {step.what}"
            last = (step.kind, step.who)
        if not self.finished:
            lines.append(RUNNING)
        return "".join([line + "\n" for line in lines])


def _is_hidden(step: Step, state: State, seat: Seat | None) -> bool:
    return step.kind == DRAW and state.hides(step.who, seat)


def new_tags(rules: Ruleset, options: Options, names: list[str]) -> dict[str, str]:
    """The tags at the start of a new game's record."""
    tags = {
        "Format": FORMAT,
        "Game": rules.name,
        "Rules": rules.version,
        "Players": str(options.players),
    }
    for seat, name in enumerate(names, 1):
        tags[f"Seat{seat}"] = re.sub(r'["\x00-\x1f\x7f-\x9f]', "'", name)
    return tags | option_tags(options)


def option_tags(options: Options) -> dict[str, str]:
    """The tags for what the table agreed on."""
    tags: dict[str, str] = {}
    if options.chosen():
        chosen = [f"{name}={value}" for name, value in options.chosen().items()]
        tags["Options"] = " ".join(chosen)
    if options.data:
        tags["Components"] = options.data
    return tags


def parse_record(text: str) -> Record:
    """The record in `text`; raises BadRecord if there is none. Whether it is true is for `verify`
    to check, and so are lines that cannot be read after the first step: an earlier line may be
    wrong already."""
    tags: dict[str, str] = {}
    lines: dict[str, int] = {}
    steps: list[Step] = []
    fault: BadRecord | None = None
    last_line = 0
    number = 0
    # Not splitlines(), which splits at other characters besides line feeds.
    for number, line in enumerate(text.removesuffix("\n").split("\n"), 1):
        if not line or line.startswith("# "):
            continue
        if last_line:
            fault = _wrong(number, "after-end")
            break
        tag = _TAG.fullmatch(line)
        if tag is not None and not steps:
            if tag[1] in tags:
                raise _wrong(number, "tag-twice", tag=tag[1])
            tags[tag[1]] = tag[2]
            lines[tag[1]] = number
            continue
        try:
            steps += _steps(line, number)
        except BadRecord as error:
            fault = error
            break
        if line == RUNNING or line.startswith("= won"):
            last_line = number
    if fault is None and not last_line:
        fault = _wrong(number + 1 if text else 1, "no-end")
    if fault is not None:
        if not steps:
            raise fault
        last_line = last_line or fault.line
    if steps[-1].what == RUNNING:
        steps.pop()
    record = Record(tags, steps, lines, last_line, fault)
    _check_tags(record)
    return record


def _check_tags(record: Record) -> None:
    tags = record.tags
    for name in ("Format", "Game", "Rules", "Players", "Source"):
        if name not in tags:
            raise _wrong(1, "no-tag", tag=name)
    if tags["Format"] != FORMAT:
        raise _wrong(record.line_of("Format"), "format", given=tags["Format"], known=FORMAT)
    if not _PLAYERS.fullmatch(tags["Players"]):
        raise _wrong(record.line_of("Players"), "players", given=tags["Players"])
    source = tags["Source"]
    if source not in SOURCES:
        raise _wrong(record.line_of("Source"), "source", given=source, known=", ".join(SOURCES))
    if source in SEEDED and "Seed" not in tags:
        raise _wrong(1, "no-tag", tag="Seed")


def _steps(line: str, number: int) -> list[Step]:
    draw = _DRAW.fullmatch(line)
    if draw is not None:
        return [Step(DRAW, draw[1], word, number) for word in draw[2].split()]
    moves = _MOVES.fullmatch(line)
    if moves is not None:
        return [Step(MOVE, moves[1], move, number) for move in moves[2].split("; ")]
    if not line.startswith("= "):
        raise _wrong(number, "words", words=line)
    return [Step(NOTE, "", line, number)]


def notes(before: int, state: State) -> list[Step]:
    """What a record adds on its own after a move or draw: the scorings after the first `before`,
    and the end."""
    lines = [line for scoring in state.scorings_so_far()[before:] for line in scoring.lines()]
    result = state.result()
    if result is not None:
        lines += end_lines(result)
    return [Step(NOTE, "", line) for line in lines]


def end_lines(result: Result) -> list[str]:
    lines = [f"= end {seat}: {points}" for seat, points in enumerate(result.scores, 1)]
    lines += [f"= end {name}: {points}" for name, points in result.imaginary]
    winners = [str(seat + 1) for seat in result.winners] + result.imaginary_winners
    return [*lines, "= won " + " ".join(winners)]


def _wrong(line: int, problem: str, **facts: Fact) -> BadRecord:
    return BadRecord(Message(f"bad-record-{problem}", facts), line)
