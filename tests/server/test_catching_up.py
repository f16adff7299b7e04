"""Being away, and being slow."""

import re
import socket as sockets

import pytest
from websockets.exceptions import ConnectionClosed

from alhambra.server.wire import WIRE_VERSION
from server.playing import Come, Socket
from server.serving import ServerProcess

CLOSED_AS_TOO_SLOW = b"\x88\x02" + (1013).to_bytes(2, "big")
"""The last frame that such a subscriber is sent, if it can be sent at all."""


def test_who_was_away_catches_up_by_version(come: Come) -> None:
    ann = come()
    table = ann.new_table("", "greedy", "greedy")
    seat = ann.at(table)
    seat.play_until(lambda: seat.version > 20 and seat.is_awaited)
    for since in (0, 7, seat.version - 1, seat.version):
        again = ann.at(table, since)
        assert again.events == seat.events[since + 1 :]
        assert (again.view, again.version) == (seat.view, seat.version)
        assert again.undoable == seat.undoable
        again.close()
    assert ann.at(table).events == seat.events


@pytest.mark.parametrize("since", ["999999", "-1", "x", "", "9" * 5000, "%00"])
def test_who_asks_for_what_there_is_not_gets_everything(come: Come, since: str) -> None:
    ann = come()
    table = ann.new_table("", "greedy", pace=5000)
    seat = ann.at(table)
    again = Socket(ann, f"{table}", since)  # type: ignore[arg-type]
    assert again.snapshot == seat.snapshot


def test_a_table_that_is_not_there_is_closed_at_once(come: Come) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        come().at("nowhere")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_reader_who_does_not_read_is_cut_off_and_the_others_go_on(
    come: Come, shared_server: ServerProcess
) -> None:
    ann = come()
    table = ann.new_table("", *["random"] * 5)
    with opened_and_not_read(shared_server, table) as silent:
        seat = ann.at(table)
        seat.play_until(lambda: seat.is_over)
        sent = b""
        while not sent.endswith(CLOSED_AS_TOO_SLOW) and (more := silent.recv(65536)):
            sent += more
    versions = [int(found) for found in re.findall(rb'"event":{"version":(\d+)', sent)]
    assert versions == list(range(1, len(versions) + 1))
    assert 10 < len(versions) < seat.version


def opened_and_not_read(server: ServerProcess, table: str) -> sockets.socket:
    silent = sockets.socket()
    silent.settimeout(20)
    silent.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    silent.connect(("127.0.0.1", server.port))
    silent.sendall(
        f"GET /api/tables/{table}/socket?wire={WIRE_VERSION} HTTP/1.1\r\nHost: {server.host}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert silent.recv(12) == b"HTTP/1.1 101"
    return silent
