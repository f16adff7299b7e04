"""Replays: games that are over and uploaded records, move by move."""

import asyncio
from collections import OrderedDict
from typing import Final, get_args

from alhambra.core.messages import BadRecord, Message
from alhambra.core.record import MOVE, Record, Step, parse_record
from alhambra.core.state import Seat, State
from alhambra.core.verify import replay
from alhambra.games import game as rules_of
from alhambra.server.failures import BadRequest, NotFound, NotNow, TooMany
from alhambra.server.guests import new_id, now
from alhambra.server.rate import Rates
from alhambra.server.storage.rows import GuestRow, UploadRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.log import log_entries, redacted_for
from alhambra.server.views import view_of
from alhambra.server.wire.events import Event
from alhambra.server.wire.games import GameName
from alhambra.server.wire.people import Moment, RecordSummary, Timeline

_MOST_STORED: Final = 100
"""How many records are stored for one guest."""
_MOST_OPEN: Final = 8
_PER_SECOND: Final = 0.2
_BURST: Final = 10
"""How many records one guest may upload: checking them takes time."""


class Replay:
    """A game with the state after each move."""

    def __init__(self, record: Record) -> None:
        """BadRecord, if any line is wrong."""
        rules = rules_of(record.tags["Game"])
        self.record = record
        self.options = record.options(rules).chosen()
        self._states: list[State] = []
        self._steps: list[list[Step]] = [[]]
        coming = [*record.steps, None]
        for number, (step, state) in enumerate(replay(record, rules)):
            if step is not None and step.kind == MOVE:
                self._steps.append([])
            if step is not None:
                self._steps[-1].append(step)
            following = coming[number]
            if following is None or following.kind == MOVE:
                self._states.append(state.copy())

    @property
    def last(self) -> int:
        return len(self._states) - 1

    def moment(self, number: int, seat: Seat | None) -> Moment:
        """The game after so many moves, as a seat sees it; or NotFound."""
        if not 0 <= number <= self.last or not self._has(seat):
            raise NotFound
        event = redacted_for(self._event(number), self._states[number], seat)
        return Moment(number, self.last, event.entries, view_of(self._states[number], seat))

    def timeline(self, seat: Seat | None, opened: bool) -> Timeline:
        """The whole game as a seat, or a spectator, saw it then; `opened`, with everything that
        was hidden. Or NotFound."""
        if not self._has(seat):
            raise NotFound
        events = [self._event(number) for number in range(self.last + 1)]
        if opened:
            return Timeline(events)
        states = zip(events, self._states, strict=True)
        return Timeline([redacted_for(event, state, seat) for event, state in states])

    def _has(self, seat: Seat | None) -> bool:
        return seat is None or 0 <= seat < self.record.players

    def _event(self, number: int) -> Event:
        before = len(self._states[number - 1].scorings_so_far()) if number else 0
        return Event(number, log_entries(self._steps[number], self._states[number], before))


class Replays:
    """Keeps the latest ones in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: OrderedDict[str, Replay] = OrderedDict()
        self._rates = Rates(_PER_SECOND, _BURST)

    async def upload(self, guest: GuestRow, text: str) -> RecordSummary:
        """Store a record to look at; or BadRequest, which names the wrong line, or TooMany."""
        if not self._rates.allows_one(guest.id):
            raise TooMany
        replay = await asyncio.to_thread(_checked, text)
        row = UploadRow(new_id(), guest.id, text, now())
        await self._store.uploads.add(row, _MOST_STORED)
        self._keep(row.id, replay)
        return _summary(row.id, replay)

    async def summary(self, id: str) -> RecordSummary:
        """What an uploaded record is of, or NotFound."""
        return _summary(id, await self.uploaded(id))

    async def text(self, id: str) -> str:
        """An uploaded record itself, or NotFound."""
        row = await self._store.uploads.find(id)
        if row is None:
            raise NotFound
        return row.record

    async def of_table(self, table: LiveTable) -> Replay:
        """A game that is over, or NotNow."""
        if table.row.status != "over":
            raise NotNow(Message("game-not-over"))
        replay = self._open.get(table.row.id)
        if replay is None:
            replay = await asyncio.to_thread(Replay, parse_record(str(table.record())))
        self._keep(table.row.id, replay)
        return replay

    async def uploaded(self, id: str) -> Replay:
        """The game of an uploaded record, or NotFound."""
        replay = self._open.get(id)
        if replay is None:
            replay = await asyncio.to_thread(_checked, await self.text(id))
        self._keep(id, replay)
        return replay

    def _keep(self, id: str, replay: Replay) -> None:
        self._open[id] = replay
        self._open.move_to_end(id)
        if len(self._open) > _MOST_OPEN:
            self._open.popitem(last=False)


def _checked(text: str) -> Replay:
    try:
        record = parse_record(text)
        if record.tags["Game"] not in get_args(GameName):
            raise BadRequest(Message("record-of-another-game", {"game": record.tags["Game"]}))
        return Replay(record)
    except BadRecord as error:
        raise BadRequest(error.message) from None


def _summary(id: str, replay: Replay) -> RecordSummary:
    record = replay.record
    game: GameName = record.tags["Game"]  # type: ignore[assignment]
    return RecordSummary(id, game, replay.options, record.names, record.finished, replay.last)
