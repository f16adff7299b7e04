"""Positions as text: a line for each thing on the table, as in `docs/records-rollwrite.md`."""

from alhambra.games.rollwrite.dice import PAIRS
from alhambra.games.rollwrite.sheet import Sheet
from alhambra.games.rollwrite.table import PHASES, RollWriteTable, imaginary_name
from alhambra.parts.buildings import TYPE_LETTERS


def position_text(table: RollWriteTable) -> str:
    """The table as text. Empty things get no line."""
    options = table.options
    chosen = [f"{name}={value}" for name, value in options.chosen().items()]
    lines = [
        " ".join([table.game, f"players={options.players}", *chosen]),
        f"phase {PHASES[table.phase]} {table.turn + 1}",
        f"round {table.round}",
    ]
    for seat, sheet in enumerate(table.sheets, 1):
        crosses = crosses_words(sheet)
        lines += [f"{seat} crosses {crosses}"] if crosses else []
        lines += [f"{seat} dice {sheet.dice}"] if len(sheet.dice) else []
        lines.append(f"{seat} coins {sheet.coins} of {sheet.received}")
    for number, marks in enumerate(table.marks):
        had = [f"{letter}{n}" for letter, n in zip(TYPE_LETTERS, marks, strict=True) if n]
        lines += [" ".join([imaginary_name(number), *had])] if had else []
    for letter, who in zip(TYPE_LETTERS, table.paid, strict=True):
        lines += [f"paid {letter} {_players(table, who)}"] if who else []
    for scoring in table.scorings:
        lines += scoring.lines()
    return "".join([line + "\n" for line in lines])


def crosses_words(sheet: Sheet) -> str:
    return " ".join([str(pair) for pair in PAIRS if sheet.has_crossed(pair)])


def _players(table: RollWriteTable, who: int) -> str:
    names = player_names(table)
    return " ".join([name for player, name in enumerate(names) if who >> player & 1])


def player_names(table: RollWriteTable) -> list[str]:
    """The seats and the imaginary players, as texts call them."""
    seats = [str(seat + 1) for seat in range(table.options.players)]
    return seats + [imaginary_name(number) for number in range(table.options.imaginary)]
