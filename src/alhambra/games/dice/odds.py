"""How likely a turn is to end well, computed by the turn solver."""

from alhambra.games.dice.columns import FIELDS
from alhambra.games.dice.moves import Keep
from alhambra.games.dice.solver import TurnSolver
from alhambra.games.dice.turn import Turn
from alhambra.parts.buildings import TYPES


def chance_to_better(turn: Turn, keep: Keep, type: int, field: int) -> float:
    """The chance that the turn leads to a better field of `type` than `field`, if these dice are
    kept now and the rest of the turn is played for that alone, without tokens."""
    worth = [[0.0] * FIELDS for _ in TYPES]
    worth[type] = [1.0 if each < field else 0.0 for each in range(FIELDS)]
    return TurnSolver(worth).values(turn, [keep])[0]
