"""How a Dice Game proceeds: what moves do, what chance brings, what happens automatically."""

from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import ImpossibleOutcome, Message, Refusal
from alhambra.core.scoring import Scoring
from alhambra.core.sources import Source
from alhambra.core.state import CHANCE, Move, Outcome, Seat
from alhambra.core.table import TableState
from alhambra.core.values import replaced
from alhambra.games.dice.legal import legal_moves
from alhambra.games.dice.lot import LOTS, Lot
from alhambra.games.dice.markers import DIRKS_MARKERS, markers_to_place
from alhambra.games.dice.moves import (
    Accept,
    Annul,
    Displace,
    Exchange,
    Keep,
    NameStart,
    PlaceMarker,
    SetBlackDie,
    TakePoints,
    TakeToken,
)
from alhambra.games.dice.refusals import why_not
from alhambra.games.dice.results import choose, exchange, go_on_with_rewards, mark, name_start
from alhambra.games.dice.scoring import score
from alhambra.games.dice.table import (
    COLUMN,
    DIRK,
    LOT,
    OVER,
    POINT_AND_TOKEN,
    ROLL,
    TOKENS,
    TURN,
    TWO_POINTS,
    Award,
    DiceTable,
)
from alhambra.games.dice.tokens import ANNUL, BLACK_DIE, DISPLACE, START_PLAYER, Token, Tokens
from alhambra.games.dice.turn import NEW_TURN, NO_TURN
from alhambra.parts.buildings import TYPES
from alhambra.parts.dice import ROLLS, Dice, roll
from alhambra.parts.pieces import put, take_out


@mypyc_attr(acyclic=True)
class DiceState(TableState):
    """A Dice Game at one moment."""

    def __init__(self, table: DiceTable) -> None:
        super().__init__(table)
        self.table: Final = table

    # Queries, which every game answers with functions and types of its own

    def legal_moves(self) -> list[Move]:
        return legal_moves(self.table)

    def why_not(self, move: Move) -> Refusal | None:
        return why_not(self.table, move)

    def observe(self, seat: Seat | None) -> DiceTable:
        return self.table.seen_by(seat)

    def preview(self) -> Scoring:
        return score(self.table, self.table.round.next_scoring())

    def copy(self) -> "DiceState":
        return DiceState(self.table.copy())

    # What a move does

    def apply(self, move: Move) -> None:
        table = self.table
        if isinstance(move, Keep):
            table.rolling = table.rolling.keeping(move.dice)
            table.phase = ROLL
        elif isinstance(move, PlaceMarker):
            field = table.rolling.field(move.type)
            table.markers = table.markers.placing(table.turn, move.type, field)
            self._end_turn()
        elif isinstance(move, Displace):
            self._give_up(DISPLACE)
            field = table.rolling.field(move.type)
            table.markers = table.markers.displacing(table.turn, move.type, field)
            self._end_turn()
        elif isinstance(move, SetBlackDie):
            self._give_up(BLACK_DIE)
            table.rolling = table.rolling.with_black(move.type)
        elif isinstance(move, Annul):
            self._give_up(ANNUL)
            table.rolling = table.rolling.annulled()
            table.phase = TURN if table.rolling.rolls else ROLL
        else:
            self._get_reward(move)

    def _give_up(self, token: Token) -> None:
        table = self.table
        table.hold(table.turn, take_out(table.tokens[table.turn], (token,)))
        table.gone = put(table.gone, token)

    def _end_turn(self) -> None:
        """A marker has been placed; the next player takes a turn (D-12)."""
        self.go_on_to_turn_of((self.table.turn + 1) % self.table.options.players)

    def go_on_to_turn_of(self, seat: Seat) -> None:
        """The turn of `seat` or of the next seat with a marker left; once all markers are placed,
        the results of the round (D-12)."""
        table = self.table
        next_seat = table.markers.next_to_place(seat)
        if next_seat is not None:
            table.turn = next_seat
            table.rolling = NEW_TURN
            table.phase = ROLL
            return
        table.rolling = NO_TURN
        table.award = Award(0)
        self.go_on_with_results()

    def _get_reward(self, move: Move) -> None:
        table = self.table
        if isinstance(move, TakePoints):
            choose(table, TWO_POINTS)
        elif isinstance(move, TakeToken):
            choose(table, POINT_AND_TOKEN)
        elif isinstance(move, Exchange):
            exchange(table, move.type)
        elif isinstance(move, Accept):
            mark(table)
        else:
            assert isinstance(move, NameStart)
            name_start(table, move.seat)
        self.go_on_with_results()

    # What chance brings

    def occasion(self) -> str:
        phase = self.table.phase
        if phase == LOT:
            return "lot"
        if phase == TOKENS:
            return "tokens"
        return "column" if phase == COLUMN else "dirk" if phase == DIRK else "roll"

    def _dice_to_roll(self) -> int:
        """One die to pick the column; in a turn, all dice that are not set aside."""
        return self.table.rolling.to_roll() if self.table.phase == ROLL else 1

    def _to_come(self) -> Tokens:
        return self.table.dark if self.table.round.is_last() else self.table.light

    def outcomes(self) -> list[tuple[Outcome, int]]:
        phase = self.table.phase
        if phase == LOT:
            return [(lot, 1) for lot in LOTS[: self.table.options.players]]
        if phase == TOKENS:
            return [(token, 1) for token in self._to_come()]
        return [(dice, dice.ways) for dice in ROLLS[self._dice_to_roll()]]

    def sample(self, source: Source) -> Outcome:
        phase = self.table.phase
        if phase == LOT:
            return LOTS[source.below(self.table.options.players)]
        if phase == TOKENS:
            tokens = self._to_come()
            return tokens[source.below(len(tokens))]
        return roll(self._dice_to_roll(), source)

    def happen(self, outcome: Outcome) -> None:
        if self.table.to_act() != CHANCE:
            raise ImpossibleOutcome(Message("nothing-is-drawn", {"drawn": str(outcome)}))
        phase = self.table.phase
        if phase == LOT and isinstance(outcome, Lot) and outcome.seat < self.table.options.players:
            self.table.round = self.table.round.naming(outcome.seat)
            self._begin_round()
        elif phase == TOKENS and isinstance(outcome, Token) and outcome in self._to_come():
            self._lay_token(outcome)
        elif phase not in (LOT, TOKENS) and self._can_be_rolled(outcome):
            assert isinstance(outcome, Dice)
            self._dice_come(outcome)
        else:
            raise ImpossibleOutcome(Message("cannot-be-drawn", {"drawn": str(outcome)}))

    def _can_be_rolled(self, outcome: Outcome) -> bool:
        return isinstance(outcome, Dice) and outcome.size == self._dice_to_roll()

    def _dice_come(self, dice: Dice) -> None:
        table = self.table
        if table.phase == ROLL:
            table.rolling = table.rolling.rolled(dice)
            table.phase = TURN
            return
        column = dice.counts.index(1)
        if table.phase == COLUMN:
            table.bonus = replaced(table.bonus, column, START_PLAYER)
            table.phase = TOKENS
        else:
            self._place_dirks_markers(column)
            self.go_on_to_turn_of(table.round.start)

    def _lay_token(self, token: Token) -> None:
        """Tokens fill the free bonus fields from left to right, face up (D-11)."""
        table = self.table
        if table.round.is_last():
            table.dark = take_out(table.dark, (token,))
        else:
            table.light = take_out(table.light, (token,))
        table.bonus = replaced(table.bonus, table.bonus.index(None), token)
        if None not in table.bonus:
            if table.options.dirk:
                table.phase = DIRK
            else:
                self.go_on_to_turn_of(table.round.start)

    def _place_dirks_markers(self, first: int) -> None:
        """One in each column, starting with `first`; the pavilions follow the towers (D-61)."""
        table = self.table
        for number in range(DIRKS_MARKERS):
            type = (first + number) % len(TYPES)
            table.markers = table.markers.placing_dirks(number, type)

    # What happens automatically: rounds

    def _begin_round(self) -> None:
        """The last round has no start player token (D-11)."""
        table = self.table
        table.round = table.round.following()
        table.turn = table.round.start
        table.markers = markers_to_place(table.options.markers, table.options.players)
        table.phase = TOKENS if table.round.is_last() else COLUMN

    def go_on_with_results(self) -> None:
        """Give rewards until somebody has to decide; then end the round."""
        go_on_with_rewards(self.table)
        if self.table.award.column == len(TYPES):
            self._end_round()

    def _end_round(self) -> None:
        """Markers go back and tokens that nobody received leave the game (D-34); rounds 1, 3 and 5
        are followed by a scoring (D-50)."""
        table = self.table
        for token in table.bonus:
            if token is not None and token is not START_PLAYER:
                table.gone = put(table.gone, token)
        table.bonus = (None,) * len(TYPES)
        table.markers = markers_to_place(0, table.options.players)
        table.award = Award(0)
        scoring = table.round.scoring()
        if scoring is not None:
            table.scorings = (*table.scorings, score(table, scoring))
        if table.round.is_last():
            table.phase = OVER
        else:
            self._begin_round()
