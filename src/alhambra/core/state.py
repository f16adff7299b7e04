"""The questions that every game answers: who acts, what they may do, and what happens then.

These are base classes, not typing protocols, because they are the hot path of every simulation.
"""

from typing import ClassVar, Final, Self, TypeAlias

from mypy_extensions import mypyc_attr

from alhambra.core.messages import BadOption, Fact, IllegalMove, Message, Refusal
from alhambra.core.scoring import Result, Scoring
from alhambra.core.sources import Source

Seat: TypeAlias = int
"""A player's place at the table, counted from 0. Texts for people count from 1."""

CHANCE: Final = -1
"""What `to_act()` returns when chance, not a player, acts."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Move:
    """A decision of one player. Two moves are equal exactly when their texts are."""

    def __str__(self) -> str:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and str(self) == str(other))

    def __hash__(self) -> int:
        return hash(str(self))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Outcome:
    """Something that chance can give: a card drawn, a tile drawn, a roll."""


@mypyc_attr(acyclic=True)
class Hidden(Outcome):
    """Something that was drawn but that only another seat has seen."""

    def __str__(self) -> str:
        return "?"

    def __repr__(self) -> str:
        return "?"

    def __reduce__(self) -> str:
        return "HIDDEN"


HIDDEN: Final = Hidden()


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Options:
    """What a table agrees on before a game: the number of players, and what each game adds."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.data = ""
        """The digest of the component data, if it is not the data shipped."""

    def chosen(self) -> dict[str, str]:
        """The options that are not at their default, as names and values."""
        return {}


def check_players(players: int, possible: range) -> None:
    """Refuse a number of players that the game does not allow."""
    if players not in possible:
        least, most = possible[0], possible[-1]
        raise BadOption(Message("bad-players", {"given": players, "least": least, "most": most}))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class View:
    """What one seat, or a spectator, knows. It does not change as the game goes on."""

    game: ClassVar[str] = ""
    """The name of the game, by which bots and screens look up their part."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat

    def determinize(self, source: Source) -> "State":
        """A full state consistent with this view, drawn with the right odds."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position of a game, and everything the rules say about it."""

    def to_act(self) -> Seat | None:
        """The seat to act, CHANCE, or None when the game is over."""
        raise NotImplementedError

    def legal_moves(self) -> list[Move]:
        """All moves of the seat to act, complete and without duplicates, in a fixed order."""
        raise NotImplementedError

    def why_not(self, move: Move) -> Refusal | None:
        """Why `move` is not allowed now, or None if it is."""
        raise NotImplementedError

    def play(self, move: Move) -> None:
        """Play `move`, or raise IllegalMove and leave the state unchanged."""
        refusal = self.why_not(move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.apply(move)

    def apply(self, move: Move) -> None:
        """Play a move that is known to be legal."""
        raise NotImplementedError

    def occasion(self) -> str:
        """What chance is asked for: the word for the draw in a record."""
        raise NotImplementedError

    def outcomes(self) -> list[tuple[Outcome, int]]:
        """When chance acts: what may come, in a fixed order, with integer weights."""
        raise NotImplementedError

    def sample(self, source: Source) -> Outcome:
        """One of `outcomes()`, drawn by weight without listing them."""
        raise NotImplementedError

    def happen(self, outcome: Outcome) -> None:
        """Let chance give `outcome`; raises ImpossibleOutcome and leaves the state unchanged if it
        cannot be.

        HIDDEN is possible when only one seat sees what is drawn: the state is then the game as the
        others know it.
        """
        raise NotImplementedError

    def hides(self, occasion: str, seat: Seat | None) -> bool:
        """Whether what was drawn on `occasion` is hidden from `seat`, or from a spectator."""
        return False

    def observe(self, seat: Seat | None) -> View:
        """What `seat` knows; None stands for a spectator."""
        raise NotImplementedError

    def preview(self) -> Scoring:
        """The next scoring, if it came now."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of every seat so far. Imaginary players are not listed."""
        raise NotImplementedError

    def scorings_so_far(self) -> tuple[Scoring, ...]:
        """All scorings that have taken place, in order."""
        raise NotImplementedError

    def progress(self) -> int | None:
        """How much has been built and bought so far, or None in a game with a fixed number of
        rounds. While this does not change, the game stands still."""
        return None

    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return Result(self.scores()) if self.to_act() is None else None

    def copy(self) -> Self:
        """An independent state; immutable values are shared."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """A game as such: its name, how it starts, and how its texts are read."""

    name: ClassVar[str] = ""
    version: ClassVar[str] = ""
    players: ClassVar[range] = range(0)

    def modules(self) -> list[str]:
        """The names of the modules that can be chosen, in order."""
        return []

    def check_names(self, chosen: dict[str, str], known: tuple[str, ...]) -> None:
        """Refuse an option that the game does not have."""
        for name in chosen:
            if not known:
                raise BadOption(Message("no-options", {"option": name, "game": self.name}))
            if name not in known:
                facts: dict[str, Fact] = {"option": name, "options": ", ".join(known)}
                raise BadOption(Message("unknown-option", facts))

    def options(self, players: int, chosen: dict[str, str]) -> Options:
        """The options given as texts; raises BadOption if they are invalid."""
        raise NotImplementedError

    def new(self, options: Options) -> State:
        """The state before anything has happened; chance acts first."""
        raise NotImplementedError

    def parse_move(self, text: str) -> Move:
        """The move that `text` spells out, legal or not; raises InvalidText if it is none."""
        raise NotImplementedError

    def parse_outcome(self, text: str) -> Outcome:
        """The outcome that `text` spells out, possible or not; raises InvalidText if it is none."""
        raise NotImplementedError

    def parse_position(self, text: str) -> State:
        """The state written down by `str(state)` or a person; raises InvalidText if it is none."""
        raise NotImplementedError
