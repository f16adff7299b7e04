"""What a search has found out: about each candidate, and what it expects to happen."""

from typing import Final

from alhambra.bots.search.chances import CERTAIN, POINT, Chances
from alhambra.core.state import Move, Seat

A_POINT: Final = CERTAIN // 2_000
"""What a point of lead counts for in a comparison of chances: it decides between equals."""


class Candidate:
    """A move that is being compared with others."""

    def __init__(self, move: Move, prior: float) -> None:
        self.move = move
        self.prior = prior
        """What it gains in itself, in points, by the game's own judgement."""
        self.trials = 0
        self._wins = 0
        self._squares = 0
        self._lead = 0
        self._lines: list[tuple[int, list[tuple[Seat, Move]]]] = []

    def note(self, chances: Chances, seat: Seat, line: list[tuple[Seat, Move]]) -> None:
        """One more trial and what came of it."""
        win = chances.wins[seat]
        self.trials += 1
        self._wins += win
        self._squares += win * win
        self._lead += chances.lead(seat)
        self._lines.append((win, line))

    def win(self) -> int:
        """The chance to win after this move, in millionths."""
        return self._wins // max(1, self.trials)

    def lead(self) -> int:
        """The expected lead over the best of the others, in thousandths of a point."""
        return self._lead // max(1, self.trials)

    def uncertainty(self) -> int:
        """The standard error of the chance, in millionths; certain only at the end of a game."""
        if self.trials < 2:
            return CERTAIN // 2
        spread = self._squares - self._wins * self._wins // self.trials
        return _root(max(0, spread) // (self.trials * (self.trials - 1)))

    def line(self) -> list[tuple[Seat, Move]]:
        """What is expected to follow: the decisions of the most typical trial."""
        mean = self.win()
        best: list[tuple[Seat, Move]] = []
        nearest = CERTAIN + 1
        for win, line in self._lines:
            if abs(win - mean) < nearest:
                nearest = abs(win - mean)
                best = line
        return best


class Thought:
    """The candidates of a decision, as far as they have been compared."""

    def __init__(self, candidates: list[Candidate], trust: int) -> None:
        self.candidates = candidates
        self._trust = trust

    def best(self) -> Candidate:
        return self.candidates[self.ranking()[0]]

    def ranking(self) -> list[int]:
        """The indexes of the candidates, best first. Those with more trials come first: they were
        the better ones when the others were given up."""
        scores = self._scores()
        most = [candidate.trials for candidate in self.candidates]
        return sorted(range(len(scores)), key=lambda each: (-most[each], -scores[each]))

    def _scores(self) -> list[int]:
        """The chances in millionths; a lead counts a little, and the prior as much as it is
        trusted. The prior is about points, so it is scaled by what points are worth here."""
        found = [each.win() * POINT + each.lead() * A_POINT for each in self.candidates]
        mean = sum(found) // len(found)
        worth = self._worth_of_a_point()
        best = max([each.prior for each in self.candidates])
        scores = []
        for number, candidate in enumerate(self.candidates):
            expected = mean - int(min(best - candidate.prior, 50.0) * POINT) * worth
            total = found[number] * candidate.trials + expected * self._trust
            scores.append(total // max(1, candidate.trials + self._trust))
        return scores

    def _worth_of_a_point(self) -> int:
        """How many millionths one more point of lead is worth, roughly: most in an even game."""
        wins = sum([each.win() for each in self.candidates]) // len(self.candidates)
        doubt = wins * (CERTAIN - wins) // CERTAIN
        return A_POINT + doubt // 15


def _root(number: int) -> int:
    """The whole part of a square root, by Newton's method."""
    if number < 2:
        return number
    guess = 1 << (number.bit_length() + 1) // 2
    while True:
        better = (guess + number // guess) // 2
        if better >= guess:
            return guess
        guess = better
