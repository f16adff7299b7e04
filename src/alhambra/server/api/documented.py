"""What the OpenAPI document says about a route: the wire types it takes and returns."""

from typing import Any

import msgspec

from alhambra.server.wire.tables import Failure

TEXT: dict[str, Any] = {"text/plain": {"schema": {"type": "string"}}}


def documented(
    answer: type[msgspec.Struct] | None,
    requested: type[msgspec.Struct] | None = None,
    status: int = 200,
) -> dict[str, Any]:
    """Arguments for the decorator of a route; one without a wire type responds with plain text."""
    content = TEXT if answer is None else _json(answer)
    described: dict[str, Any] = {
        "response_model": None,
        "status_code": status,
        "responses": {
            status: {"description": "Done.", "content": content},
            "default": {"description": "Not done.", "content": _json(Failure)},
        },
    }
    if requested is not None:
        described["openapi_extra"] = {
            "requestBody": {"required": True, "content": _json(requested)}
        }
    return described


def reference(name: str) -> str:
    return f"#/components/schemas/{name}"


def _json(type: type[msgspec.Struct]) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": reference(type.__name__)}}}
