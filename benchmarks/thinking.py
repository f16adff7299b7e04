"""How much people notice of bots that think: part of `make bench-server`.

Forty tables with three experts each, at which one person moves at once whenever it is their turn,
so that the bots of every table think all the time. Beside them, people play at tables of four; the
p99 of their moves is measured with and without the experts, in turns. Everything runs on all
processors of the machine.
"""

import asyncio
import os
from statistics import median
from typing import Final

import msgspec
from websockets.asyncio.client import connect

from alhambra.server.wire import WIRE_VERSION
from at_tables import (
    Received,
    asking,
    few_at_once,
    from_anywhere,
    new_tables,
    on_a_server,
    percentiles,
    play,
    show,
    sit_down,
)
from server.serving import ServerProcess

THINKING: Final = int(os.environ.get("THINKING", "40"))
BOTS: Final = os.environ.get("BOTS", "expert,expert,expert").split(",")
TABLES: Final = int(os.environ.get("TABLES", "25"))
SECONDS: Final = float(os.environ.get("SECONDS", "20"))
ROUNDS: Final = int(os.environ.get("ROUNDS", "5"))
MOVES_A_SECOND: Final = 20
QUIET: Final = 3.0
"""Seconds until the bots have made their last moves."""

_decoder: Final = msgspec.json.Decoder(Received)


class Impatient:
    """Somebody who plays against bots and moves at once, as long as `goes_on` is set."""

    def __init__(self, id: str, cookie: str, goes_on: asyncio.Event) -> None:
        self._id = id
        self._cookie = cookie
        self._goes_on = goes_on
        self.moves = 0
        """How many moves there were at the table."""

    async def play(self, host: str) -> None:
        address = f"ws://{host}/api/tables/{self._id}/socket?wire={WIRE_VERSION}"
        headers = {"Cookie": self._cookie, **from_anywhere()}
        async with connect(
            address, additional_headers=headers, compression=None, max_size=None
        ) as socket:
            async for frame in socket:
                received = _decoder.decode(frame)
                if received.view is None:
                    continue
                self.moves += 1
                version = received.version if received.event is None else received.event.version
                if received.view.awaited == 0 and received.view.moves:
                    await self._goes_on.wait()
                    command = {
                        "type": "play",
                        "id": f"bench-{version}",
                        "version": version,
                        "move": received.view.moves[0],
                    }
                    await socket.send(msgspec.json.encode(command).decode())


async def tables_with_bots(server: ServerProcess, goes_on: asyncio.Event) -> list[Impatient]:
    async with asking(server) as http:

        async def one() -> Impatient:
            headers = from_anywhere()
            answer = await http.post("/api/guests", json={"name": "Guest"}, headers=headers)
            cookie = f"alhambra={answer.cookies['alhambra']}"
            http.cookies.clear()
            wish = {"game": "palace", "pace": 0, "seats": [{}, *[{"bot": bot} for bot in BOTS]]}
            answer = await http.post(
                "/api/tables", json=wish, headers={"Cookie": cookie, **headers}
            )
            answer.raise_for_status()
            return Impatient(answer.json()["id"], cookie, goes_on)

        return await few_at_once([one() for _ in range(THINKING)])


async def measure(server: ServerProcess) -> None:
    goes_on = asyncio.Event()
    tables = await new_tables(server, TABLES)
    working = await sit_down(server, tables)
    impatient = await tables_with_bots(server, goes_on)
    working += [asyncio.create_task(each.play(server.host)) for each in impatient]
    alone, beside, thought = [], [], 0
    for _ in range(ROUNDS):
        await asyncio.sleep(QUIET)
        alone.append(percentiles(await play(tables, SECONDS, per_second=MOVES_A_SECOND))[1])
        goes_on.set()
        await asyncio.sleep(QUIET)
        before = sum(each.moves for each in impatient)
        beside.append(percentiles(await play(tables, SECONDS, per_second=MOVES_A_SECOND))[1])
        thought += sum(each.moves for each in impatient) - before
        goes_on.clear()
    show("p99 of a person's move", median(alone), "ms")
    show(f"p99 beside {THINKING} tables with {len(BOTS)} bots", median(beside), "ms")
    show("how much longer", median(beside) - median(alone), "ms", 50)
    show("moves at their tables, a second", thought / (ROUNDS * (SECONDS + 1)), "")
    for task in working:
        task.cancel()


if __name__ == "__main__":
    on_a_server(measure, alone=False)
