"""Results of games, statistics, ratings and high scores."""

from typing import Final

from msgspec.structs import replace

from alhambra.core.game import Game
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import GuestRow, RatingRow, ResultRow, TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.achievements import achievements_of
from alhambra.server.tables.rating import after_game, rating_view, with_ratings
from alhambra.server.wire.people import PlayedGame, PlayedGames, Statistics
from alhambra.server.wire.tables import HighScore

_MOST_LISTED: Final = 100
_HIGH_SCORES: Final = 10
_ATTEMPTS: Final = 10
_COUNTING: Final = (None, "resigned")
"""The endings of games that have results; None is the end by the rules."""


class Results:
    """The results of all games, each stored once."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def save(self, table: TableRow, game: Game, at: int) -> None:
        """Store the results of a game that ended at that time, unless they are stored already."""
        results = results_of(table, game, at)
        for _ in range(_ATTEMPTS):
            before = await self._store.results.ratings([row.guest for row in results], table.game)
            after = after_game(results, before)
            rated = with_ratings(results, after)
            try:
                await self._store.results.save(table.id, rated, before, after)
            except Conflict:
                # Another process has stored them; or those of another game of one of the guests.
                stored = await self._store.tables.find(table.id)
                if stored is None or stored.counted:
                    return
            else:
                return

    async def games_of(self, guest: GuestRow) -> PlayedGames:
        rows = await self._store.results.of_guest(guest.id, _MOST_LISTED)
        return PlayedGames([_played(row) for row in rows])

    async def statistics_of(self, guest: GuestRow) -> Statistics:
        ratings = {
            row.game: rating_view(row) for row in await self._store.results.ratings([guest.id])
        }
        found = await self._store.results.statistics(guest.id)
        return Statistics([replace(each, rating=ratings.get(each.game)) for each in found])

    async def best_alone(self, guest: GuestRow, like: TableRow) -> list[HighScore]:
        """The guest's best games without other seats, with the same setting as the table `like`."""
        return (await self._store.results.played_alone(guest.id, like))[:_HIGH_SCORES]

    async def recalculate_ratings(self) -> int:
        """Calculate all ratings from the results, in the order of the games; how many there are."""
        ratings: dict[tuple[str, str], RatingRow] = {}
        rated: list[ResultRow] = []
        games: dict[str, list[ResultRow]] = {}
        for row in await self._store.results.all():
            games.setdefault(row.table, []).append(row)
        for results in games.values():
            keys = [(row.guest, row.game) for row in results]
            before = [ratings[key] for key in keys if key in ratings]
            after = after_game(results, before)
            ratings |= {(row.guest, row.game): row for row in after}
            rated += with_ratings(results, after)
        await self._store.results.replace_ratings(list(ratings.values()), rated)
        return len(ratings)


def results_of(table: TableRow, game: Game, at: int) -> list[ResultRow]:
    """One row for each guest; none if the game broke off. Somebody who only shared a guest's device
    has none."""
    if table.ended not in _COUNTING:
        return []
    result = game.state.result()
    points = game.state.scores()
    achievements = achievements_of(game)
    if result is None:
        # It broke off when only one player was left: nobody has won by points.
        ranks = [(seat.stand_in is None, 0) for seat in table.seats]
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    else:
        # Whoever did not play to the end is behind all others.
        ranks = [(seat.stand_in is None, points[number]) for number, seat in enumerate(table.seats)]
        winners = result.winners
    return [
        ResultRow(
            table=table.id,
            guest=row.guest,
            game=table.game,
            ended=table.ended,
            players=len(table.seats),
            people=sum(seat.guest is not None for seat in table.seats),
            points=points[seat],
            place=1 + sum(rank > ranks[seat] for rank in ranks),
            won=int(row.stand_in is None and seat in winners),
            created=at,
            wall=achievements[seat].wall,
            exact=achievements[seat].exact,
            rating=None,
        )
        for seat, row in enumerate(table.seats)
        if row.guest is not None and not row.called
    ]


def _played(row: ResultRow) -> PlayedGame:
    return PlayedGame(
        table=row.table,
        game=row.game,
        at=row.created,
        players=row.players,
        people=row.people,
        points=row.points,
        place=row.place,
        won=bool(row.won),
        ended=row.ended,
        wall=row.wall,
        exact=row.exact,
        rating=None if row.rating is None else float(row.rating),
    )
