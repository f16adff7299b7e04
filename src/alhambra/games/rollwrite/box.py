"""The component data of Roll & Write, validated: the grid, rounds, points and coins."""

import hashlib
from functools import cache
from typing import Final, NoReturn

import msgspec

from alhambra.core.messages import BadData, BadOption, Fact, Message
from alhambra.games.rollwrite.grid import CROSSINGS, Grid, read_grid
from alhambra.parts import component_file as file
from alhambra.parts.buildings import TYPE_LETTERS, TYPES
from alhambra.parts.components import Components

_PLAYERS: Final = range(1, 6)


class RollAndWriteBox:
    """Everything that Roll & Write takes from the data. Its `digest` tells different data apart."""

    def __init__(self, data: file.RollAndWrite, places: list[list[int]]) -> None:
        self.places = places
        """For each type, the points for its places: those of Palace's last scoring (R-40)."""
        self.grid = _grid(data.grid.rows)
        self.rounds = _rounds(data.rounds.by_players)
        """The number of rounds, by the number of players."""
        points = data.line_points
        self.line_points = (0, 0, 0, 0, points.four, points.five, points.six)
        """The points for a row or column, by the number of its crosses."""
        coins = data.coins
        self.start_coins = _number(coins.start, "coins.start", 0)
        self.track = _number(coins.track, "coins.track", coins.start)
        self.turn_price = _number(coins.turn_die, "coins.turn_die", 1)
        self.second_price = _number(coins.second_building, "coins.second_building", 0)
        self.coins_per_point = _number(coins.per_point, "coins.per_point", 1)
        bonus = data.imaginary_bonus
        self.bonus = {2: bonus.two, 3: bonus.three, 4: bonus.four}
        """What each imaginary player gets in a contest, by how many of them there are."""
        for entry, numbers in (
            ("line_points", self.line_points),
            ("imaginary_bonus", tuple(self.bonus.values())),
        ):
            if not all(0 <= number <= 999 for number in numbers):
                _refuse(entry, "points")
        self.digest = self._digest()

    def _digest(self) -> str:
        played_with = [
            str(self.grid),
            self.rounds,
            self.line_points,
            [self.start_coins, self.track, self.turn_price, self.second_price],
            self.coins_per_point,
            self.bonus,
            self.places,
        ]
        return hashlib.sha256(msgspec.json.encode(played_with)).hexdigest()[:16]


@cache
def box_of(components: Components) -> RollAndWriteBox:
    """What this box has for Roll & Write; raises BadData with the entry and the reason."""
    return RollAndWriteBox(components.roll_and_write, components.majority_points["C"])


def _grid(rows: list[list[str]]) -> Grid:
    letters = dict(zip(TYPES, TYPE_LETTERS, strict=True))
    for row, names in enumerate(rows, 1):
        for column, name in enumerate(names, 1):
            if name not in letters:
                entry = f"grid.rows[{row - 1}][{column - 1}]"
                _refuse(entry, "name", name=name, names=", ".join(TYPES))
    try:
        return read_grid("\n".join("".join(letters[name] for name in names) for names in rows))
    except BadOption as error:
        _refuse("grid.rows", "form", reason=error.message)


def _rounds(by_players: dict[int, int]) -> dict[int, int]:
    if sorted(by_players) != list(_PLAYERS):
        names = ", ".join([str(players) for players in _PLAYERS])
        _refuse("rounds.by_players", "names", names=names)
    # An imaginary player starts with three and must always find a building to mark.
    return {
        players: _number(rounds, f"rounds.by_players.{players}", 1, CROSSINGS - 3)
        for players, rounds in sorted(by_players.items())
    }


def _number(number: int, entry: str, least: int, most: int = 99) -> int:
    if not least <= number <= most:
        _refuse(entry, "range", number=number, least=least, most=most)
    return number


def _refuse(entry: str, problem: str, **facts: Fact) -> NoReturn:
    raise BadData(Message(f"bad-data-{problem}", {"entry": f"roll_and_write.{entry}", **facts}))
