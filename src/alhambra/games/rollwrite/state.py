"""How a game of Roll & Write proceeds: moves, dice, and what happens automatically."""

from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import ImpossibleOutcome, Message, Refusal
from alhambra.core.scoring import Result, Scoring
from alhambra.core.sources import Source
from alhambra.core.state import CHANCE, Move, Outcome, Seat
from alhambra.core.table import TableState
from alhambra.core.values import replaced
from alhambra.games.rollwrite.dice import NO_DICE, PAIRS, Pair
from alhambra.games.rollwrite.legal import legal_moves
from alhambra.games.rollwrite.moves import Coins, Cross, End, Keep, Turn
from alhambra.games.rollwrite.refusals import why_not
from alhambra.games.rollwrite.scoring import as_if_over, pay_for_completed_types, score_the_end
from alhambra.games.rollwrite.table import (
    ACT,
    EXTRA_DICE,
    FIRST_DICE,
    IMAGINARY,
    IMAGINARY_START,
    KEEP,
    LAY,
    OVER,
    ROLL,
    SECOND,
    START,
    TURNED,
    YELLOW_TURNED,
    RollWriteTable,
    imaginary_name,
)
from alhambra.games.rollwrite.turning import steps_between, turned_by_colour

START_BUILDINGS: Final = 3
ALL_DICE: Final = 4


@mypyc_attr(acyclic=True)
class RollWriteState(TableState):
    """A game of Roll & Write at one moment."""

    def __init__(self, table: RollWriteTable) -> None:
        super().__init__(table)
        self.table: Final = table

    # Queries, which every game answers with functions and types of its own

    def legal_moves(self) -> list[Move]:
        return legal_moves(self.table)

    def why_not(self, move: Move) -> Refusal | None:
        return why_not(self.table, move)

    def observe(self, seat: Seat | None) -> RollWriteTable:
        return self.table.seen_by(seat)

    def preview(self) -> Scoring:
        return as_if_over(self.table)

    def result(self) -> Result | None:
        """The most points win (R-53); in a contest imaginary players can win too (R-67)."""
        table = self.table
        if table.phase != OVER:
            return None
        rivals = range(table.options.imaginary if table.options.contest else 0)
        imaginary = [(imaginary_name(k), table.points_of_imaginary(k)) for k in rivals]
        return Result(self.scores(), tuple(imaginary))

    def copy(self) -> "RollWriteState":
        return RollWriteState(self.table.copy())

    # What a move does

    def apply(self, move: Move) -> None:
        if isinstance(move, Cross):
            self._cross(move.pair)
        elif isinstance(move, Turn):
            self._turn(move)
        elif isinstance(move, Coins):
            self._take_coins()
        elif isinstance(move, Keep):
            self._keep(move.pair)
        else:
            assert isinstance(move, End)
            self._use_one_pair()

    def _turn(self, move: Turn) -> None:
        """Dice are turned before the action, once per turn; if they are turned colour by colour,
        the blue dice may follow the yellow ones (R-30)."""
        table = self.table
        sheet = table.sheets[table.turn]
        price = table.options.turn_price
        yellow_alone = (
            table.phase == ACT
            and move.dice.blue == sheet.dice.blue
            and turned_by_colour(sheet.dice, sheet.coins // price)
        )
        paid = sheet.paying(steps_between(sheet.dice, move.dice) * price)
        table.change(paid.with_dice(move.dice))
        table.phase = YELLOW_TURNED if yellow_alone else TURNED

    def _cross(self, pair: Pair) -> None:
        """The first building of a turn (R-21), or a second one for coins (R-31)."""
        table = self.table
        options = table.options
        sheet = table.sheets[table.turn].crossing(pair)
        if table.phase == SECOND:
            table.change(sheet.paying(options.second_price))
            self._use_all_dice()
            return
        sheet = sheet.with_dice(sheet.dice.without(pair))
        table.change(sheet)
        if sheet.coins >= options.second_price and not sheet.has_crossed(sheet.dice.pairs[0]):
            table.phase = SECOND
        else:
            self._use_one_pair()

    def _take_coins(self) -> None:
        table = self.table
        sheet = table.sheets[table.turn]
        table.change(sheet.receiving(sheet.coins_to_take(), table.options.track))
        self._use_all_dice()

    def _use_one_pair(self) -> None:
        """The unused pair goes to the next player as it is (R-22); a solo player leaves it on the
        sheet (R-65). The other pair is rolled."""
        self._pass_on(self.table.sheets[self.table.turn].dice.pairs[0])
        self._roll(LAY)

    def _use_all_dice(self) -> None:
        """All four dice are rolled (R-23, R-31)."""
        table = self.table
        table.change(table.sheets[table.turn].with_dice(NO_DICE))
        self._roll(ROLL)

    def _roll(self, phase: int) -> None:
        """Dice are rolled for later turns; in the last turn they are put away instead."""
        table = self.table
        if table.is_last_turn():
            table.sheets = tuple([sheet.with_dice(NO_DICE) for sheet in table.sheets])
            self._next_turn()
        else:
            table.phase = phase

    def _keep(self, pair: Pair) -> None:
        self._pass_on(self.table.sheets[self.table.turn].dice.without(pair).pairs[0])
        self._next_turn()

    def _pass_on(self, pair: Pair) -> None:
        """From the player whose turn it is to the next; imaginary players are skipped (R-64)."""
        table = self.table
        players = table.options.players
        if players > 1:
            sheet = table.sheets[table.turn]
            table.change(sheet.with_dice(sheet.dice.without(pair)))
            following = (table.turn + 1) % players
            laid = table.sheets[following].laying(pair)
            table.sheets = replaced(table.sheets, following, laid)

    # What the dice bring

    def occasion(self) -> str:
        table = self.table
        if table.phase in (IMAGINARY_START, IMAGINARY):
            return imaginary_name(table.turn)
        what = "start" if table.phase == START else "roll" if table.phase == ROLL else "lay"
        return f"{what}{table.turn + 1}"

    def outcomes(self) -> list[tuple[Outcome, int]]:
        return [(pair, 1) for pair in PAIRS if self._can_come(pair)]

    def sample(self, source: Source) -> Outcome:
        if self.table.phase not in (IMAGINARY_START, START, IMAGINARY):
            return PAIRS[source.below(len(PAIRS))]
        possible = [pair for pair in PAIRS if self._can_come(pair)]
        return possible[source.below(len(possible))]

    def _can_come(self, pair: Pair) -> bool:
        """Whether a roll counts: one that crosses or marks nothing new is repeated (R-10, R-62)."""
        table = self.table
        if table.phase == START:
            return not table.sheets[table.turn].has_crossed(pair)
        if table.phase in (IMAGINARY_START, IMAGINARY):
            grid = table.options.grid
            type = grid.types[pair.crossing]
            return table.marks[table.turn][type] < grid.boxes[type]
        return True

    def happen(self, outcome: Outcome) -> None:
        if self.table.to_act() != CHANCE:
            raise ImpossibleOutcome(Message("nothing-is-rolled", {"rolled": str(outcome)}))
        if not isinstance(outcome, Pair) or not self._can_come(outcome):
            raise ImpossibleOutcome(Message("cannot-be-rolled", {"rolled": str(outcome)}))
        phase = self.table.phase
        if phase in (IMAGINARY_START, IMAGINARY):
            self._mark(outcome)
        elif phase == START:
            self._cross_at_the_start(outcome)
        else:
            self._lay(outcome)

    def _cross_at_the_start(self, pair: Pair) -> None:
        """The players take turns, three times over (R-10)."""
        table = self.table
        table.change(table.sheets[table.turn].crossing(pair))
        table.turn = (table.turn + 1) % table.options.players
        if table.turn == 0 and table.sheets[0].crosses.bit_count() == START_BUILDINGS:
            table.phase = FIRST_DICE

    def _lay(self, pair: Pair) -> None:
        table = self.table
        sheet = table.sheets[table.turn].laying(pair)
        table.change(sheet)
        if table.phase == FIRST_DICE:
            table.turn = (table.turn + 1) % table.options.players
            if table.turn == 0:
                table.phase = EXTRA_DICE
        elif table.phase == EXTRA_DICE:
            # The start player starts with four dice.
            table.phase = ACT
            table.round = 1
        elif table.phase == LAY:
            self._next_turn()
        elif len(sheet.dice) == ALL_DICE:
            # A solo player has nobody to pass a pair to.
            if table.options.players == 1:
                self._next_turn()
            else:
                table.phase = KEEP

    def _mark(self, pair: Pair) -> None:
        """The type at the crossing counts, wherever it is on the grid (R-61, R-62)."""
        table = self.table
        type = table.options.grid.types[pair.crossing]
        marks = table.marks[table.turn]
        marks = replaced(marks, type, marks[type] + 1)
        table.marks = replaced(table.marks, table.turn, marks)
        if table.phase == IMAGINARY_START and sum(marks) < START_BUILDINGS:
            return
        table.turn += 1
        if table.turn == table.options.imaginary:
            table.turn = 0
            if table.phase == IMAGINARY_START:
                table.phase = START
            else:
                self._end_round()

    # What happens automatically

    def _next_turn(self) -> None:
        """Clockwise; the imaginary players follow the players (R-13, R-62)."""
        table = self.table
        table.turn += 1
        table.phase = ACT
        if table.turn == table.options.players:
            table.turn = 0
            if table.options.imaginary:
                table.phase = IMAGINARY
            else:
                self._end_round()

    def _end_round(self) -> None:
        """Completed types are paid for (R-40); the last round is followed by the final scoring."""
        table = self.table
        pay_for_completed_types(table)
        if table.round == table.options.rounds:
            score_the_end(table)
            table.phase = OVER
        else:
            table.round += 1
            table.phase = ACT
