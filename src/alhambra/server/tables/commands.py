"""The commands of players at a table."""

from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace

from alhambra.core.catalogue import is_one_line
from alhambra.core.messages import IllegalMove, Message
from alhambra.core.state import CHANCE, HIDDEN, Move, Seat, State
from alhambra.server.background import HEAVY
from alhambra.server.failures import BadRequest, NotNow, Stale
from alhambra.server.storage.rows import CommandRow, EventRow, GuestRow, Kind
from alhambra.server.tables.history import History
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.people import PeopleCommand, execute_locked, muted_guest, silencing
from alhambra.server.tables.permissions import expect
from alhambra.server.tables.retraction import retract_locked
from alhambra.server.tables.subscribers import Subscriber
from alhambra.server.turns import Rank
from alhambra.server.views import chances_of, known_to, view_of
from alhambra.server.wire.chat import Channel
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
    Pace,
    Play,
    Resign,
    Retract,
    Say,
    ServerMessage,
    Silence,
    Skip,
    Start,
    TakeBack,
    Tried,
    Try,
    Undo,
)

LONGEST_ID: Final = 64


async def execute(table: LiveTable, subscriber: Subscriber, command: Command) -> ServerMessage:
    """Carry out a subscriber's command and return the answer. On an AlhambraError nothing has
    changed."""
    if not 0 < len(command.id) <= LONGEST_ID or not is_one_line(command.id):
        raise BadRequest(Message("bad-command-id", {"most": LONGEST_ID}))
    guest = subscriber.guest
    if isinstance(command, Start):
        await table.start(guest)
        return Done(command.id, table.version)
    if guest is None:
        raise NotNow(Message("only-seated"))
    if isinstance(command, Say):
        return await table.lock.run(_say_locked(table, guest, command))
    if isinstance(command, Silence):
        return await table.lock.run(_silence_locked(table, guest, command))
    if table.seat_of(guest) is None:
        raise NotNow(Message("only-seated"))
    if isinstance(command, Pace | Skip):
        return _pace_command(table, subscriber, command)
    if isinstance(command, Mute):
        return await table.lock.run(_mute_locked(table, guest, command))
    seat = table.seat_for(subscriber)
    if seat is None:
        raise NotNow(Message("which-seat"))
    if isinstance(command, Try):
        return _try(table, seat, command)
    if isinstance(command, Odds):
        return await _odds(table, seat, command)
    if isinstance(command, Away):
        expect("away", table.row, guest.id)
        table.publisher.set_away(subscriber, command.away)
        return Done(command.id, table.version)
    return await table.lock.run(_seat_command_locked(table, seat, command))


def _pace_command(table: LiveTable, subscriber: Subscriber, command: Pace | Skip) -> Done:
    """Set how fast bots play for this subscriber."""
    action = "pace" if isinstance(command, Pace) else "skip"
    expect(action, table.row, subscriber.guest_id)
    if isinstance(command, Pace):
        table.set_pace(subscriber, command.pace)
    else:
        table.skip_bots(subscriber)
    return Done(command.id, table.version)


async def _say_locked(table: LiveTable, guest: GuestRow, command: Say) -> Done:
    """A guest with several seats has one voice."""
    expect("say", table.row, guest.id)
    channel: Channel = "spectators" if table.seat_of(guest) is None else "table"
    if channel == "spectators" and guest.id in table.row.silenced:
        raise NotNow(Message("was-silenced"))
    await table.post_chat_locked(guest, command, f"{guest.id}:{command.id}", channel)
    return Done(command.id, table.version)


async def _mute_locked(table: LiveTable, guest: GuestRow, command: Mute) -> Done:
    stored = _stored(table, f"{guest.id}:{command.id}", command)
    if not await table.was_done(stored):
        other = muted_guest(table, guest, command)
        await table.publisher.mute(guest, other, command.muted, stored)
    return Done(command.id, table.version)


async def _silence_locked(table: LiveTable, guest: GuestRow, command: Silence) -> Done:
    stored = _stored(table, f"{guest.id}:{command.id}", command)
    if not await table.was_done(stored):
        await table.change_locked(silencing(table, guest, command), command=stored)
    return Done(command.id, table.version)


async def _seat_command_locked(
    table: LiveTable, seat: Seat, command: Play | Confirm | Undo | Retract | PeopleCommand
) -> Done:
    """Commands that change the table."""
    match command:
        case Play():
            return await _play_locked(table, seat, command)
        case Confirm():
            return await _confirm_locked(table, seat, command)
        case Undo():
            return await _undo_locked(table, seat, command)
        case Retract():
            stored = _stored(table, _command_key(seat, command.id), command)
            return Done(command.id, await retract_locked(table, seat, command, stored))
        case Resign() | Agree() | Hand() | TakeBack():
            stored = _stored(table, _command_key(seat, command.id), command)
            await execute_locked(table, seat, command, stored)
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
    _expect_turn("play", table, seat)
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
    _expect("confirm", table, seat)
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
    _expect("undo", table, seat)
    count = history.undoable(seat)
    if count == 0:
        raise NotNow(Message("nothing-to-undo"))
    body = str(count if command.whole else 1)
    await table.append_locked("undo", seat, body, _command_key(seat, command.id))
    return Done(command.id, table.version)


def _try(table: LiveTable, seat: Seat, command: Try) -> Tried:
    game = table.require_history().game
    moves: list[Move] = [game.rules.parse_move(text) for text in command.moves]
    _expect_turn("try", table, seat)
    state = after_trying(game.state, seat, moves)
    return Tried(command.id, view_of(state, seat, now=game.state))


async def _odds(table: LiveTable, seat: Seat, command: Odds) -> Chances:
    state = table.require_history().game.state
    _expect_turn("odds", table, seat)
    known = known_to(state, seat)
    return Chances(
        command.id, await HEAVY.run(Rank.SEATED, partial(chances_of, known, command.keep))
    )


def after_trying(now: State, seat: Seat, moves: list[Move]) -> State:
    """The game after moves that `seat` is considering. They are tried on what that seat knows, so
    they reveal nothing else. Or IllegalMove or NotNow."""
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


def _stored(
    table: LiveTable, key: str, command: PeopleCommand | Mute | Silence | Retract
) -> CommandRow:
    """The row for a command that is not an event. The command's id is part of the key."""
    body = msgspec.json.encode(replace(command, id="")).decode()
    return CommandRow(table.row.id, key, body)


def _done_before(history: History, seat: Seat, command: Play | Confirm | Undo) -> EventRow | None:
    return history.of_command(_command_key(seat, command.id))


def _expect_version(history: History, version: int) -> None:
    if version != history.version:
        raise Stale(history.version)


def _expect(action: str, table: LiveTable, seat: Seat) -> None:
    expect(action, table.row, table.row.seats[seat].guest, seat)


def _expect_turn(action: str, table: LiveTable, seat: Seat) -> None:
    _expect(action, table, seat)
    history = table.require_history()
    if history.confirms is not None:
        name = table.seat_names()[history.confirms]
        raise NotNow(Message("to-be-confirmed", {"name": name}))
    awaited = history.awaited
    if awaited is not None and awaited != seat:
        raise NotNow(Message("not-your-turn", {"name": table.seat_names()[awaited]}))
