"""Many games stepped together."""

import numpy as np
import pytest

from alhambra.env.batch import Batch

Generator = np.random.Generator


def chosen(masks: np.ndarray, rng: Generator) -> np.ndarray:
    """A random legal action in each game."""
    odds = rng.random(masks.shape) * masks
    best: np.ndarray = odds.argmax(axis=1)
    return best


def test_a_batch_is_the_same_as_its_parts() -> None:
    """Games share nothing, so a batch can be divided among processes."""
    whole = Batch("dice", 6, seed=5)
    parts = [Batch("dice", 2, seed=5), Batch("dice", 4, seed=5, first=2)]
    rng = np.random.default_rng(1)
    for _ in range(400):
        now = whole.now()
        actions = chosen(now.masks, rng)
        together = whole.step(actions)
        apart = [parts[0].step(actions[:2]), parts[1].step(actions[2:])]
        assert np.array_equal(
            together.now.observations, np.concatenate([each.now.observations for each in apart])
        )
        assert np.array_equal(together.rewards, np.concatenate([each.rewards for each in apart]))
        assert np.array_equal(together.over, np.concatenate([each.over for each in apart]))


def test_a_game_that_is_over_begins_again() -> None:
    batch = Batch("rollwrite", 3, players=1, reward="points")
    rng = np.random.default_rng(1)
    now, over, paid = batch.now(), 0, 0.0
    for _ in range(100):
        steps = batch.step(chosen(now.masks, rng))
        now, over, paid = steps.now, over + steps.over.sum(), paid + steps.rewards.sum()
        assert now.masks.any(axis=1).all()
    assert over > 3
    assert paid > 10 * over


def test_bad_use_gets_a_sentence_and_changes_nothing() -> None:
    batch = Batch("rollwrite", 2, players=1)
    before = batch.now()
    first = before.masks.argmax(axis=1)
    with pytest.raises(ValueError, match="2 games, and 1 actions"):
        batch.step(first[:1])
    with pytest.raises(ValueError, match="is not possible in game 1"):
        batch.step([first[0], int(before.masks[1].argmin())])
    with pytest.raises(ValueError, match="at least one game"):
        Batch("dice", 0)
    with pytest.raises(TypeError, match="The number of games is a whole number, not '3'"):
        Batch("dice", "3")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="The seed is a whole number, not 'x'"):
        Batch("dice", 1, seed="x")  # type: ignore[arg-type]
    assert np.array_equal(batch.now().observations, before.observations)
