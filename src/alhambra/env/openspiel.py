"""The games for OpenSpiel: `python_alhambra_palace` and so on, with explicit chance.

import pyspiel
import alhambra.env.openspiel
game = pyspiel.load_game("python_alhambra_dice(players=3)")
"""

from typing import Any

import numpy as np
import pyspiel

from alhambra.core.messages import AlhambraError
from alhambra.core.state import CHANCE
from alhambra.env.choice import Path
from alhambra.env.encoding import Encoding
from alhambra.env.encodings import ENCODINGS, encoding
from alhambra.env.play import MOST_STEPS, Play
from alhambra.env.rewards import totals_by
from alhambra.env.spaces import Arrays
from alhambra.env.tables import new_play
from alhambra.games import GAMES

MOST_POINTS = 1000.0
"""No game comes near this many points."""


def _game_type(name: str, reward: str = "points") -> pyspiel.GameType:
    """The type of a game with these rewards, or with any."""
    players = GAMES[name].players
    is_by_result = reward == "result"
    return pyspiel.GameType(
        short_name=f"python_alhambra_{name}",
        long_name=f"Alhambra: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=(
            pyspiel.GameType.RewardModel.TERMINAL
            if is_by_result
            else pyspiel.GameType.RewardModel.REWARDS
        ),
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, players[0]), "options": "", "reward": "result"},
    )


class AlhambraGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with the options of a table: `options` are words like
    `modules:treasure+builders;tower12:extra`."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = given.get("players", max(2, GAMES[name].players[0]))
        reward = given.get("reward", "result")
        try:
            self.encoding = encoding(name, players, _options(given.get("options", "")))
            self.totals = totals_by(reward)
        except AlhambraError as error:
            raise pyspiel.SpielError(str(error)) from None
        most = 1.0 if reward == "result" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions.texts),
            max_chance_outcomes=len(self.encoding.outcomes),
            num_players=players,
            min_utility=0.0 if reward == "points" else -most,
            max_utility=most,
            utility_sum=None,
            max_game_length=MOST_STEPS,
        )
        super().__init__(_game_type(name, reward), info, given)

    def new_initial_state(self) -> "AlhambraState":
        return AlhambraState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        if params:
            raise ValueError("The observers of Alhambra have no parameters.")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _options(text: str) -> dict[str, str]:
    """Options as one word, since OpenSpiel keeps commas for itself."""
    options: dict[str, str] = {}
    for word in filter(None, text.split(";")):
        name, _, value = word.partition(":")
        if name in options:
            raise pyspiel.SpielError(f"The option “{name}” is named twice.")
        options[name] = value.replace("+", ",")
    return options


class Log(list[tuple[str, str]]):
    """What has been drawn, by occasion, and played, by seat."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Log":
        return Log(self)


class AlhambraState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment, also in the middle of a move."""

    def __init__(self, game: AlhambraGame) -> None:
        super().__init__(game)
        self._encoding = game.encoding
        self._totals = game.totals
        self.play: Play = new_play(game.encoding, None)
        self._rewards = [0.0] * game.encoding.players
        self._returns = list(self._rewards)
        self.log = Log()

    def current_player(self) -> int:
        play = self.play
        if play.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if play.seat == CHANCE else play.seat

    def is_terminal(self) -> bool:
        return self.play.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.play.choice.actions) if player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.play.is_over or self.play.seat != CHANCE:
            raise ValueError("Chance has nothing to decide now.")
        weighted = self._encoding.chances(self.play.state)
        whole = sum([weight for _, weight in weighted])
        return [(number, weight / whole) for number, weight in weighted]

    def _apply_action(self, action: int) -> None:
        play = self.play
        seat = play.seat
        if play.is_over:
            raise ValueError("The game is over; there are no more actions.")
        text = self._action_to_string(self.current_player(), action)
        if seat == CHANCE:
            occasion = play.state.occasion()
            play.happen(action)
            self.log.append((occasion, text))
        elif not play.is_legal(action):
            raise ValueError(f"“{text}” (action {action}) is not possible now.")
        elif not play.step(action):
            self._rewards = [0.0] * len(self._rewards)
            return
        else:
            self.log.append((str(seat), str(play.last_move)))
        returns = self._totals(play)
        self._rewards = [new - old for new, old in zip(returns, self._returns, strict=True)]
        self._returns = returns

    def _action_to_string(self, player: int, action: int) -> str:
        is_chance = player == pyspiel.PlayerId.CHANCE
        actions = self._encoding.outcomes if is_chance else self._encoding.actions.texts
        if not 0 <= action < len(actions):
            what = "outcome" if is_chance else "action"
            raise ValueError(f"There is no {what} {action}; there are 0 to {len(actions) - 1}.")
        return str(actions[action])

    def rewards(self) -> list[float]:
        return self._rewards

    def returns(self) -> list[float]:
        return self._returns

    def __str__(self) -> str:
        return _told(str(self.play.state), self._encoding, self.play.choice.picked)


def _told(position: str, encoding: Encoding, picked: Path) -> str:
    """A position, and the steps taken towards a move, if any."""
    steps = [encoding.actions.texts[step] for step in picked]
    return "\n".join([position, f"picked: {', '.join(steps)}"]) if steps else position


class Observer:
    """What a player sees, as a tensor, a dictionary of its parts, or a string."""

    def __init__(self, game: AlhambraGame, kind: Any) -> None:
        self._encoding = game.encoding
        self._arrays = Arrays(game.encoding)
        self._recalls = kind.perfect_recall
        self._is_player = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        """Whether it sees what a player sees, or a spectator."""
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Nobody at the table sees what all players see.")
        layout = game.encoding.layout
        self._has_tensor = self._is_player and not self._recalls
        """What a spectator sees, and what somebody remembers, is a string alone."""
        self.tensor = np.zeros(layout.size if self._has_tensor else 0, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.end].reshape(part.shape)
            for part in (layout.parts if self._has_tensor else [])
        }

    def set_from(self, state: AlhambraState, player: int) -> None:
        if self._has_tensor:
            self.tensor[:] = self._arrays.vector(state.play.numbers(player))

    def string_from(self, state: AlhambraState, player: int) -> str:
        play = state.play
        seat = player if self._is_player else None
        picked = play.choice.picked if seat == play.seat else ()
        seen = _told(str(play.state.observe(seat)), self._encoding, picked)
        return "\n".join([*self._remembered(state, seat), seen]) if self._recalls else seen

    def _remembered(self, state: AlhambraState, player: int | None) -> list[str]:
        """All draws and moves so far, as far as this player has seen them."""
        now = state.play.state
        hidden = {occasion for occasion, _ in state.log if now.hides(occasion, player)}
        return [f"{who}: {'?' if who in hidden else what}" for who, what in state.log]


def register() -> None:
    """Make the games known to `pyspiel.load_game`."""
    for name in ENCODINGS:
        known = f"python_alhambra_{name}"
        if known not in pyspiel.registered_names():
            pyspiel.register_game(_game_type(name), _maker(name))


def _maker(name: str) -> Any:
    return type(f"Alhambra_{name}", (AlhambraGame,), {"__init__": _init_of(name)})


def _init_of(name: str) -> Any:
    def init(self: AlhambraGame, params: dict[str, Any] | None = None) -> None:
        AlhambraGame.__init__(self, name, params)

    return init


register()
