"""The treasure chamber: rooms with chests, which are bought and placed on buildings."""

from typing import Any

from checkers.palace.player import Player
from checkers.referee import Referee
from checkers.things import Pile, order


class Treasure:
    def __init__(self, referee: Referee, data: dict[str, Any]) -> None:
        self.referee = referee
        self.size: int = data["chests_per_room"]
        self.price: int = data["price"]
        self.number_of_rooms: int = data["rooms"]
        counts = data["counts"].items()
        self.chests = Pile([kind[0].upper() for kind, number in counts for _ in range(number)])
        self.rooms: dict[str, list[str]] = {}
        self.emptied = ""  # the room that was bought in this turn
        self.closed = False
        self.dirks: list[str] = []

    def draw(self, occasion: str) -> str:
        chest = self.referee.drawn(occasion, self.chests.outcomes())
        self.chests.remove(chest)
        return chest

    def fill_room(self, number: str) -> None:
        self.rooms[number] = [self.draw(f"room{number}") for _ in range(self.size)]

    def set_up(self) -> None:
        for number in range(1, self.number_of_rooms + 1):
            self.fill_room(str(number))

    def can_be_bought_by(self, player: Player) -> bool:
        return any(self.rooms.values()) and player.worth() >= self.price

    def place(self, buyer: Player, players: list[Player], dirk: list[str]) -> None:
        """The buyer, Dirk, the others to the left; what is left goes back (T-03, T-04, T-07)."""
        chests = self.rooms.pop(self.emptied)
        self.offer(buyer, chests, must=True)
        for tile in sorted(dirk, key=order):
            if tile[0] in chests and tile not in self.dirks:
                self.dirks.append(tile)
                chests.remove(tile[0])
        first = players.index(buyer) + 1
        for player in [*players[first:], *players[: first - 1]]:
            self.offer(player, chests, must=False)
        self.chests.add(chests)

    def offer(self, player: Player, chests: list[str], must: bool) -> None:
        built = player.tiles.values()
        while fitting := [t for t in built if t[0] in chests and t not in player.chests]:
            move = self.referee.step(player.seat, f"seat {player.seat} may place chests")
            match move.split(" "):
                case ["chest", tile] if tile in fitting:
                    player.chests.append(tile)
                    chests.remove(tile[0])
                case ["decline"] if not must:
                    return
                case _:
                    self.referee.wrong(f"{move!r} does not place one of {' '.join(chests)}")

    def take_back(self, player: Player) -> None:
        """The chests of buildings that were removed."""
        for tile in [tile for tile in player.chests if tile not in player.tiles.values()]:
            player.chests.remove(tile)
            self.chests.add(tile[0])

    def refill(self) -> None:
        self.closed = self.closed or len(self.chests.things) < self.size
        if not self.closed:
            self.fill_room(self.emptied)
