"""The legal moves, in a fixed order: all of them, each exactly once."""

from alhambra.core.state import Move, Seat
from alhambra.games.dice.columns import NOBODY, ROLLS, Column
from alhambra.games.dice.moves import (
    ACCEPT,
    ANNUL,
    BLACK_DICE,
    DISPLACEMENTS,
    EXCHANGES,
    MARKERS,
    NAMES,
    TAKE_POINTS,
    TAKE_TOKEN,
    keepings,
)
from alhambra.games.dice.table import EXCHANGE, REWARD, TURN, DiceTable
from alhambra.games.dice.tokens import ANNUL as ANNUL_TOKEN
from alhambra.games.dice.tokens import BLACK_DIE, Tokens
from alhambra.games.dice.tokens import DISPLACE as DISPLACE_TOKEN
from alhambra.games.dice.turn import NOT_SET, Turn


def legal_moves(table: DiceTable) -> list[Move]:
    """The moves of the seat to act; none when chance acts or the game is over."""
    if not table.awaits_player():
        return []
    if table.phase == TURN:
        tokens = table.tokens[table.turn]
        return turn_moves(table.rolling, table.markers.columns, table.turn, tokens)
    if table.phase == REWARD:
        return [TAKE_POINTS, TAKE_TOKEN]
    if table.phase == EXCHANGE:
        others = [move for move in EXCHANGES if move.type != table.award.column]
        return [ACCEPT, *others]
    return list(NAMES[: table.options.players])


def turn_moves(turn: Turn, columns: tuple[Column, ...], seat: Seat, tokens: Tokens) -> list[Move]:
    """After a roll: place a marker (D-21), use a token (D-42 to D-44), or roll again (D-20)."""
    types = turn.types()
    moves: list[Move] = [MARKERS[type] for type in types]
    if tokens:
        if DISPLACE_TOKEN in tokens:
            for type in types:
                if stands_opponent(columns[type], turn.field(type), seat):
                    moves.append(DISPLACEMENTS[type])
        if BLACK_DIE in tokens and turn.is_at_first_roll() and turn.black == NOT_SET:
            moves += BLACK_DICE
        if ANNUL_TOKEN in tokens and turn.before is not None:
            moves.append(ANNUL)
    if turn.rolls < ROLLS:
        moves += keepings(turn.dice)
    return moves


def stands_opponent(column: Column, field: int, seat: Seat) -> bool:
    """Whether another owner's marker stands on the field: an opponent's, or Dirk's."""
    return column[field] not in (NOBODY, seat)
