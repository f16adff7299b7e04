"""Bodies of requests and answers: the wire types as JSON."""

from typing import Final, TypeVar

import msgspec
from fastapi import Request, Response

from alhambra.core.messages import Message
from alhambra.server.failures import BadRequest, TooLarge

LARGEST: Final = 64 * 1024

T = TypeVar("T")


async def body_as(request: Request, type: type[T]) -> T:
    """What the body of `request` asks for; or BadRequest, which names the place that is wrong."""
    return _decoded(await body(request), type)


async def body_or(request: Request, default: T) -> T:
    """The same; without a body, the default."""
    sent = await body(request)
    return _decoded(sent, type(default)) if sent else default


async def body(request: Request) -> bytes:
    """What was sent, or TooLarge."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > LARGEST:
            raise TooLarge(LARGEST)
    return bytes(body)


def _decoded(body: bytes, type: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=type)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
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
