"""What a player may command at a table, and what it comes to."""

import asyncio
from typing import Final

from alhambra.core.catalogue import is_one_line
from alhambra.core.messages import IllegalMove, Message
from alhambra.core.state import CHANCE, HIDDEN, Move, Seat, State
from alhambra.server.failures import BadRequest, NotNow, Stale
from alhambra.server.storage.rows import EventRow, GuestRow, Kind
from alhambra.server.tables.history import History
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.people import (
    agree_locked,
    expect_playing,
    expect_running,
    hand_locked,
    muted_guest,
    resign_locked,
    take_back_locked,
)
from alhambra.server.tables.subscribers import Subscriber
from alhambra.server.views import chances_of, known_to, view_of
from alhambra.server.wire.socket import (
    Agree,
    Away,
    Chances,
    Command,
    Confirm,
    Done,
    Hand,
    Mute,
    Odds,
    Play,
    Resign,
    Say,
    ServerMessage,
    Start,
    TakeBack,
    Tried,
    Try,
    Undo,
)

LONGEST_ID: Final = 64


async def execute(table: LiveTable, subscriber: Subscriber, command: Command) -> ServerMessage:
    """Carry out what a subscriber commands, and answer; or an AlhambraError, and nothing has
    changed."""
    if not 0 < len(command.id) <= LONGEST_ID or not is_one_line(command.id):
        raise BadRequest(Message("bad-command-id", {"most": LONGEST_ID}))
    guest = subscriber.guest
    if isinstance(command, Start):
        await table.start(guest)
        return Done(command.id, table.version)
    if guest is None or table.seat_of(guest) is None:
        raise NotNow(Message("only-seated"))
    if isinstance(command, Say | Mute):
        return await table.lock.run(_guest_command_locked(table, guest, command))
    seat = table.seat_for(subscriber)
    if seat is None:
        raise NotNow(Message("which-seat"))
    if isinstance(command, Try):
        return _try(table, seat, command)
    if isinstance(command, Odds):
        return await _odds(table, seat, command)
    if isinstance(command, Away):
        table.publisher.set_away(subscriber, command.away)
        return Done(command.id, table.version)
    return await table.lock.run(_seat_command_locked(table, seat, command))


async def _guest_command_locked(table: LiveTable, guest: GuestRow, command: Say | Mute) -> Done:
    """Commands of guests, not of seats: a guest with several seats has one voice."""
    if isinstance(command, Say):
        await table.post_chat_locked(guest, command.text, f"{guest.id}:{command.id}")
    else:
        await table.publisher.mute(guest, muted_guest(table, guest, command.seat), command.muted)
    return Done(command.id, table.version)


async def _seat_command_locked(table: LiveTable, seat: Seat, command: Command) -> Done:
    """Commands that change the table."""
    match command:
        case Play():
            return await _play_locked(table, seat, command)
        case Confirm():
            return await _confirm_locked(table, seat, command)
        case Undo():
            return await _undo_locked(table, seat, command)
        case Resign():
            await resign_locked(table, seat)
        case Agree():
            await agree_locked(table, seat, command.agrees)
        case Hand():
            await hand_locked(table, seat, command.seat)
        case TakeBack():
            await take_back_locked(table, seat)
    return Done(command.id, table.version)


async def _play_locked(table: LiveTable, seat: Seat, command: Play) -> Done:
    history = table.require_history()
    move = history.game.rules.parse_move(command.move)
    before = _done_before(history, seat, command)
    if before is not None:
        if before.kind not in ("move", "wait") or before.body != str(move):
            raise BadRequest(Message("command-id-used"))
        return Done(command.id, before.version)
    _expect_version(history, command.version)
    _expect_turn(table, seat)
    refusal = history.game.state.why_not(move)
    if refusal is not None:
        raise IllegalMove(refusal)
    kind: Kind = "wait" if command.wait else "move"
    await table.append_locked(kind, seat, str(move), _command_key(seat, command.id))
    return Done(command.id, table.version)


async def _confirm_locked(table: LiveTable, seat: Seat, command: Confirm) -> Done:
    history = table.require_history()
    before = _done_before(history, seat, command)
    if before is not None:
        if before.kind != "confirm":
            raise BadRequest(Message("command-id-used"))
        return Done(command.id, before.version)
    _expect_version(history, command.version)
    expect_running(table)
    expect_playing(table, seat)
    if history.confirms != seat:
        raise NotNow(Message("nothing-to-confirm"))
    await table.append_locked("confirm", seat, "", _command_key(seat, command.id))
    return Done(command.id, table.version)


async def _undo_locked(table: LiveTable, seat: Seat, command: Undo) -> Done:
    history = table.require_history()
    before = _done_before(history, seat, command)
    if before is not None:
        if before.kind != "undo":
            raise BadRequest(Message("command-id-used"))
        return Done(command.id, before.version)
    _expect_version(history, command.version)
    count = history.undoable(seat)
    if count == 0:
        raise NotNow(Message("nothing-to-undo"))
    expect_running(table)
    expect_playing(table, seat)
    body = str(count if command.whole else 1)
    await table.append_locked("undo", seat, body, _command_key(seat, command.id))
    return Done(command.id, table.version)


def _try(table: LiveTable, seat: Seat, command: Try) -> Tried:
    game = table.require_history().game
    moves: list[Move] = [game.rules.parse_move(text) for text in command.moves]
    _expect_turn(table, seat)
    state = after_trying(game.state, seat, moves)
    return Tried(command.id, view_of(state, seat, now=game.state))


async def _odds(table: LiveTable, seat: Seat, command: Odds) -> Chances:
    state = table.require_history().game.state
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


def _command_key(seat: Seat, id: str) -> str:
    """A command's id as it is stored: two players may choose the same one."""
    return f"{seat}:{id}"


def _done_before(history: History, seat: Seat, command: Play | Confirm | Undo) -> EventRow | None:
    return history.of_command(_command_key(seat, command.id))


def _expect_version(history: History, version: int) -> None:
    if version != history.version:
        raise Stale(history.version)


def _expect_turn(table: LiveTable, seat: Seat) -> None:
    expect_running(table)
    history = table.require_history()
    if history.confirms is not None:
        name = table.seat_names()[history.confirms]
        raise NotNow(Message("to-be-confirmed", {"name": name}))
    awaited = history.awaited
    if awaited is not None and awaited != seat:
        raise NotNow(Message("not-your-turn", {"name": table.seat_names()[awaited]}))
    expect_playing(table, seat)
