"""Games that stand still: if everybody only redesigns or hoards money, no rule ends the game, so
whoever runs it has to."""

from alhambra.core.state import CHANCE, Seat, State


class Standstill:
    """Notices when nothing has been built or bought for a given number of rounds."""

    def __init__(self, state: State, players: int, rounds: int) -> None:
        self._players = players
        self._rounds = rounds
        self._progress = state.progress()
        self._seat: Seat = CHANCE
        self._turns = -1
        """How many turns are over; -1 before the first seat acts."""
        self._still = 0
        """For how many rounds nothing has changed."""

    def is_reached(self, state: State, seat: Seat) -> bool:
        """Call this whenever a seat is to act."""
        if seat == self._seat:
            return False
        self._seat = seat
        self._turns += 1
        if self._turns == 0 or self._turns % self._players != 0:
            return False
        progress = state.progress()
        if progress is None or progress != self._progress:
            self._progress = progress
            self._still = 0
            return False
        self._still += 1
        return self._still >= self._rounds
