"""Games under way, put straight into a server's database: a test begins where it has something to
look at, instead of playing up to it."""

import hashlib
from collections.abc import Callable
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple, replace

import own_loop
from alhambra.core.game import Game, seeded
from alhambra.core.sources import HmacSource
from alhambra.games import game as rules_of
from alhambra.server.guests import Guests, now
from alhambra.server.palace_modules.treasure import TreasureView
from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.opening import opened
from alhambra.server.storage.rows import ChatRow, EventRow, GuestRow, SeatRow, TableRow
from alhambra.server.storage.store import Store
from alhambra.server.views import view_of
from alhambra.server.wire.alcazaba import AlcazabaView
from alhambra.server.wire.dice import DiceView
from alhambra.server.wire.games import GameName, View
from alhambra.server.wire.palace import PalaceView
from alhambra.server.wire.rollwrite import RollWriteView

Choose = Callable[[View], str]
"""Which of a view's moves is played."""
Enough = Callable[[View], bool]
"""Whether the game has come as far as it should, as the seat to act sees it."""
_MOST_SEEDS: Final = 100
_ids = count()


class Played(Struct, frozen=True):
    """A game from its seed to some moment."""

    game: GameName
    options: dict[str, str]
    players: int
    seed: str
    moves: list[tuple[int, str]]
    to_act: int | None
    bots: tuple[str, ...] = ()
    """Who sits in the other seats; without them, `random`."""


@cache
def played(
    game: GameName,
    enough: Enough,
    players: int = 3,
    options: tuple[tuple[str, str], ...] = (),
    choose: Choose | None = None,
    seed: str = "",
) -> Played:
    """A game of people who all choose the same way, until it is `enough` and the first of them is
    to act, or until it is over. Without a seed, the first one with which it comes to that."""
    for number in range(1, _MOST_SEEDS):
        found = _one(game, enough, players, dict(options), choose or eager, seed or f"{number:02x}")
        if seed or found.to_act is not None or enough is never:
            return found
    raise AssertionError(f"no game of {game} comes to that")


def never(_: View) -> bool:
    """For games that are to be played to their end."""
    return False


def _one(
    game: GameName,
    enough: Enough,
    players: int,
    options: dict[str, str],
    choose: Choose,
    seed: str,
) -> Played:
    rules = rules_of(game)
    play = Game(rules, rules.options(players, options), seeded(seed, HmacSource.name))
    moves: list[tuple[int, str]] = []
    while (seat := play.state.to_act()) is not None:
        view = view_of(play.state, seat)
        if seat == 0 and enough(view):
            break
        text = choose(view)
        play.play(rules.parse_move(text))
        moves.append((seat, text))
    return Played(game, options, players, seed, moves, seat)


def just_before(game: Played) -> Played:
    """The same game before the last move of the first player."""
    last = max(number for number, (seat, _) in enumerate(game.moves) if seat == 0)
    return replace(game, moves=game.moves[:last], to_act=0)


def lay_table(folder: Path, token: str, played: Played, others: tuple[str, ...] = ()) -> str:
    """Puts a game on a table of the server whose games are in `folder`: the guest with this token
    sits in the first seat, then `others` by their names or tokens, who have said hello, and bots in
    the rest. The table's id."""

    async def lay() -> str:
        database = opened(folder, beside=True)
        try:
            return await _lay(database, token, played, others)
        finally:
            database.close()

    return own_loop.run(lay())


async def _lay(database: Database, token: str, played: Played, others: tuple[str, ...]) -> str:
    guest = await known_guest(database, token)
    assert guest is not None
    people = [guest]
    for other in others:
        known = await known_guest(database, other)
        people.append(known or (await Guests(Store(database)).add(other))[0])
    bots = played.bots or ("random",) * played.players
    at = now()
    id = f"prepared-{next(_ids)}-{at}"
    await Store(database).tables.save(
        TableRow(
            id=id,
            game=played.game,
            rules=rules_of(played.game).version,
            options=played.options,
            seats=[
                *[SeatRow(guest=person.id) for person in people],
                *[SeatRow(bot=bot) for bot in bots[: played.players - len(people)]],
            ],
            host=guest.id,
            pace=0,
            status="over" if played.to_act is None else "running",
            awaited=played.to_act,
            seed=played.seed,
            created=at,
            changed=at,
            started=at,
        )
    )
    await database.write(
        *[
            Statement(
                "INSERT INTO events (table_id, version, kind, seat, body, command_id, created)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                astuple(EventRow(id, number, "move", seat, text, f"{id}-{number}", at)),
            )
            for number, (seat, text) in enumerate(played.moves, start=1)
        ]
    )
    for number, person in enumerate(people[1:], start=1):
        await Store(database).chat.add(
            ChatRow(id, number, person.id, "", f"{id}-{number}", at, phrase="hello")
        )
    return id


async def known_guest(database: Database, token: str) -> GuestRow | None:
    return await Store(database).guests.find(hashlib.sha256(token.encode()).digest())


# How people choose


def eager(view: View) -> str:
    """Buildings rather than money, and those into the Alhambra rather than on the reserve; tokens,
    markers and crosses as soon as there are any."""
    for verb in _verbs(view):
        fitting = [move for move in view.moves if move.startswith(verb)]
        if fitting:
            return max(fitting)
    return view.moves[0]


def _verbs(view: View) -> tuple[str, ...]:
    """What is rather done than other things."""
    if isinstance(view, DiceView):
        return ("marker", "take token", "exchange")
    if isinstance(view, AlcazabaView):
        return ("marker", "place", "take")
    if isinstance(view, RollWriteView):
        return ("cross", "coins")
    # Now and then chests, once there are buildings to put them on.
    seat = view.awaited or 0
    carrying = [len(each.carrying[seat]) for each in view.modules if isinstance(each, TreasureView)]
    room = ("chests",) if len(view.seats[seat].alhambra) > 3 * sum(carrying) + 2 else ()
    return (*room, "buy", "place", "pay", "chest ", "take", "end")


WIDEST: Final = 10


def spreading(view: View) -> str:
    """The first player buys what can be bought and builds as far out as possible, on all four
    sides; the others let him."""
    assert isinstance(view, PalaceView | AlcazabaView)
    seat = view.awaited or 0
    places = [move for move in view.moves if move.startswith("place")]
    if places:
        own = [_cell(placed.at) for placed in view.seats[seat].alhambra]
        return max(places, key=lambda move: _growth(own, _cell(move.split()[2])))
    if isinstance(view, PalaceView):
        purchases = [move for move in view.moves if move.startswith("buy")]
        if purchases and seat == 0:
            # Tiles with few walls leave most ways open.
            return min(purchases, key=lambda move: sum(map(move.split()[1].count, "nesw")))
        takings = [move for move in view.moves if move.startswith("take")]
        return max(takings, key=len) if takings else eager(view)
    return eager(view)


def _cell(at: str) -> tuple[int, int]:
    x, y = at.split(",")
    return int(x), int(y)


def _growth(own: list[tuple[int, int]], new: tuple[int, int]) -> tuple[int, int]:
    """How much wider and higher a tile makes an Alhambra, up to the widest: what is small counts
    for more."""
    before, after = extent(own), extent([*own, new])
    grown = sum((now - old) * (WIDEST - old) for old, now in zip(before, after, strict=True))
    if max(after) > WIDEST:
        grown = -1
    return grown, -abs(new[0] * new[1])


def extent(cells: list[tuple[int, int]]) -> tuple[int, int]:
    """How many cells wide and high, with the fountain."""
    xs, ys = zip(*cells, (0, 0), strict=True)
    return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
