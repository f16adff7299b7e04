"""What people were called for, and what is still to be sent."""

from typing import Final, Literal

from msgspec import Struct

from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.statements import insert, marks

Kind = Literal["turn", "end", "back", "over"]
"""It is their turn; somebody proposes to end the game, or asks to take back a move; or the game is
over."""
_CALL: Final = ("table_id", "guest_id", "occasion", "kind", "turn", "mailed", "created")
_DELIVERY: Final = ("id", "table_id", "guest_id", "occasion", "device", "due")
_DUE: Final = (
    "SELECT id, deliveries.table_id, deliveries.guest_id, deliveries.occasion, device, kind,"
    " attempts, created FROM deliveries JOIN calls ON calls.table_id = deliveries.table_id"
    " AND calls.guest_id = deliveries.guest_id AND calls.occasion = deliveries.occasion"
    " WHERE due <= ? ORDER BY due, id LIMIT ?"
)


class CallRow(Struct, frozen=True):
    """Something that somebody is called for, once."""

    table: str
    guest: str
    occasion: str
    kind: Kind
    turn: int
    """The guest's turn that it belongs to: there is one email for each at most."""
    mailed: bool
    created: int


class DeliveryRow(Struct, frozen=True):
    """What is to be sent to one browser or, without a device, by mail."""

    id: str
    table: str
    guest: str
    occasion: str
    device: bytes | None
    kind: Kind
    attempts: int
    created: int


class CallStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def is_mailed(self, table: str, guest: str, turn: int) -> bool:
        """Whether an email was queued for this turn."""
        found = await self._database.read(
            "SELECT 1 FROM calls WHERE table_id = ? AND guest_id = ? AND turn = ? AND mailed = 1"
            " LIMIT 1",
            table,
            guest,
            turn,
        )
        return bool(found)

    async def add(self, call: CallRow, deliveries: dict[str, bytes | None], due: int) -> None:
        """A call together with its deliveries, which are the devices by the ids of the deliveries;
        or Conflict, if there was this call before."""
        await self._database.write(
            Statement(_insert_call(), _values(call)),
            *[
                Statement(
                    insert("deliveries", _DELIVERY),
                    (id, call.table, call.guest, call.occasion, device, due),
                )
                for id, device in deliveries.items()
            ],
        )

    async def answer(self, call: CallRow) -> None:
        """The guest has seen it: nothing is sent any more, now or later."""
        await self._database.write(
            Statement(f"{_insert_call()} ON CONFLICT DO NOTHING", _values(call)),
            Statement(
                "DELETE FROM deliveries WHERE table_id = ? AND guest_id = ? AND occasion = ?",
                (call.table, call.guest, call.occasion),
            ),
        )

    async def drop_others(self, table: str, guest: str, occasions: list[str]) -> None:
        """Drop what is to be sent to a guest about anything but these occasions."""
        kept = f" AND occasion NOT IN ({marks(len(occasions))})" if occasions else ""
        await self._database.write(
            Statement(
                f"DELETE FROM deliveries WHERE table_id = ? AND guest_id = ?{kept}",
                (table, guest, *occasions),
            )
        )

    async def due(self, now: int, most: int) -> list[DeliveryRow]:
        """What is to be sent now, the oldest first."""
        return [DeliveryRow(*row) for row in await self._database.read(_DUE, now, most)]

    async def next_due(self) -> int | None:
        """When something is to be sent next."""
        ((due,),) = await self._database.read("SELECT MIN(due) FROM deliveries")
        return None if due is None else int(due)

    async def claim(self, delivery: DeliveryRow, until: int) -> None:
        """Before it is sent: no other process sends it until then; or Conflict, if it is sent by
        another one, or is no longer to be sent."""
        await self._database.write(
            Statement(
                "UPDATE deliveries SET due = ?, attempts = attempts + 1"
                " WHERE id = ? AND attempts = ?",
                (until, delivery.id, delivery.attempts),
                needed=True,
            )
        )

    async def postpone(self, delivery: DeliveryRow, due: int) -> None:
        await self._database.write(
            Statement("UPDATE deliveries SET due = ? WHERE id = ?", (due, delivery.id))
        )

    async def done(self, delivery: DeliveryRow) -> None:
        await self._database.write(Statement("DELETE FROM deliveries WHERE id = ?", (delivery.id,)))

    async def tables_to_check(self, since: int, most: int) -> list[str]:
        """Tables where something has happened since then, with people who want to be called."""
        found = await self._database.read(
            "SELECT id FROM tables WHERE status <> 'open' AND changed >= ? AND id IN"
            " (SELECT table_id FROM sitters WHERE guest_id IN (SELECT guest_id FROM"
            " push_subscriptions UNION SELECT guest_id FROM mail_addresses))"
            " ORDER BY changed DESC LIMIT ?",
            since,
            most,
        )
        return [id for (id,) in found]


def _insert_call() -> str:
    return insert("calls", _CALL)


def _values(call: CallRow) -> tuple[object, ...]:
    return (
        *(call.table, call.guest, call.occasion, call.kind, call.turn),
        *(int(call.mailed), call.created),
    )
