"""For administrators: the health of a server, and its metrics."""

import asyncio
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from alhambra.server.api.dependencies import services
from alhambra.server.failures import StorageUnreadable
from alhambra.server.metrics import CONTENT_TYPE, metrics_text

_PATIENCE: Final = 3.0
"""How many seconds the database may take to answer."""

router = APIRouter(include_in_schema=False)


@router.api_route("/healthz", methods=["GET", "HEAD"])
async def health(request: Request) -> Response:
    """Whether games can be read: 200 or 503."""
    store = services(request).store
    try:
        await asyncio.wait_for(store.database.read("SELECT 1"), _PATIENCE)
    except (StorageUnreadable, TimeoutError):
        return PlainTextResponse("the database cannot be read\n", 503)
    return PlainTextResponse("ok\n")


@router.get("/metrics")
async def metrics() -> Response:
    """In the format of Prometheus. There is nothing personal in them."""
    return Response(metrics_text(), headers={"Content-Type": CONTENT_TYPE})
