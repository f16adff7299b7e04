"""Comparing candidates by playing on from each of them under equal luck.

Sequential halving: all candidates get some trials, the better half gets more, and so on. A trial
fills in what the seat cannot know, plays the candidate, lets the game's own player play on for all
seats until the game's value can be trusted, and notes the chance to win.
"""

from collections.abc import Callable
from time import perf_counter, sleep
from typing import Final

from alhambra.bots.budget import Budget
from alhambra.bots.search.chances import chances_at_the_end
from alhambra.bots.search.mind import Mind
from alhambra.bots.search.sources import Occasions
from alhambra.bots.search.thought import Candidate, Thought
from alhambra.core.state import CHANCE, Move, Seat, State, View

LONGEST: Final = 400
"""After how many moves an imagined game is stopped in any case."""


class Search:
    """How a seat with this mind looks for its moves."""

    def __init__(self, mind: Mind, candidates: int, trust: int) -> None:
        self._mind = mind
        self._candidates = candidates
        """How many moves are compared at most."""
        self._trust = trust
        """How many trials the game's own judgement of a move counts for."""
        self._cancelled = False

    def cancel(self) -> None:
        """Stop thinking: the best move so far is returned. May be called from another thread."""
        self._cancelled = True

    def think(self, view: View, moves: list[Move], budget: Budget, seed: int) -> Thought:
        """Compare the best of the moves of the seat to act, within the budget."""
        self._cancelled = False
        self._mind.prepare(budget, seed)
        values = self._mind.player.values(view, moves)
        chosen = self._mind.candidates(moves, values, self._candidates)
        candidates = [Candidate(moves[number], values[number]) for number in chosen]
        if len(candidates) > 1:
            self._halve(view, candidates, budget, seed)
        return Thought(candidates, self._trust)

    def _halve(self, view: View, candidates: list[Candidate], budget: Budget, seed: int) -> None:
        left = list(candidates)
        rounds = (len(left) - 1).bit_length()
        start = perf_counter()
        spent = 0
        for number in range(1, rounds + 1):
            if budget.seconds:
                until = start + budget.seconds * number / rounds
                self._try_until(view, left, seed, lambda: perf_counter() >= until)  # noqa: B023
            else:
                share = (budget.trials - spent) // (rounds - number + 1) // len(left)
                for _ in range(max(1, share)):
                    self._try_all(view, left, seed)
                spent += max(1, share) * len(left)
            if self._cancelled:
                return
            ranked = Thought(left, self._trust).ranking()
            left = [left[each] for each in ranked[: (len(left) + 1) // 2]]

    def _try_until(
        self, view: View, left: list[Candidate], seed: int, is_over: Callable[[], bool]
    ) -> None:
        self._try_all(view, left, seed)
        while not is_over() and not self._cancelled:
            self._try_all(view, left, seed)

    def _try_all(self, view: View, left: list[Candidate], seed: int) -> None:
        """One more trial of each, all under the same luck."""
        for candidate in left:
            # Compiled code lets no other thread run unless it steps aside, so nobody could cancel.
            sleep(0)
            if self._cancelled and candidate.trials:
                return
            self._try(view, candidate, seed * 1_000 + candidate.trials)

    def _try(self, view: View, candidate: Candidate, seed: int) -> None:
        seat = view.seat
        assert seat is not None
        luck = Occasions(seed)
        state = view.determinize(luck.source("hidden"))
        state.apply(candidate.move)
        line = play_on(state, self._mind, luck)
        result = state.result()
        if result is not None:
            candidate.note(chances_at_the_end(result), seat, line)
        else:
            candidate.note(self._mind.expected(state, seat), seat, line)


def play_on(state: State, mind: Mind, luck: Occasions) -> list[tuple[Seat, Move]]:
    """Play with the mind's player in all seats until it is far enough, or over. Returns the moves
    that were decisions."""
    line: list[tuple[Seat, Move]] = []
    for _ in range(LONGEST):
        seat = state.to_act()
        while seat == CHANCE:
            state.happen(state.sample(luck.source(state.occasion())))
            seat = state.to_act()
        if seat is None or mind.is_far_enough(state, len(line)):
            break
        moves = state.legal_moves()
        move = moves[0]
        if len(moves) > 1:
            move = mind.player.choose(state.observe(seat), moves)
            line.append((seat, move))
        state.apply(move)
    return line
