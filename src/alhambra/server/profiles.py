"""How others see somebody, whom somebody knows, and invitations to tables."""

from typing import Final

from alhambra.core.messages import Message
from alhambra.server.avatars import avatar_of
from alhambra.server.failures import NotFound, NotNow
from alhambra.server.guests import now
from alhambra.server.notifications.calls import Calls
from alhambra.server.notifications.occasions import invitation
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.known import InvitationRow, KnownRow
from alhambra.server.storage.rows import GuestRow, TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.lobby import Lobby
from alhambra.server.tables.permissions import expect
from alhambra.server.tables.rating import rating_view
from alhambra.server.wire.profiles import (
    Invitation,
    Invitations,
    Invited,
    InvitedPeople,
    Known,
    KnownPeople,
    Profile,
    ProfileGame,
    ProfileResult,
)

MOST_INVITED: Final = 20
_RECENT: Final = 10
_OPPONENTS: Final = 8
_KNOWN: Final = 50


class Profiles:
    def __init__(self, store: Store, calls: Calls | None) -> None:
        self._store = store
        self._calls = calls

    async def profile(self, person: str, viewer: GuestRow | None) -> Profile:
        """Or NotFound: the same for a hidden one and for none."""
        guest = await self._store.guests.known_as(person)
        own = guest is not None and viewer is not None and guest.id == viewer.id
        if guest is None or (guest.hidden and not own):
            raise NotFound
        results = self._store.results
        ratings = {row.game: rating_view(row) for row in await results.ratings([guest.id])}
        played = await results.wins_against_people(guest.id)
        return Profile(
            guest.person,
            guest.name,
            avatar_of(guest),
            own,
            guest.hidden,
            await self._store.guests.created(guest.id),
            [ProfileGame(game, *counts, ratings.get(game)) for game, counts in played.items()],
            [
                ProfileResult(row.game, row.created, row.players, row.place, bool(row.won))
                for row in await results.against_people(guest.id, _RECENT)
            ],
            [_known(row) for row in await self._store.known.people(guest.id, "often", _OPPONENTS)],
        )

    async def known_to(self, guest: GuestRow) -> KnownPeople:
        """Whom a guest may invite."""
        found = await self._store.known.people(guest.id, "lately", _KNOWN)
        return KnownPeople([_known(row) for row in found])

    # Invitations

    async def invite(self, table: TableRow, host: GuestRow, person: str) -> None:
        """Or NotNow, for those whom the host has not played with, or who cannot sit down there;
        somebody is invited once."""
        expect("invite", table, host.id)
        guest = await self._store.guests.known_as(person)
        if guest is None or guest.hidden or not await self._store.known.have_met(host.id, guest.id):
            raise NotNow(Message("cannot-invite"))
        if table.seats_of(guest.id) or guest.id in (*table.banned, *table.removed):
            raise NotNow(Message("cannot-invite"))
        if len(await self._store.known.invited_to(table.id)) >= MOST_INVITED:
            raise NotNow(Message("too-many-invited", {"most": MOST_INVITED}))
        is_new = await self._save(InvitationRow(table.id, guest.id, host.id, now()))
        # Nobody is told that they are muted.
        is_muted = host.id in await self._store.chat.muted_by(guest.id)
        if is_new and not is_muted and self._calls is not None:
            await self._calls.call(table.id, invitation(guest.id, now()))

    async def _save(self, row: InvitationRow) -> bool:
        try:
            await self._store.known.invite(row)
        except Conflict:
            return False
        return True

    async def invited_to(self, table: TableRow, host: GuestRow) -> InvitedPeople:
        """For the host."""
        expect("invite", table, host.id)
        rows = await self._store.known.invited_to(table.id)
        people = await self._store.guests.rows([row.guest for row in rows])
        return InvitedPeople(
            [
                Invited(guest.person, guest.name, avatar_of(guest), bool(row.declined))
                for row in rows
                if (guest := people.get(row.guest)) is not None and not table.seats_of(guest.id)
            ]
        )

    async def invitations_to(self, guest: GuestRow, lobby: Lobby) -> Invitations:
        """To tables at which the guest may still sit down."""
        found: list[tuple[InvitationRow, TableRow]] = []
        for row in await self._store.known.invitations_to(guest.id):
            table = await self._store.tables.find(row.table)
            if table is None or table.seats_of(guest.id):
                continue
            if guest.id not in (*table.banned, *table.removed):
                found.append((row, table))
        summaries = await lobby.summaries([table for _, table in found], guest)
        senders = await self._store.guests.rows([row.sender for row, _ in found])
        return Invitations(
            [
                Invitation(summary, sender.name, avatar_of(sender), row.created)
                for (row, _), summary in zip(found, summaries, strict=True)
                if (sender := senders.get(row.sender)) is not None
            ]
        )

    async def decline(self, guest: GuestRow, table: str) -> None:
        await self._store.known.decline(guest.id, table)
        if self._calls is not None:
            await self._calls.keep_only(table, guest.id, [])


def _known(row: KnownRow) -> Known:
    return Known(row.guest.person, row.guest.name, avatar_of(row.guest), row.games, row.last)
