"""Alcazaba in numbers."""

from array import array

from alhambra.core.state import Move, Options, Seat, View
from alhambra.env.choice import Path
from alhambra.env.encoding import Encoding
from alhambra.env.encodings.building import Building
from alhambra.env.encodings.rolling import MOST_MARKERS, Rolling, rolls_and_lots
from alhambra.games.alcazaba.moves import TakeStart, TakeTile
from alhambra.games.alcazaba.options import AlcazabaOptions
from alhambra.games.alcazaba.table import NOWHERE, PHASES, TAKE, AlcazabaTable
from alhambra.parts.buildings import TYPE_LETTERS


class AlcazabaEncoding(Encoding):
    """Dice as in the Dice Game, tiles as in Palace."""

    def __init__(self, game: str, options: Options) -> None:
        assert isinstance(options, AlcazabaOptions)
        self._owners = options.owners
        self._tiles = options.tiles
        super().__init__(game, options)

    def add_actions(self) -> None:
        self._rolling = Rolling(self.actions, self.players, self._owners)
        self._building = Building(self.actions, self._tiles, self.players)
        self._take = self.actions.add("take a tile from the column", ["take"])
        self._take_start = self.actions.add("take the start player token", ["take start"])
        self.add_outcomes([*rolls_and_lots(), *self._tiles])

    def add_parts(self, seats: tuple[str, ...]) -> None:
        owners = [*seats, "dirk"][: self._owners]
        tiles = self._building.texts
        add = self.layout.add
        self._phase = add("phase", "the phase of the game", 1, PHASES)
        self._rolling.add_parts(self.layout, seats)
        self._building.add_parts(self.layout, seats)
        self._redesigned = add("redesigned", "markers used for redesigns", MOST_MARKERS, owners)
        self._unseen = add("unseen", "tiles still in the piles or in the bag", 1, tiles)
        self._offers = add("offers", "tiles lying in their columns", 1, tiles)
        self._token = add("token", "the column of the start player token", 1, TYPE_LETTERS)
        self._column = add("column", "the column whose tiles are taken", 1, TYPE_LETTERS)
        self._taken = add("taken", "the tile that was taken and is not placed yet", 1, tiles)
        self._dirk = add("dirk", "Dirk's tiles", 1, tiles)
        self._aside = add("aside", "tiles left over in earlier rounds", 1, tiles)

    def path(self, move: Move, seat: Seat) -> Path:
        known = self._rolling.path(move, seat)
        if known is None:
            known = self._building.path(move)
        if known is not None:
            return known
        if isinstance(move, TakeTile):
            return (self._take, self._building.tile + self._building.numbers[move.tile])
        assert isinstance(move, TakeStart)
        return (self._take_start,)

    def write(self, view: View, seat: Seat, out: "array[int]") -> None:
        assert isinstance(view, AlcazabaTable)
        building = self._building
        out[self._phase + view.phase] = 1
        self._rolling.write(view.rolling, view.markers, view.round, seat, out)
        building.write(view.alhambras, view.reserves, seat, out)
        for owner in view.redesigned:
            number = owner if owner >= self.players else (owner - seat) % self.players
            out[self._redesigned + number] += 1
        building.write_tiles(out, self._unseen, view.unseen)
        for offer in view.offers:
            building.write_tiles(out, self._offers, offer)
        if view.token != NOWHERE:
            out[self._token + view.token] = 1
        if view.phase >= TAKE and view.column < len(TYPE_LETTERS):
            out[self._column + view.column] = 1
        if view.taken is not None:
            building.write_tiles(out, self._taken, (view.taken,))
        building.write_tiles(out, self._dirk, view.dirk)
        building.write_tiles(out, self._aside, view.aside)
