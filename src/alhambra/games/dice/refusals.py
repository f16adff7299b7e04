"""Why a move is not allowed: the rules about a player's decisions, each with its id."""

from alhambra.core.messages import Refusal, refusal
from alhambra.core.state import Move, Seat
from alhambra.games.dice.columns import ROLLS, Column, field_text
from alhambra.games.dice.legal import stands_opponent
from alhambra.games.dice.moves import (
    Accept,
    Annul,
    Displace,
    Exchange,
    Keep,
    NameStart,
    PlaceMarker,
    SetBlackDie,
    TakePoints,
    TakeToken,
)
from alhambra.games.dice.table import EXCHANGE, OVER, REWARD, TURN, DiceTable
from alhambra.games.dice.tokens import ANNUL, BLACK_DIE, DISPLACE, Token, Tokens
from alhambra.games.dice.turn import NOT_SET, Turn
from alhambra.parts.buildings import TYPE_LETTERS, TYPES
from alhambra.parts.dice import NUMBER_OF_DICE, Dice


def why_not(table: DiceTable, move: Move) -> Refusal | None:
    """The first rule that forbids `move` for the seat whose turn it is, or None."""
    if table.phase == OVER:
        return refusal("D-52", "game-is-over")
    if not table.awaits_player():
        return refusal("D-12", "chance-is-to-roll")
    if table.phase == TURN:
        tokens = table.tokens[table.turn]
        return not_in_a_turn(table.rolling, table.markers.columns, table.turn, tokens, move)
    if table.phase == REWARD:
        fits = isinstance(move, (TakePoints, TakeToken))
        return None if fits else refusal("D-30", "reward-to-choose")
    if table.phase == EXCHANGE:
        return _not_as_an_exchange(table, move)
    return not_a_name(table.options.players, move)


def not_in_a_turn(
    turn: Turn, columns: tuple[Column, ...], seat: Seat, tokens: Tokens, move: Move
) -> Refusal | None:
    """What forbids `move` after a roll, for a player with these tokens."""
    if isinstance(move, Keep):
        return _not_to_be_kept(turn, move.dice)
    if isinstance(move, PlaceMarker):
        return _none_shown(turn, move.type)
    if isinstance(move, Displace):
        return (
            _no_token(tokens, DISPLACE, "D-42")
            or _none_shown(turn, move.type)
            or _nobody_there(turn, columns[move.type], seat, move.type)
        )
    if isinstance(move, SetBlackDie):
        return _no_token(tokens, BLACK_DIE, "D-44") or _not_for_black_die(turn)
    if isinstance(move, Annul):
        no_roll = None if turn.before is not None else refusal("D-43", "no-roll-to-annul")
        return _no_token(tokens, ANNUL, "D-43") or no_roll
    return refusal("D-21", "turn-to-play", move=str(move))


def _not_to_be_kept(turn: Turn, kept: Dice) -> Refusal | None:
    if turn.rolls >= ROLLS:
        return refusal("D-20", "no-more-rolls")
    if not turn.dice.contains(kept):
        return refusal("D-20", "dice-not-there", dice=str(kept), shown=str(turn.dice))
    if kept.size == NUMBER_OF_DICE:
        return refusal("D-20", "roll-at-least-one")
    return None


def _none_shown(turn: Turn, type: int) -> Refusal | None:
    return None if turn.number(type) else refusal("D-21", "no-such-symbol", type=TYPES[type])


def _nobody_there(turn: Turn, column: Column, seat: Seat, type: int) -> Refusal | None:
    field = turn.field(type)
    if stands_opponent(column, field, seat):
        return None
    place = f"{TYPE_LETTERS[type]} {field_text(field)}"
    return refusal("D-42", "nobody-to-displace", field=place)


def _not_for_black_die(turn: Turn) -> Refusal | None:
    if turn.black != NOT_SET:
        return refusal("D-44", "black-die-is-set")
    return None if turn.is_at_first_roll() else refusal("D-44", "black-die-too-late")


def _no_token(tokens: Tokens, token: Token, rule: str) -> Refusal | None:
    return None if token in tokens else refusal(rule, "no-token", token=str(token))


def _not_as_an_exchange(table: DiceTable, move: Move) -> Refusal | None:
    if isinstance(move, Accept):
        return None
    if not isinstance(move, Exchange):
        return refusal("D-41", "point-to-exchange")
    same = move.type == table.award.column
    return refusal("D-41", "exchange-for-another", type=TYPES[move.type]) if same else None


def not_a_name(players: int, move: Move) -> Refusal | None:
    """What forbids `move` while the start player of the next round is to be named."""
    if not isinstance(move, NameStart):
        return refusal("D-46", "start-player-to-name")
    return None if move.seat < players else refusal("D-46", "no-seat", seat=move.seat + 1)
