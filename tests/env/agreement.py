"""Games in an environment beside the same games in the engine, move by move."""

import random
from collections.abc import Iterator
from typing import Any

from alhambra import Game, game, seeded
from alhambra.core.sources import MersenneSource, Source
from alhambra.core.state import CHANCE, State
from alhambra.env.play import Play


class Engine:
    """The engine's own game, with the draws of a seed."""

    def __init__(self, name: str, players: int, options: dict[str, str], seed: int) -> None:
        rules = game(name)
        self._game = Game(rules, rules.options(players, options), seeded(seed))

    @property
    def state(self) -> State:
        return self._game.state

    def agrees_before(self, play: Play) -> None:
        """Before the first step of a move: the same seat, the same moves."""
        assert self.state.to_act() == play.seat
        if not play.choice.picked:
            moves = self.state.legal_moves()
            assert list(map(str, play.choice.moves)) == list(map(str, moves))

    def agrees_after(self, play: Play) -> None:
        """After a whole move: the same position."""
        self._game.play(str(play.last_move))
        same_position(self.state, play)


def same_position(state: State, play: Play) -> None:
    assert state.scores() == play.state.scores()
    assert str(state) == str(play.state)


def chosen(play: Play, rng: random.Random) -> int:
    """A random step; tiles are not moved about all the time."""
    actions = play.choice.actions
    texts = play.encoding.actions.texts
    if not play.choice.picked and rng.random() < 0.7:
        actions = [a for a in actions if texts[a] not in ("reserve", "swap")] or actions
    return actions[int(rng.random() * len(actions))]


def aec_agrees(env: Any, name: str, players: int, options: dict[str, str], seed: int) -> None:
    engine, rng = Engine(name, players, options, seed), random.Random(seed)
    env.reset(seed=seed)
    play = env.unwrapped.play
    for agent in env.agent_iter():
        if env.terminations[agent] or env.truncations[agent]:
            env.step(None)
            continue
        assert agent == f"player_{play.seat}"
        engine.agrees_before(play)
        before = play.state.scorings_so_far(), str(play.last_move), play.steps
        action = chosen(play, rng)
        is_last = not hasattr(play.choice.after(action), "picked")
        env.step(action)
        assert play.steps == before[2] + 1
        if is_last:
            engine.agrees_after(play)
    assert play.is_stopped or engine.state.result() is not None


def rllib_agrees(env: Any, name: str, players: int, options: dict[str, str], seed: int) -> None:
    engine, rng = Engine(name, players, options, seed), random.Random(seed)
    seen, _ = env.reset(seed=seed)
    play, ended, stopped = env.play, {"__all__": False}, {"__all__": False}
    while not (ended["__all__"] or stopped["__all__"]):
        assert list(seen) == [f"player_{play.seat}"]
        engine.agrees_before(play)
        action = chosen(play, rng)
        is_last = not hasattr(play.choice.after(action), "picked")
        seen, _, ended, stopped, _ = env.step({f"player_{play.seat}": action})
        if is_last:
            engine.agrees_after(play)
    assert len(seen) == players


def spiel_agrees(spiel: Any, seed: int) -> None:
    """Chance is explicit: the engine draws, and the environment is told."""
    encoding = spiel.encoding
    state = game(encoding.game).new(encoding.options)
    other, rng, source = spiel.new_initial_state(), random.Random(seed), MersenneSource(seed)
    while not other.is_terminal():
        play = other.play
        if state.to_act() == CHANCE:
            assert other.is_chance_node()
            drawn = state.sample(source)
            state.happen(drawn)
            other.apply_action(encoding.outcome_numbers[str(drawn)])
            continue
        assert other.current_player() == state.to_act()
        if not play.choice.picked:
            assert list(map(str, play.choice.moves)) == list(map(str, state.legal_moves()))
        action = chosen(play, rng)
        assert action in other.legal_actions()
        is_last = not hasattr(play.choice.after(action), "picked")
        other.apply_action(action)
        if is_last:
            state.play(play.last_move)
            same_position(state, other.play)
    assert other.play.is_stopped or state.result() is not None


def gym_agrees(env: Any, seats: list[Any], sources: Iterator[Source], seed: int) -> None:
    """The engine asks the same bots, with the same sources, in the order of the environment."""
    rng = random.Random(seed)
    players = env.encoding.players
    bots = {(env.seat + n) % players: kind(next(sources)) for n, kind in enumerate(seats, 1)}
    source = next(sources)
    state = game(env.encoding.game).new(env.encoding.options)
    env.reset(seed=seed)
    over = False
    while not over:
        _let_bots_play(state, env.seat, bots, source)
        same_position(state, env.play)
        action = chosen(env.play, rng)
        is_last = not hasattr(env.play.choice.after(action), "picked")
        move = env.play.choice.after(action)
        _, _, ended, stopped, _ = env.step(action)
        over = ended or stopped
        if is_last:
            state.play(move)
    _let_bots_play(state, env.seat, bots, source)
    assert stopped or state.scores() == env.play.state.scores()


def _let_bots_play(state: State, seat: int, bots: dict[int, Any], source: Source) -> None:
    while True:
        acting = state.to_act()
        if acting is None or acting == seat:
            return
        if acting == CHANCE:
            state.happen(state.sample(source))
            continue
        moves = state.legal_moves()
        view = state.observe(acting)
        state.play(moves[0] if len(moves) == 1 else bots[acting].choose(view, moves))
