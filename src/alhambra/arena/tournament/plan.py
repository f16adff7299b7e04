"""Who meets whom, and who sits where: everything needed to reproduce a tournament."""

import shlex
from itertools import combinations
from typing import Final, Literal

import msgspec

from alhambra.arena.statistics.sequential import Bounds
from alhambra.bots.budget import name_and_budget
from alhambra.core.messages import BadOption, Message

Form = Literal["round-robin", "gauntlet", "ladder"]
FORMS: Final[tuple[Form, ...]] = ("round-robin", "gauntlet", "ladder")
Kind = Literal["match", "mirror", "sanity"]
SANE: Final = "random"
"""The bot that the best of a ladder must beat, or something is wrong."""


class Pairing(msgspec.Struct, frozen=True):
    """Bots that play each other repeatedly: all at one table, or two sides that share it."""

    kind: Kind
    sides: tuple[int, ...]
    """Their numbers among the plan's `entered`; in a mirror match both are the same."""
    seatings: tuple[tuple[int, ...], ...]
    """Which side sits in which seat, for each game of a block. Sides share every seat equally."""


class Plan(msgspec.Struct, frozen=True):
    """A tournament before anything is played."""

    game: str
    players: int
    bots: tuple[str, ...]
    form: Form = "round-robin"
    seed: int = 1
    options: dict[str, str] = {}
    components: str = ""
    """The component file, if it is not the data shipped."""
    modules: tuple[str, ...] = ()
    """The users' own modules that were registered."""
    bounds: Bounds = Bounds()
    ends_early: bool = False
    """Whether the sequential test may end a match between two sides early."""
    with_moves: bool = False
    """Whether all moves are kept."""
    time_limit: float = 10.0

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise BadOption(Message("tournament-two-bots"))
        if self.players < 2:
            raise BadOption(Message("tournament-two-players"))
        for bot in self.bots:
            if self.bots.count(bot) > 1:
                raise BadOption(Message("tournament-twice", {"bot": bot}))
        bounds = self.bounds
        if not (bounds.elo0 < bounds.elo1 and 0 < bounds.alpha < 0.5 and 0 < bounds.beta < 0.5):
            raise BadOption(Message("tournament-bounds"))

    @property
    def entered(self) -> tuple[str, ...]:
        """The bots, and any other that the sanity match needs."""
        needed = self.form == "ladder" and SANE not in self.bots
        return (*self.bots, SANE) if needed else self.bots

    @property
    def is_reproducible(self) -> bool:
        budgets = [name_and_budget(bot)[1] for bot in self.bots]
        return all(budget is None or budget.is_reproducible for budget in budgets)

    def pairings(self) -> tuple[Pairing, ...]:
        numbers = range(len(self.bots))
        if self.form == "gauntlet":
            return tuple([self._pairing("match", 0, other) for other in numbers[1:]])
        if self.form == "ladder":
            best = numbers[-1]
            rungs = [self._pairing("match", upper, upper - 1) for upper in numbers[1:]]
            mirror = self._pairing("mirror", best, best)
            sanity = self._pairing("sanity", best, self.entered.index(SANE))
            return (*rungs, mirror, sanity)
        together = min(self.players, len(self.bots))
        return tuple([self._pairing("match", *some) for some in combinations(numbers, together)])

    def _pairing(self, kind: Kind, *sides: int) -> Pairing:
        return Pairing(kind, sides, seatings(len(sides), self.players))

    def command(self) -> str:
        """The command that plays it again."""
        words = ["alhambra", "tournament", self.game, "--form", self.form]
        words += ["--players", str(self.players), "--bots", ",".join(self.bots)]
        words += ["--seed", str(self.seed)]
        for name, value in self.options.items():
            words += ["--option", f"{name}={value}"]
        words += ["--components", self.components] if self.components else []
        for module in self.modules:
            words += ["--with-module", module]
        default, given = Bounds(), self.bounds
        for name in ("elo0", "elo1", "alpha", "beta"):
            if getattr(given, name) != getattr(default, name):
                words += [f"--{name}", f"{getattr(given, name):g}"]
        words += ["--sprt"] if self.ends_early else []
        words += ["--rows", "decisions"] if self.with_moves else []
        if self.time_limit != type(self).__struct_defaults__[-1]:
            words += ["--time-limit", f"{self.time_limit:g}"]
        return shlex.join(words)


def seatings(sides: int, players: int) -> tuple[tuple[int, ...], ...]:
    """All games of a block: the sides in turn around the table, rotated through all seats. If the
    seats do not divide evenly, the sides take turns having the extra ones."""
    found: list[tuple[int, ...]] = []
    for more in combinations(range(sides), players % sides):
        table = [*range(sides)] * (players // sides) + list(more)
        for turned in range(players):
            seating = tuple(table[turned:] + table[:turned])
            if seating not in found:
                found.append(seating)
    return tuple(found)
