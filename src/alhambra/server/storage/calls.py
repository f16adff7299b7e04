"""What people were called for, and what is still to be sent."""

from typing import Final, Literal

from msgspec import Struct

from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.statements import insert, marks

Kind = Literal["turn", "end", "back", "over", "invited"]
"""It is their turn; somebody proposes to end the game, or asks to take back a move; the game is
over; or somebody invites them."""
_CALL: Final = ("table_id", "guest_id", "occasion", "kind", "turn", "mailed", "created")
_DELIVERY: Final = ("id", "table_id", "guest_id", "occasion", "device", "due")
Way = Literal["push", "mail"]
_WAYS: Final[dict[Way, str]] = {"push": "device IS NOT NULL", "mail": "device IS NULL"}
_DUE: Final = (
    "SELECT id, queued.table_id, queued.guest_id, queued.occasion, device, kind, attempts, created"
    " FROM (SELECT id, table_id, guest_id, occasion, device, attempts, due, ROW_NUMBER() OVER"
    " (PARTITION BY device, CASE WHEN device IS NULL THEN guest_id END ORDER BY due, id) AS place"
    " FROM deliveries WHERE due <= ? AND {way}) AS queued"
    " JOIN calls ON calls.table_id = queued.table_id AND calls.guest_id = queued.guest_id"
    " AND calls.occasion = queued.occasion WHERE place = 1 ORDER BY due, id LIMIT ?"
)
"""For each browser and each address, the first that is due."""


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

    async def due(self, way: Way, now: int, most: int) -> list[DeliveryRow]:
        """What is to be sent now, the oldest first; for each browser or address the first only."""
        found = await self._database.read(_DUE.format(way=_WAYS[way]), now, most)
        return [DeliveryRow(*row) for row in found]

    async def next_due(self, way: Way) -> int | None:
        """When something is to be sent next."""
        ((due,),) = await self._database.read(f"SELECT MIN(due) FROM deliveries WHERE {_WAYS[way]}")
        return None if due is None else int(due)

    async def claim(self, delivery: DeliveryRow, now: int, until: int) -> None:
        """Before it is sent: until then, no other process sends it, nor anything else to the same
        browser or address; or Conflict, if it is sent by another one, or is no longer to be
        sent."""
        condition, values = _same_target(delivery)
        await self._database.write(
            Statement(
                "UPDATE deliveries SET due = ?, attempts = attempts + 1"
                " WHERE id = ? AND attempts = ?",
                (until, delivery.id, delivery.attempts),
                needed=True,
            ),
            Statement(
                f"UPDATE deliveries SET due = ? WHERE {condition} AND due <= ?",
                (until, *values, now),
            ),
        )

    async def release(self, delivery: DeliveryRow, until: int, due: int) -> None:
        """It was not sent: another try is due then, and only then the others that were claimed with
        it `until` some time."""
        await self._database.write(_released(delivery, until, due))

    async def done(self, delivery: DeliveryRow, until: int, due: int) -> None:
        """It needs no other try; the others are due then."""
        await self._database.write(
            Statement("DELETE FROM deliveries WHERE id = ?", (delivery.id,)),
            _released(delivery, until, due),
        )

    async def of_guest(self, guest: str) -> list[CallRow]:
        """What somebody was called for."""
        text = f"SELECT {', '.join(_CALL)} FROM calls WHERE guest_id = ? ORDER BY created"
        found = await self._database.read(text, guest)
        return [
            CallRow(table, guest, occasion, kind, turn, bool(mailed), created)
            for table, guest, occasion, kind, turn, mailed, created in found
        ]

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


def _same_target(delivery: DeliveryRow) -> tuple[str, tuple[object, ...]]:
    if delivery.device is None:
        return "device IS NULL AND guest_id = ?", (delivery.guest,)
    return "device = ?", (delivery.device,)


def _released(delivery: DeliveryRow, until: int, due: int) -> Statement:
    condition, values = _same_target(delivery)
    return Statement(
        f"UPDATE deliveries SET due = ? WHERE {condition} AND due = ?", (due, *values, until)
    )


def _insert_call() -> str:
    return insert("calls", _CALL)


def _values(call: CallRow) -> tuple[object, ...]:
    return (
        *(call.table, call.guest, call.occasion, call.kind, call.turn),
        *(int(call.mailed), call.created),
    )
