"""The tables of a club night."""

from msgspec.structs import replace

from alhambra.bots.characters import CHARACTERS
from alhambra.core.messages import AlhambraError
from alhambra.core.sources import derived_seed
from alhambra.games import game as rules_of
from alhambra.server.guests import now
from alhambra.server.nights.sizes import LARGEST, SMALLEST
from alhambra.server.storage.rows import SeatRow, TableRow
from alhambra.server.tables.bots import SUBSTITUTE
from alhambra.server.tables.seating import new_table, with_game_started
from alhambra.server.wire.nights import NightRequest
from alhambra.server.wire.tables import SeatRequest, TableRequest


def possible_sizes(night: NightRequest) -> list[int]:
    """By how many the game can be played with these options."""
    return [size for size in range(SMALLEST, LARGEST + 1) if _is_possible(night, size)]


def _is_possible(night: NightRequest, size: int) -> bool:
    try:
        rules_of(night.game).options(size, night.options)
    except AlhambraError:
        return False
    return True


def night_table(
    night: NightRequest, id: str, seats: list[SeatRow], seed: str, practice: bool = False
) -> TableRow:
    """A table at which everybody sits already, and the game runs; or BadOption or BadRequest."""
    request = TableRequest(
        game=night.game,
        seats=[SeatRequest() for _ in seats],
        options=night.options,
        clock=night.clock,
    )
    people = [seat.guest for seat in seats if seat.guest is not None]
    row = new_table(request, id, people[0], seed, now(), practice)
    return with_game_started(replace(row, seats=seats), now())


def substitutes(night: str, number: int, count: int) -> list[str]:
    """Bots for a round, all of them different as long as there are enough characters."""
    characters = list(CHARACTERS)
    first = derived_seed(night, "substitutes", number)
    return [f"{SUBSTITUTE}/{characters[(first + each) % len(characters)]}" for each in range(count)]
