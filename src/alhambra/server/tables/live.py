"""A table that somebody has open: its game, its subscribers, and one command after another."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from alhambra.core.messages import Message
from alhambra.core.record import Record
from alhambra.core.state import Seat
from alhambra.server.failures import NotNow, ServerRefusal, Stale
from alhambra.server.guests import now
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import ChatRow, EventRow, GuestRow, Kind, TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.alarm import Alarm
from alhambra.server.tables.bot_play import BotPlay
from alhambra.server.tables.chat import Chat, chat_message
from alhambra.server.tables.clocks import deadline, times_left
from alhambra.server.tables.history import History
from alhambra.server.tables.one_at_a_time import OneAtATime
from alhambra.server.tables.presence import PresenceTracker
from alhambra.server.tables.results import Results
from alhambra.server.tables.seating import begun, played_by_bot
from alhambra.server.tables.subscribers import Subscriber, encoded
from alhambra.server.tables.summaries import LiveDetails, seat_names, table_summary
from alhambra.server.views import view_of
from alhambra.server.wire.socket import ChatUpdate, Snapshot, SummaryUpdate, Update
from alhambra.server.wire.tables import Presence, TableSummary

NOT_BEGUN = -1
"""The version of a table whose game has not begun."""
_ATTEMPTS = 10
"""How often to try to change a row that others change at the same time."""
_TRY_AGAIN = 2.0
"""After how many seconds to try again to have it kept that somebody's time is up."""

Change = Callable[[TableRow], TableRow]


class LiveTable:
    """What is in the store and what is in memory change together: first the one, then the other."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        names: dict[str, str],
        history: History | None,
        chat: Chat,
        practice: bool = False,
    ) -> None:
        self.row = row
        self.names = names
        self.history = history
        self.chat = chat
        self.is_gone = False
        self.last_broadcast = 0
        self.changes = OneAtATime()
        self.closes: int | None = None
        """When the table will be closed if nothing happens, once that is soon."""
        self._store = store
        self._results = Results(store)
        self._practice = practice
        self._presence = PresenceTracker(row.gone_after, now())
        self._bots = BotPlay(self)
        self._alarm = Alarm(lambda: self.changes.begin(self._end_time()))
        if history is not None:
            self._note_progress()

    @property
    def version(self) -> int:
        return NOT_BEGUN if self.history is None else self.history.version

    @property
    def subscribers(self) -> set[Subscriber]:
        return self._presence.subscribers

    @property
    def is_idle(self) -> bool:
        return self.changes.is_idle and not self.subscribers and self._bots.is_idle

    @property
    def last_change(self) -> int:
        """When something happened here for the last time."""
        moments = [] if self.history is None else self.history.moments
        return max(self.row.changed, moments[-1][1] if moments else 0)

    def seat_of(self, guest: GuestRow | None) -> Seat | None:
        return None if guest is None else self.row.seat_of(guest.id)

    def seat_for(self, subscriber: Subscriber) -> Seat | None:
        """The seat whose eyes a subscriber has: the one that was asked for, if it is his."""
        if subscriber.seat is None:
            return self.row.seen_by(subscriber.guest_id)
        return (
            subscriber.seat if subscriber.seat in self.row.seats_of(subscriber.guest_id) else None
        )

    def presence(self, guest: str) -> Presence:
        return self._presence.of(guest, now())

    def seat_names(self) -> list[str]:
        return seat_names(self.row, self.names)

    def begun(self) -> History:
        """The game so far, or NotNow."""
        if self.history is None:
            raise NotNow(Message("game-not-begun"))
        return self.history

    # Who sits there

    async def change(self, change: Change, guest: GuestRow | None = None) -> None:
        """Change the row as `change` does, which raises ServerRefusal if it cannot. A `guest` may
        sit there then who did not before."""
        await self.changes.do(self.changed(change, guest))

    async def changed(self, change: Change, guest: GuestRow | None = None) -> None:
        """The same as one of the `changes`."""
        self.row = await self._kept(change)
        self.closes = None
        if guest is not None:
            self.names[guest.id] = guest.name
        if self.history is not None:
            self._note_progress()
        self.send_summaries()
        self._bots.wake()

    async def _kept(self, change: Change) -> TableRow:
        """The row as `change` makes it. If somebody else has changed it, as it makes theirs."""
        for _ in range(_ATTEMPTS):
            try:
                return await self._store.put_table(replace(change(self.row), changed=now()))
            except Conflict:
                await self.catch_up()
        raise Stale(self.version)

    async def remove(self) -> None:
        """Close the table for good; or Conflict, if it has been changed."""

        async def work() -> None:
            await self._store.delete_table(self.row.id, self.row.revision)
            self.close()

        await self.changes.do(work())

    def rename(self, guest: GuestRow) -> None:
        self.names[guest.id] = guest.name
        self.send_summaries()

    async def start(self, guest: GuestRow | None) -> None:
        """Begin the game, if the guest is the host. Once it runs there is nothing to do."""

        async def work() -> None:
            if guest is None or guest.id != self.row.host:
                raise NotNow(Message("host-starts"))
            if self.row.status == "over":
                raise NotNow(Message("game-is-over"))
            if self.history is None:
                if self.seat_of(guest) is None:
                    raise NotNow(Message("only-seated"))
                self.begin(await self._kept(lambda row: begun(row, now(), self._practice)))

        await self.changes.do(work())

    def begin(self, row: TableRow) -> None:
        """Deal, and tell everybody."""
        self.row = row
        self.history = History.of(row, [])
        self._note_progress()
        self.send_summaries()
        self._send_updates()
        self._bots.wake()

    # What happens

    async def happen(self, kind: Kind, seat: Seat, body: str, command: str) -> None:
        """Keep an event, let it happen, and tell everybody. It is one of the `changes`, and known
        to be possible. StorageFailed or Stale leave everything as it was."""
        history = self.begun()
        event = EventRow(self.row.id, history.version + 1, kind, seat, body, command, now())
        try:
            await self._store.append(event)
        except Conflict:
            await self.catch_up()
            if not self._has_happened(event):
                raise Stale(self.version) from None
            return
        self._let_happen(history, event)

    def _has_happened(self, event: EventRow) -> bool:
        """Whether the same command was carried out already, also if nobody was told so."""
        before = self.begun().of_command(event.command)
        return before is not None and (before.kind, before.body) == (event.kind, event.body)

    def _let_happen(self, history: History, event: EventRow) -> None:
        history.add(event)
        self.closes = None
        self._note_progress()
        self._send_updates()
        if self.row.status == "over":
            self.send_summaries()
        self._bots.wake()

    async def catch_up(self) -> None:
        """Somebody else may have written to the same database; what is there counts. It is one of
        the `changes`."""
        row = await self._store.table(self.row.id)
        if row is None:
            self.close()
            return
        if row.revision != self.row.revision:
            self.names |= await self._store.names(row.guests())
            if self.history is None and row.status != "open":
                self.begin(row)
            else:
                self.row = replace(row, status=self.row.status, awaited=self.row.awaited)
                if self.history is not None:
                    self._note_progress()
                self.send_summaries()
                self._bots.wake()
        if self.history is not None:
            for event in await self._store.events(row.id, self.version):
                self._let_happen(self.history, event)
        self._send_chat(await self.chat.catch_up())

    def close(self) -> None:
        """The table is no more; whoever has it open is sent away."""
        self.is_gone = True
        for subscriber in list(self.subscribers):
            subscriber.cut_off.set()

    def _note_progress(self) -> None:
        """For lists of tables: whose turn it is, until when, and whether the game is over."""
        history = self.begun()
        awaited = None if self.row.ended else history.awaited
        row = replace(self.row, status="over" if awaited is None else "running", awaited=awaited)
        row = replace(row, deadline=deadline(row, history))
        if row != self.row:
            self.row = row
            self.changes.begin(self._keep_progress(row, self.version))
        if row.status == "over" and not row.counted:
            self.changes.begin(self._count(row, history))
        self._alarm.set(self.row.deadline)

    async def _count(self, row: TableRow, history: History) -> None:
        """Keep what became of the game. Where that fails, the lobby will have it done later."""
        at = history.moments[-1][1] if history.moments else row.created
        with suppress(ServerRefusal):
            await self._results.count(row, history.game, at)
            self.row = replace(self.row, counted=True)

    async def _keep_progress(self, row: TableRow, version: int) -> None:
        try:
            await self._store.note_progress(row, version)
        except ServerRefusal:
            # It follows from the events, and is noted again when the table is opened.
            return

    # Clocks

    async def _end_time(self) -> None:
        try:
            await self.changes.do(self._let_bot_play())
        except ServerRefusal:
            await asyncio.sleep(_TRY_AGAIN)
            self._alarm.set(self.row.deadline)

    async def _let_bot_play(self) -> None:
        """Where the time of a person is up, a bot plays on."""
        seat = self.row.awaited
        if seat is None or not self._time_is_up(seat):
            self._alarm.set(self.row.deadline)
            return

        def change(row: TableRow) -> TableRow:
            # Another process may have heard of a move in the meantime.
            if not self._time_is_up(seat):
                raise Stale(self.version)
            return played_by_bot(row, seat)

        await self.changed(change)
        await self.post_notice("notice-time-up", seat)

    def _time_is_up(self, seat: Seat) -> bool:
        row = self.row
        return row.awaited == seat and row.deadline is not None and row.deadline <= now()

    async def finish(self) -> None:
        """Stop the bots, and wait for what is being kept."""
        self._bots.stop()
        self.put_away()
        await self.changes.finish()

    def put_away(self) -> None:
        """From now on the lobby keeps an eye on the clock."""
        self._alarm.set(None)

    # Telling

    def connect(self, subscriber: Subscriber, since: int) -> None:
        """Somebody has opened the table; bots that were asleep go on."""
        before = self._presences()
        self._presence.connect(subscriber)
        self.broadcast_presence()
        subscriber.send(self.snapshot(subscriber, since))
        if self._presences() != before:
            self.send_summaries(but=subscriber)
        self._bots.wake()

    def disconnect(self, subscriber: Subscriber) -> None:
        before = self._presences()
        self._presence.disconnect(subscriber, now())
        self.broadcast_presence()
        if self._presences() != before:
            self.send_summaries()
        if self.seat_of(subscriber.guest) is not None:
            # Somebody who does not come back is gone by then.
            asyncio.get_running_loop().call_later(self.row.gone_after + 0.1, self._miss)

    def set_away(self, subscriber: Subscriber, away: bool) -> None:
        """The subscriber has turned away from the table, or back to it."""
        before = self._presences()
        subscriber.away = away
        self.broadcast_presence()
        if self._presences() != before:
            self.send_summaries()

    def broadcast_presence(self) -> None:
        """Let other processes know who has the table open here."""
        self.last_broadcast = now()
        own = msgspec.json.encode(self._presence.own()).decode()
        self._store.database.broadcast(self.row.id, own)

    def receive_presence(self, process: str, text: str) -> None:
        """Who has it open there."""
        before = self._presences()
        there = msgspec.json.decode(text, type=dict[str, Presence])
        if not self._presence.receive(process, there, now()):
            self.broadcast_presence()
        if self._presences() != before:
            self.send_summaries()

    def _miss(self) -> None:
        if "gone" in self._presences().values():
            self.send_summaries()

    def _presences(self) -> dict[str, Presence]:
        return self._presence.of_all(self.row.guests(), now())

    def summary(self, guest: str | None) -> TableSummary:
        return table_summary(self.row, self._live_details(), guest, self.row.seen_by(guest))

    def summary_for(self, subscriber: Subscriber) -> TableSummary:
        own = self.seat_for(subscriber)
        return table_summary(
            self.row, self._live_details(), subscriber.guest_id, own, subscriber.muted
        )

    def _live_details(self) -> LiveDetails:
        times = [] if self.history is None else times_left(self.row, self.history, now())
        closes = None if self.closes is None else max(0, self.closes - now())
        return LiveDetails(self.names, self._presences(), times, closes)

    def snapshot(self, subscriber: Subscriber, since: int) -> Snapshot:
        """Everything, with the events after version `since`."""
        seat = self.seat_for(subscriber)
        summary = self.summary_for(subscriber)
        chat = [
            chat_message(row, self.names)
            for row in self.chat.rows
            if row.guest not in subscriber.muted
        ]
        history = self.history
        if history is None:
            return Snapshot(summary, NOT_BEGUN, [], None, 0, None, chat)
        first = 0 if since > history.version else max(0, since + 1)
        view = view_of(history.game.state, seat)
        events = history.events_for(seat, first)
        undoable = history.undoable(seat)
        return Snapshot(summary, history.version, events, view, undoable, history.confirms, chat)

    async def post_notice(self, notice: str, seat: Seat) -> None:
        """Tell everybody in words what was done about a seat. It is one of the `changes`, and what
        was done is kept already: if the words cannot be, they are left out."""
        with suppress(ServerRefusal):
            facts = {"name": self.seat_names()[seat]}
            self._send_chat(await self.chat.post_notice(Message(notice, facts)))

    async def post_chat(self, guest: GuestRow, text: str, command: str) -> None:
        """Tell everybody what a guest says. It is one of the `changes`."""
        self._send_chat(await self.chat.post(guest.id, text, command))

    async def mute(self, guest: GuestRow, other: str, muted: bool) -> None:
        """From now on the guest is not told what another one says; or told again."""
        await self._store.mute(guest.id, other, muted)
        for subscriber in self.subscribers:
            if subscriber.guest_id == guest.id:
                subscriber.muted = (
                    subscriber.muted | {other} if muted else subscriber.muted - {other}
                )
                subscriber.send(SummaryUpdate(self.summary_for(subscriber)))

    def _send_chat(self, rows: list[ChatRow]) -> None:
        for row in rows:
            spoken = encoded(ChatUpdate(chat_message(row, self.names)))
            for subscriber in list(self.subscribers):
                if row.guest not in subscriber.muted:
                    subscriber.send_text(spoken)

    def send_summaries(self, but: Subscriber | None = None) -> None:
        for subscriber in self.subscribers - {but}:
            subscriber.send(SummaryUpdate(self.summary_for(subscriber)))

    def _send_updates(self) -> None:
        """The latest event, with each subscriber's own view. Spectators all see the same."""
        history = self.begun()
        state = history.game.state
        clocks = None if self.row.clock is None else times_left(self.row, history, now())
        by_seat: dict[Seat | None, str] = {}
        for subscriber in list(self.subscribers):
            seat = self.seat_for(subscriber)
            if seat not in by_seat:
                (event,) = history.events_for(seat, history.version)
                undoable = history.undoable(seat)
                news = Update(event, view_of(state, seat), undoable, history.confirms, clocks)
                by_seat[seat] = encoded(news)
            subscriber.send_text(by_seat[seat])

    def record(self) -> Record:
        """What anybody may be given of the game so far, with the names as they are now."""
        history = self.begun()
        over = self.row.status == "over"
        record = history.record(self.row, self.seat_names(), reveal_seed=over)
        return record if over else record.for_seat(history.game.state, None)
