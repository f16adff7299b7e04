"""Bodies of requests and responses: the wire types as JSON."""

import asyncio
from typing import Final, TypeVar

import msgspec
from fastapi import Request, Response
from starlette.requests import ClientDisconnect

from alhambra.core.messages import Message
from alhambra.server.failures import BadRequest, TooLarge, TooSlow
from alhambra.server.wire import NOT_JSON

LARGEST: Final = 64 * 1024
SLOWEST: Final = 20.0
"""Seconds that a body may take to arrive."""

T = TypeVar("T")


async def body_as(request: Request, type: type[T]) -> T:
    """The body of `request` as a wire type; or BadRequest, which says where it is wrong."""
    return _decoded(await body(request), type)


async def body_or(request: Request, default: T) -> T:
    """The same, or the default if there is no body."""
    sent = await body(request)
    return _decoded(sent, type(default)) if sent else default


async def body(request: Request) -> bytes:
    """The body as sent; or TooLarge or TooSlow."""
    body = bytearray()
    try:
        async with asyncio.timeout(SLOWEST):
            async for part in request.stream():
                body += part
                if len(body) > LARGEST:
                    raise TooLarge(LARGEST)
    except (TimeoutError, ClientDisconnect):
        raise TooSlow from None
    return bytes(body)


def _decoded(body: bytes, type: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=type)
    except NOT_JSON as error:
        raise BadRequest(Message("unfit-body", {"reason": str(error)})) from None


def answer(content: msgspec.Struct, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(content),
        status,
        {"Cache-Control": "no-store"},
        "application/json",
    )


def file(name: str, text: str) -> Response:
    """A text to be saved under that name."""
    return Response(
        text,
        headers={
            "Cache-Control": "no-store",
            "Content-Disposition": f'attachment; filename="{name}"',
        },
        media_type="text/plain; charset=utf-8",
    )
