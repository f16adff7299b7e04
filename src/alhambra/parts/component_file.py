"""The structure of a component file, entry by entry. "source" says where a group comes from.

The classes look alike because they mirror the names in the file, in order.
"""

import msgspec


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """An entry of the file; unexpected names are refused."""


class Building(Entry):
    type: str
    price: int
    walls: str


class Tiles(Entry):
    items: list[Building]
    source: str = ""


class Money(Entry):
    values: list[int]
    copies: int
    copies_two_players: int
    source: str = ""


class Slots(Entry):
    currencies: list[str]
    source: str = ""


class MajorityPoints(Entry):
    A: dict[str, list[int]]
    B: dict[str, list[int]]
    C: dict[str, list[int]]
    source: str = ""


class Palace(Entry):
    tiles: Tiles
    money: Money
    market_slots: Slots
    majority_points: MajorityPoints


class Chests(Entry):
    counts: dict[str, int]
    rooms: int
    chests_per_room: int
    price: int
    source: str = ""


class ChestPoints(Entry):
    A: list[int]
    B: list[int]
    C: list[int]
    source: str = ""


class Builders(Entry):
    per_currency: int
    value: int
    source: str = ""


class Bazaar(Entry):
    currency: str
    types: list[str]


class Bazaars(Entry):
    items: list[Bazaar]
    source: str = ""


class Invaders(Entry):
    attacks: list[str]
    scouts: list[str]
    loss: dict[str, int]
    loss_beside: dict[str, int]
    source: str = ""


class TreasureChamber(Entry):
    chests: Chests
    chest_points: ChestPoints
    master_builders: Builders
    bazaars: Bazaars
    invaders: Invaders


class Tokens(Entry):
    points: dict[int, int]
    exchange: int = 0
    displace: int = 0
    annul: int = 0
    black_die: int = 0


class TokensByBack(Entry):
    light: Tokens
    dark: Tokens
    source: str = ""


class Markers(Entry):
    by_players: dict[int, int]
    source: str = ""


class TrackLength(Entry):
    value: int
    source: str = ""


class Dice(Entry):
    tokens: TokensByBack
    markers: Markers
    track_length: TrackLength


class ExtraTile(Building):
    source: str = ""


class Alcazaba(Entry):
    extra_tile: ExtraTile


class Grid(Entry):
    rows: list[list[str]]
    source: str = ""


class Rounds(Entry):
    by_players: dict[int, int]
    source: str = ""


class LinePoints(Entry):
    four: int = msgspec.field(name="4")
    five: int = msgspec.field(name="5")
    six: int = msgspec.field(name="6")
    source: str = ""


class Coins(Entry):
    start: int
    track: int
    turn_die: int
    second_building: int
    per_point: int
    source: str = ""


class ImaginaryBonus(Entry):
    two: int = msgspec.field(name="2")
    three: int = msgspec.field(name="3")
    four: int = msgspec.field(name="4")
    source: str = ""


class RollAndWrite(Entry):
    grid: Grid
    rounds: Rounds
    line_points: LinePoints
    coins: Coins
    imaginary_bonus: ImaginaryBonus


class ComponentFile(Entry):
    types: list[str]
    currencies: list[str]
    palace: Palace
    treasure_chamber: TreasureChamber
    dice: Dice
    alcazaba: Alcazaba
    roll_and_write: RollAndWrite
    about: str = msgspec.field(default="", name="_about")
