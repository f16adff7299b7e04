"""People at a club night, for tests."""

from typing import Any

import own_loop
from alhambra.server.nights.live import HOST_GONE
from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.opening import opened
from server.playing import Come, Json, Person, hear_the_same
from server.serving import ServerProcess


class Evening:
    """A club night of Roll & Write, at tables of two if nothing else is said. The first of the
    people is its host."""

    def __init__(
        self, come: Come, names: str, server: ServerProcess | None = None, **settings: Any
    ) -> None:
        self._come, self._server = come, server
        first, *others = names.split()
        self.people = [self._person(first)]
        asked = {"game": "rollwrite", "size": 2, "clock": {"per": "player", "seconds": 3600}}
        self.id = str(self.people[0].post("/api/nights", asked | settings)["id"])
        for name in others:
            self.come_in(name)

    def _person(self, name: str) -> Person:
        return self._come(name) if self._server is None else self._come(name, self._server)

    @property
    def path(self) -> str:
        return f"/api/nights/{self.id}"

    def come_in(self, name: str) -> Person:
        person = self._person(name)
        person.post(f"{self.path}/join")
        self.people.append(person)
        return person

    def look(self) -> Json:
        """As the host sees it."""
        return self.people[0].get(self.path)

    def act(self, number: int, action: str, **facts: Any) -> Json:
        return self.people[number].post(f"{self.path}/{action}", facts)

    def refusal(self, number: int, action: str, **facts: Any) -> str:
        answer = self.people[number].ask("POST", f"{self.path}/{action}", facts)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["reason"]["id"])

    def start(self, number: int) -> None:
        self.act(0, "start", round=number)

    # At the tables

    def at(self, table: str) -> list[Person]:
        """The people who sit there, seat by seat."""
        return [
            self.people[seat["person"]]
            for each in self.look()["tables"]
            for seat in each["seats"]
            if each["id"] == table and seat["person"] is not None
        ]

    def play_out(self, table: str) -> None:
        """To the end, by the rules."""
        seats = [person.at(table) for person in self.at(table)]
        while not seats[0].is_over:
            hear_the_same(*seats)
            for seat in seats:
                if seat.is_awaited:
                    seat.play_first("cross", "coins", "keep")
                    break
        for seat in seats:
            while seat.table["status"] != "over":
                seat.receive()
            seat.close()

    def resign_at(self, table: str) -> None:
        """Until one is left."""
        for person in self.at(table)[1:] or self.at(table):
            self.ask(person, table, "resign")

    def finish_round(self) -> None:
        for table in self.look()["tables"]:
            if not table["over"]:
                self.resign_at(table["id"])
        assert self.look()["stage"] != "playing"

    def hand_to_bot(self, person: Person, table: str) -> None:
        own = person.get(f"/api/tables/{table}")["own"]
        self.ask(person, table, "hand", seat=own)

    def until_it_waits_for(self, person: Person, table: str) -> None:
        """Without opening the table."""
        own = person.get(f"/api/tables/{table}")["own"]
        while person.get(f"/api/tables/{table}")["awaited"] != own:
            self.look()

    def ask(self, person: Person, table: str, command: str, **facts: Any) -> None:
        seat = person.at(table)
        seat.ask(command, **facts)
        seat.close()

    # In the database

    def forget_host(self) -> None:
        """As if the host had not looked at it for long."""
        self._write(
            Statement(
                "UPDATE nights SET host_seen = host_seen - ? WHERE id = ?", (2 * HOST_GONE, self.id)
            )
        )

    def lose_table(self, table: str) -> None:
        """As if it had never been opened."""
        self._write(
            Statement("DELETE FROM sitters WHERE table_id = ?", (table,)),
            Statement("DELETE FROM tables WHERE id = ?", (table,)),
        )

    def _write(self, *statements: Statement) -> None:
        database: Database = opened(self.people[0].server.where, beside=True)
        try:
            own_loop.run(database.write(*statements))
        finally:
            database.close()
