"""Club nights, who takes part, and their steps."""

from typing import Final

import msgspec
from msgspec.structs import astuple

from alhambra.server.nights.steps import Step, step_as_text, step_in
from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.guests import GUEST, guest_row
from alhambra.server.storage.rows import GuestRow, NightRow, SeatRow
from alhambra.server.storage.statements import insert, marks, to_column
from alhambra.server.wire.games import GameName
from alhambra.server.wire.nights import NightRequest
from alhambra.server.wire.tables import Status

_NIGHT: Final = NightRow.__struct_fields__
_PERSON: Final = ("night_id", "number", "guest_id")
_STEP: Final = ("night_id", "number", "body", "created")


class NightTableRow(msgspec.Struct, frozen=True):
    """What a club night needs to know of one of its tables."""

    status: Status
    awaited: int | None
    seats: list[SeatRow]

    @property
    def waits_for_bot(self) -> bool:
        awaited = self.awaited
        return awaited is not None and self.seats[awaited].player is not None


class NightStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, night: NightRow, guests: list[str], steps: list[Step]) -> None:
        """With these guests, numbered from 0: the first one is the host."""
        await self._database.write(
            Statement(insert("nights", _NIGHT), tuple(map(to_column, astuple(night)))),
            *[
                Statement(insert("night_people", _PERSON), (night.id, number, guest))
                for number, guest in enumerate(guests)
            ],
            *[
                _add(night.id, number, step, night.created)
                for number, step in enumerate(steps, start=1)
            ],
        )

    async def find(self, id: str) -> NightRow | None:
        found = await self._database.read(
            f"SELECT {', '.join(_NIGHT)} FROM nights WHERE id = ?", id
        )
        if not found:
            return None
        _, settings, *more = found[0]
        return NightRow(id, msgspec.json.decode(settings, type=NightRequest), *more)

    async def people(self, id: str) -> dict[int, GuestRow]:
        """Everybody who has ever taken part and is still known, by number."""
        found = await self._database.read(
            f"SELECT number, {GUEST} FROM night_people JOIN guests ON guest_id = id"
            " WHERE night_id = ? ORDER BY number",
            id,
        )
        return {number: guest_row(guest) for number, *guest in found}

    async def steps(self, id: str, after: int) -> list[Step]:
        found = await self._database.read(
            "SELECT body FROM night_steps WHERE night_id = ? AND number > ? ORDER BY number",
            id,
            after,
        )
        return [step_in(body) for (body,) in found]

    async def append(
        self, id: str, number: int, step: Step, now: int, newcomers: dict[int, str] | None = None
    ) -> None:
        """Store a step and, with it, the numbers of guests who are new; or Conflict, if another
        step came first."""
        await self._database.write(
            *[
                Statement(insert("night_people", _PERSON), (id, *newcomer))
                for newcomer in (newcomers or {}).items()
            ],
            _add(id, number, step, now),
        )

    async def see_host(self, id: str, now: int) -> None:
        await self._database.write(
            Statement("UPDATE nights SET host_seen = ? WHERE id = ?", (now, id))
        )

    async def tables(self, ids: list[str]) -> dict[str, NightTableRow]:
        """Those of these tables that are stored, by id."""
        found = await self._database.read(
            f"SELECT id, status, awaited, seats FROM tables WHERE id IN ({marks(len(ids))})", *ids
        )
        return {
            table: NightTableRow(status, awaited, msgspec.json.decode(seats, type=list[SeatRow]))
            for table, status, awaited, seats in found
        }

    async def of_guest(self, guest: str, most: int) -> list[tuple[str, str, GameName, int]]:
        """The id, title and game of the last club nights of a guest, and when they were opened."""
        found = await self._database.read(
            "SELECT id, settings, created FROM night_people JOIN nights ON night_id = id"
            " WHERE guest_id = ? ORDER BY created DESC LIMIT ?",
            guest,
            most,
        )
        opened = [
            (id, msgspec.json.decode(settings, type=NightRequest), created)
            for id, settings, created in found
        ]
        return [(id, settings.title, settings.game, at) for id, settings, at in opened]

    async def move(self, old: str, new: str) -> None:
        """Give the places of a guest to another one, except where that one takes part too."""
        await self._database.write(
            Statement(
                "UPDATE night_people SET guest_id = ? WHERE guest_id = ? AND night_id NOT IN"
                " (SELECT night_id FROM night_people WHERE guest_id = ?)",
                (new, old, new),
            )
        )


def _add(night: str, number: int, step: Step, now: int) -> Statement:
    return Statement(insert("night_steps", _STEP), (night, number, step_as_text(step), now))
