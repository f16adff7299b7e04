"""Reading positions: turning a written set-up into a table, or refusing it.

The text may say anything; `checking` makes sure that the game can continue from the table.
"""

from collections.abc import Callable

from alhambra.core.positions import (
    NUMBER,
    PointsLine,
    read_beginning,
    read_scorings,
    read_seat,
    read_table,
    refuse,
    refuse_line,
)
from alhambra.core.values import replaced
from alhambra.games.alcazaba.checking import check_table
from alhambra.games.alcazaba.options import AlcazabaOptions
from alhambra.games.alcazaba.table import PHASES, TURN, AlcazabaTable
from alhambra.games.dice.reading import (
    MARKER_WORDS,
    ROUND_WORDS,
    TURN_WORDS,
    read_round_points,
    with_marker_words,
    with_round_words,
    with_turn_words,
)
from alhambra.games.dice.round import BEFORE_ROUNDS
from alhambra.games.palace.reading import read_alhambra
from alhambra.games.palace.scoring import CAUSES, DIRK
from alhambra.parts.buildings import Tile, tile
from alhambra.parts.dice import building_type
from alhambra.parts.pieces import in_order

MakeOptions = Callable[[int, dict[str, str]], AlcazabaOptions]


def read_position(text: str, make_options: MakeOptions) -> AlcazabaTable:
    """The table that `text` describes; raises InvalidText, naming the line or piece at fault."""

    def begin(words: list[str]) -> AlcazabaTable:
        return _empty_table(make_options(*read_beginning(words, AlcazabaTable.game)))

    several = ("column", "tiles", "dirk")
    table, points, given = read_table(text, begin, _read_line, _read_points, several)
    dirk = [DIRK] if table.options.dirk else []
    table.scorings = read_scorings(points, table.options.players, dirk)
    check_table(table, given)
    return table


def _read_points(_: AlcazabaTable, words: list[str]) -> PointsLine:
    return read_round_points(words, CAUSES)


def _empty_table(options: AlcazabaOptions) -> AlcazabaTable:
    """The table before any line is read: first round, seat 1 to play."""
    table = AlcazabaTable(options)
    table.phase = TURN
    table.round = BEFORE_ROUNDS.following()
    return table


def _read_line(table: AlcazabaTable, line: list[str]) -> None:
    # Rounds, turns and markers are written as in the Dice Game; the rest is Alcazaba's own.
    name, words = line[0], line[1:]
    players = table.options.players
    if name == "phase" and len(words) == 2 and words[0] in PHASES:
        table.phase, table.turn = PHASES.index(words[0]), read_seat(words[1], players)
    elif name in ROUND_WORDS:
        table.round = with_round_words(table.round, name, words, players)
    elif name == "tiles" and words:
        type = building_type(words[0])
        table.offers = replaced(table.offers, type, _of_type(words[1:], type))
    elif name == "token" and len(words) == 1:
        table.token = building_type(words[0])
    elif name in TURN_WORDS:
        table.rolling = with_turn_words(table.rolling, name, words)
    elif name in MARKER_WORDS:
        table.markers = with_marker_words(table.markers, name, words, table.options.owners)
    elif name == "redesigned":
        table.redesigned = tuple(sorted([read_seat(word, players) for word in words]))
    elif name == "results" and len(words) == 1:
        table.column = building_type(words[0])
    elif name == "taken" and len(words) == 1:
        table.taken = tile(words[0])
    elif name == "dirk" and words[:1] == ["tiles"] and table.options.dirk:
        table.dirk = in_order([tile(word) for word in words[1:]])
    elif name == "aside":
        table.aside = in_order([tile(word) for word in words])
    elif NUMBER.fullmatch(name) and words:
        _read_players_line(table, read_seat(name, players), words[0], words[1:])
    else:
        refuse_line(line)


def _of_type(words: list[str], type: int) -> tuple[Tile, ...]:
    """The tiles of a column, in the order in which they were laid."""
    tiles = [tile(word) for word in words]
    for each in tiles:
        if each.type != type:
            refuse("column-tile", tile=str(each))
    return tuple(tiles)


def _read_players_line(table: AlcazabaTable, seat: int, name: str, words: list[str]) -> None:
    if name == "alhambra":
        table.alhambras = replaced(table.alhambras, seat, read_alhambra(words))
    elif name == "reserve":
        tiles = in_order([tile(word) for word in words])
        table.reserves = replaced(table.reserves, seat, tiles)
    else:
        refuse("words", words=name)
