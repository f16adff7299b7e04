"""What a user's bot can do wrong. It loses the game for that, but nothing else stops."""

from typing import Final

CRASH: Final = "crash"
TIMEOUT: Final = "timeout"
ILLEGAL: Final = "illegal"
NONSENSE: Final = "nonsense"
KINDS: Final = (CRASH, TIMEOUT, ILLEGAL, NONSENSE)
"""It crashed; it took too long; its move is not allowed; its answer is not a move."""


class BotFault(Exception):
    """A bot failed to choose a move: the kind of fault, and what is known about it."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail
