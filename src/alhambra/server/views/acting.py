"""Who is to act, on the wire."""

from alhambra.core.state import CHANCE, Seat, State


def seat_to_act(state: State) -> Seat | None:
    """The seat to act; None when chance is, or nobody."""
    to_act = state.to_act()
    return None if to_act == CHANCE else to_act
