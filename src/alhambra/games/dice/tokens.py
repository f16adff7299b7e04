"""The tokens of the Dice Game, and their texts: `+2`, `exchange`, `displace`, `annul`, `black`."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import InvalidText, Message
from alhambra.parts.pieces import Piece


@mypyc_attr(acyclic=True)
class Token(Piece):
    """A token."""

    def __init__(self, text: str, points: int, order: int) -> None:
        super().__init__(text, order)
        self.points = points
        """What a points token is worth in each scoring (D-40); 0 for all others."""

    def __reduce__(self) -> tuple[Callable[[str], "Token"], tuple[str]]:
        # Keeps tokens unique when they are sent to another process.
        return token, (self.text,)


_MOST_POINTS: Final = 99
_WORDS: Final = ("exchange", "displace", "annul", "black", "start")

_tokens: Final = {f"+{points}": Token(f"+{points}", points, points) for points in range(1, 100)} | {
    word: Token(word, 0, _MOST_POINTS + number) for number, word in enumerate(_WORDS, 1)
}

EXCHANGE: Final = _tokens["exchange"]
DISPLACE: Final = _tokens["displace"]
ANNUL: Final = _tokens["annul"]
BLACK_DIE: Final = _tokens["black"]
START_PLAYER: Final = _tokens["start"]
"""The start player token (D-05): not a bonus token, though it lies on a bonus field too."""

Tokens = tuple[Token, ...]
"""A multiset of tokens."""


def token(text: str) -> Token:
    """The token that `text` names; raises InvalidText if there is none."""
    known = _tokens.get(text)
    if known is None:
        raise InvalidText(Message("invalid-token", {"text": text}))
    return known


def points_of(tokens: Tokens) -> int:
    return sum([token.points for token in tokens])
