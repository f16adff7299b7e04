"""Everything that the server stores, by subject.

A new query becomes a method of one of the stores, a new column or table another of the
`forms`. Statements are written so that both databases understand them.
"""

from alhambra.server.storage.calls import CallStore
from alhambra.server.storage.chat import ChatStore
from alhambra.server.storage.contacts import ContactStore
from alhambra.server.storage.database import Database
from alhambra.server.storage.guests import BanStore, GuestStore
from alhambra.server.storage.known import KnownStore
from alhambra.server.storage.nights import NightStore
from alhambra.server.storage.own_tables import OwnTableStore
from alhambra.server.storage.passkeys import PasskeyStore
from alhambra.server.storage.results import ResultStore
from alhambra.server.storage.tables import TableStore
from alhambra.server.storage.uploads import UploadStore


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.guests = GuestStore(database)
        self.known = KnownStore(database)
        self.passkeys = PasskeyStore(database)
        self.bans = BanStore(database)
        self.tables = TableStore(database)
        self.results = ResultStore(database)
        self.chat = ChatStore(database)
        self.own_tables = OwnTableStore(database)
        self.nights = NightStore(database)
        self.uploads = UploadStore(database)
        self.contacts = ContactStore(database)
        self.calls = CallStore(database)

    def close(self) -> None:
        """Waits until all pending writes are done."""
        self.database.close()
