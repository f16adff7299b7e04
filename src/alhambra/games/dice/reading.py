"""Reading positions: turning a written set-up into a table, or refusing it.

The text may say anything; `checking` makes sure that the game can continue from the table.
"""

from collections.abc import Callable
from typing import Final

from alhambra.core.positions import (
    NUMBER,
    PointsLine,
    read_beginning,
    read_points,
    read_scorings,
    read_seat,
    read_table,
    refuse,
    refuse_line,
)
from alhambra.core.values import replaced
from alhambra.games.dice.checking import check_table
from alhambra.games.dice.columns import EMPTY, NOBODY, ROLLS, Column, Owner, parse_field
from alhambra.games.dice.markers import Markers
from alhambra.games.dice.options import DiceOptions
from alhambra.games.dice.round import BEFORE_ROUNDS, ROUNDS, SCORINGS, Round
from alhambra.games.dice.scoring import CAUSES, DIRK
from alhambra.games.dice.table import NO_REWARD, PHASES, REWARDS, TURN, Award, DiceTable
from alhambra.games.dice.text import DIRK as DIRKS_WORD
from alhambra.games.dice.tokens import token
from alhambra.games.dice.tracks import Track, empty_track
from alhambra.games.dice.turn import Turn
from alhambra.parts.buildings import TYPES
from alhambra.parts.dice import building_type, dice
from alhambra.parts.pieces import in_order

MakeOptions = Callable[[int, dict[str, str]], DiceOptions]

ROUND_WORDS: Final = ("round", "next")
TURN_WORDS: Final = ("rolls", "before", "black")
MARKER_WORDS: Final = ("column", "out")
"""The first words of the lines about rounds, turns and markers."""
_ROUND_NUMBERS: Final = tuple([str(number) for number in range(1, ROUNDS + 1)])


def read_position(text: str, make_options: MakeOptions) -> DiceTable:
    """The table that `text` describes; raises InvalidText, naming the line or piece at fault."""

    def begin(words: list[str]) -> DiceTable:
        return _empty_table(make_options(*read_beginning(words, DiceTable.game)))

    table, points, given = read_table(text, begin, _read_line, _read_points, ("column", "track"))
    dirk = [DIRK] if table.options.dirk else []
    table.scorings = read_scorings(points, table.options.players, dirk)
    check_table(table, given)
    return table


def _read_points(_: DiceTable, words: list[str]) -> PointsLine:
    return read_round_points(words, CAUSES)


def read_round_points(words: list[str], causes: tuple[str, ...]) -> PointsLine:
    """A line of a scoring after a round, which has these causes."""
    return read_points(words, lambda scoring, _: causes if scoring in SCORINGS else ())


def _empty_table(options: DiceOptions) -> DiceTable:
    """The table before any line is read: first round, seat 1 to play."""
    table = DiceTable(options)
    table.phase = TURN
    table.round = BEFORE_ROUNDS.following()
    return table


def _read_line(table: DiceTable, line: list[str]) -> None:
    name, words = line[0], line[1:]
    players = table.options.players
    if name == "phase" and len(words) == 2 and words[0] in PHASES:
        table.phase, table.turn = PHASES.index(words[0]), read_seat(words[1], players)
    elif name in ROUND_WORDS:
        table.round = with_round_words(table.round, name, words, players)
    elif name in TURN_WORDS:
        table.rolling = with_turn_words(table.rolling, name, words)
    elif name in MARKER_WORDS:
        table.markers = with_marker_words(table.markers, name, words, table.options.owners)
    elif name == "bonus" and len(words) == len(TYPES):
        table.bonus = tuple([None if word == "-" else token(word) for word in words])
    elif name == "results" and len(words) in (2, 4):
        _read_results(table, words)
    elif name == "track" and words:
        track = _read_track(words[1:], table.options)
        table.tracks = replaced(table.tracks, building_type(words[0]), track)
    elif name == "gone":
        table.gone = in_order([token(word) for word in words])
    elif words and words[0] == "tokens":
        owner = read_owner(name, table.options.owners, players)
        table.hold(owner, in_order([token(word) for word in words[1:]]))
    else:
        refuse_line(line)


def read_owner(word: str, owners: int, players: int) -> Owner:
    """A seat, or Dirk if he takes part."""
    return players if word == DIRKS_WORD and owners > players else read_seat(word, players)


def with_round_words(round: Round, name: str, words: list[str], players: int) -> Round:
    """The round, updated from one of its lines."""
    if name == "next" and len(words) == 1:
        return round.naming(read_seat(words[0], players))
    if name == "next" or len(words) != 2 or words[0] not in _ROUND_NUMBERS:
        refuse_line([name, *words])
    return Round(int(words[0]), read_seat(words[1], players), round.next_start)


def with_marker_words(markers: Markers, name: str, words: list[str], owners: int) -> Markers:
    """The markers, updated from one of their lines."""
    players = len(markers.left)
    if name == "out":
        out = tuple(sorted([read_owner(word, owners, players) for word in words]))
        return Markers(markers.columns, markers.left, out)
    if not words:
        refuse_line([name, *words])
    return markers.with_column(building_type(words[0]), _read_column(words[1:], owners, players))


def _read_column(words: list[str], owners: int, players: int) -> Column:
    """Markers with their fields: `1@5/3`."""
    column = EMPTY
    for word in words:
        name, _, place = word.partition("@")
        field = parse_field(place)
        if column[field] != NOBODY:
            refuse("field-twice", field=place)
        column = replaced(column, field, read_owner(name, owners, players))
    return column


def with_turn_words(turn: Turn, name: str, words: list[str]) -> Turn:
    """The turn, updated from one of its lines."""
    if len(words) != (2 if name == "rolls" else 1):
        refuse_line([name, *words])
    if name == "before":
        return Turn(turn.rolls, turn.dice, dice(words[0]), turn.black)
    if name == "black":
        return turn.with_black(building_type(words[0]))
    if words[0] not in [str(number) for number in range(ROLLS + 1)]:
        refuse_line([name, *words])
    return Turn(int(words[0]), dice(words[1]), turn.before, turn.black)


def _read_results(table: DiceTable, words: list[str]) -> None:
    """Column, place, reward, and how many points of it are still due: `S 2 token 1`."""
    reward, due = words[2:] if len(words) == 4 else (REWARDS[NO_REWARD], "0")
    if words[1] not in ("1", "2") or reward not in REWARDS or due not in ("0", "1", "2"):
        refuse("words", words=f"results {' '.join(words)}")
    table.award = Award(building_type(words[0]), int(words[1]) - 1, REWARDS.index(reward), int(due))


def _read_track(words: list[str], options: DiceOptions) -> Track:
    """Fields with their stones, the highest field first and the stones from the bottom: `5:1
    3:2,3`."""
    track = empty_track(options.owners)
    last = options.track_length + 1
    for word in words:
        field, _, names = word.partition(":")
        if not NUMBER.fullmatch(field) or not 1 <= int(field) < last:
            refuse("track", words=word)
        last = int(field)
        for name in names.split(","):
            owner = read_owner(name, options.owners, options.players)
            if track.points[owner]:
                refuse("track", words=word)
            track = track.with_points(owner, last, options.track_length)
    return track
