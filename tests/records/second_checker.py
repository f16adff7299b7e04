"""A second, independent checker of Palace records.

It is written from the documentation alone, docs/records.md, rules/palace.md and the component data,
and imports nothing of the engine: what it accepts and refuses shows whether that documentation says
all that another program needs. It is meant to be plain rather than fast.

    python tests/records/second_checker.py COMPONENTS.json RECORD...
"""

import contextlib
import hmac
import json
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count, product
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

Place = tuple[int, int]
Weighted = list[tuple[str, int]]

TYPES = "PSACGT"
CURRENCIES = "ygbo"
STEPS: dict[str, Place] = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
CLOCKWISE = dict(zip("nesw", "eswn", strict=True))
OPPOSITE = dict(zip("nesw", "swne", strict=True))
FOUNTAIN = "F"
START: Place = (0, 0)
TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) "([^"\x00-\x1f\x7f-\x9f]*)"\]')
DRAW = re.compile(r"\* ([a-z][a-z0-9]*)((?: [^ ]+)+)")
MOVE = re.compile(r"([1-9][0-9]*): ([^ ;].*)")
COORDINATES = re.compile(r"(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)")
SEEDS = {"mt19937": "0|[1-9][0-9]*", "hmac-sha256": "([0-9a-fA-F]{2})*"}


class Wrong(Exception):
    """The first wrong line of a record, counted from 1, and what is wrong with it."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Running(Exception):
    """The record says that the game is not over yet."""


class Step(NamedTuple):
    """One outcome (who: the occasion), one move (who: the seat) or one check (who: "=")."""

    line: int
    who: str
    text: str


def read_lines(text: str) -> tuple[dict[str, tuple[int, str]], list[Step]]:
    """The tags with their lines, and the steps; a step without a text stands for the end."""
    lines = text.removesuffix("\n").split("\n")
    tags: dict[str, tuple[int, str]] = {}
    steps: list[Step] = []
    for number, line in enumerate(lines, 1):
        if not line or line.startswith("# "):
            continue
        if tag := TAG.fullmatch(line):
            if steps or tag[1] in tags:
                raise Wrong(number, f"the tag {tag[1]} is there twice, or after the game began")
            tags[tag[1]] = number, tag[2]
        elif draw := DRAW.fullmatch(line):
            steps += [Step(number, "* " + draw[1], outcome) for outcome in draw[2].split()]
        elif move := MOVE.fullmatch(line):
            steps += [Step(number, move[1], part) for part in move[2].split("; ")]
        elif line.startswith("= "):
            steps.append(Step(number, "=", line))
        else:
            raise Wrong(number, f"not a line of a record: {line!r}")
    return tags, [*steps, Step(len(lines) + 1, "", "")]


def tile_text(item: dict[str, Any]) -> str:
    sides = "".join(side for side in "nesw" if side.upper() in item["walls"])
    return f"{item['type'][0].upper()}{item['price']}{sides}"


def walls(tile: str) -> str:
    return tile[1:].lstrip("0123456789")


def price(tile: str) -> int:
    return int(tile[1:].rstrip("nesw"))


def tile_order(tile: str) -> tuple[int, int, int]:
    return TYPES.index(tile[0]), price(tile), sum(1 << "nesw".index(side) for side in walls(tile))


def card_order(card: str) -> tuple[int, int]:
    return CURRENCIES.index(card[0]), int(card[1:])


def value(cards: list[str]) -> int:
    return sum(int(card[1:]) for card in cards)


def source_numbers(source: str, seed: str) -> Iterator[int]:
    """The stream of whole numbers below 2**53 that a source makes of a seed."""
    twister = random.Random(int(seed) if source == "mt19937" else 0)
    for index in count():
        if source == "mt19937":
            yield int(twister.random() * 2**53)
        else:
            digest = hmac.digest(bytes.fromhex(seed), index.to_bytes(8, "big"), "sha256")
            yield int.from_bytes(digest[:8], "big") >> 11


def pick(numbers: Iterator[int], outcomes: Weighted) -> str:
    """The outcome that the next number gives."""
    total = sum(weight for _, weight in outcomes)
    limit = 2**53 - 2**53 % total
    rest = next(number for number in numbers if number < limit) % total
    up_to = 0
    return next(text for text, weight in outcomes if (up_to := up_to + weight) > rest)


@dataclass
class Pile:
    """The money pile: all its money cards, and once it is stacked how many each part has left."""

    cards: list[str]
    parts: list[tuple[int, str]] = field(default_factory=list)

    def stack(self) -> None:
        size, more = divmod(len(self.cards), 5)
        self.parts = [(size + (i < more), card) for i, card in enumerate(["", "#A", "", "#B", ""])]

    def outcomes(self) -> Weighted:
        cards = sorted(self.cards, key=card_order)
        while self.parts and self.parts[0] == (0, ""):
            self.parts.pop(0)
        if not self.parts or not self.parts[0][1]:
            return [(card, 1) for card in cards]
        money, scoring = self.parts[0]
        return [(scoring, max(len(cards), 1)), *((card, money) for card in cards)]

    def remove(self, card: str) -> None:
        money, scoring = self.parts[0] if self.parts else (0, "")
        if card != scoring:
            self.cards.remove(card)
        if self.parts:
            self.parts[0] = (money, "") if card == scoring else (money - 1, scoring)


def beside(place: Place, side: str) -> Place:
    return place[0] + STEPS[side][0], place[1] + STEPS[side][1]


def flood(start: Place, may_step: Callable[[Place, str], bool]) -> set[Place]:
    """All places to which one can come from the start."""
    reached = [start]
    for place in reached:  # the list grows meanwhile
        steps = [beside(place, side) for side in STEPS if may_step(place, side)]
        reached += [near for near in steps if near not in reached]
    return set(reached)


def fault(tiles: dict[Place, str]) -> str:
    """Which of P-21 to P-24 an Alhambra breaks, or nothing."""
    for place, side in product(tiles, STEPS):
        other = tiles.get(beside(place, side))
        if other and (side in walls(tiles[place])) != (OPPOSITE[side] in walls(other)):
            return "a wall meets an open side (P-21)"
    reached = flood(START, lambda p, side: side not in walls(tiles[p]) and beside(p, side) in tiles)
    if len(reached) < len(tiles):
        return "a tile cannot be reached from the fountain (P-22, P-23)"
    # The smallest rectangle around all tiles, with a margin of one cell that is outside for sure.
    columns = range(min(x for x, _ in tiles) - 1, max(x for x, _ in tiles) + 2)
    rows = range(min(y for _, y in tiles) - 1, max(y for _, y in tiles) + 2)
    empty = set(product(columns, rows)) - set(tiles)
    if flood((columns[0], rows[0]), lambda p, side: beside(p, side) in empty) != empty:
        return "an empty space is shut in (P-24)"
    return ""


def longest_wall(tiles: dict[Place, str]) -> int:
    """P-34: walk clockwise around the edge, side by side, and look for the longest run of wall."""
    edge = [(p, side) for p, side in product(tiles, STEPS) if beside(p, side) not in tiles]
    here = edge[0]
    loop = ""
    for _ in edge:
        place, side = here
        loop += "w" if side in walls(tiles[place]) else " "
        ahead = beside(place, CLOCKWISE[side])
        corner = beside(ahead, side)
        if ahead not in tiles:
            here = place, CLOCKWISE[side]
        elif corner not in tiles:
            here = ahead, side
        else:
            here = corner, OPPOSITE[CLOCKWISE[side]]
    assert here == edge[0], "without holes the edge is one loop"
    return max(map(len, (loop * 2).split()), default=0) if " " in loop else len(loop)


@dataclass
class Player:
    seat: str
    hand: list[str] = field(default_factory=list)
    tiles: dict[Place, str] = field(default_factory=lambda: {START: FOUNTAIN})
    reserve: list[str] = field(default_factory=list)
    points: int = 0

    def money(self, currency: str) -> int:
        return value([card for card in self.hand if card[0] == currency])

    def built(self) -> dict[str, Place]:
        return {tile: place for place, tile in self.tiles.items() if place != START}

    def without(self, place: Place) -> dict[Place, str]:
        return {p: tile for p, tile in self.tiles.items() if p != place}

    def can_redesign(self) -> bool:
        around = {beside(p, side) for p, side in product(self.tiles, STEPS)} - {START}
        changed = [self.without(place) for place in self.built().values()]
        changed += [{**self.tiles, p: tile} for p, tile in product(around, self.reserve)]
        return not all(map(fault, changed))


class Checker:
    """Plays a record through from the first step to the last."""

    def __init__(self, text: str, components: dict[str, Any]) -> None:
        self.tags, self.steps = read_lines(text)
        self.line = 1  # the line to blame if something is wrong
        palace = components["palace"]
        self.points: dict[str, dict[str, list[int]]] = palace["majority_points"]
        self.bag = [tile_text(item) for item in palace["tiles"]["items"]]
        letters = dict(zip(components["currencies"], CURRENCIES, strict=True))
        self.slots = [letters[name] for name in palace["market_slots"]["currencies"]]
        self.numbers: Iterator[int] | None = None
        seats = self.read_tags(tile_text(components["alcazaba"]["extra_tile"]))
        self.players = [Player(str(seat)) for seat in range(1, seats + 1)]
        self.two = seats == 2
        money = palace["money"]
        copies = money["copies_two_players" if self.two else "copies"]
        self.pile = Pile([f"{c}{v}" for c in CURRENCIES for v in money["values"]] * copies)
        self.discards: list[str] = []
        self.display: list[str] = []
        self.market: list[str] = []
        self.dirk: list[str] = []

    def wrong(self, reason: str) -> NoReturn:
        raise Wrong(self.line, reason)

    def tag(self, name: str, allowed: str = ".*") -> str | None:
        """The value of a tag, None if it is not there; its line is now the line to blame."""
        self.line, text = self.tags.get(name, (1, None))
        if text is not None and not re.fullmatch(allowed, text):
            self.wrong(f"the tag {name} cannot be {text!r}")
        return text

    def read_tags(self, extra: str) -> int:
        """Checks all tags, prepares bag and source and returns the number of players."""
        if self.tag("Components") is not None:
            self.wrong("the game was played with other component data, which is not at hand")
        needed = {"Format": "alhambra 1", "Game": "palace", "Rules": "1", "Players": "[2-6]"}
        for name, allowed in needed.items():
            if self.tag(name, allowed) is None:
                self.wrong(f"the tag {name} is missing")
        players = int(self.tag("Players") or 0)
        known = {*needed, "Options", "Source", "Seed", *(f"Seat{i + 1}" for i in range(players))}
        for name in self.tags:
            if name not in known:
                self.tag(name)
                self.wrong(f"there is no tag {name} in this game")
        if option := self.tag("Options", "tower12=(extra|" + "|".join(self.bag) + ")"):
            self.bag = [tile for tile in [*self.bag, extra] if f"tower12={tile}" != option]
        source = self.tag("Source", "mt19937|hmac-sha256|caller|given") or ""
        seed = self.tag("Seed", SEEDS.get(source, ".*") + r"|\?")
        if source in SEEDS and seed is not None and seed != "?":
            self.numbers = source_numbers(source, seed)
        return players

    def step(self, who: str, due: str) -> str:
        """The text of the next step, which must be this seat's, occasion's or a check."""
        step = self.steps.pop(0)
        self.line = step.line
        if step.text == "= running" and who != "=":
            raise Running
        if step.who != who:
            self.wrong(f"{due}, but " + (f"{step.text!r} follows" if step.text else "nothing does"))
        return step.text

    def draw(self, occasion: str, outcomes: Weighted) -> str:
        outcome = self.step(f"* {occasion}", f"a draw for {occasion} must follow")
        if not any(text == outcome and weight for text, weight in outcomes):
            self.wrong(f"{outcome} cannot come for {occasion}")
        if self.numbers and (right := pick(self.numbers, outcomes)) != outcome:
            self.wrong(f"the seed gives {right} for {occasion}, not {outcome}")
        return outcome

    def draw_tile(self, occasion: str) -> str:
        tile = self.draw(occasion, [(tile, 1) for tile in sorted(self.bag, key=tile_order)])
        self.bag.remove(tile)
        return tile

    def draw_card(self, occasion: str) -> str:
        card = self.draw(occasion, self.pile.outcomes())
        self.pile.remove(card)
        return card

    def expect(self, check: str) -> None:
        if self.step("=", f"{check!r} must follow") != check:
            self.wrong(f"{check!r} must follow")

    def play(self) -> None:
        self.setup()
        start = min(self.players, key=lambda player: (len(player.hand), value(player.hand)))
        for turn in count(self.players.index(start)):
            self.turn(self.players[turn % len(self.players)])
            if not self.refill():
                break
        self.give_out()
        self.score("C")
        for player in self.players:
            self.expect(f"= end {player.seat}: {player.points}")
        best = max(player.points for player in self.players)
        winners = [player.seat for player in self.players if player.points == best]
        self.expect("= won " + " ".join(winners))

    def setup(self) -> None:
        self.dirk = [self.draw_tile("dirk") for _ in range(6 if self.two else 0)]
        self.market = [self.draw_tile("market") for _ in self.slots]
        for player in self.players:
            while value(player.hand) < 20:
                player.hand.append(self.draw_card(f"deal{player.seat}"))
        self.display = [self.draw_card("money") for _ in range(4)]
        self.pile.stack()

    def turn(self, player: Player) -> None:
        bought: list[str] = []
        while self.action(player, bought):
            pass
        self.build(player, bought, gifts=self.two)

    def action(self, player: Player, bought: list[str]) -> bool:
        """One action; whether the player goes on acting. A bought tile is added to the list."""
        move = self.step(player.seat, f"seat {player.seat} must act")
        built = player.built()
        match move.split(" "):
            case ["take", *cards] if cards:
                self.move_cards(cards, self.display, player.hand)
                if len(cards) > 1 and value(cards) > 5:
                    self.wrong("several cards may be worth no more than 5 (P-11)")
            case ["buy", tile, *cards] if tile and tile in self.market:
                slot = self.market.index(tile)
                self.move_cards(cards, player.hand, self.discards)
                if {card[0] for card in cards} != {self.slots[slot]} or value(cards) < price(tile):
                    self.wrong(f"{' '.join(cards)} does not pay for {tile} (P-12)")
                self.market[slot] = ""
                bought.append(tile)
                return value(cards) == price(tile)
            case ["place", tile, where] if tile in player.reserve:
                self.put(player, tile, where)
                player.reserve.remove(tile)
            case ["reserve", tile] if tile in built:
                self.rebuild(player, player.without(built[tile]))
                player.reserve.append(tile)
            case ["swap", new, old] if new in player.reserve and old in built:
                self.rebuild(player, {**player.tiles, built[old]: new})
                player.reserve[player.reserve.index(new)] = old
            case ["end"] if bought:
                pass
            case ["pass"] if not bought and not self.can_act(player):
                pass
            case _:
                self.wrong(f"{move!r} is not possible here")
        return False

    def build(self, player: Player, tiles: list[str], gifts: bool) -> None:
        """The player places all of these tiles (P-16, P-41)."""
        while tiles:
            move = self.step(player.seat, f"seat {player.seat} must place {' '.join(tiles)}")
            match move.split(" "):
                case ["place", tile, where] if tile in tiles:
                    self.put(player, tile, where)
                case ["reserve", tile] if tile in tiles:
                    player.reserve.append(tile)
                case ["give", tile] if tile in tiles and gifts:
                    self.dirk.append(tile)
                case _:
                    self.wrong(f"{move!r} is not possible here")
            tiles.remove(tile)

    def move_cards(self, cards: list[str], source: list[str], target: list[str]) -> None:
        if Counter(cards) - Counter(source):
            self.wrong(f"{' '.join(cards)}: not all of these are there")
        if cards != sorted(cards, key=card_order):
            self.wrong("the cards of a move stand in order")
        for card in cards:
            source.remove(card)
            target.append(card)

    def put(self, player: Player, tile: str, where: str) -> None:
        found = COORDINATES.fullmatch(where)
        place = (int(found[1]), int(found[2])) if found else START
        if place in player.tiles:
            self.wrong(f"{where} is not a free place")
        self.rebuild(player, {**player.tiles, place: tile})

    def rebuild(self, player: Player, tiles: dict[Place, str]) -> None:
        if problem := fault(tiles):
            self.wrong(problem)
        player.tiles = tiles

    def can_act(self, player: Player) -> bool:
        offers = zip(self.market, self.slots, strict=True)
        buys = any(tile and player.money(currency) >= price(tile) for tile, currency in offers)
        return bool(self.display) or buys or player.can_redesign()

    def refill(self) -> bool:
        """What follows a turn up to the next one; whether there is a next one."""
        scorings: list[str] = []
        while len(self.display) < 4:
            if not self.pile.outcomes():
                self.pile, self.discards = Pile(self.discards), []
            if not self.pile.outcomes():
                break
            card = self.draw_card("money")
            (scorings if card.startswith("#") else self.display).append(card)
        for slot, tile in enumerate(self.market):
            if not tile and self.bag:
                self.market[slot] = self.draw_tile("market")
        for card in sorted(scorings):
            self.score(card[1:])
            number = min(6, len(self.bag)) if card == "#A" else len(self.bag) // 3
            self.dirk += [self.draw_tile("dirk") for _ in range(number if self.two else 0)]
        return all(self.market)

    def give_out(self) -> None:
        """P-41: each tile left goes to the one player with the most money for its slot."""
        gains: list[list[str]] = [[] for _ in self.players]
        for tile, currency in zip(self.market, self.slots, strict=True):
            money = [player.money(currency) for player in self.players]
            if tile and money.count(max(money)) == 1:
                gains[money.index(max(money))].append(tile)
        for player, tiles in zip(self.players, gains, strict=True):
            self.build(player, tiles, gifts=False)

    def score(self, letter: str) -> None:
        """P-31 to P-35: adds the points of a scoring and checks its lines."""
        owned = {player.seat: list(player.tiles.values()) for player in self.players}
        if self.two:
            owned["Dirk"] = self.dirk
        gained: dict[str, list[int]] = {who: [] for who in owned}
        for kind, places in zip(TYPES, self.points[letter].values(), strict=True):
            counts = {who: sum(t[0] == kind for t in tiles) for who, tiles in owned.items()}
            for who, own in counts.items():
                level = [other for other in counts.values() if other == own]
                first = sum(other > own for other in counts.values())
                share = sum(places[first : first + len(level)]) // len(level)
                gained[who].append(share if own else 0)
        for player in self.players:
            gained[player.seat].append(longest_wall(player.tiles))
            player.points += sum(gained[player.seat])
        for who, points in gained.items():
            *by_type, wall = points if who != "Dirk" else [*points, 0]
            numbers = " ".join(f"{k} {n}" for k, n in zip(TYPES, by_type, strict=True))
            self.expect(f"= {letter} {who}: {numbers} wall {wall} sum {sum(points)}")


def check(text: str, components: dict[str, Any]) -> None:
    """Raises Wrong at the first wrong line of a record; if there is none, it is right."""
    checker = Checker(text, components)
    with contextlib.suppress(Running):
        checker.play()
    if checker.steps[0].text:
        raise Wrong(checker.steps[0].line, "the record goes on after its end")


def main(arguments: list[str]) -> int:
    components = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    status = 0
    for name in arguments[1:]:
        try:
            check(Path(name).read_bytes().decode("utf-8"), components)
            print(f"{name}: right")
        except Wrong as wrong:
            print(f"{name}: {wrong}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
