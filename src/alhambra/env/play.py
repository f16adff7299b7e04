"""A game driven by actions: who is to take a step, which steps there are, and what they lead to."""

from array import array
from typing import Any

from alhambra.core.sources import Source
from alhambra.core.state import CHANCE, Move, Seat, State
from alhambra.env.choice import Choice, Path
from alhambra.env.encoding import Encoding

MOST_IDLE_ROUNDS = 200
"""For how many rounds nothing may be built or bought; then the game is stopped."""
MOST_STEPS = 100_000
"""After how many steps a game is stopped in any case."""
NOTHING = Choice([], [])


class Play:
    """One game. With a source, chance acts by itself; without one, it waits for `happen`."""

    def __init__(
        self, encoding: Encoding, state: State, source: Source | None, other: "Play | None" = None
    ) -> None:
        """A game at this state, or a copy of another game."""
        self.encoding = encoding
        self.state = state
        self.source = source
        if other is not None:
            self.choice: Choice = other.choice
            """What the seat to act can choose from."""
            self.seat: int = other.seat
            """Who acts: a seat, or CHANCE. When the game is over, who acted last."""
            self.is_over: bool = other.is_over
            self.is_stopped: bool = other.is_stopped
            """Whether it was stopped because it led nowhere."""
            self.last_move: Move | None = other.last_move
            self.steps: int = other.steps
            self._progress: int | None = other._progress
            self._turns: int = other._turns
            return
        self.choice = NOTHING
        self.seat = CHANCE
        self.is_over = False
        self.is_stopped = False
        self.last_move = None
        self.steps = 0
        self._progress = None
        self._turns = 0
        self._go_on()

    def copy(self) -> "Play":
        """An independent game at the same point, in which chance waits."""
        return Play(self.encoding, self.state.copy(), None, self)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        saved = (
            self.seat,
            self.is_stopped,
            self.last_move,
            self.steps,
            self._progress,
            self._turns,
        )
        return play_again, (self.encoding, self.state, self.choice.picked, saved)

    def is_legal(self, action: int) -> bool:
        return action in self.choice.actions

    def step(self, action: int) -> bool:
        """Take a step that is known to be legal. Returns whether that completed a move."""
        after = self.choice.after(action)
        self.steps += 1
        if isinstance(after, Choice):
            self.choice = after
            return False
        self.play(after)
        return True

    def play(self, move: Move) -> None:
        """Play a whole move that is known to be legal."""
        self.last_move = move
        self.state.apply(move)
        self._go_on()

    def happen(self, number: int) -> None:
        """Let chance give the outcome with this number."""
        self.state.happen(self.encoding.outcomes[number])
        self._go_on()

    def _go_on(self) -> None:
        """Let chance act, if it does so by itself, and find out who is next."""
        state = self.state
        acting = state.to_act()
        while acting == CHANCE:
            if self.source is None:
                self.seat = CHANCE
                self.choice = NOTHING
                return
            state.happen(state.sample(self.source))
            acting = state.to_act()
        if acting is None:
            self._stop()
            return
        if acting != self.seat and self._leads_nowhere():
            self.is_stopped = True
            self._stop()
            return
        self.seat = acting
        self.choice = self.encoding.choice(state.legal_moves(), acting)

    def _stop(self) -> None:
        self.is_over = True
        self.choice = NOTHING

    def _leads_nowhere(self) -> bool:
        """Asked whenever another seat is to act."""
        self._turns += 1
        if self.steps >= MOST_STEPS:
            return True
        if self._turns % self.encoding.players:
            return False
        progress = self.state.progress()
        if progress is None or progress != self._progress:
            self._progress = progress
            self._turns = 0
            return False
        return self._turns >= MOST_IDLE_ROUNDS * self.encoding.players

    def mask(self, seat: Seat) -> bytearray:
        """A byte for each action: 1 if this seat can take it now."""
        return self.encoding.mask(self.choice if seat == self.seat else NOTHING)

    def numbers(self, seat: Seat) -> "array[int]":
        """What a seat sees, as whole numbers."""
        picked = self.choice.picked if seat == self.seat else ()
        return self.encoding.numbers(self.state.observe(seat), picked)


def play_again(encoding: Encoding, state: State, picked: Path, saved: tuple[Any, ...]) -> Play:
    """A game that was saved, in which chance waits."""
    play = Play(encoding, state, None)
    if picked:
        play.choice = play.choice.following(picked)
    play.seat, play.is_stopped, play.last_move, play.steps, play._progress, play._turns = saved
    if play.is_stopped:
        play._stop()
    return play
