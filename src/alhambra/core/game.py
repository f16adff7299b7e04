"""A game in progress: its state, its source of chance, and its record."""

import re
from collections.abc import Iterable

from alhambra.core.messages import AmbiguousMove, BadOption, Fact, InvalidText, Message
from alhambra.core.record import DRAW, HIDDEN_SEED, MOVE, Record, Step, new_tags, notes
from alhambra.core.sources import HmacSource, MersenneSource, Source
from alhambra.core.state import CHANCE, Move, Options, Outcome, Ruleset, Seat, State


class Chance:
    """What decides the draws of a game. `tags` describe it in a record."""

    tags: dict[str, str]

    def outcome(self, state: State, /) -> Outcome | None:
        """The next outcome, or None to wait until somebody supplies it."""
        raise NotImplementedError


class SourceChance(Chance):
    """Draws from a source of random numbers. A given `seed` is written into the record."""

    def __init__(self, source: Source, seed: str = "") -> None:
        self._source = source
        self.tags = {"Source": source.name} | ({"Seed": seed} if seed else {})

    def outcome(self, state: State, /) -> Outcome:
        return state.sample(self._source)


class GivenChance(Chance):
    """Draws fixed in advance, as objects or texts; after the last it waits. An impossible draw
    raises ImpossibleOutcome when its turn comes; what was played before it stands."""

    def __init__(self, rules: Ruleset, outcomes: Iterable[Outcome | str] = ()) -> None:
        self.tags = {"Source": Source.name}
        self._outcomes = [rules.parse_outcome(o) if isinstance(o, str) else o for o in outcomes]
        self._outcomes.reverse()

    def outcome(self, _: State, /) -> Outcome | None:
        return self._outcomes.pop() if self._outcomes else None


def seeded(seed: int | str, source: str = MersenneSource.name) -> SourceChance:
    """Chance from a seed: a whole number for mt19937, hexadecimal digits for hmac-sha256."""
    text = str(seed)
    if source == MersenneSource.name and re.fullmatch("0|[1-9][0-9]{0,99}", text):
        return SourceChance(MersenneSource(int(text)), text)
    if source == HmacSource.name and re.fullmatch("([0-9a-f]{2}){1,64}", text):
        return SourceChance(HmacSource(bytes.fromhex(text)), text)
    raise BadOption(Message("bad-seed", {"seed": text, "source": source}))


class Game:
    """A game from its first draw on. Whenever it is chance's turn, chance acts as far as it can."""

    def __init__(
        self, rules: Ruleset, options: Options, chance: Chance, names: list[str] | None = None
    ) -> None:
        self.rules = rules
        self.options = options
        self.state = rules.new(options)
        if names is not None and len(names) > options.players:
            facts: dict[str, Fact] = {"names": len(names), "players": options.players}
            raise BadOption(Message("bad-names", facts))
        tags = new_tags(rules, options, names or []) | chance.tags
        self.record = Record(tags, [])
        self._chance = chance
        self.go_on()

    def play(self, move: Move | str, wait: bool = False) -> None:
        """Play a move of the seat to act. If it cannot be played, raises InvalidText, AmbiguousMove
        or IllegalMove and changes nothing. With `wait`, chance does not act until `go_on` is
        called."""
        if isinstance(move, str):
            move = find_move(self.rules, self.state, move)
        seat = self.state.to_act()
        before = len(self.state.scorings_so_far())
        self.state.play(move)
        self._note(Step(MOVE, str((seat or 0) + 1), move), before)
        if not wait:
            self.go_on()

    def happen(self, outcome: Outcome | str) -> None:
        """Supply what chance gives where nothing else decides it; raises ImpossibleOutcome if it
        cannot be."""
        if isinstance(outcome, str):
            outcome = self.rules.parse_outcome(outcome)
        self._draw(outcome)
        self.go_on()

    def record_for(self, seat: Seat | None) -> Record:
        """The record as `seat`, or a spectator, may see it now."""
        return self.record.for_seat(self.state, seat)

    def undo(self) -> bool:
        """Take back the last move, unless chance has acted since. Returns whether it did."""
        if not self.record.steps or self.record.steps[-1].kind != MOVE:
            return False
        self.record.steps.pop()
        self.state = self.rules.new(self.options)
        for step in self.record.steps:
            if step.kind == MOVE:
                assert isinstance(step.what, Move)
                self.state.apply(step.what)
            elif step.kind == DRAW:
                assert isinstance(step.what, Outcome)
                self.state.happen(step.what)
        return True

    def go_on(self) -> None:
        """Let chance act, if it is chance's turn."""
        while self.state.to_act() == CHANCE:
            outcome = self._chance.outcome(self.state)
            if outcome is None:
                return
            self._draw(outcome)

    def _draw(self, outcome: Outcome) -> None:
        occasion = self.state.occasion() if self.state.to_act() == CHANCE else ""
        before = len(self.state.scorings_so_far())
        self.state.happen(outcome)
        self._note(Step(DRAW, occasion, outcome), before)

    def _note(self, step: Step, before: int) -> None:
        self.record.steps.append(step)
        self.record.steps += notes(before, self.state)


def find_move(rules: Ruleset, state: State, text: str) -> Move:
    """The move that `text` spells out, or the only legal move that starts with its words."""
    try:
        return rules.parse_move(text)
    except InvalidText:
        words = text.split()
        fitting = [m for m in state.legal_moves() if str(m).split()[: len(words)] == words]
        if not words or not fitting:
            raise
    if len(fitting) > 1:
        some = "; ".join([str(move) for move in fitting[:3]])
        facts: dict[str, Fact] = {"text": text, "count": len(fitting), "some": some}
        raise AmbiguousMove(Message("ambiguous-move", facts))
    return fitting[0]


def resume(record: Record, rules: Ruleset) -> Game:
    """A game that continues where a record stopped, as if it had never been interrupted.

    The record must be valid, which `verify` checks, and include its seed; otherwise raises
    BadOption. All draws are made again from the seed, so that those to come are the same too.
    """
    chance = seeded(record.tags.get("Seed", HIDDEN_SEED), record.tags.get("Source", Source.name))
    game = Game(rules, record.options(rules), chance)
    for step in record.steps:
        if step.kind == MOVE:
            game.play(str(step.what))
    game.record.tags = dict(record.tags)
    return game
