"""Results of games, and ratings."""

from typing import Final

import msgspec
from msgspec.structs import astuple

from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.rows import RatingRow, ResultRow, TableRow
from alhambra.server.storage.statements import insert, marks
from alhambra.server.wire.games import GameName
from alhambra.server.wire.people import GameStatistics
from alhambra.server.wire.tables import HighScore

_RESULT: Final = (
    *("table_id", "guest_id", "game", "ended", "players", "people", "points", "place", "won"),
    *("created", "wall", "exact", "rating", "absence"),
)
_PLAYED_OUT: Final = "ended IS NULL AND absence IS NULL"
"""Games that a guest has played to the end: points mean something only in those."""
_MOST_COMPARED: Final = 1000
"""How many of somebody's best games are looked through for those with the same options."""
_RATING: Final = ("guest_id", "game", "mu", "sigma", "games")


class ResultStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(
        self,
        table: str,
        results: list[ResultRow],
        before: list[RatingRow],
        after: list[RatingRow],
    ) -> None:
        """Store the results of a game and the ratings after it; or Conflict, if they are already
        stored or the ratings are no longer those from `before`."""
        known = {row.guest: row for row in before}
        await self._database.write(
            Statement(
                "UPDATE tables SET counted = 1 WHERE id = ? AND counted = 0", (table,), needed=True
            ),
            *[Statement(insert("results", _RESULT), astuple(row)) for row in results],
            *[_save_rating(row, known.get(row.guest)) for row in after],
        )

    async def all(self) -> list[ResultRow]:
        """All results, oldest first."""
        return await self._select("ORDER BY created, table_id, place, guest_id")

    async def to_rate(self) -> list[ResultRow]:
        """The same, without practice."""
        return await self._select(
            "WHERE table_id NOT IN (SELECT id FROM tables WHERE practice = 1)"
            " ORDER BY created, table_id, place, guest_id"
        )

    async def of_guest(self, guest: str, most: int) -> list[ResultRow]:
        """The guest's results, newest first."""
        return await self._select(
            "WHERE guest_id = ? ORDER BY created DESC, table_id LIMIT ?", guest, most
        )

    async def against_people(self, guest: str, most: int) -> list[ResultRow]:
        """The same, of games with other people."""
        return await self._select(
            "WHERE guest_id = ? AND people > 1 ORDER BY created DESC, table_id LIMIT ?", guest, most
        )

    async def wins_against_people(self, guest: str) -> dict[GameName, tuple[int, int]]:
        """How many games with other people a guest has played and won, by game."""
        found = await self._database.read(
            "SELECT game, COUNT(*), CAST(SUM(won) AS INTEGER) FROM results"
            " WHERE guest_id = ? AND people > 1 GROUP BY game ORDER BY game",
            guest,
        )
        return {game: (games, wins) for game, games, wins in found}

    async def _select(self, condition: str, *values: object) -> list[ResultRow]:
        text = f"SELECT {', '.join(_RESULT)} FROM results {condition}"
        return [ResultRow(*row) for row in await self._database.read(text, *values)]

    async def played_alone(self, guest: str, like: TableRow) -> list[HighScore]:
        """The guest's finished games without other seats, with the same rules and options as the
        table `like`: best first, and the earlier of two equal ones first."""
        found = await self._database.read(
            "SELECT results.table_id, points, results.created, options"
            " FROM results JOIN tables ON tables.id = results.table_id"
            " WHERE guest_id = ? AND results.game = ? AND rules = ? AND players = 1"
            " AND results.ended IS NULL ORDER BY points DESC, results.created, results.table_id"
            " LIMIT ?",
            guest,
            like.game,
            like.rules,
            _MOST_COMPARED,
        )
        return [
            HighScore(table, points, created)
            for table, points, created, options in found
            if msgspec.json.decode(options) == like.options
        ]

    async def statistics(self, guest: str) -> list[GameStatistics]:
        """The guest's statistics for each game, without the ratings."""
        found = await self._database.read(
            "SELECT game, COUNT(*), CAST(SUM(won) AS INTEGER),"
            f" CAST(SUM(CASE WHEN {_PLAYED_OUT} THEN points ELSE 0 END) AS INTEGER),"
            f" CAST(SUM(CASE WHEN {_PLAYED_OUT} THEN 1 ELSE 0 END) AS INTEGER),"
            f" MAX(CASE WHEN {_PLAYED_OUT} THEN points END),"
            " CAST(SUM(CASE WHEN players = 1 THEN 1 ELSE 0 END) AS INTEGER),"
            f" MAX(CASE WHEN players = 1 AND {_PLAYED_OUT} THEN points END),"
            " MAX(wall), CAST(SUM(exact) AS INTEGER)"
            " FROM results WHERE guest_id = ? GROUP BY game ORDER BY game",
            guest,
        )
        return [
            GameStatistics(game, games, wins, points, points / played if played else None, *more)
            for game, games, wins, points, played, *more in found
        ]

    async def ratings(self, guests: list[str], game: str | None = None) -> list[RatingRow]:
        found = await self._database.read(
            f"SELECT {', '.join(_RATING)} FROM ratings WHERE guest_id IN ({marks(len(guests))})",
            *guests,
        )
        rows = [RatingRow(*row) for row in found]
        return [row for row in rows if game in (None, row.game)]

    async def replace_ratings(self, ratings: list[RatingRow], results: list[ResultRow]) -> None:
        """Replace all ratings, and in the results the rating after each game."""
        await self._database.write(
            Statement("DELETE FROM ratings"),
            *[_save_rating(row, None) for row in ratings],
            *[
                Statement(
                    "UPDATE results SET rating = ? WHERE table_id = ? AND guest_id = ?",
                    (row.rating, row.table, row.guest),
                )
                for row in results
            ],
        )


def _save_rating(row: RatingRow, before: RatingRow | None) -> Statement:
    """Insert a rating, or update the one from `before`."""
    if before is None:
        return Statement(insert("ratings", _RATING), astuple(row))
    return Statement(
        "UPDATE ratings SET mu = ?, sigma = ?, games = ?"
        " WHERE guest_id = ? AND game = ? AND games = ?",
        (row.mu, row.sigma, row.games, row.guest, row.game, before.games),
        needed=True,
    )
