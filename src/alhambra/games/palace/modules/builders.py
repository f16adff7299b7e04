"""Master builders: money with a second use, an extra redesign (B-01 to B-07)."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import InvalidText, Message, Refusal
from alhambra.core.state import CHANCE, HIDDEN, Move, Outcome, Seat
from alhambra.games.palace.building import is_redesign
from alhambra.games.palace.module import NOBODY, Board, Module
from alhambra.games.palace.moves import Decline, PalaceMove
from alhambra.games.palace.redesign import redesign, redesigns, why_no_redesign
from alhambra.games.palace.table import GAIN, OVER, PLACED, PREPARE, PalaceTable, Tiles
from alhambra.parts.money import Card, Cards, Hand, card
from alhambra.parts.pieces import in_order, position_in, put_all

DEALT: Final = 2
THIRD_PART: Final = 2
FIFTH_PART: Final = 4
SLIPPED_IN: Final = 3


@mypyc_attr(acyclic=True)
class Hire(PalaceMove):
    """Play a master builder for an extra redesign (B-06)."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def __str__(self) -> str:
        return f"hire {self.card}"


@mypyc_attr(acyclic=True)
class Site(Board):
    """The builders that have left the game openly, and whether one is at work."""

    def __init__(self, spent: Cards, at_work: bool) -> None:
        self.spent = spent
        self.at_work = at_work

    def __reduce__(self) -> tuple[Any, ...]:
        return Site, (self.spent, self.at_work)


@mypyc_attr(acyclic=True)
class Builders(Module):
    """Sixteen cards, four of each currency."""

    name: ClassVar[str] = "builders"

    def cards_apart(self) -> Cards:
        return in_order(list(self.components.builders))

    def board(self) -> Board:
        return Site((), False)

    def site(self, table: PalaceTable) -> Site:
        board = table.boards[self.at]
        assert isinstance(board, Site)
        return board

    def stack(self, table: PalaceTable) -> None:
        """Three of the remaining cards go into the third part and three into the fifth, as far as
        they last; any others leave the game (B-03)."""
        left = len(self.components.builders) - DEALT * self.players
        third = min(SLIPPED_IN, left)
        fifth = min(SLIPPED_IN, left - third)
        table.pile = table.pile.slipped(THIRD_PART, third).slipped(FIFTH_PART, fifth)

    def spent(self, table: PalaceTable, cards: Cards) -> Cards:
        """Once used they leave the game (B-07)."""
        used = tuple([each for each in cards if each.marked])
        if not used:
            return cards
        site = self.site(table)
        self.put_board(table, Site(put_all(site.spent, used), site.at_work))
        return tuple([each for each in cards if not each.marked])

    # Who acts

    def proceed(self, table: PalaceTable) -> int:
        if table.phase == PREPARE:
            return CHANCE if self._dealt_to(table) >= 0 else NOBODY
        if table.phase != PLACED or not (self.site(table).at_work or self._may_hire(table)):
            return NOBODY
        return table.turn

    def _dealt_to(self, table: PalaceTable) -> Seat:
        """Who is dealt the next builder (B-02), or -1."""
        for seat, hand in enumerate(table.hands):
            if len(hand.secret) + hand.hidden < DEALT:
                return seat
        return -1

    def _may_hire(self, table: PalaceTable) -> bool:
        hand = table.hands[table.turn]
        # An unknown hand may contain one.
        return bool((_builders_in(hand) or hand.hidden_marked) and redesigns(table))

    # Chance: the deal, which only the receiver sees (B-02)

    def occasion(self, table: PalaceTable) -> str:
        return f"builders{self._dealt_to(table) + 1}"

    def outcomes(self, table: PalaceTable) -> list[tuple[Outcome, int]]:
        apart = table.pile.apart
        return [(each, apart.count(each)) for each in dict.fromkeys(apart)]

    def happen(self, table: PalaceTable, outcome: Outcome) -> None:
        seat = self._dealt_to(table)
        hand = table.hands[seat]
        if outcome is HIDDEN:
            table.hold(seat, Hand(hand.seen, hand.secret, hand.hidden + 1, hand.hidden_marked + 1))
            return
        if not isinstance(outcome, Card) or position_in(table.pile.apart, outcome) < 0:
            raise self.impossible(outcome)
        table.pile = table.pile.without_unseen((outcome,))
        table.hold(seat, hand.dealt(outcome))

    def hides(self, table: PalaceTable, occasion: str, seat: Seat | None) -> bool:
        """Hidden until hands are shown (P-41)."""
        mine = seat is not None and occasion == f"builders{seat + 1}"
        return occasion.startswith("builders") and not mine and not _hands_are_shown(table)

    # Moves

    def moves(self, table: PalaceTable) -> list[Move]:
        if self.site(table).at_work:
            return list(redesigns(table))
        hired: list[Move] = [Hire(each) for each in _builders_in(table.hands[table.turn])]
        return [*hired, Decline()]

    def owns(self, move: Move) -> bool:
        return isinstance(move, Hire)

    def why_not(self, table: PalaceTable, move: Move) -> Refusal | None:
        if table.phase != PLACED:
            return Refusal("B-06", "builder-too-early", {})
        if self.site(table).at_work:
            if not is_redesign(move):
                return Refusal("B-06", "builder-at-work", {})
            return why_no_redesign(table, move)
        if isinstance(move, Decline):
            return None
        if not isinstance(move, Hire):
            return Refusal("B-06", "builder-or-decline", {})
        if not move.card.marked:
            return Refusal("B-01", "no-builder", {"card": str(move.card)})
        if not table.hands[table.turn].may_hold((move.card,)):
            return Refusal("B-06", "not-in-hand", {"cards": str(move.card)})
        return None

    def apply(self, table: PalaceTable, move: Move) -> None:
        if isinstance(move, Hire):
            table.pay(table.turn, (move.card,))
            self.put_board(table, Site(self.site(table).spent, True))
            return
        if not isinstance(move, Decline):
            redesign(table, move)
            self.put_board(table, Site(self.site(table).spent, False))
        # At most one per turn (B-06), so go on to the next module.
        table.acting += 1

    # Texts

    @staticmethod
    def parse_move(words: list[str]) -> Move | None:
        return Hire(card(words[1])) if words[:1] == ["hire"] and len(words) == 2 else None

    def lines(self, board: Board) -> list[str]:
        assert isinstance(board, Site)
        lines = ["builder-at-work"] if board.at_work else []
        if board.spent:
            lines.append(" ".join(["builders-gone", *[str(each) for each in board.spent]]))
        return lines

    def read_line(self, table: PalaceTable, words: list[str]) -> bool:
        site = self.site(table)
        if words[0] == "builders-gone":
            gone = in_order([card(word) for word in words[1:]])
            if not all(each.marked for each in gone):
                raise InvalidText(Message("bad-position-words", {"words": " ".join(words)}))
            self.put_board(table, Site(gone, site.at_work))
        elif words == ["builder-at-work"]:
            self.put_board(table, Site(site.spent, True))
        else:
            return False
        return True

    def accounts_for(self, board: Board) -> tuple[Tiles, Cards]:
        assert isinstance(board, Site)
        return (), board.spent

    def check(self, table: PalaceTable) -> None:
        at_work = self.site(table).at_work
        if at_work and (table.phase != PLACED or table.acting != self.at or not redesigns(table)):
            raise InvalidText(Message("bad-position-words", {"words": "builder-at-work"}))


def _builders_in(hand: Hand) -> list[Card]:
    """The different builders of a hand."""
    return list(dict.fromkeys([each for each in hand.cards if each.marked]))


def _hands_are_shown(table: PalaceTable) -> bool:
    return table.phase in (GAIN, OVER) or table.scorings_held("C")
