"""The invaders: attacks after scorings, and scouts who tell of them."""

from typing import Any

from checkers.alhambras import CLOCKWISE, OPPOSITE, Place, beside
from checkers.palace.player import Player
from checkers.records import Outcomes, even
from checkers.referee import Referee
from checkers.things import TYPES, walls


class Invaders:
    def __init__(self, referee: Referee, data: dict[str, Any], variant: str) -> None:
        self.referee = referee
        self.data = data
        self.open = variant == "invaders-open"
        self.attacks: list[str] = list(data["attacks"])
        self.top = ""  # the attack card that somebody has seen
        self.scouts: list[str] = []
        self.scouts_left = list(TYPES)

    def turn_up(self) -> None:
        """Two scouts, or in the open variant the next attack (I-01, I-05, I-06)."""
        if self.open:
            self.top = self.referee.drawn("attack", even(self.attacks))
            return
        self.scouts = []
        for _ in range(2):
            self.scouts.append(self.referee.drawn("scouts", even(self.scouts_left)))
            self.scouts_left.remove(self.scouts[-1])

    def possible(self) -> Outcomes:
        return even(self.top if self.top and self.top != "?" else self.attacks)

    def look(self, player: Player, tile: str) -> None:
        """I-04: a scout's look at the top attack card, for who has paid exactly."""
        if tile[0] in self.scouts:
            self.scouts.remove(tile[0])
            self.top = self.referee.drawn(f"look{player.seat}", self.possible(), secret=True)

    def attack(self, letter: str, players: list[Player]) -> None:
        """I-02 and I-03: checks the lines of an attack; then scouts or the next attack (I-05)."""
        side = self.top if self.open else self.referee.drawn("attack", self.possible())
        self.attacks.remove(side)
        self.top = ""
        for player in players:
            loss = min(self.loss(letter, side.lower(), player.tiles), player.points)
            self.referee.expect_points(f"{letter}-invaders", player.seat, {"invaders": -loss})
            player.points -= loss
        if letter != "C":
            self.turn_up()

    def loss(self, letter: str, facing: str, tiles: dict[Place, str]) -> int:
        loss: int = self.data["loss"][letter] * open_sides(tiles, facing)
        for neighbour in (CLOCKWISE[facing], OPPOSITE[CLOCKWISE[facing]]):
            loss += self.data["loss_beside"].get(letter, 0) * open_sides(tiles, neighbour)
        return loss


def open_sides(tiles: dict[Place, str], side: str) -> int:
    """I-02: the sides of tiles without a wall and without a tile beyond."""
    return sum(side not in walls(t) and beside(p, side) not in tiles for p, t in tiles.items())
