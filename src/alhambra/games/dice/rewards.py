"""What the markers of a round have brought: who got what in which column, and for which field."""

from typing import Any

from mypy_extensions import mypyc_attr

from alhambra.games.dice.columns import NOBODY, Column, Owner


@mypyc_attr(acyclic=True)
class Reward:
    """What one marker has brought its owner. This is for the log and not part of a position: a
    table read from text has none."""

    def __init__(
        self, round: int, type: int, owner: Owner, field: int, got: tuple[str, ...]
    ) -> None:
        self.round = round
        self.type = type
        """The column of the marker."""
        self.owner = owner
        self.field = field
        """Where in the column it stood."""
        self.got = got
        """As in records: a type's letter for each building point, tokens, tiles."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Reward, (self.round, self.type, self.owner, self.field, self.got)

    def is_for(self, round: int, type: int, field: int) -> bool:
        return self.round == round and self.type == type and self.field == field


Rewards = tuple[Reward, ...]


def with_reward(
    rewards: Rewards, round: int, type: int, column: Column, place: int, *got: str
) -> Rewards:
    """The rewards, once marker number `place` of a column has brought something (more)."""
    field = [field for field, owner in enumerate(column) if owner != NOBODY][place]
    if rewards and rewards[-1].is_for(round, type, field):
        got = (*rewards[-1].got, *got)
        rewards = rewards[:-1]
    return (*rewards, Reward(round, type, column[field], field, got))
