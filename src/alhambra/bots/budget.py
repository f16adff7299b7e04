"""How much a bot may think about a decision."""

import re
from dataclasses import dataclass
from typing import Final

_WRITTEN: Final = re.compile(r"(.+)@(?:(\d+)|(\d+(?:\.\d+)?)s)")


@dataclass(frozen=True)
class Budget:
    """A number of trials, whatever those are to the bot, or of seconds; the other is 0. With trials
    the same seed gives the same game on any machine; with seconds it does not."""

    trials: int = 0
    seconds: float = 0.0

    @property
    def is_reproducible(self) -> bool:
        return not self.seconds

    def __str__(self) -> str:
        return f"seconds {self.seconds:g}" if self.seconds else f"trials {self.trials}"


def name_and_budget(text: str) -> tuple[str, Budget | None]:
    """The name and budget of a bot, from `name`, `name@1000` or `name@0.5s`."""
    written = _WRITTEN.fullmatch(text)
    if written is None:
        return text, None
    name, trials, seconds = written.groups()
    return name, Budget(int(trials)) if trials else Budget(seconds=float(seconds))
