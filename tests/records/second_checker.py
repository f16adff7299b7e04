"""A second, independent checker of Palace records.

It is written from the documentation alone, docs/records.md, the rules and the component data, and
imports nothing of the engine: what it accepts and refuses shows whether that documentation says
all that another program needs. It is meant to be plain rather than fast.

    python tests/records/second_checker.py COMPONENTS.json RECORD...
"""

import contextlib
import hashlib
import hmac
import json
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import compress, count, product
from pathlib import Path
from typing import Any, NoReturn

Place = tuple[int, int]
Tags = dict[str, tuple[int, str]]  # name: line, value
Step = tuple[int, str, str]  # line; seat, "* " and occasion, or "="; move, outcome or whole check

TYPES = "PSACGT"
CURRENCIES = "ygbo"  # also the order of the market's slots
STEPS: dict[str, Place] = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
CLOCKWISE = dict(zip("nesw", "eswn", strict=True))
OPPOSITE = dict(zip("nesw", "swne", strict=True))
START: Place = (0, 0)
TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) "([^"\x00-\x1f\x7f-\x9f]*)"\]')
DRAW = re.compile(r"(\* [a-z][a-z0-9]*)((?: [^ ]+)+)")
MOVE = re.compile(r"([1-9][0-9]*): ([^ ;].*)")
COORDINATES = re.compile(r"(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)")
MODULES = ["treasure", "builders", "invaders", "invaders-open", "bazaars"]
SEEDS = {"mt19937": "0|[1-9][0-9]{0,99}", "hmac-sha256": "([0-9a-f]{2}){1,64}"}


class Wrong(Exception):
    """The first wrong line of a record, counted from 1, and what is wrong with it."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Running(Exception):
    """The record says that the game is not over yet."""


def read_lines(text: str) -> tuple[Tags, list[Step]]:
    """The tags and the steps; an empty step after the last line stands for the end."""
    lines = text.removesuffix("\n").split("\n")
    tags: Tags = {}
    steps: list[Step] = []
    for number, line in enumerate(lines, 1):
        if not line or line.startswith("# "):
            continue
        tag = TAG.fullmatch(line)
        if tag and not steps and tag[1] not in tags:
            tags[tag[1]] = number, tag[2]
        elif draw := DRAW.fullmatch(line):
            steps += [(number, draw[1], outcome) for outcome in draw[2][1:].split(" ")]
        elif moves := MOVE.fullmatch(line):
            steps += [(number, moves[1], move) for move in moves[2].split("; ")]
        elif steps or line.startswith("= "):
            steps.append((number, line[0], line))  # other lines are never due: found in their turn
        else:
            raise Wrong(number, f"not a line of a record, or a tag for the second time: {line!r}")
    return tags, [*steps, (len(lines) + 1, "", "")]


def tile_text(item: dict[str, Any]) -> str:
    sides = "".join(side for side in "nesw" if side.upper() in item["walls"])
    return f"{item['type'][0].upper()}{item['price']}{sides}"


def bazaar_text(item: dict[str, Any]) -> str:
    types = "".join(letter for letter in TYPES if letter in [t[0].upper() for t in item["types"]])
    return f"B{CURRENCIES[['florin', 'dirham', 'denar', 'ducat'].index(item['currency'])]}{types}"


def walls(tile: str) -> str:
    return tile[1:].lstrip("0123456789").rstrip("*")


def value(*things: str) -> int:
    """What cards are worth or tiles cost, in all."""
    return sum(int(thing[1:].rstrip("nesw*")) for thing in things)


def order(thing: str) -> tuple[int, int, int]:
    """Sorts cards, tiles and chests as the lists of outcomes have them."""
    if thing[0] == "B":
        return 99, CURRENCIES.index(thing[1]), sum(1 << TYPES.index(kind) for kind in thing[2:])
    sides = sum(1 << "nesw".index(side) for side in walls(thing)) + thing.endswith("*")
    return (TYPES + CURRENCIES).index(thing[0]), value(thing) if thing[1:] else 0, sides


def source_numbers(source: str, seed: str) -> Iterator[int]:
    """The stream of whole numbers below 2**53 that a source makes of a seed."""
    twister = random.Random(int(seed) if source == "mt19937" else 0)
    for index in count():
        if source == "mt19937":
            yield int(twister.random() * 2**53)
        else:
            digest = hmac.digest(bytes.fromhex(seed), index.to_bytes(8, "big"), "sha256")
            yield int.from_bytes(digest[:8], "big") >> 11


def check_proof(tags: Tags, players: int) -> None:
    """That a seed which is told was mixed as the tags say, if they say anything of it."""
    proof = ("Commitment", "Contributions", "Secret")
    if not any(name in tags for name in proof) or tags.get("Seed", (0, "?"))[1] == "?":
        return
    (where, commitment), (given, added), (at, secret) = (tags.get(name, (1, "")) for name in proof)
    if not re.fullmatch(SEEDS["hmac-sha256"], secret):
        raise Wrong(at, f"the secret cannot be {secret!r}")
    if commitment != hashlib.sha256(bytes.fromhex(secret)).hexdigest():
        raise Wrong(where, "the commitment is to another secret")
    parts = added.split(" ")
    if len(parts) != players or not all(re.fullmatch(SEEDS["hmac-sha256"], x) for x in parts):
        raise Wrong(given, f"the contributions cannot be {added!r}")
    line, seed = tags["Seed"]
    if seed != hmac.digest(bytes.fromhex(secret), added.encode(), "sha256").hex():
        raise Wrong(line, "the seed is not made of the secret and the contributions")


Outcomes = list[tuple[str, int]]


def choose(outcomes: Outcomes, numbers: Iterator[int]) -> str:
    total = sum(weight for _, weight in outcomes)
    rest = next(v for v in numbers if v < 2**53 - 2**53 % total) % total
    up_to = 0
    return next(thing for thing, weight in outcomes if (up_to := up_to + weight) > rest)


def even(things: Iterable[str]) -> Outcomes:
    return [(thing, 1) for thing in things]


@dataclass
class Pile:
    """What tiles, cards or chests are drawn from; a stacked pile knows what each part has left."""

    things: list[str]
    parts: list[tuple[int, str, int]] = field(default_factory=list)  # money, scoring card, builders
    builders: list[str] = field(default_factory=list)  # those that nobody has seen

    def __post_init__(self) -> None:
        self.things.sort(key=order)

    def outcomes(self) -> Outcomes:
        while self.parts and self.parts[0] == (0, "", 0):
            self.parts.pop(0)
        if not self.parts or self.parts[0][1:] == ("", 0):
            return even(self.things)
        money, scoring, slipped = self.parts[0]
        ways, builder_ways = max(len(self.things), 1), max(len(self.builders), 1)
        first = [(scoring, ways * builder_ways)] if scoring else []
        cards = [(card, money * builder_ways) for card in self.things]
        return first + cards + [(card, slipped * ways) for card in self.builders]

    def remove(self, thing: str) -> None:
        money, scoring, slipped = self.parts[0] if self.parts else (0, "", 0)
        if thing == scoring:
            self.parts[0] = money, "", slipped
        elif thing.endswith("*"):
            self.builders.remove(thing)
            self.parts[0] = money, scoring, slipped - 1
        else:
            self.things.remove(thing)
            if self.parts:
                self.parts[0] = money - 1, scoring, slipped

    def add(self, things: Iterable[str]) -> None:
        self.things = sorted([*self.things, *things], key=order)


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


def bazaar_points(tiles: dict[Place, str]) -> int:
    """Z-06: for each bazaar the buildings of its types around it, times these types."""
    points = 0
    for (x, y), bazaar in tiles.items():
        if bazaar[0] == "B":
            near = [tiles.get((x + dx, y + dy), "-")[0] for dx, dy in product((-1, 0, 1), repeat=2)]
            found = [kind for kind in near if kind in bazaar[2:]]
            points += len(found) * len(set(found))
    return points


def open_sides(tiles: dict[Place, str], side: str) -> int:
    """I-02: the sides of tiles without a wall and without a tile beyond."""
    return sum(side not in walls(t) and beside(p, side) not in tiles for p, t in tiles.items())


def sums(values: list[int]) -> set[int]:
    """What can be paid exactly with some of these."""
    found = {0}
    for each in values:
        found |= {so_far + each for so_far in found}
    return found


@dataclass
class Player:
    seat: str
    hand: list[str] = field(default_factory=list)
    tiles: dict[Place, str] = field(default_factory=lambda: {START: "F"})
    reserve: list[str] = field(default_factory=list)
    dealt: list[str] = field(default_factory=list)  # builders, until the money is dealt
    chests: list[str] = field(default_factory=list)  # the buildings that carry one
    points: int = 0

    def money(self, currency: str) -> int:
        return value(*(card for card in self.hand if card[0] == currency))

    def worth(self) -> int:
        """All money; builders that are not known are worth three too."""
        return sum(value(card) if card != "?" else 3 for card in self.hand)

    def changed(self, place: Place, tile: str = "") -> dict[Place, str]:
        others = {p: other for p, other in self.tiles.items() if p != place}
        return {**others, place: tile} if tile else others


class Checker:
    """Plays a record through from the first step to the last."""

    def __init__(self, text: str, components: dict[str, Any]) -> None:
        self.tags, self.steps = read_lines(text)
        self.line = 1  # the line to blame if something is wrong
        palace = components["palace"]
        self.majority_points: dict[str, dict[str, list[int]]] = palace["majority_points"]
        self.bag = Pile([tile_text(item) for item in palace["tiles"]["items"]])
        self.chamber = components["treasure_chamber"]
        self.modules: list[str] = []
        self.numbers: Iterator[int] | None = None
        seats = self.read_tags(tile_text(components["alcazaba"]["extra_tile"]))
        self.players = [Player(str(seat)) for seat in range(1, seats + 1)]
        self.two = seats == 2
        copies = palace["money"]["copies_two_players" if self.two else "copies"]
        values = palace["money"]["values"]
        self.pile = Pile([f"{c}{number}" for c in CURRENCIES for number in values] * copies)
        self.discards: list[str] = []
        self.prepare_modules()

    def prepare_modules(self) -> None:
        """What lies ready before the first draw, used or not."""
        numbers = self.chamber["chests"]["counts"]
        self.chests = Pile(
            [kind[0].upper() for kind, number in numbers.items() for _ in range(number)]
        )
        self.rooms: dict[str, list[str]] = {}
        self.closed = False
        self.dirks_chests: list[str] = []
        self.stalls: list[str] = []
        self.attacks = list(self.chamber["invaders"]["attacks"])
        self.top = ""  # the attack card that somebody has seen
        self.scouts: list[str] = []
        self.scouts_left = list(TYPES)
        if "bazaars" in self.modules:
            self.bag.add(bazaar_text(item) for item in self.chamber["bazaars"]["items"])
        if "builders" in self.modules:
            card = f"{self.chamber['master_builders']['value']}*"
            copies = self.chamber["master_builders"]["per_currency"]
            self.pile.builders = [f"{c}{card}" for c in CURRENCIES for _ in range(copies)]

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
        sources = "mt19937|hmac-sha256|caller|given"
        needed = {"Format": "alhambra 1", "Game": "palace", "Rules": "1", "Players": "[2-6]"}
        needed |= {"Source": sources}
        for name, allowed in needed.items():
            if self.tag(name, allowed) is None:
                self.wrong(f"the tag {name} is missing")
        players = int(self.tag("Players") or 0)
        tiles = self.bag.things
        tower = f"tower12=(?:extra|{'|'.join(tiles)})"
        options = self.tag("Options", f"({tower})? ?(modules=[a-z,-]+)?")
        if options is not None:
            found = re.fullmatch(f"({tower})?( (?!$))?(?:modules=([a-z,-]+))?", options)
            if not options or not found or bool(found[2]) != bool(found[1] and found[3]):
                self.wrong(f"the options cannot be {options!r}")
            if found[1]:
                kept = [tile for tile in [*tiles, extra] if f"tower12={tile}" != found[1]]
                self.bag = Pile(kept)
            if found[3]:
                self.modules = found[3].split(",")
                if self.modules != [name for name in MODULES if name in self.modules] or (
                    {"invaders", "invaders-open"} <= set(self.modules)
                ):
                    self.wrong(f"the modules cannot be {found[3]!r}")
        source = self.tag("Source") or ""
        seed = self.tag("Seed", SEEDS.get(source, ".*") + r"|\?")
        if source in SEEDS and seed is None:
            self.wrong("the tag Seed is missing")
        if source in SEEDS and seed is not None and seed != "?":
            self.numbers = source_numbers(source, seed)
        check_proof(self.tags, players)
        return players

    def step(self, who: str, due: str) -> str:
        """The text of the next step, which must be this seat's, this occasion's or a check."""
        self.line, found, text = self.steps.pop(0)
        if (found, text) == ("=", "= running") and who != "=":
            raise Running
        if found != who:
            self.wrong(f"{due}, but " + (f"{text!r} follows" if found else "the record breaks off"))
        return text

    def draw(self, occasion: str, pile: Pile) -> str:
        outcome = self.drawn(occasion, pile.outcomes())
        pile.remove(outcome)
        return outcome

    def drawn(self, occasion: str, outcomes: Outcomes, secret: bool = False) -> str:
        """What was drawn; where one seat alone sees it, it may be blanked out."""
        outcome = self.step(f"* {occasion}", f"a draw for {occasion} must follow")
        if not any(thing == outcome and weight for thing, weight in outcomes) and not (
            secret and outcome == "?" and not self.numbers
        ):
            self.wrong(f"{outcome} cannot come for {occasion}")
        if self.numbers and (right := choose(outcomes, self.numbers)) != outcome:
            self.wrong(f"the seed gives {right} for {occasion}, not {outcome}")
        return outcome

    def expect(self, check: str) -> None:
        if self.step("=", f"{check!r} must follow") != check:
            self.wrong(f"{check!r} must stand here")

    def play(self) -> None:
        """Setup, turn after turn, and the end."""
        self.dirk = [self.draw("dirk", self.bag) for _ in range(6 if self.two else 0)]
        self.market = [""] * len(CURRENCIES)
        self.fill_market()
        self.set_up_modules()
        for player in self.players:
            while value(*player.hand) < 20:
                player.hand.append(self.draw(f"deal{player.seat}", self.pile))
        self.display = [self.draw("money", self.pile) for _ in range(4)]
        self.stack()
        start = min(self.players, key=lambda player: (len(player.hand), value(*player.hand)))
        for player in self.players:
            player.hand += player.dealt
        for turn in count(self.players.index(start)):
            self.take_turn(self.players[turn % len(self.players)])
            if not self.refill():
                break
        self.give_out()
        self.score("C")
        self.attack("C")
        for player in self.players:
            self.expect(f"= end {player.seat}: {player.points}")
        best = max(player.points for player in self.players)
        self.expect(" ".join(["= won", *(p.seat for p in self.players if p.points == best)]))

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
            for number in range(1, self.chamber["chests"]["rooms"] + 1):
                self.fill_room(str(number))
        if "builders" in self.modules:
            for player, _ in product(self.players, range(2)):
                outcomes = even(self.pile.builders)
                builder = self.drawn(f"builders{player.seat}", outcomes, secret=True)
                player.dealt.append(builder)
                if builder != "?":
                    self.pile.builders.remove(builder)
        self.turn_up()

    def fill_room(self, number: str) -> None:
        size = self.chamber["chests"]["chests_per_room"]
        self.rooms[number] = [self.draw(f"room{number}", self.chests) for _ in range(size)]

    def turn_up(self) -> None:
        """Two scouts, or in the open variant the next attack (I-01, I-05, I-06)."""
        if "invaders" in self.modules:
            self.scouts = []
            for _ in range(2):
                self.scouts.append(self.drawn("scouts", even(self.scouts_left)))
                self.scouts_left.remove(self.scouts[-1])
        if "invaders-open" in self.modules:
            self.top = self.drawn("attack", even(self.attacks))

    def stack(self) -> None:
        """P-09 and B-03."""
        size, more = divmod(len(self.pile.things), 5)
        left = 0
        if "builders" in self.modules:
            left = 4 * self.chamber["master_builders"]["per_currency"] - 2 * len(self.players)
        slipped = [0, 0, min(3, left), 0, min(3, left - min(3, left))]
        for part, scoring in enumerate(["", "#A", "", "#B", ""]):
            self.pile.parts.append((size + (part < more), scoring, slipped[part]))

    def take_turn(self, player: Player) -> None:
        """The actions, what was bought, chests, a builder, the emptied room (M-01)."""
        bought: list[str] = []
        self.emptied = ""
        while self.action(player, bought):
            pass
        self.build(player, bought, gifts=self.two)
        if self.emptied:
            self.place_chests(player, self.rooms.pop(self.emptied))
        if "builders" in self.modules:
            self.hire(player)
        if self.emptied:
            size = self.chamber["chests"]["chests_per_room"]
            self.closed = self.closed or len(self.chests.things) < size
            if not self.closed:
                self.fill_room(self.emptied)

    def place_chests(self, buyer: Player, chests: list[str]) -> None:
        """The buyer, Dirk, the others to the left; what is left goes back (T-03, T-04, T-07)."""
        self.offer(buyer, chests, must=True)
        for tile in sorted(self.dirk, key=order):
            if tile[0] in chests and tile not in self.dirks_chests:
                self.dirks_chests.append(tile)
                chests.remove(tile[0])
        first = self.players.index(buyer) + 1
        for player in [*self.players[first:], *self.players[: first - 1]]:
            self.offer(player, chests, must=False)
        self.chests.add(chests)

    def offer(self, player: Player, chests: list[str], must: bool) -> None:
        built = player.tiles.values()
        while fitting := [t for t in built if t[0] in chests and t not in player.chests]:
            match self.step(player.seat, f"seat {player.seat} may place chests").split(" "):
                case ["chest", tile] if tile in fitting:
                    player.chests.append(tile)
                    chests.remove(tile[0])
                case ["decline"] if not must:
                    return
                case move:
                    self.wrong(f"{' '.join(move)!r} does not place one of {' '.join(chests)}")

    def hire(self, player: Player) -> None:
        """B-06: a builder and a redesign, or neither."""
        if not any(card.endswith(("*", "?")) for card in player.hand) or not self.can_redesign(
            player
        ):
            return
        move = self.step(player.seat, f"seat {player.seat} may hire a builder")
        match move.split(" "):
            case ["decline"]:
                return
            case ["hire", card] if card.endswith("*"):
                self.pay(player, [card])
            case _:
                self.wrong(f"{move!r} hires no builder")
        move = self.step(player.seat, f"seat {player.seat} must redesign")
        if not self.redesign(player, move.split(" ")):
            self.wrong(f"{move!r} is no redesign")

    def pay(self, player: Player, cards: list[str]) -> None:
        """Money goes to the discards, builders leave the game (B-07)."""
        unknown = list((Counter(cards) - Counter(player.hand)).elements())
        for card in unknown:
            if card in self.pile.builders and "?" in player.hand:
                self.pile.builders.remove(card)
                player.hand[player.hand.index("?")] = card
        self.move_cards(cards, player.hand, self.discards)
        self.discards = [card for card in self.discards if not card.endswith("*")]

    def redesign(self, player: Player, words: list[str]) -> bool:
        """Whether these words are a redesign (P-26), which is made then."""
        built = {tile: place for place, tile in player.tiles.items() if place != START}
        gone = ""
        match words:
            case ["place", tile, where] if tile in player.reserve:
                self.put(player, tile, where)
                player.reserve.remove(tile)
            case ["reserve", gone] if gone in built:
                self.rebuild(player, built[gone])
                player.reserve.append(gone)
            case ["swap", new, gone] if new in player.reserve and gone in built:
                self.rebuild(player, built[gone], new)
                player.reserve[player.reserve.index(new)] = gone
            case _:
                return False
        if gone in player.chests:
            player.chests.remove(gone)
            self.chests.add(gone[0])
        return True

    def look(self, player: Player, tile: str, exactly: bool) -> None:
        """I-04: a scout's look at the top attack card."""
        if exactly and tile[0] in self.scouts:
            self.scouts.remove(tile[0])
            outcomes = even(self.top if self.top and self.top != "?" else self.attacks)
            self.top = self.drawn(f"look{player.seat}", outcomes, secret=True)

    def action(self, player: Player, bought: list[str]) -> bool:
        """One action; whether the player goes on acting. A bought tile is added to the list."""
        move = self.step(player.seat, f"seat {player.seat} must act")
        match move.split(" "):
            case ["take", *cards] if cards:
                self.move_cards(cards, self.display, player.hand)
                if len(cards) > 1 and value(*cards) > 5:
                    self.wrong("several cards may be worth no more than 5 (P-11)")
            case ["buy", tile, *cards] if tile and tile in self.market:
                slot = self.market.index(tile)
                self.pay(player, cards)
                if {card[0] for card in cards} != {CURRENCIES[slot]} or value(*cards) < value(tile):
                    self.wrong(f"{' '.join(cards)} does not pay for {tile} (P-12)")
                self.market[slot] = ""
                bought.append(tile)
                exactly = value(*cards) == value(tile)
                self.look(player, tile, exactly)
                return exactly
            case ["buy", tile, *cards] if tile in self.stalls:
                price = self.market[CURRENCIES.index(tile[1])]
                self.pay(player, cards)
                if not price or {c[0] for c in cards} != {tile[1]} or value(*cards) != value(price):
                    self.wrong(f"{' '.join(cards)} does not pay for {tile} (Z-03, Z-04)")
                self.stalls.remove(tile)
                bought.append(tile)
                return True
            case ["chests", number] if self.rooms.get(number) and player.worth() >= self.price():
                self.emptied = number
                paid = self.step(player.seat, "the chests must be paid for").split(" ")
                if paid[0] != "pay":
                    self.wrong(f"{' '.join(paid)!r} does not pay for the chests")
                self.pay(player, paid[1:])
                if value(*paid[1:]) < self.price():
                    self.wrong("that is too little for the chests (T-02)")
            case words if self.redesign(player, words):
                pass
            case ["end"] if bought:
                pass
            case ["pass"] if not bought and not self.can_act(player):
                pass
            case _:
                self.wrong(f"{move!r} is not possible here")
        return False

    def price(self) -> int:
        return int(self.chamber["chests"]["price"])

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
        if Counter(cards) - Counter(source) or cards != sorted(cards, key=order):
            self.wrong(f"{' '.join(cards)}: not all of these are there, or they are not in order")
        for card in cards:
            source.remove(card)
            target.append(card)

    def put(self, player: Player, tile: str, where: str) -> None:
        found = COORDINATES.fullmatch(where)
        place = (int(found[1]), int(found[2])) if found else START
        if place in player.tiles:
            self.wrong(f"{where} is not a free place")
        self.rebuild(player, place, tile)

    def rebuild(self, player: Player, place: Place, tile: str = "") -> None:
        player.tiles = player.changed(place, tile)
        if problem := fault(player.tiles):
            self.wrong(problem)

    def can_act(self, player: Player) -> bool:
        money = [player.money(currency) for currency in CURRENCIES]
        can_buy = any(t and value(t) <= have for t, have in zip(self.market, money, strict=True))
        for stall in self.stalls:
            price = self.market[CURRENCIES.index(stall[1])]
            own = [value(card) for card in player.hand if card[0] == stall[1]]
            can_buy = can_buy or (bool(price) and value(price) in sums(own))
        chests = any(self.rooms.values()) and player.worth() >= self.price()
        return bool(self.display) or can_buy or chests or self.can_redesign(player)

    def can_redesign(self, player: Player) -> bool:
        around = {beside(p, side) for p, side in product(player.tiles, STEPS)} - {START}
        changes = [*((p, "") for p in player.tiles if p != START), *product(around, player.reserve)]
        return not all(fault(player.changed(*change)) for change in changes)

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
            self.attack(card[1:])
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
        """P-31 to P-35, T-06, Z-06: checks the lines of a scoring and adds its points."""
        owners = [
            (p.seat, list(p.tiles.values()), len(p.chests), longest_wall(p.tiles), p.tiles)
            for p in self.players
        ]
        owners += [("Dirk", self.dirk, len(self.dirks_chests), 0, {})] if self.two else []
        chest_counts = [chests for _, _, chests, _, _ in owners]
        for who, tiles, chests, wall, placed in owners:
            points: dict[str, int] = {}
            for kind, places in zip(TYPES, self.majority_points[letter].values(), strict=True):
                counts = [sum(t[0] == kind for t in others) for _, others, _, _, _ in owners]
                points[kind] = share(sum(t[0] == kind for t in tiles), counts, places)
            points["wall"] = wall
            if "treasure" in self.modules:
                places = self.chamber["chest_points"][letter]
                points["chests"] = share(chests, chest_counts, places)
            if "bazaars" in self.modules:
                points["bazaars"] = bazaar_points(placed) if letter == "C" else 0
            total = sum(points.values())
            table = " ".join(f"{cause} {number}" for cause, number in points.items())
            self.expect(f"= {letter} {who}: {table} sum {total}")
            if who != "Dirk":
                self.players[int(who) - 1].points += total

    def attack(self, letter: str) -> None:
        """I-02 and I-03: checks the lines of an attack; then scouts or the next attack (I-05)."""
        if not {"invaders", "invaders-open"} & set(self.modules):
            return
        side = self.top
        if "invaders" in self.modules:
            outcomes = even(self.top if self.top and self.top != "?" else self.attacks)
            side = self.drawn("attack", outcomes)
        self.attacks.remove(side)
        self.top = ""
        data = self.chamber["invaders"]
        for player in self.players:
            facing = side.lower()
            neighbours = CLOCKWISE[facing], OPPOSITE[CLOCKWISE[facing]]
            loss = data["loss"][letter] * open_sides(player.tiles, facing)
            for neighbour in neighbours:
                beside_it = open_sides(player.tiles, neighbour)
                loss += data["loss_beside"].get(letter, 0) * beside_it
            loss = min(loss, player.points)
            self.expect(f"= {letter}-invaders {player.seat}: invaders {-loss} sum {-loss}")
            player.points -= loss
        if letter != "C":
            self.turn_up()


def share(own: int, counts: list[int], places: list[int]) -> int:
    """P-32: what a player with so many gets, the tied sharing their places."""
    first, level = sum(other > own for other in counts), counts.count(own)
    return sum(places[first : first + level]) // level if own else 0


def check(text: str, components: dict[str, Any]) -> None:
    """Raises Wrong at the first wrong line of a record; if there is none, it is right."""
    checker = Checker(text, components)
    with contextlib.suppress(Running):
        checker.play()
    if len(checker.steps) > 1:
        raise Wrong(checker.steps[0][0], "the record goes on after its end")


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
