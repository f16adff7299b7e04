"""Pieces of the box that have a text, and multisets of them.

A multiset is a sorted tuple, so that equal multisets are equal tuples.
"""

from collections.abc import Iterable
from typing import TypeVar

from mypy_extensions import mypyc_attr

from alhambra.core.state import Outcome


@mypyc_attr(acyclic=True)
class Piece(Outcome):
    """A tile, a card or a token. Pieces with the same text are one object."""

    def __init__(self, text: str, order: int) -> None:
        self.text = text
        self.order = order
        """The sort key by which such pieces are listed everywhere."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text


AnyPiece = TypeVar("AnyPiece", bound=Piece)


def in_order(pieces: list[AnyPiece]) -> tuple[AnyPiece, ...]:
    return tuple(sorted(pieces, key=_by_order))


def _by_order(piece: Piece) -> int:
    return piece.order


def put(pieces: tuple[AnyPiece, ...], piece: AnyPiece) -> tuple[AnyPiece, ...]:
    """`pieces` plus one more."""
    at = len(pieces)
    while at > 0 and pieces[at - 1].order > piece.order:
        at -= 1
    return pieces[:at] + (piece,) + pieces[at:]


def put_all(pieces: tuple[AnyPiece, ...], more: tuple[AnyPiece, ...]) -> tuple[AnyPiece, ...]:
    """`pieces` and `more` together."""
    for piece in more:
        pieces = put(pieces, piece)
    return pieces


def take_out(pieces: tuple[AnyPiece, ...], some: tuple[AnyPiece, ...]) -> tuple[AnyPiece, ...]:
    """`pieces` without `some`, as far as they are present."""
    for piece in some:
        at = position_in(pieces, piece)
        if at >= 0:
            pieces = pieces[:at] + pieces[at + 1 :]
    return pieces


def contains(pieces: tuple[AnyPiece, ...], some: tuple[AnyPiece, ...]) -> bool:
    """Whether all of `some` are in `pieces`."""
    return len(take_out(pieces, some)) == len(pieces) - len(some)


def position_in(pieces: tuple[AnyPiece, ...], piece: AnyPiece) -> int:
    """The index of the first `piece` in `pieces`, or -1."""
    low, high = 0, len(pieces)
    while low < high:
        middle = (low + high) // 2
        if pieces[middle].order < piece.order:
            low = middle + 1
        else:
            high = middle
    return low if low < len(pieces) and pieces[low] is piece else -1


def in_words(pieces: Iterable[Piece]) -> str:
    """Their texts, separated by spaces."""
    return " ".join([piece.text for piece in pieces])
