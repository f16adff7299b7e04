"""What has been trained plays as a bot."""

from typing import Any

import numpy as np
import pytest

from alhambra import GAMES, MersenneSource
from alhambra.arena.playing import play_out
from alhambra.bots import bot
from alhambra.env.bot import PolicyBot
from alhambra.env.spaces import Mask, Vector


class Anything(PolicyBot):
    """Any legal action."""

    def policy(self, observation: Vector, mask: Mask) -> Any:
        actions = np.flatnonzero(mask)
        assert observation.max() <= 1
        return actions[self.source.below(len(actions))]


class Stubborn(PolicyBot):
    def policy(self, observation: Vector, mask: Mask) -> Any:  # noqa: ARG002
        return int(mask.argmin())


@pytest.mark.parametrize("game", GAMES)
def test_a_policy_plays_whole_games(game: str) -> None:
    rules = GAMES[game]
    state = rules.new(rules.options(3, {}))
    players = [
        Anything(MersenneSource(1)),
        bot("random", MersenneSource(2)),
        Anything(MersenneSource(3)),
    ]
    play_out(state, players, MersenneSource(4))
    assert state.result() is not None


def test_a_policy_that_chooses_the_impossible_is_told() -> None:
    rules = GAMES["dice"]
    state = rules.new(rules.options(2, {}))
    with pytest.raises(Exception, match="which is not possible now"):
        play_out(
            state, [Stubborn(MersenneSource(1)), Anything(MersenneSource(1))], MersenneSource(1)
        )
