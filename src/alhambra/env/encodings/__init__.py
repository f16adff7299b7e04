"""How each game is put into numbers, and what is drawn of it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from alhambra.core.state import Options, View
from alhambra.env.encoding import Encoding
from alhambra.env.encodings.alcazaba import AlcazabaEncoding
from alhambra.env.encodings.dice import DiceEncoding
from alhambra.env.encodings.palace import PalaceEncoding
from alhambra.env.encodings.rollwrite import RollWriteEncoding
from alhambra.env.given import text, whole_number
from alhambra.env.pictures import Picture, alcazaba, dice, palace, rollwrite
from alhambra.games import game
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.games.dice.table import DiceTable
from alhambra.games.palace.table import PalaceTable
from alhambra.games.rollwrite.table import RollWriteTable


class GameEncoding(NamedTuple):
    """What the environments need to know about a game."""

    encoding: Callable[[str, Options], Encoding]
    picture: Callable[[Any], Picture]


ENCODINGS: dict[str, GameEncoding] = {
    "palace": GameEncoding(PalaceEncoding, palace.picture),
    "dice": GameEncoding(DiceEncoding, dice.picture),
    "alcazaba": GameEncoding(AlcazabaEncoding, alcazaba.picture),
    "rollwrite": GameEncoding(RollWriteEncoding, rollwrite.picture),
}


Tables = PalaceTable | DiceTable | AlcazabaTable | RollWriteTable
_known: dict[tuple[str, int, tuple[tuple[str, str], ...]], Encoding] = {}


def encoding(name: str, players: int, options: dict[str, str] | None = None) -> Encoding:
    """The encoding of a game with these options; raises BadOption if there is no such game or
    option. Encodings never change, so there is only one of each."""
    rules = game(text("game", name))
    given = {} if options is None else options
    if not isinstance(given, dict) or not all(
        isinstance(word, str) for option in given.items() for word in option
    ):
        raise TypeError(f'Options are a dictionary of texts, {{"name": "value"}}, not {options!r}.')
    chosen = rules.options(whole_number("number of players", players), given)
    key = (name, chosen.players, tuple(chosen.chosen().items()))
    if key not in _known:
        _known[key] = ENCODINGS[name].encoding(name, chosen)
    return _known[key]


def encoding_of(view: View) -> Encoding:
    """The encoding of the table that a view is of."""
    assert isinstance(view, Tables)
    return encoding(view.game, view.players, view.options.chosen())
