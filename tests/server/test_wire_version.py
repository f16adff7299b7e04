"""The version of the wire: clients of another one are told so."""

import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import own_loop
from alhambra.client import Visitor, WrongVersion
from alhambra.client import table as client_table
from alhambra.client import visitor as client_visitor
from alhambra.core.catalogue import catalogue
from alhambra.server.app import routed_app
from alhambra.server.schema import openapi
from alhambra.server.wire import VERSION_HEADER, WIRE_VERSION
from alhambra.server.wire.closing import OTHER_VERSION
from alhambra.server.wire.tables import SeatRequest, TableRequest
from server.playing import Come
from server.serving import ServerProcess

OF_THE_PAGE = Path(__file__).parents[2] / "web" / "src" / "wire" / "version.ts"
OTHERS = [str(WIRE_VERSION - 1), str(WIRE_VERSION + 1), "", "x", f"0{WIRE_VERSION}", "-1"]


def test_the_page_and_the_document_have_the_version_of_the_server() -> None:
    page = OF_THE_PAGE.read_text(encoding="utf-8")
    assert re.findall(r"WIRE_VERSION = (.*);", page) == [str(WIRE_VERSION)]
    assert re.findall(r'VERSION_HEADER = "(.*)";', page) == [VERSION_HEADER]
    assert openapi(routed_app())["info"]["version"] == str(WIRE_VERSION)


@pytest.mark.parametrize("version", OTHERS)
def test_a_request_of_another_version_is_refused_with_a_sentence_and_does_nothing(
    come: Come, version: str
) -> None:
    ann = come()
    headers = {VERSION_HEADER: version}
    renamed = ann.http.post(ann.url("/api/guests"), json={"name": "Eve"}, headers=headers)
    assert (renamed.status_code, renamed.json()["reason"]["id"]) == (412, "other-wire-version")
    assert ann.http.get(ann.url("/api/me"), headers=headers).status_code == 412
    assert ann.get("/api/me")["guest"]["name"] == "Ann"


def test_a_request_of_this_version_or_of_none_is_answered(come: Come) -> None:
    ann = come()
    for headers in ({}, {VERSION_HEADER: str(WIRE_VERSION)}):
        assert ann.http.get(ann.url("/api/me"), headers=headers).status_code == 200


@pytest.mark.parametrize("query", [*[f"?wire={version}" for version in OTHERS[:2]], "", "?since=0"])
def test_a_socket_of_another_version_or_of_none_is_closed_before_anything_is_sent(
    come: Come, query: str
) -> None:
    ann = come()
    table = ann.new_table("", "random")
    url = f"ws://{ann.server.host}/api/tables/{table}/socket{query}"
    with connect(url, additional_headers={"Cookie": ann.cookie}) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == OTHER_VERSION


def test_the_python_client_says_so(
    shared_server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentence = catalogue("en").sentence("other-wire-version", {"given": WIRE_VERSION})

    async def visit() -> None:
        async with Visitor(f"http://{shared_server.host}") as ann:
            await ann.come_in("Ann")
            seats = [SeatRequest(), SeatRequest("random")]
            table = await ann.open_table(TableRequest("palace", seats, pace=0))
            monkeypatch.setattr(client_table, "WIRE_VERSION", WIRE_VERSION + 1)
            with pytest.raises(WrongVersion, match=re.escape(sentence)):
                async with ann.at(table.id):
                    pass
        monkeypatch.setattr(client_visitor, "WIRE_VERSION", WIRE_VERSION + 1)
        async with Visitor(f"http://{shared_server.host}") as bea:
            with pytest.raises(WrongVersion):
                await bea.come_in("Bea")

    own_loop.run(visit())
