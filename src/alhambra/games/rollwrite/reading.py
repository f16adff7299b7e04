"""Reading positions: turning a written set-up into a table, or refusing it.

The text may say anything; the resulting table has as many dice, crosses and coins as the rules
allow at that moment.
"""

import re
from collections.abc import Callable
from typing import Final, NoReturn

from alhambra.core.positions import (
    NUMBER,
    PointsLine,
    read_beginning,
    read_points,
    read_seat,
    read_table,
    refuse,
    refuse_line,
)
from alhambra.core.scoring import Scoring
from alhambra.core.values import replaced
from alhambra.games.rollwrite.dice import NO_DICE, Dice, dice, pair, read_dice
from alhambra.games.rollwrite.grid import CROSSINGS
from alhambra.games.rollwrite.options import RollWriteOptions
from alhambra.games.rollwrite.scoring import CAUSES, FINAL, IMAGINARY_CAUSES, ROUND
from alhambra.games.rollwrite.sheet import Sheet
from alhambra.games.rollwrite.table import (
    ACT,
    EXTRA_DICE,
    FIRST_DICE,
    IMAGINARY,
    IMAGINARY_START,
    LAY,
    OVER,
    PHASES,
    ROLL,
    SECOND,
    START,
    RollWriteTable,
    imaginary_name,
)
from alhambra.games.rollwrite.text import player_names
from alhambra.parts.buildings import TYPE_LETTERS

MakeOptions = Callable[[int, dict[str, str]], RollWriteOptions]

ONES: Final = dice((1,), (1,))
"""The pair of a player whose dice a position does not mention."""

_MARKS: Final = re.compile(r"([PSACGT])([1-9][0-9]?)")
_PHASES: Final = {name: phase for phase, name in enumerate(PHASES)}


def read_position(text: str, make_options: MakeOptions) -> RollWriteTable:
    """The table that `text` describes; raises InvalidText, naming the line or thing at fault."""

    def begin(words: list[str]) -> RollWriteTable:
        table = RollWriteTable(make_options(*read_beginning(words, RollWriteTable.game)))
        table.phase, table.round = ACT, 1
        return table

    # Scorings of several rounds share a name.
    table, points, given = read_table(text, begin, _read_line, _read_points, ("paid",), ("=",))
    table.scorings = _scorings(table, points)
    _check_moment(table)
    _check_dice(table, given)
    _check_buildings(table)
    return table


def _read_line(table: RollWriteTable, words: list[str]) -> None:
    name, rest = words[0], words[1:]
    imaginary = [imaginary_name(number) for number in range(table.options.imaginary)]
    if NUMBER.fullmatch(name) and rest:
        _read_players_line(table, read_seat(name, table.options.players), rest[0], rest[1:])
    elif name == "phase" and len(rest) == 2 and rest[0] in _PHASES and NUMBER.fullmatch(rest[1]):
        table.phase, table.turn = _PHASES[rest[0]], int(rest[1]) - 1
    elif name == "round" and len(rest) == 1 and NUMBER.fullmatch(rest[0]):
        table.round = int(rest[0])
    elif name in imaginary:
        number = imaginary.index(name)
        table.marks = replaced(table.marks, number, _marks(rest))
    elif name == "paid" and len(rest) > 1 and rest[0] in TYPE_LETTERS:
        type = TYPE_LETTERS.index(rest[0])
        table.paid = replaced(table.paid, type, _players(table, rest[1:]))
    else:
        refuse_line(words)


def _read_players_line(table: RollWriteTable, seat: int, name: str, words: list[str]) -> None:
    sheet = table.sheets[seat]
    if name == "crosses":
        for word in words:
            crossed = pair(word)
            if sheet.has_crossed(crossed):
                refuse("twice", words=word)
            sheet = sheet.crossing(crossed)
    elif name == "dice" and len(words) == 1:
        sheet = sheet.with_dice(read_dice(words[0]))
    elif name == "coins" and len(words) == 3 and words[1] == "of":
        if not NUMBER.fullmatch(words[0]) or not NUMBER.fullmatch(words[2]):
            refuse("words", words=" ".join(words))
        sheet = Sheet(sheet.crosses, sheet.dice, int(words[0]), int(words[2]))
        if not sheet.coins <= sheet.received <= table.options.track:
            refuse("coins", track=table.options.track)
    else:
        refuse("words", words=" ".join([name, *words]))
    table.sheets = replaced(table.sheets, seat, sheet)


def _marks(words: list[str]) -> tuple[int, ...]:
    marks = [0] * len(TYPE_LETTERS)
    for word in words:
        found = _MARKS.fullmatch(word)
        if found is None or marks[TYPE_LETTERS.index(found[1])]:
            refuse("words", words=word)
        marks[TYPE_LETTERS.index(found[1])] = int(found[2])
    return tuple(marks)


def _players(table: RollWriteTable, words: list[str]) -> int:
    names = player_names(table)
    who = 0
    for word in words:
        if word not in names or who >> names.index(word) & 1:
            refuse("words", words=word)
        who |= 1 << names.index(word)
    return who


def _read_points(_: RollWriteTable, words: list[str]) -> PointsLine:
    return read_points(words, _causes)


def _causes(scoring: str, who: str) -> tuple[str, ...]:
    if scoring not in (ROUND, FINAL):
        return ()
    return IMAGINARY_CAUSES if who.startswith("imaginary") else CAUSES


def _scorings(table: RollWriteTable, points: list[PointsLine]) -> tuple[Scoring, ...]:
    """One scoring after another, each with a line for everybody."""
    names = player_names(table)
    players = table.options.players
    scorings: list[Scoring] = []
    for start in range(0, len(points), len(names)):
        lines = points[start : start + len(names)]
        name = lines[0][0]
        if [line[:2] for line in lines] != [(name, who) for who in names]:
            refuse("scoring-players", scoring=name)
        got = [(who, each) for _, who, each in lines]
        seats = tuple([each for _, each in got[:players]])
        scorings.append(Scoring(name, seats, tuple(got[players:])))
    return tuple(scorings)


def _check_moment(table: RollWriteTable) -> None:
    """The phase, the round, whose turn it is and the scorings must agree."""
    options = table.options
    phase = table.phase
    turns = options.imaginary if phase in (IMAGINARY_START, IMAGINARY) else options.players
    if not 0 <= table.turn < turns:
        _not_in_phase(table, str(table.turn + 1))
    first, last = (0, 0) if phase < ACT else (1, options.rounds)
    if phase == OVER:
        first = last
    if not first <= table.round <= last or (phase == EXTRA_DICE and table.turn):
        _not_in_phase(table, f"round {table.round}")
    names = [scoring.name for scoring in table.scorings]
    held = [ROUND] * (len(names) - 1) + [FINAL] if phase == OVER else [ROUND] * len(names)
    if names != held or (phase < ACT and names):
        _not_in_phase(table, ", ".join([f"= {name}" for name in names]) or "–")


def _check_dice(table: RollWriteTable, given: set[str]) -> None:
    """Everybody has as many dice as the phase requires; players who wait may be left out."""
    for seat, sheet in enumerate(table.sheets):
        wanted = _dice_of(table, seat)
        if f"{seat + 1} dice" not in given and wanted == (2,) and seat != table.turn:
            sheet = sheet.with_dice(ONES)  # noqa: PLW2901
            table.sheets = replaced(table.sheets, seat, sheet)
        if len(sheet.dice) not in wanted:
            _not_in_phase(table, f"{seat + 1} dice {_words(sheet.dice)}")


def _dice_of(table: RollWriteTable, seat: int) -> tuple[int, ...]:
    """The possible numbers of dice on a seat's sheet."""
    phase, turn, players = table.phase, table.turn, table.options.players
    if phase < FIRST_DICE or phase == OVER:
        return (0,)
    if phase == FIRST_DICE:
        return (2,) if seat < turn else (0,)
    if phase == EXTRA_DICE:
        return (2,)
    if phase == IMAGINARY:
        return (0,) if table.round == table.options.rounds else (4,) if seat == 0 else (2,)
    if phase == LAY and players > 1:
        return (0,) if seat == turn else (4,) if seat == (turn + 1) % players else (2,)
    if seat != turn or phase in (SECOND, LAY):
        return (2,)
    return (0, 2) if phase == ROLL else (4,)


def _words(dice: Dice) -> str:
    return "–" if dice is NO_DICE else str(dice)


def _check_buildings(table: RollWriteTable) -> None:
    """Crosses and marks during the setup are as its rules say; nobody was paid for a type without
    completing it; every imaginary player can still mark something in every round."""
    options = table.options
    boxes = options.grid.boxes
    counts = table.counts()
    if table.phase < ACT:
        _check_setup(table, [sum(own) for own in counts])
    for player, name in enumerate(player_names(table)):
        for type, letter in enumerate(TYPE_LETTERS):
            if counts[player][type] > boxes[type]:
                refuse("boxes", player=name, letter=letter, boxes=boxes[type])
            if table.paid[type] >> player & 1 and counts[player][type] < boxes[type]:
                refuse("paid", player=name, letter=letter)
        to_come = options.rounds - table.round + (table.phase != OVER)
        if player >= options.players and sum(counts[player]) + to_come > CROSSINGS:
            _not_in_phase(table, name)
    if table.phase == SECOND:
        sheet = table.sheets[table.turn]
        if sheet.coins < options.second_price or sheet.has_crossed(sheet.dice.pairs[0]):
            _not_in_phase(table, f"{table.turn + 1} dice {sheet.dice}, coins {sheet.coins}")


def _check_setup(table: RollWriteTable, sums: list[int]) -> None:
    """First the imaginary players mark three buildings one by one, then the players take turns
    crossing theirs."""
    phase, turn, players = table.phase, table.turn, table.options.players
    crossed, marked = sums[:players], sums[players:]
    if phase == IMAGINARY_START:
        right = crossed == [0] * players and marked[turn] < 3
        right = right and marked[:turn] == [3] * turn and not any(marked[turn + 1 :])
    else:
        so_far = crossed[turn]
        ahead = [so_far + 1] * turn if phase == START else [3] * turn
        right = marked == [3] * len(marked) and (so_far < 3) == (phase == START)
        right = right and crossed == ahead + [so_far] * (players - turn)
    if not right:
        _not_in_phase(table, " ".join([str(each) for each in sums]))


def _not_in_phase(table: RollWriteTable, words: str) -> NoReturn:
    refuse("phase", phase=PHASES[table.phase], words=words)
