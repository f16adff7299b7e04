"""Guests: codes to come back with, games, statistics and replays."""

from msgspec import Struct

from alhambra.server.wire.events import Event, LogEntry
from alhambra.server.wire.games import GameName, View
from alhambra.server.wire.tables import Absence, Ending


class CodeRequest(Struct, forbid_unknown_fields=True):
    """The code of somebody who was here before, on another device. Blanks and hyphens do not
    matter."""

    code: str
    take_games: bool = False
    """Whether the games that are not over of who has been on this device so far go along."""


class Code(Struct):
    """A code with which one comes back on another device. It is shown this once."""

    code: str
    link: str
    """The path of a page that comes back with the code by itself."""


class CodeSummary(Struct):
    """Whether there is a code with which one can come back, and since when, in milliseconds since
    1970."""

    since: int | None


class PlayedGame(Struct):
    """A game that counts."""

    table: str
    game: GameName
    at: int
    players: int
    people: int
    points: int
    place: int
    won: bool
    ended: Ending | None
    """How the game ended before its end by the rules, if it did."""
    absence: Absence | None
    """Why a bot played for one at the end, if one did."""
    wall: int | None
    """How long the longest wall was at the end, in a game with walls,"""
    exact: int | None
    """and how many buildings were paid for exactly, in a game with money."""
    rating: float | None
    """The rating after the game, if it was rated."""


class PlayedGames(Struct):
    """The last games, the newest first."""

    games: list[PlayedGame]


class Rating(Struct):
    """How well somebody plays against other people: `value` is a cautious
    estimate, `mu` less three times `sigma`. `mu` is the estimate, `sigma` its uncertainty."""

    value: float
    mu: float
    sigma: float
    games: int


class GameStatistics(Struct):
    """Statistics for one of the games. Points are counted where one has played to the end oneself.
    Games without any other seat have a best of their own."""

    game: GameName
    games: int
    wins: int
    points: int
    """Of all games that one has played to the end,"""
    mean: float | None
    """and on average."""
    best: int | None
    solo_games: int
    solo_best: int | None
    wall: int | None
    """The longest wall that stood at the end of a game,"""
    exact: int | None
    """and how many buildings were paid for exactly in all games."""
    rating: Rating | None = None


class Statistics(Struct):
    games: list[GameStatistics]


class RecordSummary(Struct):
    """A record that was uploaded, and whose lines are all correct."""

    id: str
    game: GameName
    options: dict[str, str]
    names: list[str]
    finished: bool
    last: int
    """How many moves it has: moment 0 is before the first of them."""
    practice: bool
    """Whether it says that its draws could be foretold."""


class Moment(Struct):
    """A game after so many moves, as one seat, or a spectator, sees it then, and what the last of
    the moves brought about."""

    number: int
    last: int
    entries: list[LogEntry]
    view: View


class Timeline(Struct):
    """A whole game: what happened before the first move, and what each move brought about. The
    version of an event is the number of its move."""

    events: list[Event]
