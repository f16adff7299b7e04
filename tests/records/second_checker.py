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


def walls(tile: str) -> str:
    return tile[1:].lstrip("0123456789")


def value(*things: str) -> int:
    """What cards are worth or tiles cost, in all."""
    return sum(int(thing[1:].rstrip("nesw")) for thing in things)


def order(thing: str) -> tuple[int, int, int]:
    """Sorts cards and tiles as the lists of outcomes have them."""
    sides = sum(1 << "nesw".index(side) for side in walls(thing))
    return (TYPES + CURRENCIES).index(thing[0]), value(thing), sides


def source_numbers(source: str, seed: str) -> Iterator[int]:
    """The stream of whole numbers below 2**53 that a source makes of a seed."""
    twister = random.Random(int(seed) if source == "mt19937" else 0)
    for index in count():
        if source == "mt19937":
            yield int(twister.random() * 2**53)
        else:
            digest = hmac.digest(bytes.fromhex(seed), index.to_bytes(8, "big"), "sha256")
            yield int.from_bytes(digest[:8], "big") >> 11


@dataclass
class Pile:
    """What tiles or cards are drawn from; a stacked pile knows what each part has left."""

    things: list[str]
    parts: list[tuple[int, str]] = field(default_factory=list)  # money cards, scoring card

    def __post_init__(self) -> None:
        self.things.sort(key=order)

    def outcomes(self) -> list[tuple[str, int]]:
        while self.parts and self.parts[0] == (0, ""):
            self.parts.pop(0)
        if not self.parts or not self.parts[0][1]:
            return [(thing, 1) for thing in self.things]
        money, scoring = self.parts[0]
        return [(scoring, max(len(self.things), 1)), *((card, money) for card in self.things)]

    def choose(self, numbers: Iterator[int]) -> str:
        outcomes = self.outcomes()
        total = sum(weight for _, weight in outcomes)
        rest = next(v for v in numbers if v < 2**53 - 2**53 % total) % total
        up_to = 0
        return next(thing for thing, weight in outcomes if (up_to := up_to + weight) > rest)

    def remove(self, thing: str) -> None:
        money, scoring = self.parts[0] if self.parts else (0, "")
        if thing != scoring:
            self.things.remove(thing)
        if self.parts:
            self.parts[0] = (money, "") if thing == scoring else (money - 1, scoring)


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
    tiles: dict[Place, str] = field(default_factory=lambda: {START: "F"})
    reserve: list[str] = field(default_factory=list)
    points: int = 0

    def money(self, currency: str) -> int:
        return value(*(card for card in self.hand if card[0] == currency))

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
        self.numbers: Iterator[int] | None = None
        seats = self.read_tags(tile_text(components["alcazaba"]["extra_tile"]))
        self.players = [Player(str(seat)) for seat in range(1, seats + 1)]
        self.two = seats == 2
        copies = palace["money"]["copies_two_players" if self.two else "copies"]
        values = palace["money"]["values"]
        self.pile = Pile([f"{c}{number}" for c in CURRENCIES for number in values] * copies)
        self.discards: list[str] = []

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
        if option := self.tag("Options", f"tower12=(extra|{'|'.join(tiles)})"):
            self.bag = Pile([tile for tile in [*tiles, extra] if f"tower12={tile}" != option])
        source = self.tag("Source") or ""
        seed = self.tag("Seed", SEEDS.get(source, ".*") + r"|\?")
        if source in SEEDS and seed is None:
            self.wrong("the tag Seed is missing")
        if source in SEEDS and seed is not None and seed != "?":
            self.numbers = source_numbers(source, seed)
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
        outcome = self.step(f"* {occasion}", f"a draw for {occasion} must follow")
        if not any(thing == outcome and weight for thing, weight in pile.outcomes()):
            self.wrong(f"{outcome} cannot come for {occasion}")
        if self.numbers and (right := pile.choose(self.numbers)) != outcome:
            self.wrong(f"the seed gives {right} for {occasion}, not {outcome}")
        pile.remove(outcome)
        return outcome

    def expect(self, check: str) -> None:
        if self.step("=", f"{check!r} must follow") != check:
            self.wrong(f"{check!r} must stand here")

    def play(self) -> None:
        """Setup, turn after turn, and the end."""
        self.dirk = [self.draw("dirk", self.bag) for _ in range(6 if self.two else 0)]
        self.market = [self.draw("market", self.bag) for _ in CURRENCIES]
        for player in self.players:
            while value(*player.hand) < 20:
                player.hand.append(self.draw(f"deal{player.seat}", self.pile))
        self.display = [self.draw("money", self.pile) for _ in range(4)]
        size, more = divmod(len(self.pile.things), 5)
        for part, scoring in enumerate(["", "#A", "", "#B", ""]):
            self.pile.parts.append((size + (part < more), scoring))
        start = min(self.players, key=lambda player: (len(player.hand), value(*player.hand)))
        for turn in count(self.players.index(start)):
            player = self.players[turn % len(self.players)]
            bought: list[str] = []
            while self.action(player, bought):
                pass
            self.build(player, bought, gifts=self.two)
            if not self.refill():
                break
        self.give_out()
        self.score("C")
        for player in self.players:
            self.expect(f"= end {player.seat}: {player.points}")
        best = max(player.points for player in self.players)
        self.expect(" ".join(["= won", *(p.seat for p in self.players if p.points == best)]))

    def action(self, player: Player, bought: list[str]) -> bool:
        """One action; whether the player goes on acting. A bought tile is added to the list."""
        move = self.step(player.seat, f"seat {player.seat} must act")
        built = {tile: place for place, tile in player.tiles.items() if place != START}
        match move.split(" "):
            case ["take", *cards] if cards:
                self.move_cards(cards, self.display, player.hand)
                if len(cards) > 1 and value(*cards) > 5:
                    self.wrong("several cards may be worth no more than 5 (P-11)")
            case ["buy", tile, *cards] if tile and tile in self.market:
                slot = self.market.index(tile)
                self.move_cards(cards, player.hand, self.discards)
                if {card[0] for card in cards} != {CURRENCIES[slot]} or value(*cards) < value(tile):
                    self.wrong(f"{' '.join(cards)} does not pay for {tile} (P-12)")
                self.market[slot] = ""
                bought.append(tile)
                return value(*cards) == value(tile)
            case ["place", tile, where] if tile in player.reserve:
                self.put(player, tile, where)
                player.reserve.remove(tile)
            case ["reserve", tile] if tile in built:
                self.rebuild(player, built[tile])
                player.reserve.append(tile)
            case ["swap", new, old] if new in player.reserve and old in built:
                self.rebuild(player, built[old], new)
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
        around = {beside(p, side) for p, side in product(player.tiles, STEPS)} - {START}
        changes = [*((p, "") for p in player.tiles if p != START), *product(around, player.reserve)]
        can_redesign = not all(fault(player.changed(*change)) for change in changes)
        return bool(self.display) or can_buy or can_redesign

    def refill(self) -> bool:
        """What follows a turn up to the next one; whether there is a next one."""
        scorings: list[str] = []
        while len(self.display) < 4:
            if not self.pile.outcomes():
                self.pile, self.discards = Pile(self.discards), []
            if not self.pile.outcomes():
                break
            card = self.draw("money", self.pile)
            (scorings if card.startswith("#") else self.display).append(card)
        for slot, tile in enumerate(self.market):
            if not tile and self.bag.things:
                self.market[slot] = self.draw("market", self.bag)
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
        """P-31 to P-35: checks the lines of a scoring and adds its points."""
        owners = [(p.seat, list(p.tiles.values()), longest_wall(p.tiles)) for p in self.players]
        owners += [("Dirk", self.dirk, 0)] if self.two else []
        for who, tiles, wall in owners:
            total, table = wall, ""
            for kind, points in zip(TYPES, self.majority_points[letter].values(), strict=True):
                own = sum(tile[0] == kind for tile in tiles)
                counts = [sum(tile[0] == kind for tile in others) for _, others, _ in owners]
                first, level = sum(other > own for other in counts), counts.count(own)
                share = sum(points[first : first + level]) // level if own else 0
                total += share
                table += f"{kind} {share} "
            self.expect(f"= {letter} {who}: {table}wall {wall} sum {total}")
            if who != "Dirk":
                self.players[int(who) - 1].points += total


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
