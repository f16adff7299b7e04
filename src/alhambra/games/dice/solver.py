"""The optimal play of one turn, computed exactly: D-20, D-21 and the tokens D-42 to D-45.

Given what a marker on each field is worth and what a token costs, it computes the value of every
decision in the turn, and of the turn itself. `docs/bots.md` explains how.
"""

from functools import cache
from threading import Lock
from typing import Final

from alhambra.core.state import Move
from alhambra.games.dice.columns import ROLLS, field_of
from alhambra.games.dice.moves import Annul, Displace, Keep, PlaceMarker, SetBlackDie
from alhambra.games.dice.outcomes import FACES, NEVER, Combination, Outcomes, Worths
from alhambra.games.dice.turn import NOT_SET, Turn
from alhambra.parts.dice import NUMBER_OF_DICE

Worth = list[list[float]]
"""For each type and field, what a marker there is worth."""

_ONE_AT_A_TIME: Final = Lock()


@cache
def _of_all_dice() -> Outcomes:
    """Built once, when the first turn is solved."""
    return Outcomes()


class Tokens:
    """What a player may use in a turn: how many tokens, and the cost of using one."""

    def __init__(
        self,
        annul: int = 0,
        annul_cost: float = 0.0,
        black: bool = False,
        black_cost: float = 0.0,
        displacing: Worth | None = None,
    ) -> None:
        self.annul = annul
        self.annul_cost = annul_cost
        self.black = black
        """Whether the black die can be set."""
        self.black_cost = black_cost
        self.displacing = displacing
        """With a displace token: for each type and field, what a marker there is worth if it
        displaces another, minus the token; NEVER where there is nobody to displace."""


NO_TOKENS: Final = Tokens()


class TurnSolver:
    """One turn in one situation. Values are computed on demand, and only once."""

    def __init__(
        self, worth: Worth, tokens: Tokens = NO_TOKENS, outcomes: Outcomes | None = None
    ) -> None:
        self._worth = worth
        self._tokens = tokens
        self._outcomes = _of_all_dice() if outcomes is None else outcomes
        self._placing: dict[tuple[int, int], Worths] = {}
        self._rolled: dict[tuple[int, int, int], Worths] = {}
        self._openings: dict[tuple[int, int, bool], float] = {}

    def value(self) -> float:
        """What the turn is worth before the first roll."""
        with _ONE_AT_A_TIME:
            return self._opening(NOT_SET, self._tokens.annul, self._tokens.black)

    def values(self, turn: Turn, moves: list[Move]) -> list[float]:
        """What each of these moves is worth after a roll of the turn. The solver's tokens must be
        those left at that point."""
        with _ONE_AT_A_TIME:
            values = [0.0 if isinstance(move, Keep) else self._of(move, turn) for move in moves]
            if turn.rolls < ROLLS:
                self._expect(turn)
                for number, move in enumerate(moves):
                    if isinstance(move, Keep):
                        values[number] = self._outcomes.of(move.dice).expected
            return values

    def _of(self, move: Move, turn: Turn) -> float:
        if isinstance(move, PlaceMarker):
            return self._worth[move.type][turn.field(move.type)]
        if isinstance(move, Displace):
            displacing = self._tokens.displacing
            return NEVER if displacing is None else displacing[move.type][turn.field(move.type)]
        annul = self._tokens.annul
        if isinstance(move, Annul):
            return self._annulling(turn, annul)
        assert isinstance(move, SetBlackDie)
        return self._setting_black(self._outcomes.of(turn.dice), move.type, annul)

    # Expected values. `black` is the face of the black die, `annul` how many rolls may still be
    # annulled.

    def _placed(self, rolls: int, black: int) -> Worths:
        """For all dice, the best marker after this many rolls."""
        known = self._placing.get((rolls, black))
        if known is None:
            markers = self._markers(rolls, black)
            known = Worths([_best_marker(dice, markers) for dice in self._outcomes.complete])
            self._placing[rolls, black] = known
        return known

    def _markers(self, rolls: int, black: int) -> Worth:
        """For each type and number of white dice that show it, what the marker is worth."""
        return [self._markers_of(type, rolls, 1 if type == black else 0) for type in range(FACES)]

    def _markers_of(self, type: int, rolls: int, black: int) -> list[float]:
        markers = []
        for number in range(black, black + NUMBER_OF_DICE + 1):
            worth = NEVER
            if number:
                field = field_of(number, rolls)
                worth = self._worth[type][field]
                if self._tokens.displacing is not None:
                    worth = max(worth, self._tokens.displacing[type][field])
            markers.append(worth)
        return markers

    def _decided(self, rolls: int, black: int, annul: int) -> Worths:
        """For all dice, the best decision after this many rolls, other than annulling the last one:
        place a marker, or roll again."""
        placed = self._placed(rolls, black)
        if rolls == ROLLS:
            return placed
        known = self._rolled.get((rolls, black, annul))
        if known is None:
            outcomes = self._outcomes
            following = self._decided(rolls + 1, black, annul)
            if annul:
                before = self._decided(rolls, black, annul - 1)
                outcomes.sweep(following, before, self._tokens.annul_cost)
            else:
                outcomes.expect(following)
            known = Worths([max(placed.of[dice.number], dice.best) for dice in outcomes.complete])
            self._rolled[rolls, black, annul] = known
        return known

    def _expect(self, turn: Turn) -> None:
        """Compute what is expected of any dice that may be kept now."""
        annul = self._tokens.annul
        following = self._decided(turn.rolls + 1, turn.black, annul)
        at_least = NEVER
        if annul:
            at_least = self._decided_on(
                self._outcomes.of(turn.dice), turn.rolls, turn.black, annul - 1
            )
            at_least -= self._tokens.annul_cost
        self._outcomes.expect(following, at_least)

    def _decided_on(self, complete: Combination, rolls: int, black: int, annul: int) -> float:
        """The same for these dice only, which is faster when the others are not needed."""
        known = self._rolled.get((rolls, black, annul))
        if known is not None:
            return known.of[complete.number]
        placed = _best_marker(complete, self._markers(rolls, black))
        if rolls == ROLLS:
            return placed
        following = self._decided(rolls + 1, black, annul)
        at_least = NEVER
        if annul:
            at_least = self._decided_on(complete, rolls, black, annul - 1) - self._tokens.annul_cost
        self._outcomes.expect(following, at_least)
        return max(placed, complete.best)

    def _annulling(self, turn: Turn, annul: int) -> float:
        assert turn.before is not None
        if turn.rolls == 1:
            return self._opening_again(turn.black, annul, self._tokens.black)
        before = self._outcomes.of(turn.before)
        again = self._decided_on(before, turn.rolls - 1, turn.black, annul - 1)
        return again - self._tokens.annul_cost

    def _setting_black(self, complete: Combination, type: int, annul: int) -> float:
        """The first roll with the black die set; it may still be annulled."""
        value = self._decided_on(complete, 1, type, annul)
        return max(value, self._opening_again(type, annul, False)) - self._tokens.black_cost

    def _opening(self, black: int, annul: int, may_set_black: bool) -> float:
        """What the turn is worth before the first roll."""
        may_set_black = may_set_black and black == NOT_SET
        known = self._openings.get((black, annul, may_set_black))
        if known is None:
            best = self._decided(1, black, annul).of
            annulled = self._opening_again(black, annul, may_set_black)
            if may_set_black:
                cost = self._tokens.black_cost
                for type in range(FACES):
                    decided = self._decided(1, type, annul).of
                    best = [max(each, decided[at] - cost) for at, each in enumerate(best)]
                    annulled = max(annulled, self._opening_again(type, annul, False) - cost)
            known = 0.0
            for complete in self._outcomes.complete:
                known += complete.odds * max(best[complete.number], annulled)
            self._openings[black, annul, may_set_black] = known
        return known

    def _opening_again(self, black: int, annul: int, may_set_black: bool) -> float:
        """What the turn is worth if the first roll is annulled."""
        if not annul:
            return NEVER
        return self._opening(black, annul - 1, may_set_black) - self._tokens.annul_cost


def _best_marker(complete: Combination, markers: Worth) -> float:
    best = NEVER
    for type, number in enumerate(complete.dice.counts):
        best = max(best, markers[type][number])
    return best
