"""Moves made of small steps: each move is a path of actions, and a player takes one at a time."""

from typing import TypeAlias

from alhambra.core.state import Move

Path: TypeAlias = tuple[int, ...]
"""The actions that make up a move. No move's path is the beginning of another's."""


class Choice:
    """What a player can still choose after some steps towards a move. Immutable."""

    def __init__(self, paths: list[Path], moves: list[Move], picked: Path = ()) -> None:
        self.paths = paths
        self.moves = moves
        """The moves that are still possible; each has its path at the same index."""
        self.picked = picked
        """The steps taken so far, including those that were forced."""
        depth = len(picked)
        self.actions: list[int] = sorted({path[depth] for path in paths})
        """The possible next steps."""

    def after(self, action: int) -> "Choice | Move":
        """What is left to choose after one more step, or the move if that decides it.

        Steps without an alternative are taken along, except for the first of a move.
        """
        depth = len(self.picked)
        paths: list[Path] = []
        moves: list[Move] = []
        for number, path in enumerate(self.paths):
            if path[depth] == action:
                paths.append(path)
                moves.append(self.moves[number])
        if len(moves) == 1:
            return moves[0]
        depth += 1
        while is_forced(paths, depth):
            depth += 1
        return Choice(paths, moves, paths[0][:depth])

    def following(self, picked: Path) -> "Choice":
        """What is left to choose after all these steps."""
        depth = len(picked)
        fitting = [n for n, path in enumerate(self.paths) if path[:depth] == picked]
        return Choice([self.paths[n] for n in fitting], [self.moves[n] for n in fitting], picked)


def is_forced(paths: list[Path], depth: int) -> bool:
    """Whether all paths have the same step at this depth."""
    step = paths[0][depth]
    for path in paths:  # noqa: SIM110 – compiled, a loop is faster
        if path[depth] != step:
            return False
    return True
