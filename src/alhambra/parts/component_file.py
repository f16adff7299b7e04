"""The shape of a component file, entry by entry. "source" says where a group comes from."""

import msgspec


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """An entry of the file; a name that is not expected is refused."""


class Building(Entry):
    type: str
    price: int
    walls: str


class Tiles(Entry):
    source: str
    items: list[Building]


class Money(Entry):
    source: str
    values: list[int]
    copies: int
    copies_two_players: int


class Slots(Entry):
    source: str
    currencies: list[str]


class MajorityPoints(Entry):
    source: str
    A: dict[str, list[int]]
    B: dict[str, list[int]]
    C: dict[str, list[int]]


class Palace(Entry):
    tiles: Tiles
    money: Money
    market_slots: Slots
    majority_points: MajorityPoints


class Chests(Entry):
    source: str
    counts: dict[str, int]
    rooms: int
    chests_per_room: int
    price: int


class ChestPoints(Entry):
    source: str
    A: list[int]
    B: list[int]
    C: list[int]


class Builders(Entry):
    source: str
    per_currency: int
    value: int


class Bazaar(Entry):
    currency: str
    types: list[str]


class Bazaars(Entry):
    source: str
    items: list[Bazaar]


class Invaders(Entry):
    source: str
    attacks: list[str]
    scouts: list[str]
    loss: dict[str, int]
    loss_beside: dict[str, int]


class TreasureChamber(Entry):
    chests: Chests
    chest_points: ChestPoints
    master_builders: Builders
    bazaars: Bazaars
    invaders: Invaders


class ExtraTile(Building):
    source: str


class Alcazaba(Entry):
    extra_tile: ExtraTile


class ComponentFile(Entry):
    types: list[str]
    currencies: list[str]
    palace: Palace
    treasure_chamber: TreasureChamber
    alcazaba: Alcazaba
    about: str = msgspec.field(default="", name="_about")
