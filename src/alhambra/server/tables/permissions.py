"""Who may do what at a table, to whom, and when. The server asks here; the table in
`docs/server.md` and the permission tests are made from the same list."""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, get_args

from alhambra.core.messages import Message
from alhambra.core.state import Seat
from alhambra.server.failures import BadRequest, NotNow
from alhambra.server.storage.rows import TableRow
from alhambra.server.wire.tables import Presence, Status

Who = Literal["stranger", "visitor", "removed", "banned", "player", "absent", "resigned", "host"]
"""`stranger`: has not come in with a name. `visitor`: does not sit here. `removed`, `banned`: by
the host, from the waiting room. `player`: plays in the seat; `absent`: a bot plays there until the
seat is taken back; `resigned`: a bot plays there for good. Everybody is one of these, and may be
the `host` as well."""

EVERYBODY: Final = frozenset(get_args(Who))
SEATED: Final[frozenset[Who]] = frozenset({"player", "absent", "resigned"})
_WELCOME: Final = EVERYBODY - {"removed", "banned"}
_IN_THE_GAME: Final[frozenset[Who]] = frozenset({"player", "absent"})
_PLAYER: Final[frozenset[Who]] = frozenset({"player"})
_HOST: Final[frozenset[Who]] = frozenset({"host"})
_WATCHING: Final[frozenset[Who]] = frozenset({"visitor"})
_NOBODY: Final[frozenset[Who]] = frozenset()


class Target(NamedTuple):
    """The seat that somebody wants to act on."""

    table: TableRow
    guest: str
    """Who wants to."""
    seat: Seat
    presence: Presence
    name: str


class Whom(NamedTuple):
    """Whose seat may be acted on."""

    words: str
    """For the documentation."""
    why_not: Callable[[Target], Message | None]


def _not_the_hosts_own(target: Target) -> Message | None:
    row = target.table.seats[target.seat]
    return Message("host-stays") if row.guest == target.guest and not row.called else None


def _another_person(target: Target) -> Message | None:
    guest = target.table.seats[target.seat].guest
    return Message("seat-of-nobody-else") if guest in (None, target.guest) else None


def _a_person(target: Target) -> Message | None:
    guest = target.table.seats[target.seat].guest
    return Message("host-is-a-person") if guest is None else None


def _gone(target: Target) -> Message | None:
    table = target.table
    if table.seats[target.seat].guest is None:
        return Message("seat-of-a-bot")
    if table.clock is not None:
        return Message("clock-decides", {"name": target.name})
    if target.presence != "gone":
        return Message("not-gone", {"name": target.name, "minutes": -(-table.gone_after // 60)})
    return None


_NOT_THE_HOSTS_OWN: Final = Whom("any seat but the host’s own", _not_the_hosts_own)
_ANOTHER_PERSON: Final = Whom("another person", _another_person)
_A_PERSON: Final = Whom("a person who sits there", _a_person)
_GONE: Final = Whom(
    "a person who is gone: at a table without a clock, away for longer than the table allows",
    _gone,
)


class Permission(NamedTuple):
    """Who may do something before, during and after the game."""

    words: str
    """What it is, for the documentation."""
    before: frozenset[Who] = _NOBODY
    during: frozenset[Who] = _NOBODY
    after: frozenset[Who] = _NOBODY
    whom: Whom | None = None

    def of(self, status: Status) -> frozenset[Who]:
        return {"open": self.before, "running": self.during, "over": self.after}[status]

    @property
    def ever(self) -> frozenset[Who]:
        return self.before | self.during | self.after


PERMISSIONS: Final = {
    # In the waiting room
    "sit": Permission(
        "take a free seat, or change to another one",
        before=frozenset({"visitor", "removed", "player"}),
    ),
    "sit-beside": Permission("seat someone who plays on the same device", before=_PLAYER),
    "leave": Permission("leave the table", before=_PLAYER),
    "start": Permission(
        "start the game, but not right after a change; once it has started, this does nothing",
        _HOST,
        _HOST,
    ),
    "settings": Permission(
        "change the game, its options, the seats, the clock and who finds the table; apart from the"
        " seats and the list, only while all others who sit there are looking",
        before=_HOST,
    ),
    "invite": Permission("invite people with whom you have played", before=_HOST),
    "give": Permission(
        "free a seat or give it to a bot; a person who sat there may come back",
        before=_HOST,
        whom=_NOT_THE_HOSTS_OWN,
    ),
    "restore": Permission(
        "put someone who was removed, and is looking at the table, back in a free seat",
        before=_HOST,
    ),
    "ban": Permission("ban someone from the table", before=_HOST, whom=_ANOTHER_PERSON),
    "unban": Permission("let someone who was banned come back", before=_HOST),
    "host": Permission(
        "make someone else the host", before=_HOST, during=_HOST, after=_HOST, whom=_A_PERSON
    ),
    "close": Permission(
        "close the table; during the game, only if all other people have resigned, and it counts"
        " as resigning",
        before=_HOST,
        during=_HOST,
    ),
    # In the game
    "play": Permission("make a move on your turn", during=_PLAYER),
    "confirm": Permission("confirm your move", during=_PLAYER),
    "undo": Permission("take back your move", during=_PLAYER),
    "retract": Permission(
        "ask to take back your move although others have moved since, as long as nothing was"
        " drawn; agree to that or decline",
        during=_PLAYER,
    ),
    "try": Permission("try out moves on your turn", during=_PLAYER),
    "odds": Permission("ask for chances on your turn", during=_PLAYER),
    "hand": Permission("let a bot play in your own seat", during=_IN_THE_GAME),
    "hand-other": Permission("let a bot play in someone else’s seat", during=_PLAYER, whom=_GONE),
    "take-back": Permission(
        "take your seat back from a bot, but not during a turn for which your time ran out",
        during=_IN_THE_GAME,
    ),
    "agree": Permission(
        "propose to end the game, agree or decline; it ends when everyone who has not resigned"
        " agrees, including those who are absent",
        during=_IN_THE_GAME,
    ),
    "resign": Permission("resign", during=_IN_THE_GAME),
    # Besides the game
    "watch": Permission("watch", EVERYBODY, EVERYBODY, EVERYBODY),
    "read": Permission("read the chat", _WELCOME, _WELCOME, _WELCOME),
    "read-spectators": Permission(
        "read what spectators write", during=_WATCHING | {"stranger"}, after=_WELCOME
    ),
    "say": Permission(
        "write in the chat; spectators have a channel of their own",
        SEATED,
        SEATED | _WATCHING,
        SEATED | _WATCHING,
    ),
    "mute": Permission("mute", SEATED, SEATED, SEATED, whom=_ANOTHER_PERSON),
    "silence": Permission(
        "mute a spectator for everyone, or let them write again", _HOST, _HOST, _HOST
    ),
    "away": Permission("say that you are not looking at the table", SEATED, SEATED, SEATED),
    "pace": Permission("choose how fast bots play while you are looking", SEATED, SEATED, SEATED),
    "skip": Permission("make bots play on at once", SEATED, SEATED, SEATED),
    "hide": Permission("hide the game in your own list, or show it again", after=SEATED),
    "again": Permission("open or join a rematch", after=SEATED),
}


def standing(table: TableRow, guest: str | None, seat: Seat | None = None) -> frozenset[Who]:
    """What somebody is at a table; in `seat`, if several people share the guest's device."""
    if guest is None:
        return frozenset({"stranger"})
    own = table.seat_of(guest) if seat is None else seat
    host: frozenset[Who] = _HOST if guest == table.host else _NOBODY
    if own is not None:
        row = table.seats[own]
        seated: Who = "resigned" if row.resigned else "absent" if row.stand_in else "player"
        return host | {seated}
    if guest in table.banned:
        return host | {"banned"}
    return host | {"removed" if guest in table.removed else "visitor"}


def may(action: str, table: TableRow, guest: str | None, seat: Seat | None = None) -> bool:
    return bool(standing(table, guest, seat) & PERMISSIONS[action].of(table.status))


def expect(action: str, table: TableRow, guest: str | None, seat: Seat | None = None) -> None:
    """Refuse with NotNow, which says why, if somebody may not do it, or not now."""
    if not may(action, table, guest, seat):
        raise NotNow(_why_not(action, table, standing(table, guest, seat)))


def expect_target(
    action: str,
    table: TableRow,
    guest: str,
    seat: Seat,
    presence: Presence = "here",
    name: str = "",
) -> None:
    """Refuse with NotNow, if it may not be done to this seat, or with BadRequest, if there is no
    such seat."""
    if not 0 <= seat < len(table.seats):
        raise BadRequest(Message("no-such-seat", {"most": len(table.seats) - 1}))
    whom = PERMISSIONS[action].whom
    assert whom is not None, action
    reason = whom.why_not(Target(table, guest, seat, presence, name))
    if reason is not None:
        raise NotNow(reason)


def _why_not(action: str, table: TableRow, who: frozenset[Who]) -> Message:
    ever, now = PERMISSIONS[action].ever, PERMISSIONS[action].of(table.status)
    if who & ever or (who & SEATED and not now):
        return Message(_WRONG_TIME[table.status, bool(PERMISSIONS[action].before)])
    if "banned" in who:
        return Message("was-banned")
    if ever == _HOST:
        return Message("host-only")
    if not who & SEATED:
        return Message("only-seated")
    return Message("has-resigned" if "resigned" in who else "bot-plays-for-you")


_WRONG_TIME: Final = {
    ("open", True): "game-not-begun",
    ("open", False): "game-not-begun",
    ("running", True): "game-has-begun",
    ("running", False): "game-not-over",
    ("over", True): "game-is-over",
    ("over", False): "game-is-over",
}
"""By the table's status, and whether the action is possible before the game."""
