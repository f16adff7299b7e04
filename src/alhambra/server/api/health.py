"""For administrators: the health of a server, and its metrics."""

from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from alhambra.server.api.dependencies import services
from alhambra.server.health import Health
from alhambra.server.metrics import CONTENT_TYPE, metrics_text

_ANSWERS: Final[dict[Health, str]] = {
    "ok": "ok",
    "unreadable": "the database cannot be read",
    "unwritable": "the database cannot be written; is the disk full?",
}

router = APIRouter(include_in_schema=False)


@router.api_route("/healthz", methods=["GET", "HEAD"])
async def health(request: Request) -> Response:
    """Whether games can be read and moves stored: 200 or 503."""
    found = await services(request).health.health()
    return PlainTextResponse(f"{_ANSWERS[found]}\n", 200 if found == "ok" else 503)


@router.get("/metrics")
async def metrics() -> Response:
    """In the format of Prometheus. There is nothing personal in them."""
    return Response(metrics_text(), headers={"Content-Type": CONTENT_TYPE})
