"""Positions as text: a line for each thing on the table, as specified in `docs/positions.md`."""

from collections.abc import Sequence
from typing import Final

from alhambra.games.dice.columns import NOBODY, Owner, field_text
from alhambra.games.dice.markers import Markers
from alhambra.games.dice.round import Round
from alhambra.games.dice.table import (
    NAME,
    PHASES,
    REWARD,
    REWARDS,
    ROLL,
    TURN,
    WITHOUT_BONUS,
    DiceTable,
)
from alhambra.games.dice.tracks import Track
from alhambra.games.dice.turn import NOT_SET, Turn
from alhambra.parts.buildings import TYPE_LETTERS

DIRK: Final = "dirk"


def position_text(table: DiceTable) -> str:
    """The table as text. Empty things get no line; tokens still to come follow from the rest."""
    options = table.options
    players = options.players
    lines = [
        f"{table.game} players={players}",
        f"phase {PHASES[table.phase]} {table.turn + 1}",
        *round_lines(table.round),
        _bonus_line(table),
        *(turn_lines(table.rolling) if table.phase in (ROLL, TURN) else []),
        *marker_lines(table.markers),
        results_line(table),
    ]
    for letter, track in zip(TYPE_LETTERS, table.tracks, strict=True):
        lines.append(line(f"track {letter}", stacks(track, players)))
    for owner, tokens in enumerate(table.tokens):
        lines.append(line(f"{owner_text(owner, players)} tokens", tokens))
    lines.append(line("gone", table.gone))
    for scoring in table.scorings:
        lines += scoring.lines()
    return written(lines)


def _bonus_line(table: DiceTable) -> str:
    """What is on the bonus fields; if nothing is left where something would be expected, a line
    says so."""
    if not any(table.bonus) and table.phase in WITHOUT_BONUS:
        return ""
    return line("bonus", [token or "-" for token in table.bonus])


def written(lines: list[str]) -> str:
    return "".join([line + "\n" for line in lines if line])


def line(name: str, things: Sequence[object]) -> str:
    return " ".join([name, *[str(thing) for thing in things]]) if things else ""


def owner_text(owner: Owner, players: int) -> str:
    return DIRK if owner == players else str(owner + 1)


def round_lines(round: Round) -> list[str]:
    """The number of the round and its start player; also the next start player, if different."""
    following = f"next {round.next_start + 1}" if round.next_start != round.start else ""
    return [f"round {round.number} {round.start + 1}" if round.number else "", following]


def turn_lines(turn: Turn) -> list[str]:
    return [
        f"rolls {turn.rolls} {turn.dice}",
        f"before {turn.before}" if turn.before is not None else "",
        f"black {TYPE_LETTERS[turn.black]}" if turn.black != NOT_SET else "",
    ]


def marker_lines(markers: Markers) -> list[str]:
    """For each column its markers, best first; then the markers that are out."""
    players = len(markers.left)
    lines: list[str] = []
    for letter, column in zip(TYPE_LETTERS, markers.columns, strict=True):
        standing = [
            f"{owner_text(owner, players)}@{field_text(field)}"
            for field, owner in enumerate(column)
            if owner != NOBODY
        ]
        lines.append(line(f"column {letter}", standing))
    return [*lines, line("out", [owner_text(owner, players) for owner in markers.out])]


def results_line(table: DiceTable) -> str:
    """Which marker is being rewarded, and with what."""
    if not REWARD <= table.phase <= NAME:
        return ""
    award = table.award
    words = [TYPE_LETTERS[award.column], str(award.place + 1)]
    if award.reward:
        words += [REWARDS[award.reward], str(award.due)]
    return line("results", words)


def stacks(track: Track, players: int) -> list[str]:
    """The stones field by field, best first, and on each field from the bottom."""
    fields: dict[int, list[str]] = {}
    for owner in track.ranking:
        fields.setdefault(track.points[owner], []).append(owner_text(owner, players))
    return [f"{field}:{','.join(owners)}" for field, owners in fields.items()]
