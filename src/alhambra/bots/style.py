"""How a bot plays, apart from how well: what it cares about more than others do, and less."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Style:
    """Multipliers on the parts of what a bot counts with: 2 for twice as important as usual, 0 for
    ignored. `docs/bots.md` lists the parts of each game; types of buildings are among them.
    """

    parts: Mapping[str, float] = field(default_factory=dict)
    deny: float = 0.0
    """How much it matters what an opponent loses: 1 as much as what one gains."""
    scorings: int = 3
    """How many of the scorings to come are considered."""

    def of(self, part: str, usual: float = 1.0) -> float:
        return self.parts.get(part, usual)


PLAIN = Style()
"""How `greedy` plays."""
