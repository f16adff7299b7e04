"""Who may open the socket of a table: those who sit there, always; spectators, while there is
room."""

from alhambra.server.addresses import household
from alhambra.server.limits import Limits
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.subscribers import Subscriber


def admit(table: LiveTable, subscriber: Subscriber, limits: Limits, allowed: bool) -> bool:
    """Whether the table has room for one more socket, which may or may not be `allowed` by its
    address. People who sit there are never kept out by others, only by opening too many
    themselves."""
    if table.seat_of(subscriber.guest) is None:
        return allowed and _has_room(table, subscriber, limits)
    _make_room(table, subscriber, limits)
    return limits.allow_guest("socket", subscriber.guest_id or "", table.row.id)


def _has_room(table: LiveTable, spectator: Subscriber, limits: Limits) -> bool:
    others = [each for each in table.publisher.subscribers if table.seat_of(each.guest) is None]
    house = household(spectator.address)
    neighbours = [each for each in others if household(each.address) == house]
    return (
        len(others) < limits.at_once.spectators_of_table
        and len(neighbours) < limits.at_once.spectators_of_address_at_table
    )


def _make_room(table: LiveTable, subscriber: Subscriber, limits: Limits) -> None:
    """Close the guest's oldest socket, if there are too many."""
    own = [each for each in table.publisher.subscribers if each.guest_id == subscriber.guest_id]
    if len(own) >= limits.at_once.sockets_of_guest_at_table:
        min(own, key=lambda each: each.opened).disconnect()
