"""What is drawn of Roll & Write."""

from alhambra.env.pictures import Board, Box, Pen, Picture, heading
from alhambra.games.rollwrite.sheet import Sheet
from alhambra.games.rollwrite.table import RollWriteTable


class SheetBoard(Board):
    """A player's sheet."""

    def __init__(self, heading: str, sheet: Sheet, types: tuple[int, ...]) -> None:
        super().__init__(heading, f"dice {sheet.dice}  coins {sheet.coins}")
        self._sheet = sheet
        self._types = types

    def draw(self, pen: Pen, box: Box) -> None:
        pen.sheet(box, self._sheet, self._types)


def picture(view: RollWriteTable) -> Picture:
    types = view.options.grid.types
    imaginary = [f"{sum(marks)}" for marks in view.marks]
    sheets = enumerate(view.sheets)
    return Picture(
        [f"roll & write   round {view.round}", f"imaginary players' buildings {imaginary}"],
        [SheetBoard(heading(view, seat), sheet, types) for seat, sheet in sheets],
    )
