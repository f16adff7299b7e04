"""Who may do what in a club night, and when. The server asks here; the table in
`docs/club-night.md` and the permission tests are made from the same list."""

from typing import Final, Literal, NamedTuple

from alhambra.core.messages import Message
from alhambra.server.failures import NotNow
from alhambra.server.wire.nights import Action, Stage

Who = Literal["stranger", "visitor", "player", "left", "host"]
"""`stranger`: has not come in with a name. `visitor`: has never taken part. `player`: plays in the
next round; `left`: does not any more. Everybody is one of these, and may be the `host` as well: a
host who does not play has `left`."""

_ALL_ALONG: Final[frozenset[Stage]] = frozenset({"open", "playing", "between"})


class NightPermission(NamedTuple):
    words: str
    """What it is, for the documentation."""
    who: frozenset[Who]
    stages: frozenset[Stage] = _ALL_ALONG


_HOST: Final[frozenset[Who]] = frozenset({"host"})

NIGHT_PERMISSIONS: Final[dict[Action, NightPermission]] = {
    "join": NightPermission(
        "take part from the next round on, also after leaving", frozenset({"visitor", "left"})
    ),
    "leave": NightPermission(
        "leave; a bot plays on in a game that is running, as after resigning", frozenset({"player"})
    ),
    "start": NightPermission(
        "start a round, once all tables of the one before have finished",
        _HOST,
        frozenset({"open", "between"}),
    ),
    "change": NightPermission(
        "change how many rounds there are, and what happens if people cannot be divided evenly",
        _HOST,
    ),
    "hand-over": NightPermission("make somebody else who takes part the host", _HOST),
    "take-over": NightPermission(
        "become the host, if the host has been away for ten minutes", frozenset({"player"})
    ),
    "remove": NightPermission(
        "have somebody not play in the next rounds; a running game goes on, and whoever was"
        " removed may come back",
        _HOST,
    ),
}


def who_may(action: Action, who: frozenset[Who], stage: Stage) -> bool:
    permission = NIGHT_PERMISSIONS[action]
    return bool(who & permission.who) and stage in permission.stages


def expect(action: Action, who: frozenset[Who], stage: Stage) -> None:
    """Refuse with NotNow, which says why."""
    permission = NIGHT_PERMISSIONS[action]
    if stage not in permission.stages:
        raise NotNow(Message("night-is-over" if stage == "over" else "night-round-runs"))
    if not who & permission.who:
        raise NotNow(Message(_WHY_NOT[min(permission.who)]))


_WHY_NOT: Final[dict[Who, str]] = {
    "host": "night-host-only",
    "left": "come-in-first",
    "player": "night-players-only",
}
"""By the first of those who may."""
