"""docs/server.md names everything that a client can send and be told."""

from pathlib import Path
from typing import get_args

from alhambra.server.app import routed_app
from alhambra.server.schema import openapi
from alhambra.server.wire.socket import Command, Told

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text()


def test_it_names_every_route() -> None:
    for path, methods in openapi(routed_app())["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in PAGE


def test_it_names_every_message_of_the_socket() -> None:
    for struct in (*get_args(Command), *get_args(Told)):
        assert f"`{struct.__struct_config__.tag}`" in PAGE
