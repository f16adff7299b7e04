"""Positions as text: a line for each thing on the table, as specified in `docs/positions.md`."""

from alhambra.games.alcazaba.table import NAME, NOWHERE, PHASES, ROLL, TAKE, TURN, AlcazabaTable
from alhambra.games.dice.text import (
    line,
    marker_lines,
    owner_text,
    round_lines,
    turn_lines,
    written,
)
from alhambra.games.palace.text import alhambra_words
from alhambra.parts.buildings import TYPE_LETTERS


def position_text(table: AlcazabaTable) -> str:
    """The table as text. Empty things get no line; which tiles are in the piles and in the bag
    follows from the rest."""
    players = table.options.players
    letters = TYPE_LETTERS
    lines = [
        f"{table.game} players={players}",
        f"phase {PHASES[table.phase]} {table.turn + 1}",
        *round_lines(table.round),
        *[line(f"tiles {letters[type]}", tiles) for type, tiles in enumerate(table.offers)],
        f"token {letters[table.token]}" if table.token != NOWHERE else "",
        *(turn_lines(table.rolling) if table.phase in (ROLL, TURN) else []),
        *marker_lines(table.markers),
        line("redesigned", [owner_text(owner, players) for owner in table.redesigned]),
        f"results {letters[table.column]}" if TAKE <= table.phase <= NAME else "",
        f"taken {table.taken}" if table.taken is not None else "",
    ]
    for seat in range(players):
        lines += [
            line(f"{seat + 1} alhambra", alhambra_words(table.alhambras[seat])),
            line(f"{seat + 1} reserve", table.reserves[seat]),
        ]
    lines += [line("dirk tiles", table.dirk), line("aside", table.aside)]
    for scoring in table.scorings:
        lines += scoring.lines()
    return written(lines)
