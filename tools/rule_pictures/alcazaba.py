"""The pictures of Alcazaba's rules."""

from typing import Final

from alhambra.games.dice.columns import owners
from rule_pictures.columns import column, drawn_column
from rule_pictures.example import Example, Examples, example


def takers(says: str, tiles: list[str], *standing: tuple[str, int]) -> Example:
    """Who takes a tile of a column, one after another."""
    of = column(*standing)
    order = [owner + 1 for owner in owners(of)][: len(tiles)]
    facts = {"first": order[0], "second": order[1], "tiles": len(tiles)}
    return example("offers", says, facts, columns=[drawn_column("tower", of)], tiles=tiles)


ALCAZABA: Final[Examples] = {
    "A-20": [takers("takers", ["T9ne", "T12"], ("5/1", 2), ("5/3", 0), ("3/1", 1))],
}
