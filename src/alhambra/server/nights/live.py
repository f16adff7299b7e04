"""A club night that somebody looks at. What is stored is authoritative: before anything is said or
done, the steps of other processes are read, and what happened at its tables is recorded."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from msgspec.structs import replace

from alhambra.core.messages import Message
from alhambra.server.background import HEAVY
from alhambra.server.failures import BadRequest, NotFound, NotNow, Stale
from alhambra.server.guests import new_id, now
from alhambra.server.nights.course import Course
from alhambra.server.nights.pairing import next_round
from alhambra.server.nights.permissions import Who, expect
from alhambra.server.nights.sizes import sizes_for
from alhambra.server.nights.steps import (
    Began,
    Changed,
    Ended,
    HostIs,
    Joined,
    Left,
    Step,
    TablePlan,
)
from alhambra.server.nights.tables import night_table, possible_sizes, substitutes
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import GuestRow, NightRow, SeatRow, TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.consent import ask_who_is_here
from alhambra.server.tables.endings import all_resigned
from alhambra.server.tables.lobby import Lobby
from alhambra.server.tables.results import places_of
from alhambra.server.turns import Rank
from alhambra.server.wire.nights import Action, NightChange

MOST_PEOPLE: Final = 64
FEWEST_PEOPLE: Final = 2
MOST_ROUNDS: Final = 64
HOST_GONE: Final = 10 * 60 * 1000
"""Milliseconds after which somebody else may take over from the host."""
_SEEN: Final = 60 * 1000
"""Milliseconds before it is stored again that the host is here."""
_ATTEMPTS: Final = 20
"""How often to retry while other processes record steps."""


class LiveNight:
    def __init__(self, store: Store, lobby: Lobby, row: NightRow) -> None:
        self.row = row
        self.course = Course(row.settings.rounds, row.settings.uneven)
        self.people: dict[int, GuestRow] = {}
        self._store = store
        self._lobby = lobby
        self._lock = asyncio.Lock()

    # Who somebody is

    def number_of(self, guest: GuestRow | None) -> int | None:
        for number, person in self.people.items():
            if guest is not None and person.id == guest.id:
                return number
        return None

    def who_is(self, guest: GuestRow | None) -> frozenset[Who]:
        if guest is None:
            return frozenset({"stranger"})
        number = self.number_of(guest)
        if number is None:
            return frozenset({"visitor"})
        who: Who = "player" if number in self.course.here else "left"
        return frozenset({who, "host"}) if number == self.course.host else frozenset({who})

    @property
    def host_gone(self) -> bool:
        """Nobody is gone who sits at one of the tables and has it open."""
        host = self.people.get(self.course.host)
        if host is None:
            return True
        table = self.course.table_of(self.course.host)
        if table is not None and self._lobby.has_open(table, host.id):
            return False
        return now() - self.row.host_seen > HOST_GONE

    # Looking and doing

    async def update(self, viewer: GuestRow | None) -> None:
        """Bring it up to date for somebody who looks at it."""
        await self._run(self._nothing)
        if "host" in self.who_is(viewer) and now() - self.row.host_seen > _SEEN:
            await self._see_host()

    async def join(self, guest: GuestRow) -> None:
        async def join_locked() -> None:
            number = self.number_of(guest)
            if number in self.course.here:
                return
            self._expect("join", guest)
            if len(self.course.here) >= MOST_PEOPLE:
                raise NotNow(Message("night-full", {"most": MOST_PEOPLE}))
            if number is None:
                number = 1 + max(self.course.late.keys() | {self.course.host} | self.people.keys())
                await self._record(Joined(number), {number: guest.id})
                self.people[number] = guest
            else:
                await self._record(Joined(number))

        await self._run(join_locked)

    async def leave(self, guest: GuestRow) -> None:
        """In a game that is running, a bot plays on."""

        async def leave_locked() -> None:
            self._expect("leave", guest)
            number = self.number_of(guest)
            assert number is not None
            await self._record(Left(number))
            if (table := self.course.table_of(number)) is not None:
                await self._resign(table, guest)

        await self._run(leave_locked)

    async def start(self, guest: GuestRow, round: int) -> None:
        async def start_locked() -> None:
            begun = len(self.course.begun)
            if "host" in self.who_is(guest) and round <= begun:
                return
            self._expect("start", guest)
            if round != begun + 1:
                raise BadRequest(Message("night-no-such-round", {"next": begun + 1}))
            await self._record(await self._drawn())
            await self._see_to_tables()

        await self._run(start_locked)

    async def change(self, guest: GuestRow, requested: NightChange) -> None:
        async def change_locked() -> None:
            self._expect("change", guest)
            expect_rounds(requested.rounds, max(1, len(self.course.begun)))
            if (self.course.rounds, self.course.uneven) != (requested.rounds, requested.uneven):
                await self._record(Changed(requested.rounds, requested.uneven))

        await self._run(change_locked)

    async def hand_over(self, guest: GuestRow, person: int) -> None:
        async def hand_over_locked() -> None:
            self._expect("hand-over", guest)
            self._expect_person(person)
            if person == self.course.host:
                return
            await self._record(HostIs(person))
            await self._see_host()

        await self._run(hand_over_locked)

    async def take_over(self, guest: GuestRow) -> None:
        async def take_over_locked() -> None:
            self._expect("take-over", guest)
            number = self.number_of(guest)
            assert number is not None
            if number == self.course.host:
                return
            await self._ask_for_host()
            if not self.host_gone:
                raise NotNow(Message("night-host-here"))
            await self._record(HostIs(number))
            await self._see_host()

        await self._run(take_over_locked)

    async def remove(self, guest: GuestRow, person: int) -> None:
        async def remove_locked() -> None:
            self._expect("remove", guest)
            self._expect_person(person)
            await self._record(Left(person))

        await self._run(remove_locked)

    # Details

    def _expect(self, action: Action, guest: GuestRow) -> None:
        expect(action, self.who_is(guest), self.course.stage)

    def _expect_person(self, person: int) -> None:
        if person not in self.course.here or person not in self.people:
            raise BadRequest(Message("night-no-such-person"))

    async def _nothing(self) -> None:
        """For those who only look."""

    async def _run(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something on the newest state; again, if another process was faster."""
        # What has begun is finished, even if the client that asked for it has gone.
        await asyncio.shield(asyncio.create_task(self._run_locked(work)))

    async def _run_locked(self, work: Callable[[], Awaitable[None]]) -> None:
        async with self._lock:
            for _ in range(_ATTEMPTS):
                with suppress(Conflict):
                    await self._catch_up()
                    await self._see_to_tables()
                    await work()
                    return
            raise Stale(self.course.version)

    async def _catch_up(self) -> None:
        row = await self._store.nights.find(self.row.id)
        if row is None:
            raise NotFound
        self.row = row
        self.people = await self._store.nights.people(row.id)
        for step in await self._store.nights.steps(row.id, self.course.version):
            self.course.add(step)

    async def _record(self, step: Step, newcomers: dict[int, str] | None = None) -> None:
        version = self.course.version + 1
        await self._store.nights.append(self.row.id, version, step, now(), newcomers)
        self.course.add(step)

    async def _ask_for_host(self) -> None:
        """The host may have the table open at another process."""
        table = self.course.table_of(self.course.host)
        if table is not None:
            await ask_who_is_here(await self._lobby.table(table))

    async def _see_host(self) -> None:
        """The host is here, now."""
        self.row = replace(self.row, host_seen=now())
        await self._store.nights.see_host(self.row.id, self.row.host_seen)

    async def _drawn(self) -> Began:
        """The tables of the next round."""
        here = [number for number in self.course.here if number in self.people]
        if len(here) < FEWEST_PEOPLE:
            raise NotNow(Message("night-too-few", {"fewest": FEWEST_PEOPLE}))
        settings, played = self.row.settings, self.course.played()
        points = {standing.person: standing.points for standing in self.course.standings()}
        sizes = sizes_for(len(here), settings.size, self.course.uneven, possible_sizes(settings))
        drawing = partial(next_round, here, points, played, sizes, settings.form, self.row.seed)
        drawn = await HEAVY.run(Rank.GUEST, drawing)
        bots = iter(substitutes(self.row.id, len(played), sum(sizes.seats) - sum(sizes.people)))
        tables = [
            TablePlan(new_id(), [next(bots) if person is None else person for person in table])
            for table in drawn.tables
        ]
        return Began(tables, drawn.rests)

    # Tables

    async def _see_to_tables(self) -> None:
        """Open those that were planned, and record the results of those that are over."""
        running = self.course.running
        if not running:
            return
        rows = await self._store.nights.tables(running)
        for plan in self.course.begun[-1].tables:
            row = rows.get(plan.id)
            if plan.id not in running:
                continue
            if row is None:
                await self._open(plan)
            elif row.status == "over":
                await self._record(await self._ending(plan))
            elif row.waits_for_bot:
                # Nobody may open it any more, but the others wait for it. Its bots may rest even if
                # it is loaded: somebody may have asked for no more than its summary.
                (await self._lobby.table(plan.id)).wake_bots()

    async def _open(self, plan: TablePlan) -> None:
        seats = [self._seat(seat) for seat in plan.seats]
        if not any(seat.guest for seat in seats):
            # Everything was deleted about those who sat there, and the table with it.
            await self._record(_without_result(plan))
            return

        def make(seed: str, practice: bool) -> TableRow:
            row = night_table(self.row.settings, plan.id, seats, seed, practice)
            return replace(row, night=self.row.id)

        with suppress(Conflict):  # Another process has opened it.
            (await self._lobby.open_made(make)).wake_bots()

    def _seat(self, seat: int | str) -> SeatRow:
        if isinstance(seat, str):
            return SeatRow(bot=seat)
        person = self.people.get(seat)
        return SeatRow() if person is None else SeatRow(guest=person.id)

    async def _ending(self, plan: TablePlan) -> Ended:
        try:
            table = await self._lobby.table(plan.id)
        except NotNow:
            # Under an earlier version of the rules, it cannot be replayed.
            return _without_result(plan)
        game = table.require_history().game
        return Ended(plan.id, places_of(table.row, game), game.state.scores())

    async def _resign(self, id: str, guest: GuestRow) -> None:
        table = await self._lobby.table(id)

        async def resign_locked() -> None:
            seat = table.row.seat_of(guest.id)
            if table.row.status == "running" and seat is not None:
                await table.change_locked(lambda row: all_resigned(row, guest.id))
                await table.post_notice_locked("notice-resigned", seat)

        await table.lock.run(resign_locked())


def _without_result(plan: TablePlan) -> Ended:
    """Everybody is equal."""
    return Ended(plan.id, [1 for _ in plan.seats], [0 for _ in plan.seats])


def expect_rounds(rounds: int, fewest: int = 1) -> None:
    if not fewest <= rounds <= MOST_ROUNDS:
        raise BadRequest(Message("night-rounds", {"fewest": fewest, "most": MOST_ROUNDS}))
