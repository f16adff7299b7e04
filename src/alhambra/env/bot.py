"""What has been trained, as a bot: for tournaments, for the server, against people."""

from typing import Any

from alhambra.bots.bot import Bot
from alhambra.core.sources import Source
from alhambra.core.state import Move, View
from alhambra.env.choice import Choice
from alhambra.env.encodings import encoding_of
from alhambra.env.given import as_index
from alhambra.env.spaces import Arrays, Mask, Vector, mask_array


class PolicyBot(Bot):
    """A bot that asks its policy for one action after another until they make up a move. What you
    have trained overrides `policy`."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self._arrays: Arrays | None = None

    def policy(self, observation: Vector, mask: Mask) -> Any:
        """The number of an action that is 1 in the mask."""
        raise NotImplementedError(f"{type(self).__name__} has no method called policy.")

    def choose(self, view: View, moves: list[Move]) -> Move:
        if self._arrays is None:
            self._arrays = Arrays(encoding_of(view))
        arrays = self._arrays
        choice: Choice | Move = arrays.encoding.choice(moves, view.seat or 0)
        while isinstance(choice, Choice):
            observation = arrays.of_view(view, choice.picked)
            answer = self.policy(observation, mask_array(arrays.encoding.mask(choice)))
            action = as_index(answer)
            if action is None:
                raise TypeError(f"The policy is to return the number of an action, not {answer!r}.")
            if action not in choice.actions:
                raise ValueError(f"The policy chose action {action}, which is not possible now.")
            choice = choice.after(action)
        return choice
