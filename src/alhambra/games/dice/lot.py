"""Drawing lots for the start player (D-10): a lot names a seat."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.core.state import Outcome, Seat


@mypyc_attr(acyclic=True)
class Lot(Outcome):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def __str__(self) -> str:
        return str(self.seat + 1)

    def __repr__(self) -> str:
        return f"<lot {self}>"

    def __reduce__(self) -> tuple[Callable[[Seat], "Lot"], tuple[Seat]]:
        return _lot, (self.seat,)


LOTS: Final = tuple([Lot(seat) for seat in range(9)])
_TEXTS: Final = tuple([str(lot) for lot in LOTS])


def _lot(seat: Seat) -> Lot:
    return LOTS[seat]


def lot(text: str) -> Lot | None:
    """The lot that `text` names, if any."""
    return LOTS[int(text) - 1] if text in _TEXTS else None
