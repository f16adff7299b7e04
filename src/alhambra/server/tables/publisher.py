"""What the subscribers of a table are sent: snapshots, updates, summaries, chat and presence.

Sending never waits, and needs no lock.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from alhambra.core.state import Seat
from alhambra.server.failures import ServerRefusal
from alhambra.server.guests import now
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import ChatRow, CommandRow, GuestRow, TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.alarm import Alarm
from alhambra.server.tables.chat import chat_message
from alhambra.server.tables.clocks import times_left
from alhambra.server.tables.part import TablePart
from alhambra.server.tables.permissions import may
from alhambra.server.tables.presence import PresenceTracker
from alhambra.server.tables.spectators import Watching
from alhambra.server.tables.subscribers import Subscriber, encoded
from alhambra.server.tables.summaries import LiveDetails, names_in_chat, table_summary
from alhambra.server.views import view_of
from alhambra.server.wire.socket import ChatUpdate, Snapshot, SummaryUpdate, Update
from alhambra.server.wire.tables import Presence, TableSummary

if TYPE_CHECKING:
    from alhambra.server.tables.live import LiveTable

NOT_BEGUN: Final = -1
"""The version of a table whose game has not begun."""


def _gone_after(row: TableRow) -> int | None:
    """With a clock, that alone decides."""
    return None if row.clock else row.gone_after


class Publisher(TablePart):
    """The subscribers of one table."""

    def __init__(self, table: "LiveTable", store: Store, absences: dict[str, int]) -> None:
        """`absences` are the stored ones."""
        super().__init__(table)
        self._store = store
        self._presence = PresenceTracker(_gone_after(table.row), now(), absences)
        self._stored_absences = absences
        self._alarm = Alarm()
        self._watching = Watching(table, self._presence)
        self._spectators_chat_sent = table.row.status == "over"
        """Whether players were sent what spectators wrote."""
        self.last_broadcast = 0
        """When presence was last broadcast to other processes."""

    @property
    def subscribers(self) -> set[Subscriber]:
        return self._presence.subscribers

    def connect(self, subscriber: Subscriber, since: int) -> None:
        """Send a snapshot with the events after version `since`, and from now on everything new."""
        before = self._presences()
        self._presence.connect(subscriber)
        if subscriber.guest is not None:
            self._table.people.setdefault(subscriber.guest.id, subscriber.guest)
        self._watching.check()
        if subscriber.guest_id in self._stored_absences:
            # So that after a crash nobody counts as away who was here.
            self._table.lock.run_in_background(self.store_absences())
        self.broadcast_presence()
        subscriber.send(self.snapshot(subscriber, since))
        if self._presences() != before:
            self.send_summaries(but=subscriber)
        self._table.calls.check()

    def disconnect(self, subscriber: Subscriber) -> None:
        before = self._presences()
        self._presence.disconnect(subscriber, now())
        self._watching.check()
        self._presence_changed(before)
        self._set_alarm(now())

    def disconnect_all(self) -> None:
        for subscriber in list(self.subscribers):
            subscriber.disconnect()

    def stop(self) -> None:
        """Nobody is left who could be notified that somebody is gone."""
        self._alarm.stop()
        self._watching.stop()

    # Presence

    def set_gone_after(self) -> None:
        """The game begins; until then, the table may have been changed."""
        self._presence.gone_after = _gone_after(self._table.row)

    def presence_of(self, guest: str) -> Presence:
        return self._presence.of(guest, now())

    def has_open(self, guest: str) -> bool:
        """Whether a guest has the table open, looking at it or not."""
        return self._presence.has_open(guest, now())

    def set_away(self, subscriber: Subscriber, away: bool) -> None:
        """Set whether the subscriber has the table open without looking at it."""
        before = self._presences()
        subscriber.away = away
        self._presence_changed(before)

    def broadcast_presence(self) -> None:
        """Tell other processes who has the table open here."""
        self.last_broadcast = now()
        own = msgspec.json.encode(self._presence.own()).decode()
        self._store.database.broadcast(self._table.row.id, own)

    def receive_presence(self, process: str, text: str) -> None:
        """Another process has broadcast who has the table open there."""
        before = self._presences()
        there = msgspec.json.decode(text, type=dict[str, Presence])
        if not self._presence.receive(process, there, now()):
            self.broadcast_presence()
        self._watching.check()
        if self._presences() != before:
            self.send_summaries()
        self._table.calls.check()

    async def store_absences(self) -> None:
        """For the time when the table is not in memory."""
        if self._table.row.status != "running" or self._table.row.clock is not None:
            return
        self._stored_absences = self._presence.absences(self._table.row.guests(), now())
        with suppress(ServerRefusal, Conflict):
            await self._store.tables.save_absences(self._table.row.id, self._stored_absences)

    def _presence_changed(self, before: dict[str, Presence]) -> None:
        self.broadcast_presence()
        if self._presences() != before:
            self.send_summaries()
        self._table.calls.check()

    def _set_alarm(self, at: int) -> None:
        """Set the alarm to the next time after `at` when somebody who does not return counts as
        gone."""
        goes = self._presence.next_gone(self._table.row.guests(), at)
        if goes is None:
            self._alarm.cancel()
        else:
            self._alarm.set(goes, self._announce_gone)

    def _announce_gone(self) -> None:
        # The alarm may ring a little early: it is then set again for anybody not gone yet.
        at = now()
        if "gone" in self._presence.of_all(self._table.row.guests(), at).values():
            self.send_summaries()
        self._set_alarm(at)

    def _presences(self) -> dict[str, Presence]:
        return self._presence.of_all(self._table.row.guests(), now())

    # Summaries

    def summary(self, guest: str | None) -> TableSummary:
        """The table as a guest sees it over HTTP."""
        row = self._table.row
        return table_summary(row, self._live_details(), guest, row.seen_by(guest))

    def send_summaries(self, but: Subscriber | None = None) -> None:
        for subscriber in self.subscribers - {but}:
            subscriber.send(SummaryUpdate(self._summary_for(subscriber)))
        self._watching.check()
        if self._table.row.status == "over" and not self._spectators_chat_sent:
            self._spectators_chat_sent = True
            self._send_spectators_chat()

    def _summary_for(self, subscriber: Subscriber) -> TableSummary:
        row = self._table.row
        own = self._table.seat_for(subscriber)
        details = self._live_details()
        return table_summary(row, details, subscriber.guest_id, own, subscriber.muted)

    def _live_details(self) -> LiveDetails:
        table = self._table
        times = [] if table.history is None else times_left(table.row, table.history, now())
        closes = None if table.closes is None else max(0, table.closes - now())
        return LiveDetails(table.people, self._presences(), times, closes)

    # The game

    def snapshot(self, subscriber: Subscriber, since: int) -> Snapshot:
        """Everything, with the events after version `since`."""
        table = self._table
        seat = table.seat_for(subscriber)
        summary = self._summary_for(subscriber)
        names, people = names_in_chat(table.row, table.names), table.people
        chat = [
            chat_message(row, names, people)
            for row in table.chat.rows
            if self._may_read(subscriber, row)
        ]
        history = table.history
        if history is None:
            return Snapshot(
                summary, NOT_BEGUN, [], None, 0, 0, None, chat, self._watching.now(), False
            )
        first = 0 if since > history.version else max(0, since + 1)
        view = view_of(history.game.state, seat)
        events = history.events_for(seat, first)
        undoable = history.undoable(seat)
        return Snapshot(
            summary,
            history.version,
            events,
            view,
            undoable,
            history.retractable(seat),
            history.confirms,
            chat,
            self._watching.now(),
            history.stands_still,
        )

    def send_updates(self) -> None:
        """Send the latest event, with each subscriber's own view. All spectators get the same."""
        row, history = self._table.row, self._table.require_history()
        state, still = history.game.state, history.stands_still
        clocks = None if row.clock is None else times_left(row, history, now())
        by_seat: dict[Seat | None, str] = {}
        for subscriber in list(self.subscribers):
            seat = self._table.seat_for(subscriber)
            if seat not in by_seat:
                (event,) = history.events_for(seat, history.version)
                back = history.undoable(seat), history.retractable(seat)
                view = view_of(state, seat)
                update = Update(event, view, *back, history.confirms, clocks, still)
                by_seat[seat] = encoded(update)
            subscriber.send_text(by_seat[seat])

    # Chat

    def send_chat(self, rows: list[ChatRow]) -> None:
        names, people = names_in_chat(self._table.row, self._table.names), self._table.people
        for row in rows:
            update = encoded(ChatUpdate([chat_message(row, names, people)]))
            for subscriber in list(self.subscribers):
                if self._may_read(subscriber, row):
                    subscriber.send_text(update)

    def _send_spectators_chat(self) -> None:
        """The game is over: send the players what spectators have written meanwhile."""
        table = self._table
        rows = [row for row in table.chat.rows if row.channel == "spectators"]
        names, people = names_in_chat(table.row, table.names), table.people
        for subscriber in list(self.subscribers):
            visible = [row for row in rows if self._may_read(subscriber, row)]
            if visible and table.seat_of(subscriber.guest) is not None:
                subscriber.send(ChatUpdate([chat_message(row, names, people) for row in visible]))

    def _may_read(self, subscriber: Subscriber, row: ChatRow) -> bool:
        """Whether a subscriber is sent this message."""
        action = "read" if row.channel == "table" else "read-spectators"
        welcome = may(action, self._table.row, subscriber.guest_id)
        return welcome and row.guest not in subscriber.muted

    async def mute(self, guest: GuestRow, other: str, muted: bool, command: CommandRow) -> None:
        """Stop sending the guest what another one writes, or start again, on behalf of a
        `command`."""
        await self._store.chat.mute(guest.id, other, muted, command)
        for subscriber in self.subscribers:
            if subscriber.guest_id == guest.id:
                subscriber.muted = (
                    subscriber.muted | {other} if muted else subscriber.muted - {other}
                )
                subscriber.send(SummaryUpdate(self._summary_for(subscriber)))
