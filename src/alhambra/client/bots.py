"""A bot of your own at a table of the server."""

from collections.abc import Callable

from alhambra.client.refusals import Refused
from alhambra.client.table import Table
from alhambra.server.wire.games import View


async def play_along(table: Table, choose: Callable[[View], str]) -> None:
    """Play whenever it is the client's turn, until the game is over. `choose` is given the view and
    returns one of its `moves`; it is asked again if the move came too late for the table."""
    while True:
        await table.until(lambda: table.is_over or table.is_awaited)
        if table.is_over or table.view is None:
            return
        version = table.version
        try:
            await table.play(choose(table.view))
        except Refused:
            if table.version == version and not table.is_over:
                raise
