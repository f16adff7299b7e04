"""The pictures of the rules of Roll & Write."""

from typing import Any, Final

from alhambra.games.rollwrite.box import box_of
from alhambra.games.rollwrite.dice import pair, read_dice
from alhambra.games.rollwrite.grid import LINES, SIZE
from alhambra.games.rollwrite.options import RollWriteOptions
from alhambra.games.rollwrite.scoring import coin_points, line_points
from alhambra.games.rollwrite.sheet import Sheet, new_sheet
from alhambra.games.rollwrite.table import RollWriteTable
from alhambra.games.rollwrite.turning import steps_between
from alhambra.parts.buildings import TYPES
from alhambra.parts.components import standard
from rule_pictures.example import Example, Examples, example, majority

BOX: Final = box_of(standard())


def sheet(crosses: str, coins: int = 0) -> Sheet:
    """A sheet with these crossings crossed: `3,4` is row 3, column 4."""
    crossed = new_sheet(coins)
    for each in crosses.split():
        crossed = crossed.crossing(pair(each))
    return crossed


def drawn_sheet(of: Sheet, **more: Any) -> dict[str, Any]:
    crosses = [f"{c // SIZE + 1},{c % SIZE + 1}" for c in range(SIZE * SIZE) if of.crosses >> c & 1]
    return {"grid": BOX.grid.rows(), "crosses": crosses, **more}


def crossings(says: str, crosses: str, rolled: str) -> Example:
    """The buildings that the dice meet: those that can be crossed, and the coins for the others."""
    own = sheet(crosses).with_dice(read_dice(rolled))
    free = [str(each) for each in own.dice.pairs if not own.has_crossed(each)]
    facts = {"free": len(set(free)), "coins": own.coins_to_take()}
    drawing = drawn_sheet(own, dice=_shown(rolled), free=sorted(set(free)))
    return example("sheet", says, facts, **drawing)


def second(says: str, crosses: str, rolled: str, first: str) -> Example:
    """The first building is crossed, and the other two dice meet at another one."""
    own = sheet(crosses).with_dice(read_dice(rolled)).crossing(pair(first))
    (other,) = read_dice(rolled).without(pair(first)).choices
    assert not own.has_crossed(other)
    facts = {"coins": BOX.second_price}
    return example("sheet", says, facts, **drawn_sheet(own, dice=_shown(rolled), free=[str(other)]))


def turning(says: str, before: str, after: str) -> Example:
    """Dice that are turned, and what that costs."""
    coins = steps_between(read_dice(before), read_dice(after))
    shown = {"before": _shown(before), "after": _shown(after)}
    return example("turned", says, {"coins": coins}, **shown)


def lines(says: str, crosses: str) -> Example:
    """What rows and columns are worth."""
    own = sheet(crosses)
    points = [BOX.line_points[(own.crosses & line).bit_count()] for line in LINES]
    facts = {"points": line_points(_table(), own), "lines": sum(each > 0 for each in points)}
    return example("sheet", says, facts, **drawn_sheet(own, lines=points))


def coins_left(says: str, coins: int) -> Example:
    facts = {"coins": coins, "points": coin_points(_table(), sheet("", coins))}
    return example("coins", says, facts, coins=coins)


def completed(says: str, kind: str, counts: list[int], free: int) -> Example:
    """The places of a type that are still free, for those who have the most of it."""
    type = TYPES.index(kind)
    places = RollWriteOptions(3).places[type][-free:]
    return majority(says, f"b-{kind}", counts, list(places), boxes=BOX.grid.boxes[type])


def _shown(text: str) -> dict[str, list[int]]:
    yellow, blue = text.split(",")
    return {"yellow": [int(each) for each in yellow], "blue": [int(each) for each in blue]}


def _table() -> RollWriteTable:
    return RollWriteTable(RollWriteOptions(3))


ROLL_AND_WRITE: Final[Examples] = {
    "R-21": [crossings("crossings", "2,3 5,1", "25,14")],
    "R-23": [crossings("coins-taken", "2,1 2,4 5,1", "25,14")],
    "R-30": [turning("turned", "25,14", "26,34"), turning("turned-far", "16,14", "66,14")],
    "R-31": [second("second-building", "3,2", "25,14", "2,1")],
    "R-40": [
        completed("completed", "pavilion", [5, 0, 0], 3),
        completed("completed-together", "pavilion", [0, 5, 5], 2),
    ],
    "R-50": [completed("most-of-type", "tower", [4, 3, 3], 3)],
    "R-51": [lines("lines", "1,1 1,2 1,3 1,4 1,5 1,6 2,1 3,1 4,1 6,1 4,2 4,4 4,6")],
    "R-52": [coins_left("coins-left", 7)],
}
