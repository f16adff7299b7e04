"""The server as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from alhambra.core.messages import AlhambraError, Message
from alhambra.server import schema
from alhambra.server.api import (
    guests,
    health,
    me,
    nights,
    notifications,
    page,
    passkeys,
    profiles,
    records,
    tables,
)
from alhambra.server.failures import BadRequest, NotFound, ServerRefusal
from alhambra.server.guard import Guard, failure
from alhambra.server.host_names import HostNames
from alhambra.server.limits import Limits
from alhambra.server.notifications.options import NotificationOptions
from alhambra.server.services import services_for, services_of
from alhambra.server.socket import route
from alhambra.server.storage.store import Store
from alhambra.server.tables.lobby import IDLE

_API: Final = (
    *(guests.router, me.router, passkeys.router, notifications.router, tables.router),
    *(profiles.router, nights.router, records.router),
)


def app_for(
    store: Store,
    seed: int | None = None,
    lan_address: str | None = None,
    limits: Limits | None = None,
    host_names: tuple[str, ...] = (),
    idle: float = IDLE,
    notifying: NotificationOptions | None = None,
) -> ASGIApp:
    """A server with the tables of `store`, reachable at `lan_address` from other devices and by its
    `host_names`."""
    app = routed_app()
    services = services_for(
        store, seed, lan_address, limits or Limits(), idle, notifying or NotificationOptions()
    )
    app.state.services = services
    # Outermost, so that error responses get the headers too.
    names = HostNames(host_names)
    return Guard(app, names, services.bans, services.limits, services.turns)


def routed_app() -> FastAPI:
    """All routes, with nothing behind them yet."""
    app = FastAPI(
        title="Alhambra",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
        exception_handlers={
            AlhambraError: _refuse,
            HTTPException: _refuse_path,
            RequestValidationError: _refuse_number,
            Exception: _answer_internal_error,
        },
    )
    for router in _API:
        app.include_router(router)
    app.include_router(route.router)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def document() -> Response:
        return Response(schema.document_text(), media_type="application/json")

    app.include_router(health.router)
    app.include_router(page.router)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    services = services_of(app)
    lobby, bans, notifications = services.lobby, services.bans, services.notifications
    lobby.listen()
    loops = [
        lobby.unload_idle_tables(),
        lobby.run_maintenance(),
        bans.keep_refreshing(lobby),
        notifications.run(lobby),
    ]
    tasks = [asyncio.create_task(loop) for loop in loops]
    yield
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    await notifications.close()
    await lobby.close()


async def _refuse(_: Request, error: Exception) -> Response:
    assert isinstance(error, AlhambraError)
    return failure(error if isinstance(error, ServerRefusal) else BadRequest(error.message))


async def _refuse_path(request: Request, error: Exception) -> Response:
    """Paths and methods that do not exist."""
    assert isinstance(error, HTTPException)
    response = failure(NotFound())
    response.status_code = error.status_code
    methods = _methods(request)
    if methods:
        response.status_code = 405
        response.headers["Allow"] = ", ".join(methods)
    return response


def _methods(request: Request) -> list[str]:
    """The methods of an API path that was requested with a different one. The router cannot tell,
    because the page's route takes every path."""
    routes = [route for router in _API for route in router.routes if isinstance(route, APIRoute)]
    fitting = [route for route in routes if route.path_regex.match(request.url.path)]
    return sorted({method for route in fitting for method in route.methods or ()})


async def _refuse_number(_: Request, error: Exception) -> Response:
    """For paths and queries in which a number is expected and something else is found."""
    assert isinstance(error, RequestValidationError)
    found = error.errors()[0]
    reason = f"{found['msg']}, at {found['loc'][-1]}"
    return failure(BadRequest(Message("unfit-body", {"reason": reason})))


async def _answer_internal_error(_: Request, __: Exception) -> Response:
    """uvicorn logs the error itself."""
    response = failure(ServerRefusal(Message("server-broken")))
    response.status_code = 500
    return response
