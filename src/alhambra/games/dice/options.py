"""The options a table agrees on before a Dice Game."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.state import Options, check_players
from alhambra.games.dice.tokens import Tokens, token
from alhambra.parts.components import Components, standard
from alhambra.parts.pieces import in_order

PLAYERS: Final = range(2, 7)


@mypyc_attr(acyclic=True)
class DiceOptions(Options):
    """The number of players, and the board and the tokens to play with."""

    def __init__(self, players: int, components: Components | None = None) -> None:
        check_players(players, PLAYERS)
        super().__init__(players)
        self.components = components or standard()
        if self.components.dice_digest != standard().dice_digest:
            self.data = self.components.dice_digest
        self.light: Tokens = in_order([token(text) for text in self.components.light_tokens])
        self.dark: Tokens = in_order([token(text) for text in self.components.dark_tokens])
        """The tokens for the last round."""
        self.markers: int = self.components.markers[players]
        self.track_length: int = self.components.track_length
        self.majority_points: dict[str, list[list[int]]] = self.components.majority_points
        """For each scoring and type, the points for each place."""
        self.dirk = players == 2
        """Whether Dirk takes part (D-60)."""
        self.owners = players + 1 if self.dirk else players
        """How many own markers and stones: the seats, then Dirk."""

    def __reduce__(self) -> tuple[Any, ...]:
        return DiceOptions, (self.players, self.components)
