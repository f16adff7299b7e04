"""How each game is put into numbers."""

from collections.abc import Callable

from alhambra.core.state import Options
from alhambra.env.encoding import Encoding
from alhambra.env.encodings.alcazaba import AlcazabaEncoding
from alhambra.env.encodings.dice import DiceEncoding
from alhambra.env.encodings.palace import PalaceEncoding
from alhambra.env.encodings.rollwrite import RollWriteEncoding
from alhambra.games import game

ENCODINGS: dict[str, Callable[[str, Options], Encoding]] = {
    "palace": PalaceEncoding,
    "dice": DiceEncoding,
    "alcazaba": AlcazabaEncoding,
    "rollwrite": RollWriteEncoding,
}


_known: dict[tuple[str, int, tuple[tuple[str, str], ...]], Encoding] = {}


def encoding(name: str, players: int, options: dict[str, str] | None = None) -> Encoding:
    """The encoding of a game with these options; raises BadOption if there is no such game or
    option. Encodings never change, so there is only one of each."""
    rules = game(name)
    chosen = rules.options(players, options or {})
    key = (name, players, tuple(chosen.chosen().items()))
    if key not in _known:
        _known[key] = ENCODINGS[name](name, chosen)
    return _known[key]
