"""How a game of Palace proceeds: what moves do, what chance brings, what happens automatically."""

from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import ImpossibleOutcome, Message, Refusal
from alhambra.core.scoring import Scoring
from alhambra.core.sources import Source
from alhambra.core.state import CHANCE, Move, Outcome, Seat
from alhambra.core.table import TableState
from alhambra.core.values import replaced
from alhambra.games.palace.building import is_redesign, without
from alhambra.games.palace.legal import legal_moves
from alhambra.games.palace.module import NOBODY
from alhambra.games.palace.moves import Buy, Give, Place, Reserve, Take
from alhambra.games.palace.pile import ScoringCard
from alhambra.games.palace.redesign import redesign
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
    PLACED,
    PREPARE,
    SCORE,
    SCORED,
    SUPPLY,
    WITHIN,
    PalaceTable,
)
from alhambra.parts.buildings import Tile
from alhambra.parts.money import Card, Hand, worth
from alhambra.parts.pieces import put, take_out

START_MONEY: Final = 20
DISPLAY_SIZE: Final = 4
DIRKS_TILES: Final = 6


@mypyc_attr(acyclic=True)
class PalaceState(TableState):
    """A game of Palace at one moment."""

    def __init__(self, table: PalaceTable) -> None:
        super().__init__(table)
        self.table: Final = table

    # Queries, which every game answers with functions and types of its own

    def legal_moves(self) -> list[Move]:
        return legal_moves(self.table)

    def why_not(self, move: Move) -> Refusal | None:
        return why_not(self.table, move)

    def hides(self, occasion: str, seat: Seat | None) -> bool:
        modules = self.table.options.modules
        return any(module.hides(self.table, occasion, seat) for module in modules)

    def observe(self, seat: Seat | None) -> PalaceTable:
        return self.table.seen_by(seat)

    def preview(self) -> Scoring:
        return score(self.table, next_scoring(self.table))

    def progress(self) -> int | None:
        """Tiles gone from bag and market, plus modules' sales: redesigns change neither."""
        table = self.table
        tiles = sum([len(alhambra.tiles) for alhambra in table.alhambras])
        tiles += sum([len(each) for each in (*table.reserves, *table.aside, table.dirk)])
        return tiles + sum([module.possessions(table) for module in table.options.modules])

    def copy(self) -> "PalaceState":
        return PalaceState(self.table.copy())

    # What a move does

    def apply(self, move: Move) -> None:
        table = self.table
        if table.phase == ACT:
            self._act(move)
        elif table.phase >= PREPARE:
            table.options.modules[table.acting].apply(table, move)
        else:
            self._place_bought(move)
        self.go_on()

    def _act(self, move: Move) -> None:
        table = self.table
        for module in table.options.modules:
            if module.owns(move):
                module.apply(table, move)
                return
        if isinstance(move, Take):
            self._take(move)
        elif isinstance(move, Buy):
            self._buy(move)
        else:
            if is_redesign(move):
                redesign(table, move)
            table.phase = PLACE

    def _take(self, move: Take) -> None:
        table = self.table
        table.show(take_out(table.display, move.cards))
        table.hold(table.turn, table.hands[table.turn].taking(move.cards))
        table.phase = PLACE

    def _buy(self, move: Buy) -> None:
        """Whoever pays exactly may go on with the actions of the turn (P-13, P-14)."""
        table = self.table
        seat = table.turn
        table.offer(replaced(table.market, table.market.index(move.tile), None))
        table.pay(seat, move.cards)
        table.aside = replaced(table.aside, seat, put(table.aside[seat], move.tile))
        exactly = worth(move.cards) == move.tile.price
        if not exactly:
            table.phase = PLACE
        for module in table.options.modules:
            module.bought(table, move.tile, exactly)

    def _place_bought(self, move: Move) -> None:
        """A tile that was bought or gained goes into the Alhambra, onto the reserve, or to Dirk
        (P-16, P-54)."""
        assert isinstance(move, (Place, Reserve, Give))
        table = self.table
        seat = table.turn
        table.aside = replaced(table.aside, seat, without(table.aside[seat], move.tile))
        if isinstance(move, Give):
            table.dirk = put(table.dirk, move.tile)
        elif isinstance(move, Reserve):
            reserve = put(table.reserves[seat], move.tile)
            table.rebuild(seat, table.alhambras[seat], reserve)
        else:
            alhambra = table.alhambras[seat].with_tile(move.tile, move.cell)
            table.rebuild(seat, alhambra, table.reserves[seat])

    # What chance brings

    def occasion(self) -> str:
        table = self.table
        if table.phase >= PREPARE:
            return table.options.modules[table.acting].occasion(table)
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
        if self.table.phase >= PREPARE:
            return self.table.options.modules[self.table.acting].outcomes(self.table)
        return [(tile, 1) for tile in self.table.bag]

    def sample(self, source: Source) -> Outcome:
        if self._draws_money():
            return self.table.pile.sample(source)
        if self.table.phase >= PREPARE:
            return _chosen(self.outcomes(), source)
        return self.table.bag[source.below(len(self.table.bag))]

    def happen(self, outcome: Outcome) -> None:
        if self.table.to_act() != CHANCE:
            raise ImpossibleOutcome(Message("nothing-is-drawn", {"drawn": str(outcome)}))
        if self._draws_money():
            self._money_comes(outcome)
        elif self.table.phase >= PREPARE:
            self.table.options.modules[self.table.acting].happen(self.table, outcome)
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
            table.show(put(table.display, drawn))

    def _tile_comes(self, drawn: Outcome) -> None:
        table = self.table
        if not isinstance(drawn, Tile) or drawn not in table.bag:
            raise ImpossibleOutcome(Message("cannot-be-drawn", {"drawn": str(drawn)}))
        table.bag = without(table.bag, drawn)
        if table.phase in (MARKET_LAID, MARKET):
            for module in table.options.modules:
                if module.takes(table, drawn):
                    return
            table.offer(replaced(table.market, table.market.index(None), drawn))
            return
        table.dirk = put(table.dirk, drawn)
        if table.phase == DIRK_DRAWS:
            table.dirk_due -= 1

    # What happens automatically: the only place that knows the sequence of a game and of a turn's
    # end

    def go_on(self) -> None:
        """Advance to the next moment at which a player or chance acts."""
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
            # Cards dealt unseen do not count (B-02).
            return worth(table.hands[table.turn].seen) < START_MONEY
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
        if phase >= PREPARE:
            return self._module_acts()
        return phase in (ACT, OVER)

    def _module_acts(self) -> bool:
        """Whether a module calls on somebody to act at this moment; modules are asked in order
        (M-01), starting with the one asked last."""
        table = self.table
        modules = table.options.modules
        while table.acting < len(modules):
            table.actor = modules[table.acting].proceed(table)
            if table.actor != NOBODY:
                return True
            table.acting += 1
        return False

    def _money_is_left(self) -> bool:
        """Whether a card can be drawn; if the pile is empty when one is needed, the discards become
        the new pile (P-18)."""
        table = self.table
        if not len(table.pile) and table.discards:
            table.pile = table.pile.reshuffled(table.discards)
            table.discards = ()
        return len(table.pile) > 0

    def _next_phase(self) -> None:
        table = self.table
        phase = table.phase
        if phase == DIRK_STARTS:
            table.phase = MARKET_LAID
        elif phase == MARKET_LAID:
            self._moment(PREPARE, DEAL)
        elif phase == PREPARE:
            table.phase = DEAL
        elif phase == DEAL:
            if table.turn + 1 < table.options.players:
                table.turn += 1
            else:
                table.phase = DISPLAY_LAID
        elif phase == DISPLAY_LAID:
            table.pile = table.pile.stacked()
            for module in table.options.modules:
                module.stack(table)
            table.turn = start_player(table.hands)
            table.phase = ACT
        elif phase == PLACE:
            self._moment(PLACED, MONEY)
        elif phase == PLACED:
            table.enter(SUPPLY)
        elif phase == SUPPLY:
            table.phase = MONEY
        elif phase == MONEY:
            table.phase = MARKET
        elif phase == MARKET:
            table.phase = SCORE
        elif phase == DIRK_DRAWS:
            table.dirk_due = 0
            table.phase = SCORE
        elif phase == WITHIN:
            table.phase = ACT
        elif phase == SCORED:
            table.phase = OVER if table.scorings_held("C") else DIRK_DRAWS
        elif phase == SCORE:
            self._score_or_go_on()
        else:
            self._next_gainer()

    def _moment(self, moment: int, otherwise: int) -> None:
        """Go to a moment of the modules, if there are any modules."""
        if self.table.options.modules:
            self.table.enter(moment)
        else:
            self.table.phase = otherwise

    def _score_or_go_on(self) -> None:
        """Score each card that has been drawn, A before B (P-30); then next turn or end (P-40)."""
        table = self.table
        if table.due:
            name = min(table.due)
            table.due = table.due.replace(name, "")
            table.scorings = (*table.scorings, score(table, name))
            if table.options.dirk:
                table.dirk_due = DIRKS_TILES if name == "A" else len(table.bag) // 3
            self._moment(SCORED, DIRK_DRAWS)
        elif table.market_has_gap():
            self._give_out_the_market()
        else:
            table.turn = (table.turn + 1) % table.options.players
            table.phase = ACT

    def _give_out_the_market(self) -> None:
        """Each remaining tile goes to whoever has the most money in its slot's currency; on a tie
        it stays. Hands are shown for this (P-41)."""
        table = self.table
        for seat, hand in enumerate(table.hands):
            table.hold(seat, hand.shown())
        for slot, currency in enumerate(table.options.slots):
            tile = table.market[slot]
            money = [worth(hand.purse(currency)) for hand in table.hands]
            if tile is not None and money.count(max(money)) == 1:
                seat = money.index(max(money))
                table.aside = replaced(table.aside, seat, put(table.aside[seat], tile))
                table.offer(replaced(table.market, slot, None))
        table.turn = 0
        table.phase = GAIN

    def _next_gainer(self) -> None:
        """Gained tiles are placed in seat order (P-41); then scoring C ends the game (P-42)."""
        table = self.table
        if table.turn + 1 < table.options.players:
            table.turn += 1
        else:
            table.scorings = (*table.scorings, score(table, "C"))
            self._moment(SCORED, OVER)


def start_player(hands: tuple[Hand, ...]) -> Seat:
    """Fewest cards, then least money, then the earliest seat (P-07)."""
    order = [(len(hand.seen), worth(hand.seen), seat) for seat, hand in enumerate(hands)]
    return min(order)[2]


def _chosen(outcomes: list[tuple[Outcome, int]], source: Source) -> Outcome:
    """One of the outcomes, drawn by weight."""
    number = source.below(sum([weight for _, weight in outcomes]))
    for outcome, weight in outcomes:
        number -= weight
        if number < 0:
            return outcome
    raise AssertionError("weights add up")
