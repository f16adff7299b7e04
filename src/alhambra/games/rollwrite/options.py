"""The options a table agrees on before a game of Roll & Write."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import BadOption, Message
from alhambra.core.state import Options, check_players
from alhambra.games.rollwrite.box import box_of
from alhambra.games.rollwrite.grid import Grid, read_grid
from alhambra.parts.components import Components, standard

PLAYERS: Final = range(1, 6)
NAMES: Final = ("solo", "contest", "sheet")
SOLO: Final = ("2", "3", "4")
YES: Final = "yes"


@mypyc_attr(acyclic=True)
class RollWriteOptions(Options):
    """The number of players, the imaginary ones (R-60, R-66), the contest (R-67), the sheet."""

    def __init__(
        self,
        players: int,
        solo: str = "",
        contest: str = "",
        sheet: str = "",
        components: Components | None = None,
    ) -> None:
        """`solo` is how many imaginary players a single player plays with, `contest` is "yes" if
        they can win, `sheet` is the grid as text if it differs from the one in the data."""
        check_players(players, PLAYERS)
        if players > 1 and (solo or contest):
            option = "solo" if solo else "contest"
            raise BadOption(Message("only-alone", {"option": option, "players": players}))
        if solo and solo not in SOLO:
            raise BadOption(Message("bad-solo", {"given": solo}))
        if contest and contest != YES:
            raise BadOption(Message("bad-contest", {"given": contest}))
        super().__init__(players)
        self.components = components or standard()
        box = box_of(self.components)
        if box.digest != box_of(standard()).digest:
            self.data = box.digest
        self.grid: Grid = read_grid(sheet) if sheet else box.grid
        self.own_sheet = str(self.grid) != str(box.grid)
        self.imaginary: int = int(solo or SOLO[0]) if players == 1 else 1 if players == 2 else 0
        """How many imaginary players there are (R-60)."""
        in_all = players + self.imaginary
        self.rounds: int = box.rounds[players if in_all == 3 else in_all]
        """R-13; with more imaginary players, the rounds for that many players in total (R-66)."""
        self.contest = bool(contest)
        self.bonus: int = box.bonus[self.imaginary] if contest else 0
        """What each imaginary player gets at the end of a contest (R-67)."""
        self.places: list[list[int]] = box.places
        self.line_points: tuple[int, ...] = box.line_points
        self.start_coins: int = box.start_coins
        self.track: int = box.track
        self.turn_price: int = box.turn_price
        self.second_price: int = box.second_price
        self.coins_per_point: int = box.coins_per_point

    def __reduce__(self) -> tuple[Any, ...]:
        chosen = self.chosen()
        texts = [chosen.get(name, "") for name in NAMES]
        return RollWriteOptions, (self.players, *texts, self.components)

    def chosen(self) -> dict[str, str]:
        chosen: dict[str, str] = {}
        if self.imaginary > 2:
            chosen["solo"] = str(self.imaginary)
        if self.contest:
            chosen["contest"] = YES
        if self.own_sheet:
            chosen["sheet"] = str(self.grid)
        return chosen
