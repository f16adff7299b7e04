"""What the subscribers of a table are sent: snapshots, updates, summaries, chat, and who is there.

Sending never waits, and needs no lock.
"""

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from alhambra.core.state import Seat
from alhambra.server.guests import now
from alhambra.server.storage.rows import ChatRow, GuestRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.chat import chat_message
from alhambra.server.tables.clocks import times_left
from alhambra.server.tables.presence import PresenceTracker
from alhambra.server.tables.subscribers import Subscriber, encoded
from alhambra.server.tables.summaries import LiveDetails, table_summary
from alhambra.server.views import view_of
from alhambra.server.wire.socket import ChatUpdate, Snapshot, SummaryUpdate, Update
from alhambra.server.wire.tables import Presence, TableSummary

if TYPE_CHECKING:
    from alhambra.server.tables.live import LiveTable

NOT_BEGUN: Final = -1
"""The version of a table whose game has not begun."""


class Publisher:
    """The subscribers of one table."""

    def __init__(self, table: "LiveTable", store: Store) -> None:
        self._table = table
        self._store = store
        self._presence = PresenceTracker(table.row.gone_after, now())
        self.last_broadcast = 0
        """When other processes were last sent who is here."""

    @property
    def subscribers(self) -> set[Subscriber]:
        return self._presence.subscribers

    def connect(self, subscriber: Subscriber, since: int) -> None:
        """Send a snapshot with the events after version `since`, and from now on what is new."""
        before = self._presences()
        self._presence.connect(subscriber)
        self.broadcast_presence()
        subscriber.send(self.snapshot(subscriber, since))
        if self._presences() != before:
            self.send_summaries(but=subscriber)

    def disconnect(self, subscriber: Subscriber) -> None:
        before = self._presences()
        self._presence.disconnect(subscriber, now())
        self._presence_changed(before)
        if self._table.seat_of(subscriber.guest) is not None:
            # Whoever does not come back counts as gone by then.
            pause = self._table.row.gone_after + 0.1
            asyncio.get_running_loop().call_later(pause, self._announce_gone)

    def disconnect_all(self) -> None:
        for subscriber in list(self.subscribers):
            subscriber.disconnect()

    # Who is there

    def presence_of(self, guest: str) -> Presence:
        return self._presence.of(guest, now())

    def set_away(self, subscriber: Subscriber, away: bool) -> None:
        """Whether the subscriber has the table open without looking at it."""
        before = self._presences()
        subscriber.away = away
        self._presence_changed(before)

    def broadcast_presence(self) -> None:
        """Send other processes who has the table open here."""
        self.last_broadcast = now()
        own = msgspec.json.encode(self._presence.own()).decode()
        self._store.database.broadcast(self._table.row.id, own)

    def receive_presence(self, process: str, text: str) -> None:
        """Another process has broadcast who has the table open there."""
        before = self._presences()
        there = msgspec.json.decode(text, type=dict[str, Presence])
        if not self._presence.receive(process, there, now()):
            self.broadcast_presence()
        if self._presences() != before:
            self.send_summaries()

    def _presence_changed(self, before: dict[str, Presence]) -> None:
        self.broadcast_presence()
        if self._presences() != before:
            self.send_summaries()

    def _announce_gone(self) -> None:
        if "gone" in self._presences().values():
            self.send_summaries()

    def _presences(self) -> dict[str, Presence]:
        return self._presence.of_all(self._table.row.guests(), now())

    # Summaries

    def summary(self, guest: str | None) -> TableSummary:
        """The table as a guest sees it who asks for it over HTTP."""
        row = self._table.row
        return table_summary(row, self._live_details(), guest, row.seen_by(guest))

    def send_summaries(self, but: Subscriber | None = None) -> None:
        for subscriber in self.subscribers - {but}:
            subscriber.send(SummaryUpdate(self._summary_for(subscriber)))

    def _summary_for(self, subscriber: Subscriber) -> TableSummary:
        row = self._table.row
        own = self._table.seat_for(subscriber)
        details = self._live_details()
        return table_summary(row, details, subscriber.guest_id, own, subscriber.muted)

    def _live_details(self) -> LiveDetails:
        table = self._table
        times = [] if table.history is None else times_left(table.row, table.history, now())
        closes = None if table.closes is None else max(0, table.closes - now())
        return LiveDetails(table.names, self._presences(), times, closes)

    # The game

    def snapshot(self, subscriber: Subscriber, since: int) -> Snapshot:
        """Everything, with the events after version `since`."""
        table = self._table
        seat = table.seat_for(subscriber)
        summary = self._summary_for(subscriber)
        chat = [
            chat_message(row, table.names)
            for row in table.chat.rows
            if row.guest not in subscriber.muted
        ]
        history = table.history
        if history is None:
            return Snapshot(summary, NOT_BEGUN, [], None, 0, None, chat)
        first = 0 if since > history.version else max(0, since + 1)
        view = view_of(history.game.state, seat)
        events = history.events_for(seat, first)
        undoable = history.undoable(seat)
        return Snapshot(summary, history.version, events, view, undoable, history.confirms, chat)

    def send_updates(self) -> None:
        """Send the latest event, with each subscriber's own view. All spectators get the same."""
        row, history = self._table.row, self._table.require_history()
        state = history.game.state
        clocks = None if row.clock is None else times_left(row, history, now())
        by_seat: dict[Seat | None, str] = {}
        for subscriber in list(self.subscribers):
            seat = self._table.seat_for(subscriber)
            if seat not in by_seat:
                (event,) = history.events_for(seat, history.version)
                undoable = history.undoable(seat)
                update = Update(event, view_of(state, seat), undoable, history.confirms, clocks)
                by_seat[seat] = encoded(update)
            subscriber.send_text(by_seat[seat])

    # Chat

    def send_chat(self, rows: list[ChatRow]) -> None:
        for row in rows:
            update = encoded(ChatUpdate(chat_message(row, self._table.names)))
            for subscriber in list(self.subscribers):
                if row.guest not in subscriber.muted:
                    subscriber.send_text(update)

    async def mute(self, guest: GuestRow, other: str, muted: bool) -> None:
        """From now on the guest is not sent what another one writes; or is sent it again."""
        await self._store.chat.mute(guest.id, other, muted)
        for subscriber in self.subscribers:
            if subscriber.guest_id == guest.id:
                subscriber.muted = (
                    subscriber.muted | {other} if muted else subscriber.muted - {other}
                )
                subscriber.send(SummaryUpdate(self._summary_for(subscriber)))
