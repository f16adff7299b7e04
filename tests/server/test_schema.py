"""The OpenAPI document, from which the page's types are made."""

from pathlib import Path
from typing import get_args

from alhambra.server.app import routed_app
from alhambra.server.schema import document_text, openapi
from alhambra.server.wire.socket import Command, ServerMessage
from server.playing import Come

DOCUMENT = Path(__file__).parents[2] / "web" / "openapi.json"


def test_the_document_is_up_to_date() -> None:
    assert DOCUMENT.read_text() == document_text(), "make wire makes it anew"


def test_it_has_every_message_of_the_socket() -> None:
    schemas = openapi(routed_app())["components"]["schemas"]
    for struct in (*get_args(Command), *get_args(ServerMessage)):
        assert struct.__name__ in schemas


def test_the_server_tells_it(come: Come) -> None:
    nobody = come(None)
    assert nobody.http.get(nobody.url("/api/openapi.json")).text == document_text()
