"""How a game of Palace goes on: what a move does, what chance brings, what follows by itself."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import ImpossibleOutcome, Message, Refusal
from alhambra.core.sources import Source
from alhambra.core.state import CHANCE, Move, Outcome, Scoring, Seat, State
from alhambra.games.palace.building import is_redesign, redesigned, without
from alhambra.games.palace.knowledge import seen_by
from alhambra.games.palace.legal import legal_moves
from alhambra.games.palace.moves import Buy, End, Give, Pass, Place, Reserve, Take
from alhambra.games.palace.pile import ScoringCard, shuffled_pile
from alhambra.games.palace.refusals import why_not
from alhambra.games.palace.scoring import next_scoring, score
from alhambra.games.palace.table import (
    ACT,
    DEAL,
    DIRK_DRAWS,
    DIRK_STARTS,
    DISPLAY_LAID,
    GAIN,
    MARKET,
    MARKET_LAID,
    MONEY,
    OVER,
    PLACE,
    SCORE,
    Table,
    replaced,
)
from alhambra.parts.buildings import Tile
from alhambra.parts.buildings import put as put_tile
from alhambra.parts.money import Card, Hand, put, take_out, worth

START_MONEY: Final = 20
DISPLAY_SIZE: Final = 4
DIRKS_TILES: Final = 6


@mypyc_attr(acyclic=True)
class PalaceState(State):
    """A game of Palace at one moment."""

    def __init__(self, table: Table) -> None:
        self.table = table

    # Questions

    def to_act(self) -> Seat | None:
        return self.table.to_act()

    def legal_moves(self) -> list[Move]:
        return legal_moves(self.table)

    def why_not(self, move: Move) -> Refusal | None:
        return why_not(self.table, move)

    def observe(self, seat: Seat | None) -> Table:
        return seen_by(self.table, seat)

    def preview(self) -> Scoring:
        return score(self.table, next_scoring(self.table))

    def scores(self) -> list[int]:
        return [self.table.points_of(seat) for seat in range(self.table.options.players)]

    def scorings_so_far(self) -> tuple[Scoring, ...]:
        return self.table.scorings

    def __reduce__(self) -> tuple[Any, ...]:
        return PalaceState, (self.table,)

    def copy(self) -> "PalaceState":
        return PalaceState(self.table.copy())

    def __str__(self) -> str:
        return str(self.table)

    # What a move does

    def apply(self, move: Move) -> None:
        if isinstance(move, Take):
            self._take(move)
        elif isinstance(move, Buy):
            self._buy(move)
        elif self.table.phase == ACT and is_redesign(move):
            self._redesign(move)
        elif isinstance(move, Place):
            self._place(move)
        elif isinstance(move, Reserve):
            self._reserve(move)
        elif isinstance(move, Give):
            self.table.dirk = put_tile(self.table.dirk, move.tile)
            self._taken_up(move.tile)
        else:
            assert isinstance(move, (End, Pass))
            self.table.phase = PLACE
        self.go_on()

    def _take(self, move: Take) -> None:
        table = self.table
        table.show(take_out(table.display, move.cards))
        table.hold(table.turn, table.hands[table.turn].taking(move.cards))
        table.phase = PLACE

    def _buy(self, move: Buy) -> None:
        """Whoever pays exactly stays in the actions of the turn (P-13, P-14)."""
        table = self.table
        seat = table.turn
        table.offer(replaced(table.market, table.market.index(move.tile), None))
        table.hold(seat, table.hands[seat].paying(move.cards))
        table.discards = put(table.discards, move.cards)
        table.aside = replaced(table.aside, seat, put_tile(table.aside[seat], move.tile))
        if worth(move.cards) > move.tile.price:
            table.phase = PLACE

    def _redesign(self, move: Move) -> None:
        """The one redesign that is the action of a turn (P-26)."""
        table = self.table
        seat = table.turn
        table.rebuild(seat, *redesigned(table.alhambras[seat], table.reserves[seat], move))
        table.phase = PLACE

    def _place(self, move: Place) -> None:
        table = self.table
        seat = table.turn
        self._taken_up(move.tile)
        alhambra = table.alhambras[seat].with_tile(move.tile, move.cell)
        table.rebuild(seat, alhambra, table.reserves[seat])

    def _reserve(self, move: Reserve) -> None:
        table = self.table
        seat = table.turn
        self._taken_up(move.tile)
        reserve = put_tile(table.reserves[seat], move.tile)
        table.rebuild(seat, table.alhambras[seat], reserve)

    def _taken_up(self, tile: Tile) -> None:
        """A tile leaves those that were bought."""
        table = self.table
        seat = table.turn
        table.aside = replaced(table.aside, seat, without(table.aside[seat], tile))

    # What chance brings

    def occasion(self) -> str:
        table = self.table
        if table.phase == DEAL:
            return f"deal{table.turn + 1}"
        if table.phase in (DISPLAY_LAID, MONEY):
            return "money"
        return "market" if table.phase in (MARKET_LAID, MARKET) else "dirk"

    def _draws_money(self) -> bool:
        return self.table.phase in (DEAL, DISPLAY_LAID, MONEY)

    def outcomes(self) -> list[tuple[Outcome, int]]:
        if self._draws_money():
            return self.table.pile.outcomes()
        return [(tile, 1) for tile in self.table.bag]

    def sample(self, source: Source) -> Outcome:
        if self._draws_money():
            return self.table.pile.sample(source)
        return self.table.bag[source.below(len(self.table.bag))]

    def happen(self, outcome: Outcome) -> None:
        if self.to_act() != CHANCE:
            raise ImpossibleOutcome(Message("nothing-is-drawn", {"drawn": str(outcome)}))
        if self._draws_money():
            self._money_comes(outcome)
        else:
            self._tile_comes(outcome)
        self.go_on()

    def _money_comes(self, drawn: Outcome) -> None:
        table = self.table
        table.pile = table.pile.without(drawn)
        if isinstance(drawn, ScoringCard):
            table.due += drawn.letter
            return
        assert isinstance(drawn, Card)
        if table.phase == DEAL:
            table.hold(table.turn, table.hands[table.turn].taking((drawn,)))
        else:
            table.show(put(table.display, (drawn,)))

    def _tile_comes(self, drawn: Outcome) -> None:
        table = self.table
        if not isinstance(drawn, Tile) or drawn not in table.bag:
            raise ImpossibleOutcome(Message("cannot-be-drawn", {"drawn": str(drawn)}))
        table.bag = without(table.bag, drawn)
        if table.phase in (MARKET_LAID, MARKET):
            table.offer(replaced(table.market, table.market.index(None), drawn))
            return
        table.dirk = put_tile(table.dirk, drawn)
        if table.phase == DIRK_DRAWS:
            table.dirk_due -= 1

    # What follows by itself: the one place that knows the order of a game and of a turn's end

    def go_on(self) -> None:
        """Go on to the next moment at which a player or chance is to act."""
        while not self._somebody_acts():
            self._next_phase()

    def _somebody_acts(self) -> bool:
        """Whether the phase still has something for a player or for chance to do."""
        table = self.table
        phase = table.phase
        if phase == DIRK_STARTS:
            return len(table.dirk) < DIRKS_TILES
        if phase == MARKET_LAID:
            return table.market_has_gap()
        if phase == DEAL:
            return worth(table.hands[table.turn].cards) < START_MONEY
        if phase == DISPLAY_LAID:
            return len(table.display) < DISPLAY_SIZE
        if phase in (PLACE, GAIN):
            return bool(table.aside[table.turn])
        if phase == MONEY:
            return len(table.display) < DISPLAY_SIZE and self._money_is_left()
        if phase == MARKET:
            return table.market_has_gap() and bool(table.bag)
        if phase == DIRK_DRAWS:
            return table.dirk_due > 0 and bool(table.bag)
        return phase in (ACT, OVER)

    def _money_is_left(self) -> bool:
        """Whether a card can be drawn; the discards become the new pile when one is needed and
        none is left (P-18)."""
        table = self.table
        if not len(table.pile) and table.discards:
            table.pile = shuffled_pile(table.discards)
            table.discards = ()
        return len(table.pile) > 0

    def _next_phase(self) -> None:
        table = self.table
        phase = table.phase
        if phase == DIRK_STARTS:
            table.phase = MARKET_LAID
        elif phase == MARKET_LAID:
            table.phase = DEAL
        elif phase == DEAL:
            if table.turn + 1 < table.options.players:
                table.turn += 1
            else:
                table.phase = DISPLAY_LAID
        elif phase == DISPLAY_LAID:
            table.pile = table.pile.stacked()
            table.turn = start_player(table.hands)
            table.phase = ACT
        elif phase == PLACE:
            table.phase = MONEY
        elif phase == MONEY:
            table.phase = MARKET
        elif phase == MARKET:
            table.phase = SCORE
        elif phase == DIRK_DRAWS:
            table.dirk_due = 0
            table.phase = SCORE
        elif phase == SCORE:
            self._score_or_go_on()
        else:
            self._next_gainer()

    def _score_or_go_on(self) -> None:
        """Scorings whose card has come, A before B (P-30); then the next turn or the end (P-40)."""
        table = self.table
        if table.due:
            name = min(table.due)
            table.due = table.due.replace(name, "")
            table.scorings = (*table.scorings, score(table, name))
            if table.options.dirk:
                table.dirk_due = DIRKS_TILES if name == "A" else len(table.bag) // 3
            table.phase = DIRK_DRAWS
        elif table.market_has_gap():
            self._give_out_the_market()
        else:
            table.turn = (table.turn + 1) % table.options.players
            table.phase = ACT

    def _give_out_the_market(self) -> None:
        """Each tile left goes to whoever has the most money of its slot's currency; on a tie it
        stays. Hands are shown for this (P-41)."""
        table = self.table
        for seat, hand in enumerate(table.hands):
            table.hold(seat, hand.shown())
        for slot, currency in enumerate(table.options.slots):
            tile = table.market[slot]
            money = [worth(hand.purse(currency)) for hand in table.hands]
            if tile is not None and money.count(max(money)) == 1:
                seat = money.index(max(money))
                table.aside = replaced(table.aside, seat, put_tile(table.aside[seat], tile))
                table.offer(replaced(table.market, slot, None))
        table.turn = 0
        table.phase = GAIN

    def _next_gainer(self) -> None:
        """Gainers place in seat order (P-41); then comes scoring C, and the end (P-42)."""
        table = self.table
        if table.turn + 1 < table.options.players:
            table.turn += 1
        else:
            table.scorings = (*table.scorings, score(table, "C"))
            table.phase = OVER


def start_player(hands: tuple[Hand, ...]) -> Seat:
    """Fewest cards, then least money, then the earliest seat (P-07)."""
    order = [(len(hand), worth(hand.cards), seat) for seat, hand in enumerate(hands)]
    return min(order)[2]
