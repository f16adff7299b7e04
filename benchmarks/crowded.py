"""How much load the server can bear: `make bench-server`.

Two thousand sockets at five hundred tables of four, two hundred moves a second. A move's time ends
when the last of the four has received it. The server gets one core, the measuring process the
other.
"""

import asyncio
import os
import socket
import time
from statistics import median
from typing import Final

from alhambra.server.wire import WIRE_VERSION
from at_tables import (
    MOVES_A_SECOND,
    Table,
    cpu,
    memory,
    new_tables,
    on_a_server,
    percentiles,
    play,
    show,
    sit_down,
)
from server.serving import ServerProcess

TABLES: Final = int(os.environ.get("TABLES", "500"))
SECONDS: Final = int(os.environ.get("SECONDS", "20"))
MANY_TABLES: Final = int(os.environ.get("MANY_TABLES", "1000"))
ROUNDS: Final = 5


def not_read(server: ServerProcess, table: str) -> socket.socket:
    """Somebody who opens a table and never reads."""
    silent = socket.create_connection(("127.0.0.1", server.port))
    silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    silent.sendall(
        f"GET /api/tables/{table}/socket?wire={WIRE_VERSION} HTTP/1.1\r\nHost: {server.host}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    return silent


async def sockets_and_moves(server: ServerProcess) -> None:
    tables = await new_tables(server, TABLES)
    before = memory(server)
    listening = await sit_down(server, tables)
    await asyncio.sleep(2)
    show("memory a connection", (memory(server) - before) / len(listening), "KB", 60)
    await play(tables, 3)
    busy = cpu(server)
    times = await play(tables, SECONDS)
    busy = cpu(server) - busy
    usual, slow = percentiles(times)
    show(f"{len(listening)} sockets, {MOVES_A_SECOND} moves a second: p50", usual, "ms", 15)
    show("p99", slow, "ms", 150)
    show("moves received by everybody, a second", len(times) / SECONDS, "")
    show("the server's core was busy", 100 * busy / SECONDS, "%")
    show("a move costs", 1000 * busy / len(times), "ms of the core")
    all_read, one_does_not = [], []
    for quick in tables[:ROUNDS]:
        all_read.append(percentiles(await play(tables, SECONDS / 4))[1])
        with not_read(server, quick.id):
            one_does_not.append(percentiles(await play(tables, SECONDS / 4, quick))[1])
    ratio = median(one_does_not) / median(all_read)
    show("p99 with one who does not read, to p99 without", ratio, "times", 2)
    show(f"memory with {TABLES} tables in play", memory(server) / 1024, "MB")
    for task in listening:
        task.cancel()
    await killed_and_back(server, tables[-1])


async def killed_and_back(server: ServerProcess, table: Table) -> None:
    """The time until a move can be played at a table again."""
    server.kill()
    begin = time.perf_counter()
    server.start(server.port)
    table = Table(table.id, table.cookies)
    listening = await sit_down(server, [table])
    while not table.is_ready:
        await asyncio.sleep(0.001)
    await table.move()
    while not table.times:
        await asyncio.sleep(0.001)
    show("accepts moves again after kill -9", time.perf_counter() - begin, "s", 3)
    for task in listening:
        task.cancel()


async def tables_alive(server: ServerProcess) -> None:
    await new_tables(server, MANY_TABLES)
    show(f"memory with {MANY_TABLES} tables alive", memory(server) / 1024, "MB", 300)


if __name__ == "__main__":
    on_a_server(sockets_and_moves, tables_alive)
