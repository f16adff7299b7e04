"""What is kept of guests, tables and events."""

from typing import Literal

from msgspec import Struct

from alhambra.server.wire.lobby import GameName, Status

Kind = Literal["move", "undo"]


class GuestRow(Struct, frozen=True):
    id: str
    name: str


class SeatRow(Struct, frozen=True, omit_defaults=True):
    """A seat has a guest, a bot, or nobody."""

    guest: str | None = None
    bot: str | None = None

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None


class TableRow(Struct, frozen=True):
    id: str
    game: GameName
    rules: str
    """The version of the game's rules: under others the events would mean something else."""
    options: dict[str, str]
    seats: list[SeatRow]
    host: str
    pace: int
    status: Status
    awaited: int | None
    """The seat to act. It is noted after each event, for lists; the events decide."""
    seed: str
    created: int
    changed: int
    revision: int = 0
    """How often the row was changed, progress aside. Of two who change it at once one is told."""

    def guests(self) -> list[str]:
        return [seat.guest for seat in self.seats if seat.guest is not None]

    def seat_of(self, guest: str | None) -> int | None:
        for number, seat in enumerate(self.seats):
            if guest is not None and seat.guest == guest:
                return number
        return None


class EventRow(Struct, frozen=True):
    """One command that was carried out: a move with its text, or an undo with the number of moves
    that it took back."""

    table: str
    version: int
    kind: Kind
    seat: int
    body: str
    command: str
    created: int
