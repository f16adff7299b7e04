"""Palace and its modules, from rules/palace.md and rules/treasure-chamber.md."""

import re
from collections import Counter
from itertools import compress, count, product
from typing import Any

from checkers.alhambras import Place, longest_wall, points_by_type, share
from checkers.palace.invaders import Invaders
from checkers.palace.player import Player
from checkers.palace.treasure import Treasure
from checkers.records import even
from checkers.referee import Referee
from checkers.things import CURRENCIES, Pile, bazaar_text, order, tile_text, value

MODULES = ["treasure", "builders", "invaders", "invaders-open", "bazaars"]


class PalaceChecker(Referee):
    def __init__(self, text: str, components: dict[str, Any]) -> None:
        palace = components["palace"]
        self.majority_points: dict[str, dict[str, list[int]]] = palace["majority_points"]
        self.bag = Pile([tile_text(item) for item in palace["tiles"]["items"]])
        self.extra = tile_text(components["alcazaba"]["extra_tile"])
        self.modules: list[str] = []
        super().__init__(text, "palace")
        self.players = [Player(str(seat)) for seat in range(1, self.seats + 1)]
        self.two = self.seats == 2
        copies = palace["money"]["copies_two_players" if self.two else "copies"]
        values = palace["money"]["values"]
        self.pile = Pile([f"{c}{number}" for c in CURRENCIES for number in values] * copies)
        self.discards: list[str] = []
        self.prepare_modules(components["treasure_chamber"])

    def read_options(self, options: str | None) -> None:
        if options is None:
            return
        tiles = self.bag.things
        tower = f"tower12=(?:extra|{'|'.join(tiles)})"
        found = re.fullmatch(f"({tower})?( (?!$))?(?:modules=([a-z,-]+))?", options)
        if not options or not found or bool(found[2]) != bool(found[1] and found[3]):
            self.wrong(f"the options cannot be {options!r}")
        if found[1]:
            kept = [tile for tile in [*tiles, self.extra] if f"tower12={tile}" != found[1]]
            self.bag = Pile(kept)
        if found[3]:
            self.modules = found[3].split(",")
            if self.modules != [name for name in MODULES if name in self.modules] or (
                {"invaders", "invaders-open"} <= set(self.modules)
            ):
                self.wrong(f"the modules cannot be {found[3]!r}")

    def prepare_modules(self, box: dict[str, Any]) -> None:
        """What lies ready before the first draw, used or not."""
        self.treasure = Treasure(self, box["chests"])
        self.chest_points = box["chest_points"]
        variants = [name for name in self.modules if name.startswith("invaders")]
        self.invaders = Invaders(self, box["invaders"], variants[0]) if variants else None
        self.stalls: list[str] = []
        if "bazaars" in self.modules:
            self.bag.add(bazaar_text(item) for item in box["bazaars"]["items"])
        if "builders" in self.modules:
            card = f"{box['master_builders']['value']}*"
            copies = box["master_builders"]["per_currency"]
            self.pile.builders = [f"{c}{card}" for c in CURRENCIES for _ in range(copies)]

    def draw(self, occasion: str, pile: Pile) -> str:
        outcome = self.drawn(occasion, pile.outcomes())
        pile.remove(outcome)
        return outcome

    def play(self) -> None:
        """Setup, turn after turn, and the end."""
        self.dirk = [self.draw("dirk", self.bag) for _ in range(6 if self.two else 0)]
        self.market = [""] * len(CURRENCIES)
        self.fill_market()
        builders = len(self.pile.builders) - 2 * len(self.players)
        self.set_up_modules()
        for player in self.players:
            while value(*player.hand) < 20:
                player.hand.append(self.draw(f"deal{player.seat}", self.pile))
        self.display = [self.draw("money", self.pile) for _ in range(4)]
        self.stack(max(builders, 0))
        start = min(self.players, key=lambda player: (len(player.hand), value(*player.hand)))
        for player in self.players:
            player.hand += player.dealt
        for turn in count(self.players.index(start)):
            self.take_turn(self.players[turn % len(self.players)])
            if not self.refill():
                break
        self.give_out()
        self.score("C")
        self.finish({player.seat: player.points for player in self.players})

    def fill_market(self) -> None:
        """Slot by slot; bazaars are laid beside the market (Z-02)."""
        for slot, tile in enumerate(self.market):
            while not self.market[slot] and self.bag.things and not tile:
                drawn = self.draw("market", self.bag)
                if drawn[0] == "B":
                    self.stalls.append(drawn)
                else:
                    self.market[slot] = drawn

    def set_up_modules(self) -> None:
        if "treasure" in self.modules:
            self.treasure.set_up()
        if "builders" in self.modules:
            for player, _ in product(self.players, range(2)):
                outcomes = even(self.pile.builders)
                builder = self.drawn(f"builders{player.seat}", outcomes, secret=True)
                player.dealt.append(builder)
                if builder != "?":
                    self.pile.builders.remove(builder)
        if self.invaders:
            self.invaders.turn_up()

    def stack(self, builders: int) -> None:
        """P-09, and B-03 for the builders that were not dealt."""
        size, more = divmod(len(self.pile.things), 5)
        slipped = [0, 0, min(3, builders), 0, min(3, builders - min(3, builders))]
        for part, scoring in enumerate(["", "#A", "", "#B", ""]):
            self.pile.parts.append((size + (part < more), scoring, slipped[part]))

    def take_turn(self, player: Player) -> None:
        """The actions, what was bought, chests, a builder, the emptied room (M-01)."""
        bought: list[str] = []
        self.treasure.emptied = ""
        while self.action(player, bought):
            pass
        self.build(player, bought, gifts=self.two)
        if self.treasure.emptied:
            self.treasure.place(player, self.players, self.dirk)
        if "builders" in self.modules:
            self.hire(player)
        if self.treasure.emptied:
            self.treasure.refill()

    def hire(self, player: Player) -> None:
        """B-06: a builder and a redesign, or neither."""
        has_builder = any(card.endswith(("*", "?")) for card in player.hand)
        if not has_builder or not player.can_redesign():
            return
        move = self.move(player.seat, "hire a builder or decline")
        match move.split(" "):
            case ["decline"]:
                return
            case ["hire", card] if card.endswith("*"):
                self.pay(player, [card])
            case _:
                self.wrong(f"{move!r} hires no builder")
        move = self.move(player.seat, "redesign")
        if not self.redesign(player, move.split(" ")):
            self.wrong(f"{move!r} is no redesign")

    def redesign(self, player: Player, words: list[str]) -> bool:
        made = player.redesign(self, words)
        self.treasure.take_back(player)
        return made

    def pay(self, player: Player, cards: list[str]) -> None:
        """Money goes to the discards, builders leave the game (B-07)."""
        unknown = list((Counter(cards) - Counter(player.hand)).elements())
        for card in unknown:
            if card in self.pile.builders and "?" in player.hand:
                self.pile.builders.remove(card)
                player.hand[player.hand.index("?")] = card
        self.move_cards(cards, player.hand, self.discards)
        self.discards = [card for card in self.discards if not card.endswith("*")]

    def move_cards(self, cards: list[str], source: list[str], target: list[str]) -> None:
        if Counter(cards) - Counter(source) or cards != sorted(cards, key=order):
            self.wrong(f"{' '.join(cards)}: not all of these are there, or they are not in order")
        for card in cards:
            source.remove(card)
            target.append(card)

    def action(self, player: Player, bought: list[str]) -> bool:
        """One action; whether the player goes on acting. A bought tile is added to the list."""
        move = self.move(player.seat, "act")
        match move.split(" "):
            case ["take", *cards] if cards:
                self.move_cards(cards, self.display, player.hand)
                if len(cards) > 1 and value(*cards) > 5:
                    self.wrong("several cards may be worth no more than 5 (P-11)")
            case ["buy", tile, *cards] if tile and tile in self.market:
                bought.append(tile)
                return self.buy(player, tile, cards)
            case ["buy", tile, *cards] if tile in self.stalls:
                bought.append(tile)
                self.buy_bazaar(player, tile, cards)
                return True
            case ["chests", number] if self.treasure.rooms.get(
                number
            ) and self.treasure.can_be_bought_by(player):
                self.treasure.emptied = number
                self.pay_for_chests(player)
            case words if self.redesign(player, words):
                pass
            case ["end"] if bought:
                pass
            case ["pass"] if not bought and not self.can_act(player):
                pass
            case _:
                self.wrong(f"{move!r} is not possible here")
        return False

    def buy(self, player: Player, tile: str, cards: list[str]) -> bool:
        """Whether the tile was paid exactly (P-12, P-13)."""
        slot = self.market.index(tile)
        self.pay(player, cards)
        if {card[0] for card in cards} != {CURRENCIES[slot]} or value(*cards) < value(tile):
            self.wrong(f"{' '.join(cards)} does not pay for {tile} (P-12)")
        self.market[slot] = ""
        exactly = value(*cards) == value(tile)
        if self.invaders and exactly:
            self.invaders.look(player, tile)
        return exactly

    def buy_bazaar(self, player: Player, tile: str, cards: list[str]) -> None:
        price = self.market[CURRENCIES.index(tile[1])]
        self.pay(player, cards)
        if not price or {c[0] for c in cards} != {tile[1]} or value(*cards) != value(price):
            self.wrong(f"{' '.join(cards)} does not pay for {tile} (Z-03, Z-04)")
        self.stalls.remove(tile)

    def pay_for_chests(self, player: Player) -> None:
        paid = self.move(player.seat, "pay for the chests").split(" ")
        if paid[0] != "pay":
            self.wrong(f"{' '.join(paid)!r} does not pay for the chests")
        self.pay(player, paid[1:])
        if value(*paid[1:]) < self.treasure.price:
            self.wrong("that is too little for the chests (T-02)")

    def can_act(self, player: Player) -> bool:
        money = [player.money(currency) for currency in CURRENCIES]
        can_buy = any(t and value(t) <= have for t, have in zip(self.market, money, strict=True))
        for stall in self.stalls:
            price = self.market[CURRENCIES.index(stall[1])]
            can_buy |= bool(price) and player.can_pay_exactly(stall[1], value(price))
        chests = self.treasure.can_be_bought_by(player)
        return bool(self.display) or can_buy or chests or player.can_redesign()

    def build(self, player: Player, tiles: list[str], gifts: bool) -> None:
        """The player places all of these tiles (P-16, P-41)."""
        while tiles:
            move = self.move(player.seat, f"place {' '.join(tiles)}")
            match move.split(" "):
                case ["place", tile, where] if tile in tiles:
                    player.put(self, tile, where)
                case ["reserve", tile] if tile in tiles:
                    player.reserve.append(tile)
                case ["give", tile] if tile in tiles and gifts:
                    self.dirk.append(tile)
                case _:
                    self.wrong(f"{move!r} is not possible here")
            tiles.remove(tile)

    def refill(self) -> bool:
        """What follows a turn up to the next one; whether there is a next one."""
        scorings: list[str] = []
        while len(self.display) < 4:
            if not self.pile.outcomes():
                self.pile, self.discards = Pile(self.discards, [], self.pile.builders), []
            if not self.pile.outcomes():
                break
            card = self.draw("money", self.pile)
            (scorings if card.startswith("#") else self.display).append(card)
        self.fill_market()
        for card in sorted(scorings):
            self.score(card[1:])
            if self.two:
                number = len(self.bag.things[:6]) if card == "#A" else len(self.bag.things) // 3
                self.dirk += [self.draw("dirk", self.bag) for _ in range(number)]
        return all(self.market)

    def give_out(self) -> None:
        """P-41: each tile left goes to the one player with the most money for its slot."""
        for player in self.players:
            others = [other for other in self.players if other is not player]
            most = [all(player.money(c) > other.money(c) for other in others) for c in CURRENCIES]
            self.build(player, [t for t in compress(self.market, most) if t], gifts=False)

    def score(self, letter: str) -> None:
        """P-31 to P-35: checks the lines of a scoring and adds its points; then the attack."""
        everybody = [list(player.tiles.values()) for player in self.players]
        everybody += [self.dirk] if self.two else []
        chests = [len(player.chests) for player in self.players]
        chests += [len(self.treasure.dirks)] if self.two else []
        for number, tiles in enumerate(everybody):
            player = self.players[number] if number < len(self.players) else None
            points = points_by_type(tiles, everybody, self.majority_points[letter])
            points["wall"] = longest_wall(player.tiles) if player else 0
            if "treasure" in self.modules:
                points["chests"] = share(chests[number], chests, self.chest_points[letter])
            if "bazaars" in self.modules:
                points["bazaars"] = bazaar_points(player.tiles) if player and letter == "C" else 0
            total = self.expect_points(letter, player.seat if player else "Dirk", points)
            if player:
                player.points += total
        if self.invaders:
            self.invaders.attack(letter, self.players)


def bazaar_points(tiles: dict[Place, str]) -> int:
    """Z-06: for each bazaar the buildings of its types around it, times these types."""
    points = 0
    for (x, y), bazaar in tiles.items():
        if bazaar[0] == "B":
            near = [tiles.get((x + dx, y + dy), "-")[0] for dx, dy in product((-1, 0, 1), repeat=2)]
            found = [kind for kind in near if kind in bazaar[2:]]
            points += len(found) * len(set(found))
    return points
