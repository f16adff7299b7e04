"""The legal moves, in a fixed order: all of them, each exactly once."""

from alhambra.core.state import CHANCE, Move
from alhambra.games.rollwrite.moves import COINS, CROSS, END
from alhambra.games.rollwrite.moves import KEEP as KEEP_MOVES
from alhambra.games.rollwrite.sheet import Sheet
from alhambra.games.rollwrite.table import ACT, KEEP, SECOND, YELLOW_TURNED, RollWriteTable
from alhambra.games.rollwrite.turning import turnings, turnings_of_blue


def legal_moves(table: RollWriteTable) -> list[Move]:
    """The moves of the seat to act; none when chance acts or the game is over."""
    seat = table.to_act()
    if seat is None or seat == CHANCE:
        return []
    sheet = table.sheets[seat]
    if table.phase == SECOND:
        return [CROSS[sheet.dice.choices[0].crossing], END]
    if table.phase == KEEP:
        return [KEEP_MOVES[pair.crossing] for pair in sheet.dice.choices]
    return _actions(table, sheet)


def _actions(table: RollWriteTable, sheet: Sheet) -> list[Move]:
    """Cross a building (R-21), take coins (R-23), or first turn dice (R-30)."""
    crosses = sheet.crosses
    moves: list[Move] = []
    for pair in sheet.dice.choices:
        if not crosses >> pair.crossing & 1:
            moves.append(CROSS[pair.crossing])
    moves.append(COINS)
    steps = sheet.coins // table.options.turn_price
    if steps and table.phase == ACT:
        moves += turnings(sheet.dice, steps)
    elif steps and table.phase == YELLOW_TURNED:
        moves += turnings_of_blue(sheet.dice, steps)
    return moves
