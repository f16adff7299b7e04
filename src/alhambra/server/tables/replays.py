"""Replays of finished games and uploaded records, move by move."""

from collections import OrderedDict
from functools import partial
from typing import Final, get_args

from alhambra.core.messages import BadRecord, Message
from alhambra.core.record import MOVE, Record, Step, parse_record
from alhambra.core.state import Seat, State
from alhambra.core.verify import replay
from alhambra.games import game as rules_of
from alhambra.server.background import HEAVY
from alhambra.server.failures import BadRequest, NotFound, NotNow
from alhambra.server.guests import new_id, now
from alhambra.server.limits import Limits, Visitor
from alhambra.server.names import distinct_names, shown_name
from alhambra.server.storage.rows import GuestRow, UploadRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.log import log_entries, redacted_for
from alhambra.server.tables.proof import PRACTICE
from alhambra.server.turns import Rank
from alhambra.server.views import view_of
from alhambra.server.wire.events import Event
from alhambra.server.wire.games import GameName
from alhambra.server.wire.people import Moment, RecordSummary, Timeline

_MOST_STORED: Final = 100
"""How many records to store per guest."""
_MOST_OPEN: Final = 8


class Replay:
    """A game with the state after each move."""

    def __init__(self, record: Record) -> None:
        """Or BadRecord, if any line is wrong."""
        rules = rules_of(record.tags["Game"])
        self.record = record
        self.options = record.options(rules).chosen()
        self._states: list[State] = []
        self._steps: list[list[Step]] = [[]]
        coming = [*record.steps, None]
        for number, (step, state) in enumerate(replay(record, rules)):
            if step is not None and step.kind == MOVE:
                # It was read as text.
                step = Step(MOVE, step.who, rules.parse_move(str(step.what)), step.line)  # noqa: PLW2901
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
        """The game after that many moves, as a seat sees it; or NotFound."""
        if not 0 <= number <= self.last or not self._has(seat):
            raise NotFound
        event = redacted_for(self._event(number), self._states[number], seat)
        return Moment(number, self.last, event.entries, view_of(self._states[number], seat))

    def timeline(self, seat: Seat | None, opened: bool) -> Timeline:
        """The whole game as a seat, or a spectator, saw it at the time; if `opened`, with
        everything that was hidden. Or NotFound."""
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
        before = self._states[number - 1] if number else None
        return Event(number, log_entries(before, self._steps[number], self._states[number]))


class Replays:
    """Keeps the latest replays in memory."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._open: OrderedDict[str, Replay] = OrderedDict()

    async def upload(self, guest: GuestRow, text: str) -> RecordSummary:
        """Store a record for replay; or BadRequest, which names the wrong line."""
        replay = await HEAVY.run(Rank.GUEST, partial(_checked, text))
        row = UploadRow(new_id(), guest.id, text, now())
        await self._store.uploads.add(row, _MOST_STORED)
        self._keep(row.id, replay)
        return _summary(row.id, replay)

    async def summary(self, id: str, visitor: Visitor) -> RecordSummary:
        """The summary of an uploaded record, or NotFound."""
        return _summary(id, await self.uploaded(id, visitor))

    async def text(self, id: str) -> str:
        """The text of an uploaded record, or NotFound."""
        row = await self._store.uploads.find(id)
        if row is None:
            raise NotFound
        return row.record

    async def of_table(self, table: LiveTable, visitor: Visitor) -> Replay:
        """A finished game, or NotNow; or TooMany, if the visitor has asked for too many replays."""
        if table.row.status != "over":
            raise NotNow(Message("game-not-over"))
        replay = self._open.get(table.row.id)
        if replay is None:
            self._limits.spend("replay", visitor, table.row.id)
            text = str(table.record())
            replay = await HEAVY.run(Rank.ANYBODY, lambda: Replay(parse_record(text)))
        self._keep(table.row.id, replay)
        return replay

    async def uploaded(self, id: str, visitor: Visitor) -> Replay:
        """The game of an uploaded record, or NotFound; or TooMany."""
        # It may have been deleted since it was opened.
        text = await self.text(id)
        replay = self._open.get(id)
        if replay is None:
            self._limits.spend("replay", visitor)
            replay = await HEAVY.run(Rank.ANYBODY, partial(_checked, text))
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
    names = distinct_names([shown_name(name) for name in record.names])
    practice = record.tags.get(PRACTICE) == "yes"
    return RecordSummary(id, game, replay.options, names, record.finished, replay.last, practice)
