"""A guest of a server: comes in with a name, opens tables and sits down."""

from types import TracebackType
from typing import Self, TypeVar

import httpx
import msgspec

from alhambra.client.refusals import Refused, WrongVersion
from alhambra.client.table import Table
from alhambra.server.wire import VERSION_HEADER, WIRE_VERSION
from alhambra.server.wire.people import Code, CodeRequest
from alhambra.server.wire.tables import (
    Failure,
    Guest,
    GuestRequest,
    SitRequest,
    TableRequest,
    Tables,
    TableSummary,
)

T = TypeVar("T")


class Visitor:
    """One person or bot on the server at this address, such as http://localhost:8000. Raises
    Refused when the server refuses, and WrongVersion if it has another wire version."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.AsyncClient(
            base_url=self.address, timeout=30, headers={VERSION_HEADER: str(WIRE_VERSION)}
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def come_in(self, name: str) -> Guest:
        """Come in with a name, or change it."""
        return await self._post("/api/guests", Guest, GuestRequest(name))

    async def come_back(self, code: str) -> Guest:
        """Come back as an earlier guest, with the code from `new_code`."""
        return await self._post("/api/me/back", Guest, CodeRequest(code))

    async def new_code(self) -> Code:
        return await self._post("/api/me/code", Code)

    async def open_table(self, requested: TableRequest) -> TableSummary:
        """Open a table and sit down at it."""
        return await self._post("/api/tables", TableSummary, requested)

    async def tables(self) -> list[TableSummary]:
        """The guest's own tables."""
        return (await self._get("/api/tables", Tables)).tables

    async def listed_tables(self) -> list[TableSummary]:
        """Listed tables that wait for players."""
        return (await self._get("/api/tables/listed", Tables)).tables

    async def sit(
        self, table: str, seat: int | None = None, contribution: str = ""
    ) -> TableSummary:
        requested = SitRequest(seat=seat, contribution=contribution)
        return await self._post(f"/api/tables/{table}/sit", TableSummary, requested)

    async def leave(self, table: str) -> TableSummary:
        return await self._post(f"/api/tables/{table}/leave", TableSummary)

    async def start(self, table: str) -> TableSummary:
        return await self._post(f"/api/tables/{table}/start", TableSummary)

    async def record(self, table: str) -> str:
        """The game so far, as text."""
        return (await self._ask("GET", f"/api/tables/{table}/record")).decode()

    def at(self, table: str) -> Table:
        """The open table: `async with visitor.at(id) as table`."""
        scheme, _, host = self.address.partition("://")
        url = f"{'wss' if scheme == 'https' else 'ws'}://{host}/api/tables/{table}/socket"
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        return Table(url, cookies)

    async def _get(self, path: str, answer: type[T]) -> T:
        return msgspec.json.decode(await self._ask("GET", path), type=answer)

    async def _post(self, path: str, answer: type[T], requested: msgspec.Struct | None = None) -> T:
        return msgspec.json.decode(await self._ask("POST", path, requested), type=answer)

    async def _ask(self, method: str, path: str, requested: msgspec.Struct | None = None) -> bytes:
        content = None if requested is None else msgspec.json.encode(requested)
        response = await self._http.request(method, path, content=content)
        if response.is_error:
            reason = msgspec.json.decode(response.content, type=Failure).reason
            raise WrongVersion if reason.id == "other-wire-version" else Refused(reason)
        return response.content
