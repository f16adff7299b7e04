"""Somebody who comes to a server: with a name, to open tables and sit down."""

from types import TracebackType
from typing import Self, TypeVar

import httpx
import msgspec

from alhambra.client.refusals import Refused
from alhambra.client.table import Table
from alhambra.server.wire.lobby import (
    Failure,
    Guest,
    GuestWish,
    SitWish,
    TableNote,
    Tables,
    TableWish,
)
from alhambra.server.wire.people import Code, CodeWish

T = TypeVar("T")


class Visitor:
    """One person or bot at the server with this address, such as http://localhost:8000. Whatever
    the server does not do raises Refused."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.address, timeout=30)

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
        """Come in with a name, or take another one."""
        return await self._post("/api/guests", Guest, GuestWish(name))

    async def come_back(self, code: str) -> Guest:
        """Come back as somebody who was here before, with the code from `new_code`."""
        return await self._post("/api/me/back", Guest, CodeWish(code))

    async def new_code(self) -> Code:
        return await self._post("/api/me/code", Code)

    async def open_table(self, wish: TableWish) -> TableNote:
        """Open a table and sit down at it."""
        return await self._post("/api/tables", TableNote, wish)

    async def tables(self) -> list[TableNote]:
        """One's own tables."""
        return (await self._get("/api/tables", Tables)).tables

    async def listed_tables(self) -> list[TableNote]:
        """Those that wait for anybody."""
        return (await self._get("/api/tables/listed", Tables)).tables

    async def sit(self, table: str, seat: int | None = None, contribution: str = "") -> TableNote:
        wish = SitWish(seat=seat, contribution=contribution)
        return await self._post(f"/api/tables/{table}/sit", TableNote, wish)

    async def leave(self, table: str) -> TableNote:
        return await self._post(f"/api/tables/{table}/leave", TableNote)

    async def start(self, table: str) -> TableNote:
        return await self._post(f"/api/tables/{table}/start", TableNote)

    async def record(self, table: str) -> str:
        """The game so far as text."""
        return (await self._ask("GET", f"/api/tables/{table}/record")).decode()

    def at(self, table: str) -> Table:
        """The open table: `async with visitor.at(id) as table`."""
        scheme, _, host = self.address.partition("://")
        url = f"{'wss' if scheme == 'https' else 'ws'}://{host}/api/tables/{table}/socket"
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        return Table(url, cookies)

    async def _get(self, path: str, answer: type[T]) -> T:
        return msgspec.json.decode(await self._ask("GET", path), type=answer)

    async def _post(self, path: str, answer: type[T], wish: msgspec.Struct | None = None) -> T:
        return msgspec.json.decode(await self._ask("POST", path, wish), type=answer)

    async def _ask(self, method: str, path: str, wish: msgspec.Struct | None = None) -> bytes:
        content = None if wish is None else msgspec.json.encode(wish)
        response = await self._http.request(method, path, content=content)
        if response.is_error:
            raise Refused(msgspec.json.decode(response.content, type=Failure).said)
        return response.content
