"""Why a move is not allowed: the rules about a player's decisions, each with its id."""

from alhambra.core.messages import Refusal, refusal
from alhambra.core.state import CHANCE, Move
from alhambra.games.rollwrite.dice import Dice, Pair
from alhambra.games.rollwrite.moves import Coins, Cross, End, Keep, Turn
from alhambra.games.rollwrite.sheet import Sheet
from alhambra.games.rollwrite.table import ACT, KEEP, OVER, SECOND, TURNED, RollWriteTable
from alhambra.games.rollwrite.turning import steps_between, turned_by_colour


def why_not(table: RollWriteTable, move: Move) -> Refusal | None:
    """The first rule that forbids `move` for the seat whose turn it is, or None."""
    if table.phase == OVER:
        return refusal("R-13", "game-is-over")
    if table.to_act() == CHANCE:
        return refusal("R-20", "dice-to-roll")
    sheet = table.sheets[table.turn]
    if table.phase == KEEP:
        return _not_to_be_kept(sheet, move)
    if table.phase == SECOND:
        return _not_as_a_second(sheet, move)
    if isinstance(move, Cross):
        return _not_to_be_crossed(sheet, move.pair)
    if isinstance(move, Coins):
        return None
    if isinstance(move, Turn):
        return _not_to_be_turned(table, sheet, move.dice)
    if isinstance(move, End):
        return refusal("R-20", "action-to-take")
    if isinstance(move, Keep):
        return refusal("R-23", "nothing-rolled")
    return refusal("R-20", "not-a-move", move=str(move))


def _not_to_be_crossed(sheet: Sheet, pair: Pair) -> Refusal | None:
    if pair not in sheet.dice.choices:
        return refusal("R-21", "no-dice-there", crossing=str(pair), dice=str(sheet.dice))
    if sheet.has_crossed(pair):
        return refusal("R-21", "already-crossed", crossing=str(pair))
    return None


def _not_to_be_turned(table: RollWriteTable, sheet: Sheet, after: Dice) -> Refusal | None:
    before = sheet.dice
    if table.phase == TURNED:
        return refusal("R-30", "turned-already")
    if len(after) != len(before):
        return refusal("R-30", "four-dice-to-name", dice=str(before))
    if after is before:
        return refusal("R-30", "nothing-turned", dice=str(before))
    price = steps_between(before, after) * table.options.turn_price
    if price > sheet.coins:
        return refusal("R-30", "too-few-coins", price=price, coins=sheet.coins)
    if table.phase == ACT:
        steps = sheet.coins // table.options.turn_price
        both = after.yellow != before.yellow and after.blue != before.blue
        if both and turned_by_colour(before, steps):
            return refusal("R-30", "colour-by-colour")
    elif after.yellow != before.yellow:
        return refusal("R-30", "yellow-turned-already")
    return None


def _not_as_a_second(sheet: Sheet, move: Move) -> Refusal | None:
    (pair,) = sheet.dice.choices
    if isinstance(move, End) or (isinstance(move, Cross) and move.pair is pair):
        return None
    if isinstance(move, Turn):
        return refusal("R-30", "not-turned-between")
    return refusal("R-31", "second-or-end", crossing=str(pair))


def _not_to_be_kept(sheet: Sheet, move: Move) -> Refusal | None:
    if isinstance(move, Keep) and move.pair in sheet.dice.choices:
        return None
    return refusal("R-23", "pair-to-keep", dice=str(sheet.dice))
