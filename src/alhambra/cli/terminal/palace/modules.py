"""What the modules have on the table, in a line each, and what they add to a player's line."""

from rich.text import Text

from alhambra.cli.terminal.words import coloured, currency_name, type_name, words
from alhambra.core.state import Seat
from alhambra.games.palace.module import Board, Module
from alhambra.games.palace.modules.bazaars import Bazaars, Stalls
from alhambra.games.palace.modules.invaders import DIRECTIONS, Camp, Invaders, OpenInvaders
from alhambra.games.palace.modules.treasure import Chamber, Treasure, chest_words
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.attacks import open_sides
from alhambra.parts.bazaars import bazaar_points
from alhambra.parts.buildings import TYPE_LETTERS, Bazaar, Tile
from alhambra.parts.cells import Cell


def module_lines(table: PalaceTable, names: list[str]) -> list[Text]:
    """A line or two for each module that has something lying on the table."""
    lines: list[Text] = []
    for module in table.options.modules:
        lines += _lines(module, table.boards[module.at], table, names)
    return lines


def _lines(module: Module, board: Board, table: PalaceTable, names: list[str]) -> list[Text]:
    if isinstance(module, Treasure) and isinstance(board, Chamber):
        return _chamber(board, module.components.chests_price)
    if isinstance(module, Bazaars) and isinstance(board, Stalls):
        return [_stall(module, table, tile) for tile in board.tiles if isinstance(tile, Bazaar)]
    if isinstance(module, Invaders) and isinstance(board, Camp):
        return [_camp(module, board, names)]
    return []


def _chamber(board: Chamber, price: int) -> list[Text]:
    rooms = "   ".join(
        [f"{room}) {chest_words(chests) or '–'}" for room, chests in enumerate(board.rooms, 1)]
    )
    lines = [coloured(words("head-chamber", rooms=rooms, price=price, bag=sum(board.bag)))]
    if any(board.offered):
        lines.append(coloured(words("head-offered", chests=chest_words(board.offered))))
    return lines


def _stall(module: Bazaars, table: PalaceTable, bazaar: Bazaar) -> Text:
    price = module.price(table, bazaar)
    types = ", ".join([type_name(type) for type in bazaar.types])
    currency = str(currency_name(bazaar.currency))
    facts = {"tile": str(bazaar), "types": types, "currency": currency}
    return coloured(words("head-bazaar", price=price, **facts))


def _camp(module: Invaders, board: Camp, names: list[str]) -> Text:
    if len(board.top) == 1 and board.top in DIRECTIONS:
        attack = words("head-attack-known", side=board.top)
    elif board.seen_by:
        seen = ", ".join([names[seat] for seat in board.seen_by])
        attack = words("head-attack-seen", names=seen)
    else:
        attack = words("head-attack-hidden", left=len(board.attacks))
    if isinstance(module, OpenInvaders):
        return Text(attack)
    scouts = ", ".join([type_name(TYPE_LETTERS.index(letter)) for letter in board.scouts])
    return Text(f"{attack}    {words('head-scouts', scouts=scouts or '–')}")


def module_columns(table: PalaceTable) -> list[str]:
    """The heads of what they add to a player's line."""
    heads = {Treasure: "column-chests", Bazaars: "column-bazaars", Invaders: "column-open"}
    return [
        words(head)
        for module in table.options.modules
        for kind, head in heads.items()
        if isinstance(module, kind)
    ]


def module_cells(table: PalaceTable, seat: Seat | None) -> list[str]:
    """What stands there for a seat, or for Dirk: chests, what bazaars would score, open sides."""
    cells: list[str] = []
    for module in table.options.modules:
        if isinstance(module, Treasure):
            carrying = module.chamber(table).carrying
            cells.append(str(len(carrying[-1 if seat is None else seat])))
        elif isinstance(module, Bazaars):
            cells.append("–" if seat is None else str(bazaar_points(table.alhambras[seat])))
        elif isinstance(module, Invaders):
            sides = [] if seat is None else [open_sides(table.alhambras[seat], k) for k in range(4)]
            cells.append(" ".join([str(number) for number in sides]) or "–")
    return cells


def tiles_with_chests(table: PalaceTable, seat: Seat) -> frozenset[Cell]:
    """The cells of a seat's buildings that carry a chest."""
    for module in table.options.modules:
        if isinstance(module, Treasure):
            full: tuple[Tile, ...] = module.chamber(table).carrying[seat]
            tiles = table.alhambras[seat].tiles
            return frozenset([cell for cell, tile in tiles.items() if tile in full])
    return frozenset()
