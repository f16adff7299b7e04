"""Positions as text: a line for each thing on the table, as specified in `docs/positions.md`."""

from collections.abc import Sequence

from alhambra.games.palace.table import PHASES, PREPARE, PalaceTable
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.cells import ORIGIN, cell_text


def position_text(table: PalaceTable) -> str:
    """The table as text. Empty things get no line; what is left in the bag and in the money pile
    follows from the rest."""
    options = table.options
    chosen = [f"{name}={value}" for name, value in options.chosen().items()]
    lines = [
        " ".join([table.game, f"players={options.players}", *chosen]),
        f"phase {phase_text(table)} {table.turn + 1}",
        "market " + " ".join([str(tile) if tile else "-" for tile in table.market]),
        _line("display", table.display),
        _line("discards", table.discards),
        f"pile {table.pile}",
        f"due {table.due}" if table.due else "",
    ]
    for seat in range(options.players):
        lines += [
            _line(f"{seat + 1} hand", [str(table.hands[seat])] if len(table.hands[seat]) else []),
            _line(f"{seat + 1} alhambra", alhambra_words(table.alhambras[seat])),
            _line(f"{seat + 1} reserve", table.reserves[seat]),
            _line(f"{seat + 1} aside", table.aside[seat]),
        ]
    lines.append(_line("dirk", table.dirk))
    lines.append(f"dirk-due {table.dirk_due}" if table.dirk_due else "")
    for module in options.modules:
        lines += module.lines(table.boards[module.at])
    for scoring in table.scorings:
        lines += scoring.lines()
    return "".join([line.rstrip() + "\n" for line in lines if line])


def phase_text(table: PalaceTable) -> str:
    """The phase, followed by the name of the module if it is a module's moment."""
    name = PHASES[table.phase]
    if table.phase < PREPARE:
        return name
    return f"{name}:{table.options.modules[table.acting].name}"


def alhambra_words(alhambra: Alhambra) -> list[str]:
    """Each tile with its cell, without the fountain."""
    return [
        f"{alhambra.tiles[cell]}@{cell_text(cell)}"
        for cell in sorted(alhambra.tiles)
        if cell != ORIGIN
    ]


def _line(name: str, things: Sequence[object]) -> str:
    return " ".join([name, *[str(thing) for thing in things]]) if things else ""
