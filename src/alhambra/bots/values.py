"""The weights of position values, from the files in the package."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from alhambra.bots.palace.value import PalaceValuation
from alhambra.bots.rollwrite.value import RollWriteValuation
from alhambra.bots.search.value import Valuation, Weighing

VALUATIONS = {"palace": PalaceValuation, "rollwrite": RollWriteValuation}
"""How positions are valued, by the names of the games. With dice there is no value yet: a turn is
solved."""


INSTEAD: dict[str, dict[str, Any]] = {}
"""Weights to be used instead of those of the package, by the names of the games."""


def valuation(game: str) -> Valuation:
    """A new valuation of positions of a game, with the weights of the package or those used
    instead."""
    return valuation_with(game, INSTEAD.get(game) or weights_of(game))


def valuation_with(game: str, weights: dict[str, Any]) -> Valuation:
    """The same with other weights, in the form of the package's files."""
    weighings: dict[tuple[int, int], Weighing] = {}
    for row in weights["weighings"]:
        named = row["weights"]
        kind = VALUATIONS[game]({})
        ordered = [int(named.get(name, 0)) for name in kind.names]
        weighings[row["players"], row["stage"]] = Weighing(ordered, row["halving"])
    return VALUATIONS[game](weighings)


@cache
def weights_of(game: str) -> dict[str, Any]:
    """The file with a game's weights, and where they come from."""
    text = (files("alhambra") / "data" / f"values-{game}.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
