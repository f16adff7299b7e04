"""Palace in numbers, with or without modules."""

from array import array

from alhambra.core.state import Move, Options, Outcome, Seat, View
from alhambra.env.choice import Path
from alhambra.env.encoding import Encoding
from alhambra.env.encodings.building import Building
from alhambra.env.encodings.palace_modules import ModuleEncoding, module_encodings
from alhambra.games.palace.module import Letter
from alhambra.games.palace.modules.builders import Hire
from alhambra.games.palace.modules.treasure.moves import ChestsMove, Pay, PutChest
from alhambra.games.palace.moves import Buy, Decline, End, Pass, Take
from alhambra.games.palace.options import PalaceOptions
from alhambra.games.palace.pile import SCORING_CARDS
from alhambra.games.palace.table import PHASES, PalaceTable
from alhambra.parts.buildings import TYPE_LETTERS, Bazaar, Tile
from alhambra.parts.components import Components, standard
from alhambra.parts.money import CURRENCY_LETTERS, Card, Cards
from alhambra.parts.pieces import in_order

PARTS = ("1", "2", "3", "4", "5")
MOST_ALIKE = 4
MOST_CARDS = 110
FEATURES = ("price", *TYPE_LETTERS, "n", "e", "s", "w")
_DEAREST = 13


class PalaceEncoding(Encoding):
    """Whatever has parts takes several steps: take money card by card; buy from a slot, then pay
    card by card; name a tile and a place."""

    def __init__(self, game: str, options: Options) -> None:
        assert isinstance(options, PalaceOptions)
        box = standard()
        self._modules: list[ModuleEncoding] = module_encodings(options)
        self._rooms = box.rooms
        self._slots = options.slots
        self._box: tuple[Tile, ...] = in_order([*box.tiles, box.twelfth_tower, *box.bazaars])
        self._money: Cards = all_cards(box)
        self._cards: dict[Card, int] = {card: number for number, card in enumerate(self._money)}
        super().__init__(game, options)

    def add_actions(self) -> None:
        add = self.actions.add
        self._take = add(
            "take money; the next steps name the cards in order, then `done`", ["take"]
        )
        self._buy = add(
            "buy the building in this slot of the market; the next steps name the cards that pay",
            [f"buy {letter}" for letter in CURRENCY_LETTERS],
        )
        self._bazaar = add("buy a bazaar: its tile, then the cards that pay", ["bazaar"])
        self._chests = add(
            "buy the chests of a room", [f"chests {n + 1}" for n in range(self._rooms)]
        )
        self._chest = add("put a chest on a building", ["chest"])
        self._hire = add("play a master builder", ["hire"])
        self._end = add("take no further action", ["end"])
        self._pass = add("do nothing, if there is nothing to do", ["pass"])
        self._decline = add("decline what a module offers", ["decline"])
        self._done = add("no more cards", ["done"])
        self._card = add("a card to take, to pay or to play", [f"card {c}" for c in self._money])
        self._building = Building(self.actions, self._box, self.players)
        letters: list[Outcome] = [Letter(letter) for letter in dict.fromkeys(f"{TYPE_LETTERS}NESW")]
        self.add_outcomes([*self._box, *self._money, *SCORING_CARDS.values(), *letters])

    def add_parts(self, seats: tuple[str, ...]) -> None:
        add = self.layout.add
        cards, tiles = [str(card) for card in self._money], self._building.texts
        self._phase = add("phase", "the phase of the game, or the moment of the modules", 1, PHASES)
        self._turn = add("turn", "whose turn it is", 1, seats)
        self._market = add(
            "market",
            "the building in each slot: its price, and 13 for its type and for each wall",
            _DEAREST,
            CURRENCY_LETTERS,
            FEATURES,
        )
        self._bag = add("bag", "the tiles in the bag", 1, tiles)
        self._display = add("display", "the money exchange", MOST_ALIKE, cards)
        self._pile = add(
            "pile", "the cards that you have not seen: in the pile or hidden", MOST_ALIKE, cards
        )
        self._parts = add("parts", "cards left in each part of the pile", MOST_CARDS, PARTS)
        self._scoring_cards = add("scoring_cards", "scoring cards still in the pile", 1, "AB")
        self._slipped = add("slipped", "builders in each part of the pile", MOST_ALIKE, PARTS)
        self._discards = add("discards", "the discard pile", MOST_ALIKE, cards)
        self._hands = add(
            "hands", "the cards you know in everybody's hand", MOST_ALIKE, seats, cards
        )
        self._hidden = add("hidden", "cards of a hand that you do not know", MOST_ALIKE, seats)
        self._building.add_parts(self.layout, seats)
        self._aside = add("aside", "tiles bought and not placed yet", 1, seats, tiles)
        self._dirk = add("dirk", "Dirk's tiles", 1, tiles)
        self._dirk_due = add("dirk_due", "tiles that Dirk is still to draw", 6, [""])
        self._due = add("due", "scorings that come next", 1, "AB")
        self._scored = add("scored", "scorings that have taken place", 1, "ABC")
        for module in self._modules:
            module.add_parts(self.layout, seats, tiles, self._building.numbers)

    # Moves

    def path(self, move: Move, seat: Seat) -> Path:
        known = self._building.path(move)
        if known is not None:
            return known
        if isinstance(move, Buy):
            return self._path_of_purchase(move)
        if isinstance(move, Take):
            return (self._take, *self._steps(move.cards), self._done)
        if isinstance(move, End):
            return (self._end,)
        if isinstance(move, Pay):
            return self._steps(move.cards)
        if isinstance(move, PutChest):
            return (self._chest, self._building.tile + self._building.numbers[move.tile])
        if isinstance(move, ChestsMove):
            return (self._chests + move.room,)
        if isinstance(move, Hire):
            return (self._hire, self._card + self._cards[move.card])
        if isinstance(move, Decline):
            return (self._decline,)
        assert isinstance(move, Pass)
        return (self._pass,)

    def _path_of_purchase(self, move: Buy) -> Path:
        paid = self._steps(move.cards)
        tile = move.tile
        if isinstance(tile, Bazaar):
            return (self._bazaar, self._building.tile + self._building.numbers[tile], *paid)
        # A slot is named by its currency, which is that of the cards.
        return (self._buy + move.cards[0].currency, *paid)

    def _steps(self, cards: Cards) -> Path:
        """The cards in the order of the box, so that each payment has only one path."""
        numbers = [self._card + self._cards[card] for card in cards]
        numbers.sort()
        return tuple(numbers)

    # Observations

    def write(self, view: View, seat: Seat, out: "array[int]") -> None:
        assert isinstance(view, PalaceTable)
        players = self.players
        building = self._building
        out[self._phase + view.phase] = 1
        out[self._turn + (view.turn - seat) % players] = 1
        self._write_market(view, out)
        building.write_tiles(out, self._bag, view.bag)
        self._write_cards(out, self._display, view.display)
        self._write_pile(view, out)
        self._write_cards(out, self._discards, view.discards)
        for other, hand in enumerate(view.hands):
            number = (other - seat) % players
            self._write_cards(out, self._hands + number * len(self._money), hand.cards)
            out[self._hidden + number] = hand.hidden
            building.write_tiles(out, self._aside + number * building.reach, view.aside[other])
        building.write(view.alhambras, view.reserves, seat, out)
        building.write_tiles(out, self._dirk, view.dirk)
        out[self._dirk_due] = view.dirk_due
        for letter in view.due:
            out[self._due + "AB".index(letter)] = 1
        for scoring in view.scorings:
            out[self._scored + "ABC".index(scoring.belongs_to)] = 1
        for module in self._modules:
            module.write(view, seat, out)

    def _write_market(self, view: PalaceTable, out: "array[int]") -> None:
        for slot, tile in enumerate(view.market):
            if tile is not None:
                at = self._market + self._slots[slot] * len(FEATURES)
                out[at] = tile.price
                out[at + 1 + tile.type] = _DEAREST
                for side in range(4):
                    if tile.walls >> side & 1:
                        out[at + 1 + len(TYPE_LETTERS) + side] = _DEAREST

    def _write_pile(self, view: PalaceTable, out: "array[int]") -> None:
        pile = view.pile
        self._write_cards(out, self._pile, pile.cards)
        self._write_cards(out, self._pile, pile.apart)
        # Parts are used up from the top, so the last one is always the fifth.
        first = len(PARTS) - len(pile.parts)
        for number, (size, letter, slipped) in enumerate(pile.parts):
            out[self._parts + first + number] = size
            out[self._slipped + first + number] = slipped
            if letter:
                out[self._scoring_cards + "AB".index(letter)] = 1

    def _write_cards(self, out: "array[int]", start: int, cards: Cards) -> None:
        for card in cards:
            out[start + self._cards[card]] += 1


def all_cards(box: Components) -> Cards:
    """Every card of the box once: money, then master builders."""
    money = in_order(list(dict.fromkeys(box.money(6))))
    return (*money, *in_order(list(dict.fromkeys(box.builders))))
