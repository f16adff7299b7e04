"""The games for Gymnasium: one seat, against bots.

import gymnasium
import alhambra.env.gym
env = gymnasium.make("Alhambra/Dice-v0", players=3, bots="greedy")
"""

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
from gymnasium.utils import EzPickle

from alhambra.bots import bot as bot_by_name
from alhambra.bots.bot import Bot
from alhambra.bots.fault import ILLEGAL as ILLEGAL_MOVE
from alhambra.bots.fault import BotFault
from alhambra.core.messages import BadOption, Message
from alhambra.core.sources import MersenneSource, Source
from alhambra.core.state import Seat
from alhambra.env.boxes import observation_space
from alhambra.env.drawing import RENDER_MODES, Renderer
from alhambra.env.encodings import ENCODINGS, encoding
from alhambra.env.given import action_number, whole_number
from alhambra.env.play import Play
from alhambra.env.rewards import totals_by
from alhambra.env.spaces import Arrays, Mask, mask_array
from alhambra.env.tables import ILLEGAL, new_play

MOST_ILLEGAL = 1000
"""After so many illegal actions in a row, the game is stopped."""
Bots = str | Callable[[Source], Bot]
NAMES = {"palace": "Palace", "dice": "Dice", "alcazaba": "Alcazaba", "rollwrite": "RollWrite"}


class AlhambraEnv(gymnasium.Env[Any, Any], EzPickle):
    """One seat of a game; bots play the others, and chance acts by itself.

    The mask of legal actions is in `info["action_mask"]`, and `action_masks()` returns it too. An
    illegal action changes nothing: it earns -1, and `info["illegal"]` says why.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 3,
        seat: Seat = 0,
        bots: Bots | Sequence[Bots] = "random",
        options: dict[str, str] | None = None,
        reward: str = "points",
        observation: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        """`bots` are the opponents in turn order, beginning after `seat`: names, or classes of
        bots; a single one plays all other seats."""
        EzPickle.__init__(
            self, game, players, seat, bots, options, reward, observation, render_mode
        )
        self.encoding = encoding(game, players, options)
        self.seat = whole_number("seat", seat)
        if not 0 <= self.seat < self.encoding.players:
            raise BadOption(Message("no-seat", {"seat": self.seat}))
        self.render_mode = render_mode
        self._kinds = _opponents(bots, self.encoding.players)
        self._bots: dict[Seat, Bot] = {}
        self._arrays = Arrays(self.encoding)
        self._totals = totals_by(reward)
        self._flat = observation == "flat"
        self._renderer = Renderer(render_mode)
        self._play: Play | None = None
        self._illegal = 0
        self.action_space = gymnasium.spaces.Discrete(len(self.encoding.actions.texts))
        self.observation_space = observation_space(self.encoding, observation)

    @property
    def play(self) -> Play:
        if self._play is None:
            raise gymnasium.error.ResetNeeded("Call reset before anything else.")
        return self._play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._bots = {}
        for number, kind in enumerate(self._kinds, 1):
            seat = (self.seat + number) % self.encoding.players
            self._bots[seat] = _new_bot(kind, self._fresh_source())
        self._play = new_play(self.encoding, self._fresh_source())
        self._illegal = 0
        self.let_bots_play()
        self._earned = self._totals(self._play)[self.seat]
        return self._seen(), self._info()

    def _fresh_source(self) -> Source:
        return MersenneSource(int(self.np_random.integers(2**63)))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        play = self.play
        number = action_number(self.encoding, action)
        if play.is_over:
            raise gymnasium.error.ResetNeeded("The game is over; call reset to begin another.")
        if not play.is_legal(number):
            return self._refuse(number)
        self._illegal = 0
        reward = 0.0
        if play.step(number):
            self.let_bots_play()
            total = self._totals(play)[self.seat]
            reward = total - self._earned
            self._earned = total
        ended = play.is_over and not play.is_stopped
        return self._seen(), reward, ended, play.is_stopped, self._info()

    def _refuse(self, number: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self._illegal += 1
        text = self.encoding.actions.texts[number]
        refusal = {
            "illegal": f"“{text}” (action {number}) is not possible now; nothing has changed."
        }
        stopped = self._illegal >= MOST_ILLEGAL
        return self._seen(), ILLEGAL, False, stopped, self._info() | refusal

    def let_bots_play(self) -> None:
        """Let the others play until it is this seat's turn, or the game is over."""
        play = self.play
        while not play.is_over and play.seat != self.seat:
            moves = play.choice.moves
            move = moves[0]
            if len(moves) > 1:
                move = self._bots[play.seat].choose(play.state.observe(play.seat), moves)
                if play.state.why_not(move) is not None:
                    raise BotFault(ILLEGAL_MOVE, str(move))
            play.play(move)

    def _seen(self) -> Any:
        vector = self._arrays.vector(self.play.numbers(self.seat))
        if self._flat:
            return vector
        return self._arrays.dictionary(vector, self.play.state.observe(self.seat))

    def action_masks(self) -> Mask:
        """1 for each legal action; all 0 when the game is over."""
        return mask_array(self.play.mask(self.seat))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def render(self) -> Any:
        return self._renderer.render(self.play)


def _opponents(bots: Bots | Sequence[Bots], players: int) -> list[Bots]:
    if isinstance(bots, str) and "," in bots:
        bots = bots.split(",")
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        bots = [bots] * (players - 1)
    each = [*bots]
    if len(each) != players - 1:
        facts = {"given": len(each), "players": players}
        raise BadOption(Message("env-bots", facts))
    for kind in each:
        _new_bot(kind, MersenneSource(0))
    return each


def _new_bot(kind: Bots, source: Source) -> Bot:
    if isinstance(kind, str):
        return bot_by_name(kind, source)
    if not callable(kind) or (isinstance(kind, type) and not issubclass(kind, Bot)):
        raise TypeError(f"A bot is a name or a class of bots, not {kind!r}.")
    made = kind(source)
    if not isinstance(made, Bot):
        raise TypeError(f"{kind!r} should make a bot, and made {made!r}.")
    return made


def register() -> None:
    """Make the games known to `gymnasium.make`."""
    for game in ENCODINGS:
        id = f"Alhambra/{NAMES[game]}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(id, "alhambra.env.gym:AlhambraEnv", kwargs={"game": game})


register()
