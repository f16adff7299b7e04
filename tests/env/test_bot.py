"""What has been trained plays as a bot."""

from typing import Any

import numpy as np
import pytest

from alhambra import GAMES, MersenneSource
from alhambra.arena.playing import play_out
from alhambra.bots import bot
from alhambra.bots.fault import BotFault
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


class Speechless(PolicyBot):
    def policy(self, observation: Vector, mask: Mask) -> Any:
        """No action."""


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (Stubborn, "which is not possible now"),
        (Speechless, "The policy is to return the number of an action, not None"),
        (PolicyBot, "PolicyBot has no method called policy"),
    ],
)
def test_a_policy_that_chooses_the_impossible_is_told(kind: type[PolicyBot], sentence: str) -> None:
    rules = GAMES["dice"]
    state = rules.new(rules.options(2, {}))
    with pytest.raises(BotFault, match=sentence):
        play_out(state, [kind(MersenneSource(1)), Anything(MersenneSource(1))], MersenneSource(1))
