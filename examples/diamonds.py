"""A fifth module for Palace, outside the package: diamonds, money that pays in any currency.

docs/modules.md tells how it is made.
"""

from typing import ClassVar

from alhambra import PALACE, Game, GivenChance, parse_record, verify
from alhambra.games.palace.module import MODULES, Module
from alhambra.parts.money import ANY_CURRENCY, Cards, new_card

VALUES = (3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9)
CARDS = {value: new_card(f"d{value}", ANY_CURRENCY, value) for value in VALUES}


class Diamonds(Module):
    """Cards that are shuffled into the money and pay in whatever currency is asked for."""

    name: ClassVar[str] = "diamonds"

    def money(self) -> Cards:
        return tuple([CARDS[value] for value in VALUES])


MODULES.append(Diamonds)

DEAL = "P2new G8sw T12 A9 g3 d5 y6 y7 g9 b1 b2 b9 o9 o1 o2 o9 y1 g1 b1 o1"


def main() -> None:
    """Seat 1 pays 8 dirhams exactly with a dirham and a diamond, and may act again."""
    options = PALACE.options(3, {"modules": "diamonds"})
    game = Game(PALACE, options, GivenChance(PALACE, DEAL.split()))
    game.play("buy G8sw g3 d5")
    assert "end" in [str(move) for move in game.state.legal_moves()]
    assert verify(parse_record(str(game.record)), PALACE) == game.state
    print(game.record)


if __name__ == "__main__":
    main()
