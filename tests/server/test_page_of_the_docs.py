"""The pages for writers of clients are complete, and as they stand they are right."""

from pathlib import Path
from typing import get_args

from alhambra.server.app import routed_app
from alhambra.server.schema import openapi
from alhambra.server.wire.socket import Command, ServerMessage

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "socket.md").read_text()


def test_it_names_every_route() -> None:
    for path, methods in openapi(routed_app())["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in PAGE


def test_it_names_every_message_of_the_socket() -> None:
    for struct in (*get_args(Command), *get_args(ServerMessage)):
        assert f"`{struct.__struct_config__.tag}`" in PAGE


def test_the_bot_in_the_documentation_is_the_one_that_is_tested() -> None:
    example = (ROOT / "examples" / "bot_at_a_table.py").read_text()
    assert example in (ROOT / "docs" / "client.md").read_text()
