"""The game of a table, with all events since it began."""

from typing import Final

from alhambra.core.game import Game, seeded
from alhambra.core.messages import BadOption, Message
from alhambra.core.record import MOVE, Record, new_tags
from alhambra.core.sources import HmacSource
from alhambra.core.state import CHANCE, Seat
from alhambra.games import game as rules_of
from alhambra.server.failures import NotNow
from alhambra.server.storage.rows import EventRow, TableRow
from alhambra.server.tables.log import LogSince, redacted_for
from alhambra.server.tables.proof import proof_tags, seed_of
from alhambra.server.wire.events import Event, Moved, Undone

_CHANCE: Final = ("Source", "Seed")
IDLE_ROUNDS: Final = 10
"""Rounds without anything built or bought before the players are offered an early end."""


class History:
    """The game at its latest event. Version 0 is the start of the game."""

    def __init__(self, table: TableRow) -> None:
        rules = rules_of(table.game)
        options = rules.options(len(table.seats), table.options)
        self.game = Game(rules, options, seeded(seed_of(table), HmacSource.name))
        self.events = [Event(0, LogSince(self.game, from_the_start=True).entries())]
        self.moments: list[tuple[Seat, int]] = []
        """The seat and the time of each event."""
        self._commands: dict[str, EventRow] = {}
        self._progress = [(self.awaited, self.game.state.progress())]
        """After each event: whose turn it was, and how much had been built and bought."""

    @classmethod
    def of(cls, table: TableRow, events: list[EventRow]) -> "History":
        """The game that the stored rows add up to; or NotNow, if it was played under another
        version of the rules or with an unknown module."""
        known = rules_of(table.game).version
        if table.rules != known:
            raise NotNow(Message("bad-record-rules", {"given": table.rules, "known": known}))
        try:
            history = cls(table)
        except BadOption as error:
            # The game uses a module that this server does not know.
            raise NotNow(error.message) from None
        history._add_all(events)
        return history

    @property
    def version(self) -> int:
        return len(self.events) - 1

    @property
    def confirms(self) -> Seat | None:
        """The seat that must confirm its move before chance acts."""
        return self.moments[-1][0] if self.game.state.to_act() == CHANCE else None

    @property
    def awaited(self) -> Seat | None:
        """The seat to act, or to confirm what it did; None when the game is over."""
        to_act = self.game.state.to_act()
        return self.confirms if to_act == CHANCE else to_act

    @property
    def stands_still(self) -> bool:
        """Whether nothing has been built or bought for so long that the players may want to end the
        game."""
        seat, progress = self._progress[-1]
        if progress is None or seat is None:
            return False
        turns = 0
        for before, then in reversed(self._progress):
            if then != progress:
                break
            turns += before != seat
            seat = before
            if turns >= IDLE_ROUNDS * self.game.options.players:
                return True
        return False

    def of_command(self, command: str) -> EventRow | None:
        """The event that this command led to, if any."""
        return self._commands.get(command)

    def events_for(self, seat: Seat | None, first: int) -> list[Event]:
        """The events from version `first` on, without anything that `seat`, or a spectator, may not
        know."""
        return [redacted_for(event, self.game.state, seat) for event in self.events[first:]]

    def undoable(self, seat: Seat | None) -> int:
        """How many of its last moves `seat` can take back: those since which nobody else has moved
        and nothing has been drawn."""
        count = 0
        for step in reversed(self.game.record.steps):
            if seat is None or step.kind != MOVE or step.who != str(seat + 1):
                break
            count += 1
        return count

    def retractable(self, seat: Seat | None) -> int:
        """How many moves have to be taken back to take back the last one of `seat`, if others have
        moved since and nothing has been drawn; else 0."""
        for since, step in enumerate(reversed(self.game.record.steps)):
            if seat is None or step.kind != MOVE:
                break
            if step.who == str(seat + 1):
                return since + 1 if since > 0 else 0
        return 0

    def record(self, table: TableRow, names: list[str], reveal_seed: bool) -> Record:
        """The record with these seat names, and with the seed if it is to be revealed."""
        game = self.game
        tags = new_tags(game.rules, game.options, names)
        tags |= {tag: game.record.tags[tag] for tag in _CHANCE} | proof_tags(table, reveal_seed)
        return Record(tags, game.record.steps)

    def add(self, row: EventRow) -> Event:
        """Apply an event that is known to be legal."""
        if row.kind == "undo":
            for _ in range(int(row.body)):
                self.game.undo()
            return self._append(row, Event(row.version, [Undone(row.seat, int(row.body))]))
        mark = LogSince(self.game)
        if row.kind == "confirm":
            self.game.go_on()
        else:
            self.game.play(self.game.rules.parse_move(row.body), wait=row.kind == "wait")
        return self._append(row, Event(row.version, mark.entries()))

    def _add_all(self, rows: list[EventRow]) -> None:
        """The same for many events. Moves that were later taken back are not played; they only
        appear in the log."""
        for row, stays in zip(rows, _not_undone(rows), strict=True):
            if stays:
                self.add(row)
            elif row.kind == "undo":
                self._append(row, Event(row.version, [Undone(row.seat, int(row.body))]))
            else:
                self._append(row, Event(row.version, [Moved(row.seat, row.body)]))

    def _append(self, row: EventRow, event: Event) -> Event:
        assert row.version == len(self.events)
        self.events.append(event)
        self.moments.append((row.seat, row.created))
        self._commands[row.command] = row
        self._progress.append((self.awaited, self.game.state.progress()))
        return event


def _not_undone(rows: list[EventRow]) -> list[bool]:
    """For each event, whether it is not an undo and was never taken back."""
    stays = [row.kind != "undo" for row in rows]
    standing: list[int] = []
    for number, row in enumerate(rows):
        if row.kind == "undo":
            for _ in range(int(row.body)):
                stays[standing.pop()] = False
        elif row.kind != "confirm":
            standing.append(number)
    return stays
