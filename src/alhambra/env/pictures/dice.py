"""What is drawn of the Dice Game: one board for everybody."""

from alhambra.env.pictures import Board, Box, Pen, Picture, rolled
from alhambra.games.dice.markers import Markers
from alhambra.games.dice.table import DiceTable


class ColumnsBoard(Board):
    """The dice fields, and the markers on them."""

    def __init__(self, markers: Markers) -> None:
        super().__init__("", f"markers left {markers.left}")
        self._markers = markers

    def draw(self, pen: Pen, box: Box) -> None:
        pen.columns(box, self._markers)


def picture(view: DiceTable) -> Picture:
    points = [f"player_{seat}: {view.points_of(seat)}" for seat in range(view.players)]
    bonus = " ".join([str(token or "-") for token in view.bonus])
    return Picture(
        [
            f"dice   round {view.round.number}   {rolled(view.rolling)}   bonus {bonus}",
            "   ".join(points),
        ],
        [ColumnsBoard(view.markers)],
    )
