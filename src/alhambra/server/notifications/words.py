"""What notifications say: which game, with whom, and why somebody is called. Nothing of the game
itself, which only those at the table may know."""

from typing import NamedTuple

from alhambra.core.catalogue import catalogue
from alhambra.server.storage.calls import DeliveryRow
from alhambra.server.storage.rows import TableRow
from alhambra.server.wire.notifications import Language


class Notice(NamedTuple):
    title: str
    body: str
    path: str
    """Where the table is on the page."""
    tag: str
    """Shown twice, a notice with the same one is seen once."""


def notice(table: TableRow, call: DeliveryRow, names: dict[str, str], language: Language) -> Notice:
    """What somebody is told about a table; `names` are those of the people there."""
    words = catalogue(language)
    others = [
        seat.called or names.get(seat.guest, "")
        for seat in table.seats
        if seat.guest not in (None, call.guest)
    ]
    facts: dict[str, str | int] = {
        "game": words.sentence("game-name", {"game": table.game}),
        "names": ", ".join(filter(None, others)),
        "count": len(list(filter(None, others))),
    }
    return Notice(
        words.sentence("notification-title", {"kind": call.kind}),
        words.sentence("notification-body", facts),
        f"/t/{table.id}",
        f"{table.id}-{call.occasion}",
    )
