"""The OpenAPI document: `python -m alhambra.server.schema` prints it.

The page's types are generated from it. That includes the socket's, which OpenAPI itself does not
cover.
"""

import ast
import inspect
import json
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from alhambra.server import palace_modules, wire
from alhambra.server.api.documented import reference
from alhambra.server.wire import (
    VERSION_HEADER,
    WIRE_VERSION,
    nights,
    notifications,
    own_tables,
    passkeys,
    people,
    personal,
    profiles,
    tables,
)
from alhambra.server.wire.events import LogEntry
from alhambra.server.wire.socket import Command, ServerMessage

_OVER_HTTP = (
    tables.GuestRequest,
    tables.Guest,
    tables.Me,
    tables.TableRequest,
    tables.SeatRequest,
    tables.SettingsRequest,
    tables.SitRequest,
    tables.BotRequest,
    tables.BanRequest,
    tables.HostRequest,
    tables.TableSummary,
    tables.Tables,
    tables.HighScores,
    tables.Failure,
    people.CodeRequest,
    people.Code,
    people.CodeSummary,
    people.PlayedGames,
    people.Statistics,
    people.RecordSummary,
    people.Moment,
    people.Timeline,
    own_tables.OwnTables,
    own_tables.HideRequest,
    personal.PersonalData,
    nights.NightRequest,
    nights.NightChange,
    nights.RoundRequest,
    nights.PersonRequest,
    nights.Night,
    nights.Nights,
    profiles.ProfileRequest,
    profiles.Profile,
    profiles.KnownPeople,
    profiles.InvitationRequest,
    profiles.InvitedPeople,
    profiles.Invitations,
    passkeys.Passkeys,
    passkeys.NewPasskey,
    passkeys.PasskeyChallenge,
    passkeys.PasskeyRequest,
    passkeys.SignInRequest,
    notifications.Notifications,
    notifications.SubscriptionRequest,
    notifications.AddressRequest,
    notifications.AddressCode,
    notifications.LanguageRequest,
    notifications.Unsubscribed,
)


_WIRE: Final = [
    import_module(f"{package.__name__}.{module.name}")
    for package in (wire, palace_modules)
    for module in iter_modules(package.__path__)
]
_ABOUT: Final = f"""Tables for the Alhambra family of board games.

Whoever comes in with a name gets a cookie, which tells the server who asks. A refusal is answered
with a sentence: the id and the facts of a message of the catalogues. Games are played over the
socket of a table, `/api/tables/{{id}}/socket?wire={WIRE_VERSION}`: it receives what `Command`
describes, and sends what `ServerMessage` describes. A request with the header `{VERSION_HEADER}` is
refused if that is not the version of this document. Seats are counted from 0, times are in
milliseconds."""


def openapi(app: FastAPI) -> dict[str, Any]:
    """The document of `app`, with all wire types among its components."""
    document = get_openapi(
        title="Alhambra", version=str(WIRE_VERSION), description=_ABOUT, routes=app.routes
    )
    document["components"] = {"schemas": _schemas()}
    return document


def _schemas() -> dict[str, Any]:
    unions = {"Command": Command, "ServerMessage": ServerMessage, "LogEntry": LogEntry}
    made, schemas = msgspec.json.schema_components(
        [*_OVER_HTTP, *unions.values()], ref_template=reference("{name}")
    )
    for name, union in zip(unions, made[len(_OVER_HTTP) :], strict=True):
        schemas[name] = {"title": name, "oneOf": union["anyOf"]}
    for name, described in _descriptions().items():
        properties = schemas.get(name, {}).get("properties", {})
        for field in properties.keys() & described.keys():
            properties[field]["description"] = described[field]
    _tidy(schemas)
    return schemas


@cache
def _descriptions() -> dict[str, dict[str, str]]:
    """The docstrings beneath the fields of the wire types, by type and field."""
    return {
        part.name: {
            line.target.id: text.value.value
            for line, text in zip(part.body, part.body[1:], strict=False)
            if isinstance(line, ast.AnnAssign)
            and isinstance(line.target, ast.Name)
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
            and isinstance(text.value.value, str)
        }
        for module in _WIRE
        for part in ast.parse(inspect.getsource(module)).body
        if isinstance(part, ast.ClassDef)
    }


def _tidy(schema: Any) -> None:
    """Leave out what makes the generated types worse: discriminators, as each struct's own tag says
    the same, and defaults, as fields that have one need not be sent."""
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


@cache
def document_text() -> str:
    """The document as text. Building it is slow, and the result is always the same."""
    from alhambra.server.app import routed_app

    return json.dumps(openapi(routed_app()), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(document_text(), end="")
