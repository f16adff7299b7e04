"""What all games' encodings have in common: moves as paths of actions, views as numbers."""

from array import array
from typing import Any

from mypy_extensions import mypyc_attr

from alhambra.core.state import CHANCE, Move, Options, Outcome, Seat, State, View
from alhambra.core.table import Table
from alhambra.env.choice import Choice, Path
from alhambra.env.layout import ActionList, Layout, of_seats

MOST_POINTS = 500
"""More points than this are shown as this many."""
MOST_ALIKE = 4
"""The most cards of a kind, so that no step of a move is taken more often."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How one game, with the options of one table, is put into numbers.

    The actions depend on the game alone; the layout of observations also on the number of players
    and the modules. Numbers are written into arrays that start out as zeros.
    """

    def __init__(self, game: str, options: Options) -> None:
        self.game = game
        self.options = options
        self.players = options.players
        self.actions = ActionList()
        self.layout = Layout()
        self.outcomes: list[Outcome] = []
        """Everything that chance may ever give."""
        self.outcome_numbers: dict[str, int] = {}
        self.add_actions()
        seats = of_seats(self.players)
        self._to_act = self.layout.add("to_act", "whose decision it is", 1, seats)
        self._points = self.layout.add("points", "points so far", MOST_POINTS, seats)
        self.add_parts(seats)
        self._picked = self.layout.add(
            "picked",
            "how often each step was taken towards the move being made; only you see yours",
            MOST_ALIKE,
            self.actions.texts,
        )
        self._zeros = array("H", bytes(2 * self.layout.size))

    # What each game says

    def add_actions(self) -> None:
        raise NotImplementedError

    def add_parts(self, seats: tuple[str, ...]) -> None:
        raise NotImplementedError

    def path(self, move: Move, seat: Seat) -> Path:
        """The actions that make up a move of this seat."""
        raise NotImplementedError

    def write(self, view: View, seat: Seat, out: "array[int]") -> None:
        """Write what `seat` sees, into the parts of the game."""
        raise NotImplementedError

    # What is the same for all

    def choice(self, moves: list[Move], seat: Seat) -> Choice:
        """The choice among these moves of a seat, before the first step."""
        return Choice([self.path(move, seat) for move in moves], moves)

    def numbers(self, view: View, picked: Path) -> "array[int]":
        """An observation as whole numbers, from a seat's view and the steps that this seat has
        taken towards its move."""
        assert isinstance(view, Table)
        seat = view.seat
        assert seat is not None
        out = self._zeros[:]
        acting = view.to_act()
        if acting is not None and acting != CHANCE:
            out[self._to_act + (acting - seat) % self.players] = 1
        for other in range(self.players):
            points = min(view.points_of(other), MOST_POINTS)
            out[self._points + (other - seat) % self.players] = points
        self.write(view, seat, out)
        for step in picked:
            out[self._picked + step] += 1
        return out

    def mask(self, choice: Choice) -> bytearray:
        """A byte for each action: 1 if it can be chosen."""
        mask = bytearray(len(self.actions.texts))
        for action in choice.actions:
            mask[action] = 1
        return mask

    def add_outcomes(self, outcomes: list[Outcome]) -> None:
        for outcome in outcomes:
            self.outcome_numbers[str(outcome)] = len(self.outcomes)
            self.outcomes.append(outcome)

    def chances(self, state: State) -> list[tuple[int, int]]:
        """What may come when chance acts, by number, with weights."""
        numbers = self.outcome_numbers
        weights: dict[int, int] = {}
        for outcome, weight in state.outcomes():
            number = numbers[str(outcome)]
            weights[number] = weights.get(number, 0) + weight
        return sorted(weights.items())

    def __deepcopy__(self, memo: dict[int, Any]) -> "Encoding":
        """Encodings never change, so copies share them."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # Imported here because the list of encodings imports this file.
        from alhambra.env.encodings import encoding

        return encoding, (self.game, self.players, self.options.chosen())


def write_counts(out: "array[int]", start: int, counts: list[int]) -> None:
    for number, count in enumerate(counts):
        if count:
            out[start + number] = count
