"""Reading positions: a set-up that somebody has written down becomes a table, or is refused.

What is written may be anything; what comes out obeys the rules of building and accounts for every
tile and card.
"""

import re
from collections.abc import Callable
from typing import Final, NoReturn

from alhambra.core.messages import AlhambraError, Fact, IllegalMove, InvalidText, Message
from alhambra.core.state import Points, Scoring
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
    Table,
)
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import FOUNTAIN, Tile, in_order, tile
from alhambra.parts.cells import ORIGIN, Cell, parse_cell
from alhambra.parts.money import Cards, Hand, card
from alhambra.parts.money import in_order as cards_in_order
from alhambra.parts.whole import broken_rule

MakeOptions = Callable[[int, dict[str, str]], PalaceOptions]

_PILE: Final = re.compile(r"(0|[1-9][0-9]{0,3})(?:\+([AB]))?(?:\+([1-9][0-9]{0,2})\*)?")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,4}")
_POINTS: Final = re.compile(r"0|-?[1-9][0-9]{0,4}")
_SCORING: Final = re.compile(r"= ([ABC])(-[a-z]+)? (\w+): (.*)")


_PHASES: Final = {name: phase for phase, name in enumerate(PHASES) if phase != SCORE}
"""By their names; scoring takes no time in which a game could be written down."""


def read_position(text: str, make_options: MakeOptions) -> Table:
    """The table that `text` describes, or InvalidText with the line or piece that is wrong."""
    lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if _says_something(line)]
    if not lines:
        _refuse("empty")
    table: Table | None = None
    points: list[tuple[str, str, Points]] = []
    read: set[str] = set()
    for number, line in lines:
        try:
            _only_once(line, read)
            if table is None:
                table = _empty_table(_options(line.split(), make_options))
            elif line.startswith("="):
                points.append(_points(line, table.options))
            else:
                _read_line(table, line.split())
        except AlhambraError as error:
            raise InvalidText(
                Message("bad-position-line", {"line": number, "reason": error.message})
            ) from None
    assert table is not None
    table.scorings = _scorings(table, points)
    _account_for_tiles(table)
    _account_for_money(table)
    _check_phase(table)
    for module in table.options.modules:
        module.check(table)
    return table


def _empty_table(options: PalaceOptions) -> Table:
    """What a position begins with: seat 1 to act, and all money in one shuffled pile."""
    table = Table(options)
    table.phase = ACT
    table.pile = MoneyPile((), ((len(options.money), "", 0),))
    return table


def _only_once(line: str, read: set[str]) -> None:
    """Refuse a second line about the same thing."""
    words = line.split()
    length = 3 if words[0] == "=" else 2 if _NUMBER.fullmatch(words[0]) else 1
    about = " ".join(words[:length])
    if about in read:
        _refuse("twice", words=about)
    read.add(about)


def _says_something(line: str) -> bool:
    return bool(line.strip()) and not line.startswith("# ")


def _refuse(problem: str, **facts: Fact) -> NoReturn:
    raise InvalidText(Message(f"bad-position-{problem}", facts))


def _options(words: list[str], make_options: MakeOptions) -> PalaceOptions:
    chosen = dict([_name_and_value(word) for word in words[1:]])
    players = chosen.pop("players", "")
    if words[0] != "palace" or not _NUMBER.fullmatch(players):
        _refuse("beginning", game="palace")
    return make_options(int(players), chosen)


def _name_and_value(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    return name, value


def _read_line(table: Table, words: list[str]) -> None:
    name, rest = words[0], words[1:]
    if any(module.read_line(table, words) for module in table.options.modules):
        return
    if _NUMBER.fullmatch(name) and rest:
        _read_players_line(table, seat_of(table, name), rest[0], rest[1:])
    elif name == "phase" and len(rest) == 2:
        _read_phase(table, rest[0])
        table.turn = seat_of(table, rest[1])
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
    elif name == "dirk-due" and len(rest) == 1 and _NUMBER.fullmatch(rest[0]):
        table.dirk_due = int(rest[0])
    else:
        _refuse("words", words=" ".join(words))


def _read_phase(table: Table, word: str) -> None:
    """A phase by its name; a moment of the modules has the name of one of them behind it."""
    name, _, module = word.partition(":")
    phase = _PHASES.get(name, SCORE)
    if phase == SCORE or (phase >= PREPARE) != bool(module):
        _refuse("words", words=f"phase {word}")
    table.phase = phase
    if module:
        chosen = table.options.module(module)
        if chosen is None:
            _refuse("words", words=f"phase {word}")
        table.acting = chosen.at


def _read_players_line(table: Table, seat: int, name: str, words: list[str]) -> None:
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
        _refuse("words", words=name)


def _in_brackets(word: str) -> bool:
    return word.startswith("(") and word.endswith(")")


def read_alhambra(words: list[str]) -> Alhambra:
    """An Alhambra from words such as `G8sw@1,0`; InvalidText or IllegalMove if it cannot lie so."""
    tiles: dict[Cell, Tile] = {ORIGIN: FOUNTAIN}
    for word in words:
        name, _, place = word.partition("@")
        cell = parse_cell(place)
        if cell in tiles:
            _refuse("place-twice", place=place)
        tiles[cell] = tile(name)
    refusal = broken_rule(tiles)
    if refusal is not None:
        raise IllegalMove(refusal)
    return Alhambra(tiles)


def seat_of(table: Table, word: str) -> int:
    if not _NUMBER.fullmatch(word) or not 1 <= int(word) <= table.options.players:
        _refuse("seat", seat=word)
    return int(word) - 1


def _cards(words: list[str]) -> Cards:
    return cards_in_order([card(word) for word in words])


def _tiles(words: list[str]) -> tuple[Tile, ...]:
    return in_order([tile(word) for word in words])


def _part_of_pile(word: str) -> Part:
    found = _PILE.fullmatch(word)
    if found is None:
        _refuse("words", words=f"pile {word}")
    return int(found[1]), found[2] or "", int(found[3] or 0)


def _points(line: str, options: PalaceOptions) -> tuple[str, str, Points]:
    """A line of a scoring: its name, whose it is, and the points."""
    found = _SCORING.fullmatch(line)
    if found is not None:
        causes = causes_of(options)
        after = (found[2] or "")[1:]
        if after:
            causes = (after,) if after in [m.cause_after for m in options.modules] else ()
        words = found[4].split()
        numbers = words[1::2]
        number = _POINTS if after else _NUMBER
        if words[0::2] == [*causes, "sum"] and all(number.fullmatch(each) for each in numbers):
            points = Points(causes, tuple([int(each) for each in numbers[:-1]]))
            if causes and points.total() == int(numbers[-1]):
                return found[1] + (found[2] or ""), found[3], points
    _refuse("scoring", words=line)


def _scorings(table: Table, points: list[tuple[str, str, Points]]) -> tuple[Scoring, ...]:
    players = table.options.players
    whose = [str(seat + 1) for seat in range(players)]
    scorings: list[Scoring] = []
    for name in dict.fromkeys([name for name, _, _ in points]):
        lines = [(who, got) for scoring, who, got in points if scoring == name]
        # Dirk has a part in scorings, but not in what comes after them.
        imaginary = [DIRK] if table.options.dirk and len(name) == 1 else []
        if [who for who, _ in lines] != [*whose, *imaginary]:
            _refuse("scoring-players", scoring=name)
        seats = tuple([got for _, got in lines[:players]])
        scorings.append(Scoring(name, seats, tuple(lines[players:])))
    return tuple(scorings)


def _account_for_tiles(table: Table) -> None:
    """Every tile of the game lies somewhere once; the rest is in the bag."""
    lying = [tile for tile in table.market if tile is not None] + list(table.dirk)
    for seat in range(table.options.players):
        placed = table.alhambras[seat].tiles
        lying += [placed[cell] for cell in placed if cell != ORIGIN]
        lying += [*table.reserves[seat], *table.aside[seat]]
    for module in table.options.modules:
        lying += module.lying(table.boards[module.at])[0]
    left = list(table.options.tiles)
    for one in lying:
        if one not in left:
            _refuse("tile", tile=str(one))
        left.remove(one)
    table.bag = in_order(left)


def _account_for_money(table: Table) -> None:
    """Every card of the game lies somewhere; the rest is in the pile, in parts that add up."""
    left, apart = list(table.options.money), list(table.options.cards_apart)
    lying = [*table.display, *table.discards, *[c for hand in table.hands for c in hand.cards]]
    for module in table.options.modules:
        lying += module.lying(table.boards[module.at])[1]
    for one in lying:
        cards = apart if one.marked else left
        if one not in cards:
            _refuse("card", card=str(one))
        cards.remove(one)
    parts = table.pile.parts
    if parts == ((len(table.options.money), "", 0),):
        parts = ((len(left), "", 0),)
    if sum([size for size, _, _ in parts]) != len(left):
        _refuse("pile", cards=len(left))
    if sum([slipped for _, _, slipped in parts]) > len(apart):
        _refuse("pile-apart", cards=len(apart))
    table.pile = MoneyPile(cards_in_order(left), parts, cards_in_order(apart))


def _check_phase(table: Table) -> None:
    """What is under way must belong to the phase, and the scorings to the cards that are out."""
    phase = table.phase
    held = [scoring.name for scoring in table.scorings if len(scoring.name) == 1]
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
    _refuse("phase", phase=PHASES[phase], words=words)
