"""What Palace's modules add to a view. All of it is made from the table as its viewer knows it."""

from alhambra.core.state import Seat
from alhambra.games.palace.modules.bazaars import Bazaars
from alhambra.games.palace.modules.invaders import DIRECTIONS, Invaders, OpenInvaders
from alhambra.games.palace.modules.treasure import NO_ROOM, Chests, Treasure
from alhambra.games.palace.scoring import next_scoring
from alhambra.games.palace.table import PREPARE, PalaceTable
from alhambra.parts.alhambra import SIDES
from alhambra.parts.attacks import attack_loss
from alhambra.parts.bazaars import points_of_bazaar
from alhambra.parts.buildings import TYPE_LETTERS, Bazaar, Tile
from alhambra.parts.money import CURRENCIES
from alhambra.server.views.building import side_name
from alhambra.server.wire.building import Side
from alhambra.server.wire.palace import (
    BuiltBazaar,
    Camp,
    Chamber,
    Currency,
    PalaceSeat,
    Stall,
)

_CURRENCIES: dict[str, Currency] = {
    "florin": "florin",
    "dirham": "dirham",
    "denar": "denar",
    "ducat": "ducat",
}


def currency_name(currency: int) -> Currency:
    return _CURRENCIES[CURRENCIES[currency]]


def acting_module(table: PalaceTable) -> str | None:
    """The module that has a seat decide something now."""
    if table.phase < PREPARE or table.actor < 0:
        return None
    return table.options.modules[table.acting].name


# The treasure chamber


def _treasure(table: PalaceTable) -> Treasure | None:
    for module in table.options.modules:
        if isinstance(module, Treasure):
            return module
    return None


def chamber_view(table: PalaceTable) -> Chamber | None:
    module = _treasure(table)
    if module is None:
        return None
    board = module.chamber(table)
    return Chamber(
        rooms=[_letters(room) for room in board.rooms],
        chosen=None if board.chosen == NO_ROOM else board.chosen + 1,
        offered=_letters(board.offered),
        holder=board.holder if any(board.offered) else None,
        bag=sum(board.bag),
        closed=board.closed,
        price=module.components.chests_price,
    )


def dirks_chests(table: PalaceTable) -> int | None:
    module = _treasure(table)
    return None if module is None else len(module.chamber(table).carrying[-1])


def _letters(chests: Chests) -> list[str]:
    return [TYPE_LETTERS[type] for type, number in enumerate(chests) for _ in range(number)]


# The bazaars


def _bazaars(table: PalaceTable) -> Bazaars | None:
    for module in table.options.modules:
        if isinstance(module, Bazaars):
            return module
    return None


def stall_tiles(table: PalaceTable) -> list[Tile]:
    module = _bazaars(table)
    return [] if module is None else list(module.stalls(table))


def stall_views(table: PalaceTable) -> list[Stall] | None:
    module = _bazaars(table)
    if module is None:
        return None
    stalls: list[Stall] = []
    for tile in module.stalls(table):
        assert isinstance(tile, Bazaar)
        types = [TYPE_LETTERS[type] for type in tile.types]
        price = module.price(table, tile) or None
        stalls.append(Stall(str(tile), currency_name(tile.currency), types, price))
    return stalls


# The invaders


def _invaders(table: PalaceTable) -> Invaders | None:
    for module in table.options.modules:
        if isinstance(module, Invaders):
            return module
    return None


def camp_view(table: PalaceTable) -> Camp | None:
    module = _invaders(table)
    if module is None:
        return None
    board = module.camp(table)
    known = board.top if board.top and board.top in DIRECTIONS else None
    return Camp(
        open=isinstance(module, OpenInvaders),
        attacks=[_direction(letter) for letter in board.attacks],
        next=None if known is None else _direction(known),
        scouts=list(board.scouts),
        looked=list(board.seen_by),
    )


def _direction(letter: str) -> Side:
    return side_name(DIRECTIONS.index(letter))


# What belongs to a seat


def add_modules(seen: PalaceSeat, table: PalaceTable, seat: Seat) -> None:
    """What the modules add to what is seen of a seat."""
    alhambra = table.alhambras[seat]
    treasure = _treasure(table)
    if treasure is not None:
        seen.chests = [str(tile) for tile in treasure.chamber(table).carrying[seat]]
    if _bazaars(table) is not None:
        seen.bazaars = [
            BuiltBazaar(str(tile), points_of_bazaar(alhambra, tile, cell))
            for cell, tile in sorted(alhambra.tiles.items())
            if isinstance(tile, Bazaar)
        ]
    invaders = _invaders(table)
    if invaders is not None:
        letter = next_scoring(table)
        loss = invaders.components.attack_loss[letter]
        beside = invaders.components.attack_loss_beside[letter]
        seen.losses = {
            side_name(side): attack_loss(alhambra, side, loss, beside) for side in range(len(SIDES))
        }
