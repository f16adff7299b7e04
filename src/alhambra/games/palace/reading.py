"""Reading positions: turning a written set-up into a table, or refusing it.

The text may say anything; the resulting table obeys the rules of building and accounts for every
tile and card.
"""

import re
from collections.abc import Callable
from typing import Final, NoReturn

from alhambra.core.messages import IllegalMove
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
from alhambra.core.scoring import parts_of_name
from alhambra.core.values import replaced
from alhambra.games.palace.options import PalaceOptions
from alhambra.games.palace.pile import MoneyPile, Part
from alhambra.games.palace.scoring import DIRK, causes_of
from alhambra.games.palace.table import (
    ACT,
    DIRK_DRAWS,
    DIRK_STARTS,
    GAIN,
    MARKET,
    MONEY,
    OVER,
    PHASES,
    PLACE,
    PREPARE,
    SCORE,
    SCORED,
    WITHIN,
    PalaceTable,
)
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import FOUNTAIN, Tile, tile
from alhambra.parts.cells import ORIGIN, Cell, parse_cell
from alhambra.parts.checking import broken_rule
from alhambra.parts.money import Cards, Hand, card
from alhambra.parts.pieces import in_order

MakeOptions = Callable[[int, dict[str, str]], PalaceOptions]

_PILE: Final = re.compile(r"(0|[1-9][0-9]{0,3})(?:\+([AB]))?(?:\+([1-9][0-9]{0,2})\*)?")
SCORINGS: Final = ("A", "B", "C")


_PHASES: Final = {name: phase for phase, name in enumerate(PHASES) if phase != SCORE}
"""The phases by name; nobody can write down a game during a scoring, which takes no time."""


def read_position(text: str, make_options: MakeOptions) -> PalaceTable:
    """The table that `text` describes; raises InvalidText, naming the line or piece at fault."""

    def begin(words: list[str]) -> PalaceTable:
        return _empty_table(make_options(*read_beginning(words, PalaceTable.game)))

    table, points, _ = read_table(text, begin, _read_line, _read_points)
    dirk = [DIRK] if table.options.dirk else []
    table.scorings = read_scorings(points, table.options.players, dirk)
    _account_for_tiles(table)
    _account_for_money(table)
    _check_phase(table)
    for module in table.options.modules:
        module.check(table)
    return table


def _empty_table(options: PalaceOptions) -> PalaceTable:
    """The table before any line is read: seat 1 to act, and all money in one shuffled pile."""
    table = PalaceTable(options)
    table.phase = ACT
    table.pile = MoneyPile((), ((len(options.money), "", 0),))
    return table


def _read_line(table: PalaceTable, words: list[str]) -> None:
    name, rest = words[0], words[1:]
    if any(module.read_line(table, words) for module in table.options.modules):
        return
    if NUMBER.fullmatch(name) and rest:
        _read_players_line(table, read_seat(name, table.options.players), rest[0], rest[1:])
    elif name == "phase" and len(rest) == 2:
        _read_phase(table, rest[0])
        table.turn = read_seat(rest[1], table.options.players)
    elif name == "market" and len(rest) == len(table.market):
        table.market = tuple([None if word == "-" else tile(word) for word in rest])
    elif name == "display":
        table.display = _cards(rest)
    elif name == "discards":
        table.discards = _cards(rest)
    elif name == "pile":
        table.pile = MoneyPile((), tuple([_part_of_pile(word) for word in rest]))
    elif name == "due" and rest in (["A"], ["B"], ["AB"]):
        table.due = rest[0]
    elif name == "dirk" and table.options.dirk:
        table.dirk = _tiles(rest)
    elif name == "dirk-due" and len(rest) == 1 and NUMBER.fullmatch(rest[0]):
        table.dirk_due = int(rest[0])
    else:
        refuse_line(words)


def _read_phase(table: PalaceTable, word: str) -> None:
    """Read a phase by its name; a moment of the modules is followed by the name of a module."""
    name, _, module = word.partition(":")
    phase = _PHASES.get(name, SCORE)
    if phase == SCORE or (phase >= PREPARE) != bool(module):
        refuse("words", words=f"phase {word}")
    table.phase = phase
    if module:
        chosen = table.options.module(module)
        if chosen is None:
            refuse("words", words=f"phase {word}")
        table.acting = chosen.at


def _read_players_line(table: PalaceTable, seat: int, name: str, words: list[str]) -> None:
    if name == "hand":
        secret = [word[1:-1] for word in words if _in_brackets(word)]
        seen = [word for word in words if not _in_brackets(word)]
        table.hands = replaced(table.hands, seat, Hand(_cards(seen), _cards(secret)))
    elif name == "alhambra":
        table.alhambras = replaced(table.alhambras, seat, read_alhambra(words))
    elif name == "reserve":
        table.reserves = replaced(table.reserves, seat, _tiles(words))
    elif name == "aside":
        table.aside = replaced(table.aside, seat, _tiles(words))
    else:
        refuse("words", words=name)


def _in_brackets(word: str) -> bool:
    return word.startswith("(") and word.endswith(")")


def read_alhambra(words: list[str]) -> Alhambra:
    """An Alhambra from words such as `G8sw@1,0`; InvalidText or IllegalMove if it is impossible."""
    tiles: dict[Cell, Tile] = {ORIGIN: FOUNTAIN}
    for word in words:
        name, _, place = word.partition("@")
        cell = parse_cell(place)
        if cell in tiles:
            refuse("place-twice", place=place)
        tiles[cell] = tile(name)
    refusal = broken_rule(tiles)
    if refusal is not None:
        raise IllegalMove(refusal)
    return Alhambra(tiles)


def _cards(words: list[str]) -> Cards:
    return in_order([card(word) for word in words])


def _tiles(words: list[str]) -> tuple[Tile, ...]:
    return in_order([tile(word) for word in words])


def _part_of_pile(word: str) -> Part:
    found = _PILE.fullmatch(word)
    if found is None:
        refuse("words", words=f"pile {word}")
    return int(found[1]), found[2] or "", int(found[3] or 0)


def _read_points(table: PalaceTable, words: list[str]) -> PointsLine:
    """A line of a scoring, or of what a module adds after it."""
    options = table.options
    after = [module.cause_after for module in options.modules if module.cause_after]

    def causes(scoring: str, _: str) -> tuple[str, ...]:
        letter, added = parts_of_name(scoring)
        if letter not in SCORINGS:
            return ()
        if added:
            return (added,) if added in after else ()
        return causes_of(options)

    return read_points(words, causes)


def _account_for_tiles(table: PalaceTable) -> None:
    """Every tile of the game is in exactly one place; the rest are in the bag."""
    used = [tile for tile in table.market if tile is not None] + list(table.dirk)
    for seat in range(table.options.players):
        placed = table.alhambras[seat].tiles
        used += [placed[cell] for cell in placed if cell != ORIGIN]
        used += [*table.reserves[seat], *table.aside[seat]]
    for module in table.options.modules:
        used += module.accounts_for(table.boards[module.at])[0]
    left = list(table.options.tiles)
    for one in used:
        if one not in left:
            refuse("tile", tile=str(one))
        left.remove(one)
    table.bag = in_order(left)


def _account_for_money(table: PalaceTable) -> None:
    """Every card of the game is somewhere; the rest form the pile, whose parts must add up."""
    left, apart = list(table.options.money), list(table.options.cards_apart)
    used = [*table.display, *table.discards, *[c for hand in table.hands for c in hand.cards]]
    for module in table.options.modules:
        used += module.accounts_for(table.boards[module.at])[1]
    for one in used:
        cards = apart if one.marked else left
        if one not in cards:
            refuse("card", card=str(one))
        cards.remove(one)
    parts = table.pile.parts
    if parts == ((len(table.options.money), "", 0),):
        parts = ((len(left), "", 0),)
    if sum([size for size, _, _ in parts]) != len(left):
        refuse("pile", cards=len(left))
    if sum([slipped for _, _, slipped in parts]) > len(apart):
        refuse("pile-apart", cards=len(apart))
    table.pile = MoneyPile(in_order(left), parts, in_order(apart))


def _check_phase(table: PalaceTable) -> None:
    """What is under way must fit the phase, and the scorings must fit the cards drawn."""
    phase = table.phase
    held = [scoring.name for scoring in table.scorings if not scoring.cause_after]
    hidden = [letter for _, letter, _ in table.pile.parts if letter]
    out = held + list(table.due)
    if hidden != sorted(set(hidden)) or set(hidden) & set(out) or out != sorted(set(out)):
        _not_in_phase(phase, f"A and B: pile {table.pile}, scored {' '.join(out) or '-'}")
    if ("C" in held) != (phase == OVER) and (phase != SCORED or not held):
        _not_in_phase(phase, f"scored {' '.join(held) or '-'}")
    if table.due and phase not in (MONEY, MARKET, SCORED, DIRK_DRAWS):
        _not_in_phase(phase, f"due {table.due}")
    if table.dirk_due and phase not in (SCORED, DIRK_DRAWS):
        _not_in_phase(phase, f"dirk-due {table.dirk_due}")
    if phase in (DIRK_STARTS, DIRK_DRAWS) and not table.options.dirk:
        _not_in_phase(phase, f"players={table.options.players}")
    for seat, tiles in enumerate(table.aside):
        if tiles and phase != GAIN and (seat != table.turn or phase not in (ACT, WITHIN, PLACE)):
            _not_in_phase(phase, f"{seat + 1} aside")


def _not_in_phase(phase: int, words: str) -> NoReturn:
    refuse("phase", phase=PHASES[phase], words=words)
