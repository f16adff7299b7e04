"""How a game of Alcazaba proceeds: what moves do, what chance brings, what happens
automatically."""

from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import ImpossibleOutcome, Message, Refusal
from alhambra.core.scoring import Scoring
from alhambra.core.sources import Source
from alhambra.core.state import CHANCE, Move, Outcome, Seat
from alhambra.core.table import TableState
from alhambra.core.values import replaced
from alhambra.games.alcazaba.legal import legal_moves
from alhambra.games.alcazaba.moves import TakeStart, TakeTile
from alhambra.games.alcazaba.options import FROM_BAG
from alhambra.games.alcazaba.refusals import why_not
from alhambra.games.alcazaba.scoring import score
from alhambra.games.alcazaba.supply import Weights, drawn, from_bag, from_pile
from alhambra.games.alcazaba.table import (
    BAG,
    COLUMN,
    LOT,
    NAME,
    NOWHERE,
    OVER,
    PHASES,
    PILE,
    PLACE,
    ROLL,
    TAKE,
    TURN,
    AlcazabaTable,
)
from alhambra.games.dice.lot import LOTS, Lot
from alhambra.games.dice.markers import markers_to_place
from alhambra.games.dice.moves import Keep, NameStart, PlaceMarker
from alhambra.games.dice.tokens import START_PLAYER
from alhambra.games.dice.turn import NEW_TURN, NO_TURN
from alhambra.games.palace.building import redesigned, without
from alhambra.games.palace.moves import Give, Place, Reserve
from alhambra.parts.buildings import TYPES, Tile
from alhambra.parts.dice import ROLLS, Dice, roll
from alhambra.parts.pieces import put


@mypyc_attr(acyclic=True)
class AlcazabaState(TableState):
    """A game of Alcazaba at one moment."""

    def __init__(self, table: AlcazabaTable) -> None:
        super().__init__(table)
        self.table: Final = table

    # Queries, which every game answers with functions and types of its own

    def legal_moves(self) -> list[Move]:
        return legal_moves(self.table)

    def why_not(self, move: Move) -> Refusal | None:
        return why_not(self.table, move)

    def observe(self, seat: Seat | None) -> AlcazabaTable:
        return self.table.seen_by(seat)

    def preview(self) -> Scoring:
        return score(self.table, self.table.round.next_scoring())

    def copy(self) -> "AlcazabaState":
        return AlcazabaState(self.table.copy())

    # What a move does

    def apply(self, move: Move) -> None:
        table = self.table
        if table.phase == TURN:
            self._play_turn(move)
        elif isinstance(move, TakeTile):
            table.give_for_best_marker(str(move.tile))
            offers = without(table.offers[table.column], move.tile)
            table.offers = replaced(table.offers, table.column, offers)
            table.taken = move.tile
            table.phase = PLACE
        elif isinstance(move, TakeStart):
            table.give_for_best_marker(str(START_PLAYER))
            table.phase = NAME
        elif isinstance(move, NameStart):
            table.round = table.round.naming(move.seat)
            table.token = NOWHERE
            self.go_on_with_results()
        else:
            self._place_tile(move)
            self.go_on_with_results()

    def _play_turn(self, move: Move) -> None:
        """Play dice as in the Dice Game, or make one redesign, which also uses up the marker
        (A-10)."""
        table = self.table
        seat = table.turn
        if isinstance(move, Keep):
            table.rolling = table.rolling.keeping(move.dice)
            table.phase = ROLL
            return
        if isinstance(move, PlaceMarker):
            field = table.rolling.field(move.type)
            table.markers = table.markers.placing(seat, move.type, field)
        else:
            table.rebuild(seat, *redesigned(table.alhambras[seat], table.reserves[seat], move))
            table.redesigned = tuple(sorted([*table.redesigned, seat]))
            table.markers = table.markers.spending(seat)
        self.go_on_to_turn_of((seat + 1) % table.options.players)

    def _place_tile(self, move: Move) -> None:
        """A tile that was taken is placed at once (A-21)."""
        table = self.table
        seat = table.turn
        table.taken = None
        if isinstance(move, Place):
            alhambra = table.alhambras[seat].with_tile(move.tile, move.cell)
            table.rebuild(seat, alhambra, table.reserves[seat])
        elif isinstance(move, Reserve):
            table.rebuild(seat, table.alhambras[seat], put(table.reserves[seat], move.tile))
        else:
            assert isinstance(move, Give)
            table.dirk = put(table.dirk, move.tile)

    def go_on_to_turn_of(self, seat: Seat) -> None:
        """Go on to the next seat with a marker left, or to the results of the round."""
        table = self.table
        next_seat = table.markers.next_to_place(seat)
        if next_seat is not None:
            table.turn = next_seat
            table.rolling = NEW_TURN
            table.phase = ROLL
            return
        table.rolling = NO_TURN
        table.column = 0
        self.go_on_with_results()

    # What chance brings

    def occasion(self) -> str:
        return PHASES[self.table.phase]

    def _tiles_to_come(self) -> Weights:
        """Each round, the tiles of a pile, type by type, then five from the bag (A-03)."""
        table = self.table
        extra = table.options.extra
        if table.phase == PILE:
            return from_pile(table.unseen, extra, self._laid())
        return from_bag(table.unseen, extra, table.round.to_come())

    def _laid(self) -> int:
        """How many tiles have been laid this round."""
        return sum([len(tiles) for tiles in self.table.offers])

    def _dice_to_roll(self) -> int:
        return self.table.rolling.to_roll() if self.table.phase == ROLL else 1

    def outcomes(self) -> list[tuple[Outcome, int]]:
        phase = self.table.phase
        if phase == LOT:
            return [(lot, 1) for lot in LOTS[: self.table.options.players]]
        if phase in (PILE, BAG):
            return [(tile, weight) for tile, weight in self._tiles_to_come()]
        return [(dice, dice.ways) for dice in ROLLS[self._dice_to_roll()]]

    def sample(self, source: Source) -> Outcome:
        phase = self.table.phase
        if phase == LOT:
            return LOTS[source.below(self.table.options.players)]
        if phase in (PILE, BAG):
            return drawn(self._tiles_to_come(), source)
        return roll(self._dice_to_roll(), source)

    def happen(self, outcome: Outcome) -> None:
        if self.table.to_act() != CHANCE:
            raise ImpossibleOutcome(Message("nothing-is-drawn", {"drawn": str(outcome)}))
        table = self.table
        phase = table.phase
        if phase == LOT and isinstance(outcome, Lot) and outcome.seat < table.options.players:
            table.round = table.round.naming(outcome.seat)
            self._begin_round()
        elif phase in (PILE, BAG) and self._can_be_laid(outcome):
            assert isinstance(outcome, Tile)
            self._lay(outcome)
        elif phase in (COLUMN, ROLL) and self._can_be_rolled(outcome):
            assert isinstance(outcome, Dice)
            self._dice_come(outcome)
        else:
            raise ImpossibleOutcome(Message("cannot-be-drawn", {"drawn": str(outcome)}))

    def _can_be_laid(self, outcome: Outcome) -> bool:
        return outcome in [tile for tile, _ in self._tiles_to_come()]

    def _can_be_rolled(self, outcome: Outcome) -> bool:
        return isinstance(outcome, Dice) and outcome.size == self._dice_to_roll()

    def _lay(self, tile: Tile) -> None:
        table = self.table
        table.unseen = without(table.unseen, tile)
        table.offers = replaced(table.offers, tile.type, (*table.offers[tile.type], tile))
        laid = self._laid()
        if table.phase == BAG and table.options.dirk:
            # Dirk's markers go into the columns of these tiles.
            table.markers = table.markers.placing_dirks(laid - len(TYPES) - 1, tile.type)
        if laid == len(TYPES):
            table.phase = BAG
        elif laid == len(TYPES) + FROM_BAG:
            if table.round.is_last():
                self.go_on_to_turn_of(table.round.start)
            else:
                table.phase = COLUMN

    def _dice_come(self, dice: Dice) -> None:
        table = self.table
        if table.phase == ROLL:
            table.rolling = table.rolling.rolled(dice)
            table.phase = TURN
        else:
            table.token = dice.counts.index(1)
            self.go_on_to_turn_of(table.round.start)

    # What happens automatically: rounds and their results

    def _begin_round(self) -> None:
        table = self.table
        table.round = table.round.following()
        table.turn = table.round.start
        table.markers = markers_to_place(table.options.markers, table.options.players)
        table.phase = PILE

    def go_on_with_results(self) -> None:
        """In each column in turn, the best marker takes something until nothing is left to take or
        no marker is left (A-20); then the round is over."""
        table = self.table
        while table.column < len(TYPES):
            owners = table.markers.owners(table.column)
            nothing = not table.offers[table.column] and table.token != table.column
            if nothing or not owners:
                for place in range(len(owners)):
                    table.tell_reward(place)
                table.column += 1
            elif table.is_dirk(owners[0]):
                self._dirk_takes()
            else:
                table.turn = owners[0]
                table.phase = TAKE
                return
        self._end_round()

    def _dirk_takes(self) -> None:
        """Dirk takes the tile that was laid first, and the start player token only if nothing else
        is left (A-41)."""
        table = self.table
        offers = table.offers[table.column]
        table.give_for_best_marker(str(offers[0] if offers else START_PLAYER))
        if offers:
            table.offers = replaced(table.offers, table.column, offers[1:])
            table.dirk = put(table.dirk, offers[0])
        else:
            table.round = table.round.naming(1 - table.round.start)
            table.token = NOWHERE

    def _end_round(self) -> None:
        """Leftover tiles are put aside and all markers go back (A-22); rounds 1, 3 and 5 are
        followed by a scoring (A-30)."""
        table = self.table
        for tiles in table.offers:
            for tile in tiles:
                table.aside = put(table.aside, tile)
        table.offers = ((),) * len(TYPES)
        table.markers = markers_to_place(0, table.options.players)
        table.redesigned = ()
        table.token = NOWHERE
        table.column = 0
        scoring = table.round.scoring()
        if scoring is not None:
            table.scorings = (*table.scorings, score(table, scoring))
        if table.round.is_last():
            table.phase = OVER
        else:
            self._begin_round()
