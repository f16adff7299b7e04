"""The Dice Game, from rules/dice.md and docs/records-dice.md."""

from typing import Any

from checkers.dice.rounds import RoundsReferee
from checkers.dice.turns import Board, Turn, rolls
from checkers.records import even
from checkers.things import TYPES

USABLE = ["exchange", "displace", "annul", "black"]


class DiceChecker(RoundsReferee):
    def __init__(self, text: str, components: dict[str, Any]) -> None:
        super().__init__(text, "dice", components)
        box = components["dice"]
        self.light, self.dark = (tokens_of(box["tokens"][back]) for back in ("light", "dark"))
        self.length: int = box["track_length"]["value"]
        owners = range(1, self.seats + 1 + bool(self.dirk))
        self.tokens: dict[int, list[str]] = {owner: [] for owner in owners}
        # Of each track the stones best first, each with its field.
        self.tracks: dict[str, list[tuple[int, int]]] = {kind: [] for kind in TYPES}

    def round(self, number: int) -> None:
        bonus = dict.fromkeys(TYPES, "")
        if number < 5:
            bonus[self.drawn("column", rolls(1))] = "start"
        pile = self.light if number < 5 else self.dark
        for kind in TYPES:
            if not bonus[kind]:
                bonus[kind] = self.drawn("tokens", even(pile))
                pile.remove(bonus[kind])
        board = Board()
        if self.dirk:
            first = TYPES.index(self.drawn("dirk", rolls(1)))
            for line in range(2, 7):
                board.place((TYPES * 2)[first + line - 2], (-line, 3), self.dirk)
        for seat in self.seats_in_turn():
            Turn(self, board, seat, self.tokens[seat]).play()
        for kind in TYPES:
            self.reward(kind, bonus[kind], board.best_first(kind)[:2])

    def reward(self, kind: str, token: str, owners: list[int]) -> None:
        """D-30: the best chooses, the second gets the other."""
        left = ["take points", "take token"]
        for owner in owners:
            choice = left[0]
            if owner == owners[0] and len(left) == 2 and owner != self.dirk:
                choice = self.move(owner, "choose a reward")
            if choice not in left:
                self.wrong(f"{choice!r} is not possible here")
            left.remove(choice)
            self.give_points(owner, kind, 2 if choice == "take points" else 1)
            if choice == "take token":
                self.give_token(owner, token)

    def give_points(self, owner: int, kind: str, number: int) -> None:
        while number and "exchange" in self.tokens[owner]:
            match self.move(owner, "take the points or exchange one").split(" "):
                case ["accept"]:
                    break
                case ["exchange", other] if len(other) == 1 and other in TYPES.replace(kind, ""):
                    self.tokens[owner].remove("exchange")
                    self.mark(owner, other, 1)
                    number -= 1
                case _:
                    self.wrong("the points must be taken, or one of them exchanged")
        self.mark(owner, kind, number)

    def mark(self, owner: int, kind: str, points: int) -> None:
        """D-32, D-33."""
        track = self.tracks[kind]
        before = dict(track).get(owner, 0)
        field = min(self.length, before + points)
        if field > before:
            others = [stone for stone in track if stone[0] != owner]
            above = [stone for stone in others if stone[1] >= field]
            self.tracks[kind] = [*above, (owner, field), *others[len(above) :]]

    def give_token(self, owner: int, token: str) -> None:
        if token == "start":
            self.take_start_token(owner)
        elif owner != self.dirk or token not in USABLE:
            self.tokens[owner].append(token)

    def score(self, letter: str) -> None:
        """D-50, D-51."""
        for owner, tokens in self.tokens.items():
            points: dict[str, int] = {}
            for kind, places in zip(TYPES, self.majority_points[letter].values(), strict=True):
                ranking = [each for each, _ in self.tracks[kind]]
                place = ranking.index(owner) if owner in ranking else len(places)
                points[kind] = places[place] if place < len(places) else 0
            points["tokens"] = sum(int(token) for token in tokens if token not in USABLE)
            self.count_points(letter, owner, points)


def tokens_of(counts: dict[str, Any]) -> list[str]:
    """The tokens in the order of the list of outcomes."""
    points = [f"+{value}" for value, number in counts["points"].items() for _ in range(number)]
    names = {"black": "black_die"}
    others = [token for token in USABLE for _ in range(counts.get(names.get(token, token), 0))]
    return sorted(points, key=int) + others
