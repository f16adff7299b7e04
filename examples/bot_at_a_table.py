"""A bot of one's own at a table of the server: it buys the dearest building that it can.

Start a server with `alhambra serve`, and this with its address; `docs/client.md` tells more.
"""

import asyncio
import sys

from alhambra.client import Visitor, play_along
from alhambra.server.wire.games import View
from alhambra.server.wire.palace import PalaceView
from alhambra.server.wire.tables import SeatRequest, TableRequest


def choose(view: View) -> str:
    """The dearest building that can be bought, or else whatever comes first."""
    buying = [move for move in view.moves if move.startswith("buy ")]
    return max(buying, key=price, default=view.moves[0])


def price(move: str) -> int:
    """What the building costs that a move such as “buy G8sw g3 g5” buys."""
    tile = move.split()[1]
    return int("".join(filter(str.isdigit, tile)) or 0)


async def main(address: str) -> None:
    async with Visitor(address) as visitor:
        await visitor.come_in("Dear Bot")
        opened = await visitor.open_table(
            TableRequest(
                "palace", [SeatRequest(), SeatRequest("random"), SeatRequest("random")], pace=0
            )
        )
        async with visitor.at(opened.id) as table:
            await play_along(table, choose)
            assert isinstance(table.view, PalaceView)
            for player, seat in zip(opened.seats, table.view.seats, strict=True):
                print(f"{player.name}: {seat.points}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"))
