"""What a player may command at a table, and what it comes to."""

import asyncio
from typing import Final

from alhambra.core.catalogue import is_one_line
from alhambra.core.messages import IllegalMove, Message
from alhambra.core.state import CHANCE, HIDDEN, Move, Seat, State
from alhambra.server.failures import NotNow, Stale, Unfit
from alhambra.server.storage.rows import EventRow, GuestRow
from alhambra.server.tables.history import History
from alhambra.server.tables.live import LiveTable
from alhambra.server.views import chances_of, known_to, view_of
from alhambra.server.wire.socket import (
    Chances,
    Command,
    Done,
    Odds,
    Play,
    Start,
    Told,
    Tried,
    Try,
    Undo,
)

LONGEST_ID: Final = 64


async def obey(table: LiveTable, guest: GuestRow | None, command: Command) -> Told:
    """Carry out what a guest commands, and answer; or an AlhambraError, and nothing has changed."""
    if not 0 < len(command.id) <= LONGEST_ID or not is_one_line(command.id):
        raise Unfit(Message("bad-command-id", {"most": LONGEST_ID}))
    if isinstance(command, Start):
        await table.start(guest)
        return Done(command.id, table.version)
    seat = table.seat_of(guest)
    if seat is None:
        raise NotNow(Message("only-seated"))
    if isinstance(command, Play):
        return await table.changes.do(_play(table, seat, command))
    if isinstance(command, Undo):
        return await table.changes.do(_undo(table, seat, command))
    if isinstance(command, Odds):
        return await _weigh(table, seat, command)
    return _try(table, seat, command)


async def _play(table: LiveTable, seat: Seat, command: Play) -> Done:
    history = table.begun()
    move = history.game.rules.parse_move(command.move)
    before = _done_before(history, seat, command)
    if before is not None:
        if (before.kind, before.body) != ("move", str(move)):
            raise Unfit(Message("command-id-used"))
        return Done(command.id, before.version)
    _expect_version(history, command.version)
    _expect_turn(table, seat)
    refusal = history.game.state.why_not(move)
    if refusal is not None:
        raise IllegalMove(refusal)
    await table.happen("move", seat, str(move), _own(seat, command.id))
    return Done(command.id, table.version)


async def _undo(table: LiveTable, seat: Seat, command: Undo) -> Done:
    history = table.begun()
    before = _done_before(history, seat, command)
    if before is not None:
        if before.kind != "undo":
            raise Unfit(Message("command-id-used"))
        return Done(command.id, before.version)
    _expect_version(history, command.version)
    count = history.undoable(seat)
    if count == 0:
        raise NotNow(Message("nothing-to-undo"))
    body = str(count if command.whole else 1)
    await table.happen("undo", seat, body, _own(seat, command.id))
    return Done(command.id, table.version)


def _try(table: LiveTable, seat: Seat, command: Try) -> Tried:
    game = table.begun().game
    moves: list[Move] = [game.rules.parse_move(text) for text in command.moves]
    _expect_turn(table, seat)
    state = after_trying(game.state, seat, moves)
    return Tried(command.id, view_of(state, seat, now=game.state))


async def _weigh(table: LiveTable, seat: Seat, command: Odds) -> Chances:
    state = table.begun().game.state
    _expect_turn(table, seat)
    known = known_to(state, seat)
    return Chances(command.id, await asyncio.to_thread(chances_of, known, command.keep))


def after_trying(now: State, seat: Seat, moves: list[Move]) -> State:
    """The game after moves that `seat` may think of, which are tried with what it knows: so they
    tell nothing else. Or IllegalMove or NotNow."""
    state = known_to(now, seat)
    for move in moves:
        while state.to_act() == CHANCE and state.hides(state.occasion(), None):
            state.happen(HIDDEN)
        if state.to_act() not in (seat, CHANCE, None):
            raise NotNow(Message("turn-is-over"))
        state.play(move)
    return state


def _own(seat: Seat, id: str) -> str:
    """A command's id as it is kept: two players may choose the same one."""
    return f"{seat}:{id}"


def _done_before(history: History, seat: Seat, command: Play | Undo) -> EventRow | None:
    return history.of_command(_own(seat, command.id))


def _expect_version(history: History, version: int) -> None:
    if version != history.version:
        raise Stale(history.version)


def _expect_turn(table: LiveTable, seat: Seat) -> None:
    to_act = table.begun().game.state.to_act()
    if to_act is None:
        raise NotNow(Message("game-is-over"))
    if to_act != seat:
        raise NotNow(Message("not-your-turn", {"name": table.seat_names()[to_act]}))
