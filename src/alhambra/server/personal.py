"""Everything that the server stores about a person, for that person."""

from alhambra.server.storage.rows import GuestRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.results import Results
from alhambra.server.wire.personal import (
    PersonalData,
    StoredAddress,
    StoredCall,
    StoredDevice,
    StoredInvitation,
    StoredMessage,
    StoredNight,
    StoredPasskey,
    StoredRecord,
    StoredSubscription,
    StoredTable,
)

_ALL = 1_000_000


async def personal_data(store: Store, guest: GuestRow) -> PersonalData:
    tables = await store.tables.concerning(guest.id)
    absences = await store.tables.absences_of(guest.id)
    hidden = await store.own_tables.hidden(guest.id)
    mail = await store.contacts.address_of(guest.id)
    muted = await store.guests.names(sorted(await store.chat.muted_by(guest.id)))
    return PersonalData(
        name=guest.name,
        person=guest.person,
        avatar=guest.avatar,
        hidden=guest.hidden,
        since=await store.guests.created(guest.id),
        devices=[StoredDevice(kind, since) for kind, since in await store.guests.keys(guest.id)],
        passkeys=[
            StoredPasskey(row.id, row.host, row.created, row.used)
            for row in await store.passkeys.of_guest(guest.id)
        ],
        tables=[
            StoredTable(
                row.id,
                row.game,
                row.status,
                row.created,
                row.seats_of(guest.id),
                row.id in hidden,
                absences.get(row.id),
            )
            for row in tables
        ],
        games=(await Results(store).games_of(guest, _ALL)).games,
        statistics=(await Results(store).statistics_of(guest)).games,
        nights=[
            StoredNight(id, title, opened)
            for id, title, _, opened in await store.nights.of_guest(guest.id, _ALL)
        ],
        messages=[
            StoredMessage(row.table, row.created, row.text, row.phrase)
            for row in await store.chat.of_guest(guest.id)
        ],
        muted=sorted(muted.values()),
        records=[
            StoredRecord(row.id, row.created, row.record)
            for row in await store.uploads.of_guest(guest.id)
        ],
        subscriptions=[
            StoredSubscription(row.endpoint, row.language, row.created)
            for row in await store.contacts.subscriptions_of(guest.id)
        ],
        mail=None
        if mail is None
        else StoredAddress(mail.address, mail.language, mail.created, mail.confirmed),
        calls=[
            StoredCall(row.table, row.kind, row.created, row.mailed)
            for row in await store.calls.of_guest(guest.id)
        ],
        invitations=[
            StoredInvitation(row.table, row.created, row.sender == guest.id, bool(row.declined))
            for row in await store.known.invitations_of(guest.id)
        ],
    )
