"""Fixed deals for learning a game: the seed of everything drawn, by the name of the deal.

No rule is bent at such a table; what will be drawn is just known in advance, so that it can be
explained as it happens. A game with a fixed deal counts as practice.
"""

import json
from functools import cache
from importlib.resources import files

from alhambra.core.messages import Message
from alhambra.server.failures import BadRequest


def seed_of_deal(game: str, deal: str) -> str:
    """The seed of a game's deal with that name; or BadRequest."""
    seed = _deals().get(game, {}).get(deal)
    if seed is None:
        raise BadRequest(Message("bad-deal", {"deal": deal}))
    return seed


def is_deal(game: str, seed: str) -> bool:
    return seed in _deals().get(game, {}).values()


@cache
def _deals() -> dict[str, dict[str, str]]:
    text = (files("alhambra") / "data" / "deals.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = json.loads(text)
    return found
