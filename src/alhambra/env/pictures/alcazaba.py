"""What is drawn of Alcazaba."""

from alhambra.env.pictures import Picture, alhambras, rolled
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.parts.pieces import in_words


def picture(view: AlcazabaTable) -> Picture:
    offers = [in_words(tiles) or "-" for tiles in view.offers]
    return Picture(
        [
            f"alcazaba   round {view.round.number}   {rolled(view.rolling)}",
            f"columns {' | '.join(offers)}",
            f"markers left {view.markers.left}",
        ],
        alhambras(view, view.alhambras, view.reserves),
    )
