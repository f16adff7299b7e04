"""Bazaars in the terminal."""

from rich.text import Text

from alhambra.cli.terminal.palace.modules.face import ModuleFace
from alhambra.cli.terminal.words import coloured, currency_name, type_name, words
from alhambra.core.state import Seat
from alhambra.games.palace.modules.bazaars import Bazaars
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.bazaars import bazaar_points
from alhambra.parts.buildings import Bazaar


class BazaarsFace(ModuleFace):
    def lines(self, table: PalaceTable, at: int, names: list[str]) -> list[Text]:  # noqa: ARG002
        module = table.options.modules[at]
        assert isinstance(module, Bazaars)
        stalls = [tile for tile in module.stalls(table) if isinstance(tile, Bazaar)]
        return [_stall(module.price(table, stall), stall) for stall in stalls]

    def columns(self) -> list[str]:
        return [words("column-bazaars")]

    def cells(self, table: PalaceTable, at: int, seat: Seat | None) -> list[str]:  # noqa: ARG002
        return ["–" if seat is None else str(bazaar_points(table.alhambras[seat]))]


def _stall(price: int, bazaar: Bazaar) -> Text:
    types = ", ".join([type_name(type) for type in bazaar.types])
    currency = str(currency_name(bazaar.currency))
    facts = {"tile": str(bazaar), "types": types, "currency": currency}
    return coloured(words("head-bazaar", price=price, **facts))
