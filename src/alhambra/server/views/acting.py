"""The seat to act, on the wire."""

from alhambra.core.state import CHANCE, Seat, State


def seat_to_act(state: State) -> Seat | None:
    """The seat to act; None if it is chance's turn, or nobody's."""
    to_act = state.to_act()
    return None if to_act == CHANCE else to_act
