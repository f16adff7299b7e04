"""The tokens of the Dice Game, and their texts: `+2`, `exchange`, `displace`, `annul`, `black`."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import InvalidText, Message
from alhambra.core.state import Outcome


@mypyc_attr(acyclic=True)
class Token(Outcome):
    """A token. Tokens of one text are one object."""

    def __init__(self, text: str, points: int, order: int) -> None:
        self.text = text
        self.points = points
        """What a points token is worth in each scoring (D-40); 0 for all others."""
        self.order = order
        """The place in the order in which tokens are listed everywhere."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Callable[[str], "Token"], tuple[str]]:
        # Tokens of one text stay one object when they are sent to another process.
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
"""The start player token (D-05): no bonus token, but it lies on a bonus field too."""

Tokens = tuple[Token, ...]
"""A multiset of tokens: always in order, so that equal multisets are equal tuples."""


def token(text: str) -> Token:
    """The token that `text` names; or InvalidText."""
    known = _tokens.get(text)
    if known is None:
        raise InvalidText(Message("invalid-token", {"text": text}))
    return known


def in_order(tokens: list[Token]) -> Tokens:
    return tuple(sorted(tokens, key=lambda token: token.order))


def put(tokens: Tokens, token: Token) -> Tokens:
    """`tokens` and one more."""
    return in_order([*tokens, token])


def take_out(tokens: Tokens, token: Token) -> Tokens:
    """`tokens` without one of them."""
    at = tokens.index(token)
    return tokens[:at] + tokens[at + 1 :]


def points_of(tokens: Tokens) -> int:
    return sum([token.points for token in tokens])
