"""The OpenAPI document: `python -m alhambra.server.schema` prints it.

The page's types are made from it, those of the socket too, which OpenAPI itself knows nothing of.
"""

import json
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from alhambra.server.api.documented import reference
from alhambra.server.wire import lobby, people
from alhambra.server.wire.events import Happening
from alhambra.server.wire.socket import Command, Told

_OVER_HTTP = (
    lobby.GuestWish,
    lobby.Guest,
    lobby.Me,
    lobby.TableWish,
    lobby.SeatWish,
    lobby.SitWish,
    lobby.HostWish,
    lobby.TableNote,
    lobby.Tables,
    lobby.Failure,
    people.CodeWish,
    people.Code,
    people.CodeNote,
    people.PlayedGames,
    people.Statistics,
    people.RecordNote,
    people.Moment,
    people.Course,
)


def openapi(app: FastAPI) -> dict[str, Any]:
    """The document of `app`, with all wire types among its components."""
    document = get_openapi(title="Alhambra", version="1", routes=app.routes)
    document["components"] = {"schemas": _schemas()}
    return document


def _schemas() -> dict[str, Any]:
    unions = {"Command": Command, "Told": Told, "Happening": Happening}
    made, schemas = msgspec.json.schema_components(
        [*_OVER_HTTP, *unions.values()], ref_template=reference("{name}")
    )
    for name, union in zip(unions, made[len(_OVER_HTTP) :], strict=True):
        schemas[name] = {"title": name, "oneOf": union["anyOf"]}
    _tidy(schemas)
    return schemas


def _tidy(schema: Any) -> None:
    """Leaves out what makes worse types: discriminators, as each struct's own tag says the same,
    and defaults, as what has one need not be sent."""
    if isinstance(schema, dict):
        schema.pop("discriminator", None)
        schema.pop("default", None)
        if isinstance(schema.get("description"), str):
            schema["description"] = " ".join(schema["description"].split())
        for part in schema.values():
            _tidy(part)
    elif isinstance(schema, list):
        for part in schema:
            _tidy(part)


def document_text() -> str:
    from alhambra.server.app import routed_app

    return json.dumps(openapi(routed_app()), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(document_text(), end="")
