"""What users have registered from outside this package: their own modules and bots."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

from alhambra.bots import outside as bots
from alhambra.bots.budget import name_and_budget
from alhambra.games.palace import outside as modules

Relocate = Callable[[str], str]
"""Returns where a file is on another machine."""


@dataclass(frozen=True)
class Known:
    """Named by location, so that another process can be told about them."""

    modules: tuple[str, ...]
    bots: tuple[tuple[str, float, str], ...]
    """Name, time limit and place of each."""

    @classmethod
    def here(cls) -> Self:
        return cls(
            modules.made_known(), tuple([(name, limit, name) for name, limit in bots.made_known()])
        )

    def make_known(self) -> None:
        for module in self.modules:
            modules.make_known(module)
        for name, limit, place in self.bots:
            bots.make_known(name, limit, place)

    def relocated(self, relocate: Relocate) -> Self:
        moved = [(name, limit, _moved(place, relocate)) for name, limit, place in self.bots]
        return replace(
            self,
            modules=tuple([_moved(place, relocate) for place in self.modules]),
            bots=tuple(moved),
        )


def _moved(place: str, relocate: Relocate) -> str:
    for path in own_files(place):
        place = place.replace(str(path), relocate(str(path)))
    return place


def own_files(place: str) -> list[Path]:
    """The files mentioned in the name of a bot or module."""
    name, _ = name_and_budget(place)
    file = name.rpartition(":")[0]
    words = [file] if file.endswith(".py") else name.removeprefix(bots.PROGRAM).split()
    return [Path(word) for word in words if ":" in name and Path(word).is_file()]
