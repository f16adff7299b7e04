"""Tables that nobody has open are loaded first, which costs: their games are played again."""

from pathlib import Path

import httpx

import own_loop
from alhambra.server.app import app_for
from alhambra.server.guests import Guests
from alhambra.server.limits import Limit, Limits
from alhambra.server.rate import Rate
from alhambra.server.storage.opening import opened
from alhambra.server.storage.store import Store
from alhambra.server.tables.lobby import Lobby
from alhambra.server.wire.tables import SeatRequest, TableRequest


def test_who_loads_many_tables_has_to_wait_but_not_who_sits_there(tmp_path: Path) -> None:
    async def load() -> tuple[list[int], list[int], list[int]]:
        store = Store(opened(tmp_path))
        ann, token = await Guests(store).add("Ann")
        lobby = Lobby(store)
        requested = TableRequest("palace", [SeatRequest(), SeatRequest("random")])
        tables = [(await lobby.open_table(requested, ann)).row.id for _ in range(4)]
        await lobby.close()
        limits = Limits()
        limits._limits["load"] = Limit(Rate(0, 5), Rate(0, 2))
        transport = httpx.ASGITransport(app_for(store, limits=limits), client=("192.0.2.1", 1))

        async def statuses(ids: list[str], token: str = "") -> list[int]:
            headers = {"Cookie": f"alhambra={token}"} if token else {}
            async with httpx.AsyncClient(
                transport=transport, base_url="http://localhost", headers=headers
            ) as http:
                return [(await http.get(f"/api/tables/{id}")).status_code for id in ids]

        found = await statuses(tables), await statuses(tables[:2]), await statuses(tables, token)
        store.close()
        return found

    strangers, loaded, anns = own_loop.run(load())
    assert strangers == [200, 200, 429, 429]
    assert loaded == [200, 200]
    assert anns == [200] * 4
