"""A player's sheet: the crosses on its grid, the dice on its fields, the coins on its track."""

from typing import Any

from mypy_extensions import mypyc_attr

from alhambra.games.rollwrite.dice import NO_DICE, Dice, Pair


@mypyc_attr(acyclic=True)
class Sheet:
    """One sheet at one moment; immutable. `crosses` are the crossed crossings, one bit each;
    `coins` are what is left of those `received` in the whole game (R-12)."""

    def __init__(self, crosses: int, dice: Dice, coins: int, received: int) -> None:
        self.crosses = crosses
        self.dice = dice
        self.coins = coins
        self.received = received

    def __reduce__(self) -> tuple[Any, ...]:
        return Sheet, (self.crosses, self.dice, self.coins, self.received)

    def has_crossed(self, pair: Pair) -> bool:
        return bool(self.crosses >> pair.crossing & 1)

    def coins_to_take(self) -> int:
        """One for each crossing of the dice already crossed; one met twice counts twice (R-23)."""
        return sum([1 for pair in self.dice.pairs if self.crosses >> pair.crossing & 1])

    def crossing(self, pair: Pair) -> "Sheet":
        return Sheet(self.crosses | 1 << pair.crossing, self.dice, self.coins, self.received)

    def with_dice(self, dice: Dice) -> "Sheet":
        return Sheet(self.crosses, dice, self.coins, self.received)

    def laying(self, pair: Pair) -> "Sheet":
        return self.with_dice(self.dice.plus(pair))

    def paying(self, coins: int) -> "Sheet":
        """Coins are crossed out; they stay on the track."""
        return Sheet(self.crosses, self.dice, self.coins - coins, self.received)

    def receiving(self, coins: int, track: int) -> "Sheet":
        """Coins are circled as long as the track has any; further coins are lost (R-12)."""
        coins = min(coins, track - self.received)
        return Sheet(self.crosses, self.dice, self.coins + coins, self.received + coins)


def new_sheet(coins: int) -> Sheet:
    return Sheet(0, NO_DICE, coins, coins)
