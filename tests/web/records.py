"""Games that were played elsewhere, to be looked at in the browser."""

from functools import cache

from alhambra.core.game import Game, seeded
from alhambra.games import game


@cache
def record(options: str = "") -> str:
    """A game of three whose first two have names. They buy what they can."""
    rules = game("palace")
    chosen = {"modules": options} if options else {}
    play = Game(rules, rules.options(3, chosen), seeded(7), ["Ann", "Bea"])
    while play.state.to_act() is not None:
        moves = play.state.legal_moves()
        wanted = [m for verb in ("place", "buy") for m in moves if str(m).startswith(verb)]
        play.play((wanted or moves)[0])
    return str(play.record)
