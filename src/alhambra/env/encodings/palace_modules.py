"""The modules of Palace in numbers: what each has on its board."""

from array import array

from alhambra.core.messages import BadOption, Message
from alhambra.core.state import Seat
from alhambra.env.encoding import write_counts
from alhambra.env.layout import Layout
from alhambra.games.palace.module import Module
from alhambra.games.palace.modules.bazaars import Bazaars
from alhambra.games.palace.modules.builders import Builders
from alhambra.games.palace.modules.invaders import DIRECTIONS, UNKNOWN, Invaders
from alhambra.games.palace.modules.treasure.chamber import NO_ROOM
from alhambra.games.palace.modules.treasure.module import Treasure
from alhambra.games.palace.options import PalaceOptions
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.buildings import TYPE_LETTERS, Tile
from alhambra.parts.money import CURRENCY_LETTERS

MOST_CHESTS = 10
_TYPES = len(TYPE_LETTERS)


class ModuleEncoding:
    """One module."""

    def add_parts(
        self, layout: Layout, seats: tuple[str, ...], tiles: list[str], numbers: dict[Tile, int]
    ) -> None:
        raise NotImplementedError

    def write(self, view: PalaceTable, seat: Seat, out: "array[int]") -> None:
        raise NotImplementedError


class TreasureEncoding(ModuleEncoding):
    def __init__(self, module: Treasure) -> None:
        self._module = module

    def add_parts(
        self, layout: Layout, seats: tuple[str, ...], tiles: list[str], numbers: dict[Tile, int]
    ) -> None:
        players = len(seats)
        self._numbers = numbers
        self._players = players
        rooms = [str(room + 1) for room in range(self._module.components.rooms)]
        owners = (*seats, "dirk") if players == 2 else seats
        add = layout.add
        self._bag = add("chest_bag", "chests in the bag", MOST_CHESTS, TYPE_LETTERS)
        self._rooms = add("rooms", "chests in each room", MOST_CHESTS, rooms, TYPE_LETTERS)
        self._offered = add("offered", "chests to be placed", MOST_CHESTS, TYPE_LETTERS)
        self._holder = add("holder", "who may place them, if there are any", 1, seats)
        self._chosen = add("chosen", "the room that is being paid for", 1, rooms)
        self._emptied = add("emptied", "the room that is to be refilled", 1, rooms)
        self._closed = add("closed", "whether rooms are no longer refilled", 1, [""])
        self._carrying = add("carrying", "buildings that carry a chest", 1, owners, tiles)

    def write(self, view: PalaceTable, seat: Seat, out: "array[int]") -> None:
        board = self._module.chamber(view)
        write_counts(out, self._bag, list(board.bag))
        for room, chests in enumerate(board.rooms):
            write_counts(out, self._rooms + room * _TYPES, list(chests))
        if any(board.offered):
            write_counts(out, self._offered, list(board.offered))
            out[self._holder + (board.holder - seat) % self._players] = 1
        if board.chosen != NO_ROOM:
            out[self._chosen + board.chosen] = 1
        if board.emptied != NO_ROOM:
            out[self._emptied + board.emptied] = 1
        if board.closed:
            out[self._closed] = 1
        for owner, tiles in enumerate(board.carrying):
            number = owner if owner >= self._players else (owner - seat) % self._players
            for tile in tiles:
                out[self._carrying + number * len(self._numbers) + self._numbers[tile]] = 1


class BuildersEncoding(ModuleEncoding):
    def __init__(self, module: Builders) -> None:
        self._module = module

    def add_parts(
        self, layout: Layout, seats: tuple[str, ...], tiles: list[str], numbers: dict[Tile, int]
    ) -> None:
        self._at_work = layout.add("at_work", "whether a builder has been hired", 1, [""])
        self._spent = layout.add(
            "builders_gone", "builders that have left the game", 4, CURRENCY_LETTERS
        )
        self._hidden = layout.add(
            "hidden_builders", "builders among the hidden cards of a hand", 4, seats
        )

    def write(self, view: PalaceTable, seat: Seat, out: "array[int]") -> None:
        site = self._module.site(view)
        if site.at_work:
            out[self._at_work] = 1
        for card in site.spent:
            out[self._spent + card.currency] += 1
        for other, hand in enumerate(view.hands):
            out[self._hidden + (other - seat) % len(view.hands)] = hand.hidden_marked


class InvadersEncoding(ModuleEncoding):
    def __init__(self, module: Invaders) -> None:
        self._module = module

    def add_parts(
        self, layout: Layout, seats: tuple[str, ...], tiles: list[str], numbers: dict[Tile, int]
    ) -> None:
        self._players = len(seats)
        add = layout.add
        self._attacks = add("attacks", "directions that have not attacked yet", 1, DIRECTIONS)
        self._top = add(
            "next_attack", "the next attack, if somebody has seen it", 1, (*DIRECTIONS, UNKNOWN)
        )
        self._seen_by = add("seen_by", "who has seen it", 1, seats)
        self._scouts = add("scouts", "scouts lying face up", 1, TYPE_LETTERS)
        self._scouts_left = add("scouts_left", "scouts still face down", 1, TYPE_LETTERS)
        self._looking = add("looking", "whether somebody is about to look", 1, [""])

    def write(self, view: PalaceTable, seat: Seat, out: "array[int]") -> None:
        camp = self._module.camp(view)
        for letter in camp.attacks:
            out[self._attacks + DIRECTIONS.index(letter)] = 1
        for letter in camp.top:
            out[self._top + (DIRECTIONS + UNKNOWN).index(letter)] = 1
        for other in camp.seen_by:
            out[self._seen_by + (other - seat) % self._players] = 1
        for letter in camp.scouts:
            out[self._scouts + TYPE_LETTERS.index(letter)] = 1
        for letter in camp.scouts_left:
            out[self._scouts_left + TYPE_LETTERS.index(letter)] = 1
        if camp.looking:
            out[self._looking] = 1


class BazaarsEncoding(ModuleEncoding):
    def __init__(self, module: Bazaars) -> None:
        self._module = module

    def add_parts(
        self, layout: Layout, seats: tuple[str, ...], tiles: list[str], numbers: dict[Tile, int]
    ) -> None:
        self._numbers = numbers
        self._stalls = layout.add("stalls", "bazaars lying beside the market", 1, tiles)

    def write(self, view: PalaceTable, seat: Seat, out: "array[int]") -> None:
        for tile in self._module.stalls(view):
            out[self._stalls + self._numbers[tile]] = 1


def module_encodings(options: PalaceOptions) -> list[ModuleEncoding]:
    """Those of the modules in play, in order."""
    return [_encoding_of(module) for module in options.modules]


def _encoding_of(module: Module) -> ModuleEncoding:
    if isinstance(module, Treasure):
        return TreasureEncoding(module)
    if isinstance(module, Builders):
        return BuildersEncoding(module)
    if isinstance(module, Invaders):
        return InvadersEncoding(module)
    if isinstance(module, Bazaars):
        return BazaarsEncoding(module)
    raise BadOption(Message("env-unknown-module", {"module": module.name}))
