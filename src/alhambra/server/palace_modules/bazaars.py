"""The bazaars, as they go over the wire."""

from msgspec import Struct

from alhambra.games.palace.modules.bazaars import Bazaars
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.bazaars import points_of_bazaar
from alhambra.parts.buildings import TYPE_LETTERS, Bazaar
from alhambra.server.piece_names import currency_name
from alhambra.server.wire.money import Currency


class Stall(Struct):
    """A bazaar that lies beside the market."""

    tile: str
    currency: Currency
    types: list[str]
    price: int | None
    """That of the building in its currency's slot; null while that slot is empty."""


class BuiltBazaar(Struct):
    """A bazaar in an Alhambra, and what it would score if the last scoring came now."""

    tile: str
    points: int


class BazaarsView(Struct, tag_field="shape", tag="bazaars"):
    """The bazaars."""

    name: str
    stalls: list[Stall]
    built: list[list[BuiltBazaar]]
    """Those in the Alhambra of each seat."""


def bazaars_view(module: Bazaars, table: PalaceTable) -> BazaarsView:
    return BazaarsView(
        name=module.name,
        stalls=[
            _stall(module, table, tile) for tile in module.stalls(table) if isinstance(tile, Bazaar)
        ],
        built=[_built(alhambra) for alhambra in table.alhambras],
    )


def _stall(module: Bazaars, table: PalaceTable, tile: Bazaar) -> Stall:
    types = [TYPE_LETTERS[type] for type in tile.types]
    price = module.price(table, tile) or None
    return Stall(str(tile), currency_name(tile.currency), types, price)


def _built(alhambra: Alhambra) -> list[BuiltBazaar]:
    return [
        BuiltBazaar(str(tile), points_of_bazaar(alhambra, tile, cell))
        for cell, tile in sorted(alhambra.tiles.items())
        if isinstance(tile, Bazaar)
    ]
