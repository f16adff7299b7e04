"""A table that is in memory: its row, its game, its lock and its clock."""

from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from alhambra.core.messages import Message
from alhambra.core.record import Record
from alhambra.core.state import Seat
from alhambra.server.failures import BadRequest, NotNow, ServerRefusal, Stale
from alhambra.server.guests import now
from alhambra.server.notifications.calls import Calls
from alhambra.server.notifications.watching import TableCalls
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import (
    ChatRow,
    CommandRow,
    EventRow,
    GuestRow,
    Kind,
    TableRow,
)
from alhambra.server.storage.store import Store
from alhambra.server.tables.bot_play import BotPlay
from alhambra.server.tables.chat import Chat
from alhambra.server.tables.clocks import deadline
from alhambra.server.tables.consent import expect_time_to_leave
from alhambra.server.tables.history import History
from alhambra.server.tables.lock import TableLock
from alhambra.server.tables.permissions import expect
from alhambra.server.tables.proof import with_fitting_secret
from alhambra.server.tables.publisher import NOT_BEGUN, Publisher
from alhambra.server.tables.results import Results
from alhambra.server.tables.seating import expect_pace, with_game_started
from alhambra.server.tables.subscribers import Subscriber
from alhambra.server.tables.summaries import seat_names
from alhambra.server.tables.timeouts import Timeouts
from alhambra.server.turns import Turns
from alhambra.server.wire.chat import Channel
from alhambra.server.wire.socket import Say

_ATTEMPTS = 10
"""How often to retry changing a row that others are changing at the same time."""

Change = Callable[[TableRow], TableRow]


class LiveTable:
    """Every change goes to the store first, then to memory, and then out to the subscribers."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        people: dict[str, GuestRow],
        history: History | None,
        messages: list[ChatRow],
        practice: bool = False,
        absences: dict[str, int] | None = None,
        turns: Turns | None = None,
        calls: Calls | None = None,
    ) -> None:
        self.row = row
        self.people = people
        self.history = history
        self.lock = TableLock()
        self.chat = Chat(store, row.id, messages, self.lock)
        self.publisher = Publisher(self, store, absences or {})
        self.is_gone = False
        self.closes: int | None = None
        """When the table will be closed if nothing happens; None until that is soon."""
        self._store = store
        self._results = Results(store)
        self._practice = practice
        self._bots = BotPlay(self, turns or Turns())
        self._timeouts = Timeouts(self)
        self.calls = TableCalls(self, calls)
        if history is not None:
            self._update_progress()

    @property
    def version(self) -> int:
        return NOT_BEGUN if self.history is None else self.history.version

    @property
    def is_idle(self) -> bool:
        return self.lock.is_idle and not self.publisher.subscribers and self._bots.is_idle

    @property
    def last_change(self) -> int:
        """When something last happened here."""
        moments = [] if self.history is None else self.history.moments
        return max(self.row.changed, moments[-1][1] if moments else 0)

    def seat_of(self, guest: GuestRow | None) -> Seat | None:
        return None if guest is None else self.row.seat_of(guest.id)

    def seat_for(self, subscriber: Subscriber) -> Seat | None:
        """The seat whose view a subscriber gets: the requested one, if it is the subscriber's
        own."""
        if subscriber.seat is None:
            return self.row.seen_by(subscriber.guest_id)
        own = self.row.seats_of(subscriber.guest_id)
        return subscriber.seat if subscriber.seat in own else None

    @property
    def names(self) -> dict[str, str]:
        return {id: row.name for id, row in self.people.items()}

    def seat_names(self) -> list[str]:
        return seat_names(self.row, self.names)

    def require_history(self) -> History:
        """The game so far; or NotNow, if it has not begun."""
        if self.history is None:
            raise NotNow(Message("game-not-begun"))
        return self.history

    def record(self) -> Record:
        """The public record of the game so far, with the current names."""
        history = self.require_history()
        over = self.row.status == "over"
        record = history.record(self.row, self.seat_names(), reveal_seed=over)
        return record if over else record.for_seat(history.game.state, None)

    # Subscribers

    def connect(self, subscriber: Subscriber, since: int) -> None:
        """Somebody has opened the table; bots that were idle play on."""
        self.publisher.connect(subscriber, since)
        self.wake_bots()

    def wake_bots(self) -> None:
        """Bots do not wait until somebody has opened the table."""
        self._bots.wake()

    def set_pace(self, subscriber: Subscriber, pace: int) -> None:
        """Set how long a subscriber wants bots to wait before each move."""
        expect_pace(pace)
        self._bots.set_pace(subscriber, pace)

    def skip_bots(self, subscriber: Subscriber) -> None:
        """Stop waiting for bots until a person is to act, as a subscriber wants."""
        self._bots.skip(subscriber)

    def change_guest(self, guest: GuestRow) -> None:
        """If the guest is known here, with a new name or avatar."""
        if guest.id in self.people:
            self.people[guest.id] = guest
            self.publisher.send_summaries()

    def forget(self, guest: str) -> None:
        """Everything about this guest is deleted, including chat messages."""
        self.people.pop(guest, None)
        self.chat.rows = [row for row in self.chat.rows if row.guest != guest]

    # The row

    async def change(self, change: Change, guest: GuestRow | None = None) -> None:
        """Take the lock and apply `change` to the row; it raises ServerRefusal if it cannot be
        applied. `guest` is somebody who may be new at the table."""
        await self.lock.run(self.change_locked(change, guest))

    async def change_locked(
        self, change: Change, guest: GuestRow | None = None, command: CommandRow | None = None
    ) -> None:
        """The same, on behalf of a `command`. Call with the lock held."""
        self.row = await self._save_locked(change, command)
        self.closes = None
        if guest is not None:
            self.people[guest.id] = guest
        if self.history is not None:
            self._update_progress()
        self.publisher.send_summaries()
        self._bots.wake()

    async def _save_locked(self, change: Change, command: CommandRow | None = None) -> TableRow:
        """Store the row as `change` makes it. If another process has changed the row, `change` is
        applied to the new one; if another process has carried out the command, nothing happens.
        Call with the lock held."""
        self.lock.assert_held()
        for _ in range(_ATTEMPTS):
            row = replace(change(self.row), changed=now())
            try:
                return await self._store.tables.save(row, command)
            except Conflict:
                await self.catch_up_locked()
                if command is not None and await self.was_done(command):
                    return self.row
        raise Stale(self.version)

    async def was_done(self, command: CommandRow) -> bool:
        """Whether a command has been carried out before; or BadRequest, if a different one had its
        id."""
        before = await self._store.tables.find_command(self.row.id, command.command)
        if before is not None and before != command:
            raise BadRequest(Message("command-id-used"))
        return before is not None

    async def remove(self) -> None:
        """Take the lock and delete the table; or Conflict, if it has been changed."""

        async def remove_locked() -> None:
            await self._store.tables.delete(self.row.id, self.row.revision)
            self.close()

        await self.lock.run(remove_locked())

    async def start(self, guest: GuestRow | None) -> None:
        """Take the lock and begin the game, if the guest is the host. If it has already begun,
        nothing happens."""
        await self.lock.run(self._start_locked(guest))

    async def _start_locked(self, guest: GuestRow | None) -> None:
        id = None if guest is None else guest.id

        def change(row: TableRow) -> TableRow:
            expect("start", row, id)
            if row.seat_of(id) is None:
                raise NotNow(Message("only-seated"))
            expect_time_to_leave(row)
            return with_game_started(with_fitting_secret(row, self._practice), now())

        expect("start", self.row, id)
        if self.history is None:
            self._begin_locked(await self._save_locked(change))

    def _begin_locked(self, row: TableRow) -> None:
        """Deal, and send everybody the first event. Call with the lock held."""
        self.lock.assert_held()
        self.row = row
        self.history = History.of(row, [])
        self.publisher.set_gone_after()
        self._update_progress()
        self.publisher.send_summaries()
        self.publisher.send_updates()
        self._bots.wake()

    # Events

    async def append_locked(self, kind: Kind, seat: Seat, body: str, command: str) -> None:
        """Store an event that is known to be legal, apply it to the game, and send it to everybody.
        On StorageFailed or Stale nothing has changed. Call with the lock held."""
        self.lock.assert_held()
        history = self.require_history()
        event = EventRow(self.row.id, history.version + 1, kind, seat, body, command, now())
        try:
            await self._store.tables.append(event)
        except Conflict:
            await self.catch_up_locked()
            if not self._has_happened(event):
                raise Stale(self.version) from None
            return
        self._apply_locked(history, event)

    def _has_happened(self, event: EventRow) -> bool:
        """Whether the same command was already carried out; its answer may have been lost."""
        before = self.require_history().of_command(event.command)
        return before is not None and (before.kind, before.body) == (event.kind, event.body)

    def _apply_locked(self, history: History, event: EventRow) -> None:
        self.lock.assert_held()
        history.add(event)
        self.closes = None
        self._update_progress()
        self.publisher.send_updates()
        if self.row.status == "over":
            self.publisher.send_summaries()
        self._bots.wake()

    async def catch_up_locked(self) -> None:
        """Read what other processes have written: the database is authoritative. Call with the lock
        held."""
        self.lock.assert_held()
        row = await self._store.tables.find(self.row.id)
        if row is None:
            self.close()
            return
        if row.revision != self.row.revision:
            self.people |= await self._store.guests.rows(row.guests())
            if self.history is None and row.status != "open":
                self._begin_locked(row)
            else:
                self.row = replace(row, status=self.row.status, awaited=self.row.awaited)
                if self.history is not None:
                    self._update_progress()
                self.publisher.send_summaries()
                self._bots.wake()
        if self.history is not None:
            for event in await self._store.tables.events(row.id, self.version):
                self._apply_locked(self.history, event)
        new = await self.chat.catch_up_locked()
        await self._forget_deleted()
        await self.learn_people({message.guest for message in new if message.guest is not None})
        self.publisher.send_chat(new)

    async def _forget_deleted(self) -> None:
        """Somebody who has written here may have been deleted."""
        writers = {message.guest for message in self.chat.rows if message.guest is not None}
        for guest in writers - (await self._store.guests.names(sorted(writers))).keys():
            self.forget(guest)

    async def learn_people(self, guests: set[str]) -> None:
        """Look up those who are not known here yet."""
        unknown = sorted(guests - self.people.keys())
        if unknown:
            self.people |= await self._store.guests.rows(unknown)

    def forget_people(self, spectators: set[str]) -> None:
        """Keep only those who are here, or whom somebody here may meet again."""
        row = self.row
        writers = {message.guest for message in self.chat.rows}
        known = {*row.guests(), *row.removed, *row.banned, *row.silenced, *writers, *spectators}
        self.people = {id: guest for id, guest in self.people.items() if id in known}

    # Chat

    async def post_chat_locked(
        self, guest: GuestRow, message: Say, command: str, channel: Channel
    ) -> None:
        """Store a guest's chat message and send it. Call with the lock held."""
        self.people[guest.id] = guest
        self.publisher.send_chat(await self.chat.post_locked(guest.id, message, command, channel))

    async def post_notice_locked(self, notice: str, seat: Seat) -> None:
        """Store and send a notice about what happened to a seat. What happened is already stored,
        so a notice that cannot be stored is dropped. Call with the lock held."""
        with suppress(ServerRefusal):
            facts = {"name": self.seat_names()[seat]}
            self.publisher.send_chat(await self.chat.post_notice_locked(Message(notice, facts)))

    # Progress

    def _update_progress(self) -> None:
        """Bring the row up to date with the game: whose turn it is, until when, and whether the
        game is over."""
        history = self.require_history()
        awaited = None if self.row.ended else history.awaited
        row = replace(self.row, status="over" if awaited is None else "running", awaited=awaited)
        row = replace(row, deadline=deadline(row, history))
        if row != self.row:
            self.row = row
            self.lock.run_in_background(self._save_progress(row, self.version))
        if row.status == "over" and not row.counted:
            self.lock.run_in_background(self._save_results(row, history))
        self._timeouts.set(self.row.deadline)
        self.calls.check()

    async def _save_progress(self, row: TableRow, version: int) -> None:
        # If it fails: it follows from the events, and is saved when the table is next opened.
        with suppress(ServerRefusal):
            await self._store.tables.save_progress(row, version)

    async def _save_results(self, row: TableRow, history: History) -> None:
        """If it fails, the lobby retries later."""
        at = history.moments[-1][1] if history.moments else row.created
        with suppress(ServerRefusal):
            await self._results.save(row, history.game, at)
            self.row = replace(self.row, counted=True)

    def check_clock(self) -> None:
        """Set the timer by the system clock, which may have jumped."""
        self._timeouts.set(self.row.deadline)

    # The end

    def close(self) -> None:
        """The table no longer exists: disconnect everybody."""
        self.is_gone = True
        self.unload()
        self.publisher.disconnect_all()

    def unload(self) -> None:
        """The table leaves memory; from now on the lobby watches its clock."""
        self._bots.stop()
        self._timeouts.stop()
        self.publisher.stop()

    async def finish(self) -> None:
        """Stop the bots, and wait for pending writes."""
        self.unload()
        await self.lock.finish()
