"""How to talk to bots in other processes: `docs/bot-protocol.md`."""

import base64
import pickle
from typing import Final, Protocol

from alhambra.bots.budget import Budget
from alhambra.core.state import Move, View
from alhambra.games.palace.outside import made_known

VERSION: Final = 1


class Language(Protocol):
    """The lines for what there is to say. The answers are the same in each: `ready`, and moves."""

    def greeting(self) -> str: ...

    def new_game(self, view: View, seed: int, budget: Budget | None) -> str: ...

    def question(self, view: View, moves: list[Move]) -> str: ...


class Lines:
    """For programs in any language: plain text, as everywhere else."""

    def greeting(self) -> str:
        return f"alhambra {VERSION}\n"

    def new_game(self, view: View, seed: int, budget: Budget | None) -> str:
        assert view.seat is not None
        thinking = f" {budget}" if budget is not None else ""
        return f"new {view.game} seat {view.seat + 1} seed {seed}{thinking}\n"

    def question(self, view: View, moves: list[Move]) -> str:
        seen = [f"view {line}" for line in str(view).splitlines() if line]
        allowed = [f"move {move}" for move in moves]
        return "\n".join([*seen, *allowed, "choose\n"])


class Pickles:
    """For Python classes, whose process (`host`) can read the values directly."""

    def __init__(self, name: str) -> None:
        self._name = name

    def greeting(self) -> str:
        return packed("load", (self._name, made_known()))

    def new_game(self, _view: View, seed: int, budget: Budget | None) -> str:
        return packed("new", (seed, budget))

    def question(self, view: View, moves: list[Move]) -> str:
        return packed("choose", (view, moves))


def packed(word: str, values: tuple[object, ...]) -> str:
    """The line that calls a method of a host with these values."""
    return f"{word} {base64.b64encode(pickle.dumps(values)).decode()}\n"
