"""What somebody gave: of the right type, or refused in a sentence."""

import operator
from typing import Any

from alhambra.env.encoding import Encoding


def text(what: str, given: Any) -> str:
    """A text that somebody gave; raises TypeError for anything else."""
    if not isinstance(given, str):
        raise TypeError(f"The {what} is a text, not {given!r}.")
    return given


def whole_number(what: str, given: Any) -> int:
    """A whole number that somebody gave; raises TypeError for anything else."""
    found = as_index(given)
    if found is None:
        raise TypeError(f"The {what} is a whole number, not {given!r}.")
    return found


def as_index(given: Any) -> int | None:
    """An int of whatever counts as one, such as NumPy's numbers; None of anything else."""
    try:
        return operator.index(given)
    except TypeError:
        return None


def action_number(encoding: Encoding, action: Any) -> int:
    """The number of an action; raises AssertionError if the game has no such action."""
    found = as_index(action)
    actions = len(encoding.actions.texts)
    assert found is not None and 0 <= found < actions, (  # noqa: PT018 – one sentence for both
        f"There is no action {action!r}; the actions of {encoding.game} are 0 to {actions - 1}."
    )
    return found
