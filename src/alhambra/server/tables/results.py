"""Results of games, statistics, ratings and high scores."""

from typing import Final

from msgspec.structs import replace

from alhambra.core.game import Game
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import GuestRow, RatingRow, ResultRow, TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.achievements import achievements_of
from alhambra.server.tables.endings import early_winners, ended_by
from alhambra.server.tables.rating import after_game, rating_view, with_ratings
from alhambra.server.wire.people import PlayedGame, PlayedGames, Statistics
from alhambra.server.wire.tables import HighScore

_MOST_LISTED: Final = 100
_HIGH_SCORES: Final = 10
_ATTEMPTS: Final = 10


class Results:
    """The results of all games, each stored once."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def save(self, table: TableRow, game: Game, at: int) -> None:
        """Store the results of a game that ended at time `at`, unless they are already stored."""
        results = results_of(table, game, at)
        for _ in range(_ATTEMPTS):
            before = await self._store.results.ratings([row.guest for row in results], table.game)
            after = [] if table.practice else after_game(results, before)
            rated = with_ratings(results, after)
            try:
                await self._store.results.save(table.id, rated, before, after)
            except Conflict:
                # Another process has stored them, or the results of another game of one of the
                # guests.
                stored = await self._store.tables.find(table.id)
                if stored is None or stored.counted:
                    return
            else:
                return

    async def games_of(self, guest: GuestRow, most: int = _MOST_LISTED) -> PlayedGames:
        rows = await self._store.results.of_guest(guest.id, most)
        return PlayedGames([_played(row) for row in rows])

    async def statistics_of(self, guest: GuestRow) -> Statistics:
        ratings = {
            row.game: rating_view(row) for row in await self._store.results.ratings([guest.id])
        }
        found = await self._store.results.statistics(guest.id)
        return Statistics([replace(each, rating=ratings.get(each.game)) for each in found])

    async def best_alone(self, guest: GuestRow, like: TableRow) -> list[HighScore]:
        """The guest's best games without other seats, with the same settings as the table
        `like`."""
        return (await self._store.results.played_alone(guest.id, like))[:_HIGH_SCORES]

    async def recalculate_ratings(self) -> int:
        """Recalculate all ratings from the results, in the order of the games. Returns their
        number."""
        ratings: dict[tuple[str, str], RatingRow] = {}
        rated: list[ResultRow] = []
        games: dict[str, list[ResultRow]] = {}
        for row in await self._store.results.to_rate():
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
    """One row for each guest; none if the game does not count. Somebody who only shared a guest's
    device gets none."""
    if not _counts(table):
        return []
    points = game.state.scores()
    achievements = achievements_of(game)
    result = game.state.result()
    places = places_of(table, game)
    if table.ended is not None or result is None:
        winners = early_winners(table)
    else:
        winners = [seat for seat in result.winners if table.seats[seat].stand_in is None]
    return [
        ResultRow(
            table=table.id,
            guest=row.guest,
            game=table.game,
            ended=table.ended,
            players=len(table.seats),
            people=sum(seat.guest is not None for seat in table.seats),
            points=points[seat],
            place=places[seat],
            won=int(seat in winners),
            created=at,
            wall=achievements[seat].wall,
            exact=achievements[seat].exact,
            rating=None,
            absence=row.absence,
        )
        for seat, row in enumerate(table.seats)
        if row.guest is not None and not row.called
    ]


def places_of(table: TableRow, game: Game) -> list[int]:
    """Who has finished in which place, seat by seat."""
    if table.ended is not None or game.state.result() is None:
        return _early_places(table)
    return _places(table, game.state.scores())


def _early_places(table: TableRow) -> list[int]:
    """Nobody won on points: those who left rank behind those who stayed."""
    left = ended_by(table)
    stayed = len(table.seats) - len(left)
    return [1 + stayed if seat in left else 1 for seat in range(len(table.seats))]


def _places(table: TableRow, points: list[int]) -> list[int]:
    """Whoever did not play to the end ranks behind all others. But nobody gets ahead of somebody by
    letting a bot play in a seat whose person is gone: there, the bot's points count."""
    rows = list(zip(table.seats, points, strict=True))
    ranks = [(row.stand_in is None, own) for row, own in rows]
    ahead = [(row.stand_in is None or row.absence == "gone", own) for row, own in rows]
    return [
        1 + sum(other > rank for at, other in enumerate(ahead) if at != seat)
        for seat, rank in enumerate(ranks)
    ]


def _counts(table: TableRow) -> bool:
    """Whether a finished game has results: not if an administrator closed it, nor if everybody
    agreed to end it, unless somebody had resigned before: they stay behind the others."""
    if table.ended == "agreed":
        return any(seat.resigned for seat in table.seats)
    return table.ended != "closed"


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
        absence=row.absence,
        wall=row.wall,
        exact=row.exact,
        rating=None if row.rating is None else float(row.rating),
    )
