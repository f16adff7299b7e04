"""Rewards: by the result of a game, by points, or by the margin over the best opponent.

Each is a total that changes as the game goes on; what a step earns is the change.
"""

from collections.abc import Callable

from alhambra.core.messages import BadOption, Message
from alhambra.env.given import text
from alhambra.env.play import Play
from alhambra.games.rollwrite.table import RollWriteTable

Totals = Callable[[Play], list[float]]


def by_result(play: Play) -> list[float]:
    """1 for a victory and less for losses, so that all add up to 0; nothing before the end.

    A shared victory is shared. Alone, it is 1 or -1: whether the imaginary players were beaten.
    """
    players = play.encoding.players
    result = play.state.result()
    if result is None:
        return [0.0] * players
    winners = len(result.winners) + len(result.imaginary_winners)
    shares = [1.0 / winners if seat in result.winners else 0.0 for seat in range(players)]
    if players == 1:
        return [2.0 * shares[0] - 1.0]
    return [(players * share - 1.0) / (players - 1) for share in shares]


def by_points(play: Play) -> list[float]:
    """The points so far."""
    return [float(points) for points in play.state.scores()]


def by_margin(play: Play) -> list[float]:
    """How many points more than the best of the others, or alone of the imaginary players."""
    scores = play.state.scores()
    if len(scores) == 1:
        view = play.state.observe(None)
        assert isinstance(view, RollWriteTable)
        rivals = range(view.options.imaginary)
        return [float(scores[0] - max([view.points_of_imaginary(k) for k in rivals]))]
    best, second = sorted(scores, reverse=True)[:2]
    leaders = scores.count(best)
    return [float(s - (second if s == best and leaders == 1 else best)) for s in scores]


REWARDS: dict[str, Totals] = {"result": by_result, "points": by_points, "margin": by_margin}


def totals_by(name: str) -> Totals:
    """The rewards of this name; raises BadOption if there are none."""
    if text("reward", name) not in REWARDS:
        facts = {"reward": name, "rewards": ", ".join(REWARDS)}
        raise BadOption(Message("env-unknown-reward", facts))
    return REWARDS[name]
