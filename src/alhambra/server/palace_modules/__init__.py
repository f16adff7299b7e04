"""What the server knows about Palace's modules: one file each, with what goes over the wire and how
it is made from a viewer's table. A module without a file here is shown as the lines of its
position.

This is the only list of them.
"""

from collections.abc import Callable
from typing import Any, Final

from alhambra.games.palace.table import PalaceTable
from alhambra.parts.buildings import Tile
from alhambra.server.palace_modules.bazaars import BazaarsView, bazaars_view
from alhambra.server.palace_modules.in_lines import ModuleInLines, in_lines
from alhambra.server.palace_modules.invaders import InvadersView, invaders_view
from alhambra.server.palace_modules.treasure import TreasureView, treasure_view

ModuleView = TreasureView | InvadersView | BazaarsView | ModuleInLines

_VIEWS: Final[dict[str, Callable[[Any, PalaceTable], ModuleView]]] = {
    "treasure": treasure_view,
    "invaders": invaders_view,
    "invaders-open": invaders_view,
    "bazaars": bazaars_view,
}


def module_views(table: PalaceTable) -> list[ModuleView]:
    """What each module has on a table, which is somebody's view."""
    return [_VIEWS.get(module.name, in_lines)(module, table) for module in table.options.modules]


def tiles_on_boards(table: PalaceTable) -> list[Tile]:
    """The tiles that modules have on the table, where they may be for sale."""
    pieces = [module.accounts_for(table.boards[module.at])[0] for module in table.options.modules]
    return [tile for tiles in pieces for tile in tiles]
