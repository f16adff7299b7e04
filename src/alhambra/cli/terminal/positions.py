"""The positions of a record at which somebody makes a decision."""

from alhambra.core.record import NOTE, Record
from alhambra.core.state import CHANCE, Ruleset, State
from alhambra.core.verify import replay


class Position:
    """A state of a record, and how many of its steps lead to it."""

    def __init__(self, state: State, steps: int) -> None:
        self.state = state
        self.steps = steps


def positions(record: Record, rules: Ruleset) -> list[Position]:
    """The position before each decision, and the last one of the record; or BadRecord.

    A decision is a move where at least two were legal. So the position with index N is the one
    after N decisions and everything that followed from them automatically.
    """
    found: list[Position] = []
    steps = 0
    latest: State | None = None
    for step, state in replay(record, rules):
        steps += step is not None
        if step is not None and step.kind == NOTE:
            # Notes come after what caused them, and change nothing.
            if found and found[-1].steps == steps - 1:
                found[-1].steps = steps
        elif _is_decision(state):
            found.append(Position(state.copy(), steps))
        latest = state
    assert latest is not None
    if not found or found[-1].steps < steps:
        found.append(Position(latest.copy(), steps))
    return found


def _is_decision(state: State) -> bool:
    return state.to_act() not in (CHANCE, None) and len(state.legal_moves()) > 1
