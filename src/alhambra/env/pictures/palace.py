"""What is drawn of Palace."""

from alhambra.env.pictures import Picture, alhambras
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.pieces import in_words


def picture(view: PalaceTable) -> Picture:
    market = " ".join([str(tile or "-") for tile in view.market])
    hands = [f"player_{seat}: {hand}" for seat, hand in enumerate(view.hands)]
    return Picture(
        [
            f"palace   market {market}   money {in_words(view.display)}",
            "   ".join(hands[:3]),
            "   ".join(hands[3:]),
        ],
        alhambras(view, view.alhambras, view.reserves),
    )
