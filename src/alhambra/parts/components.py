"""The component data: what is in the box. A player's own file can replace any part of it."""

import hashlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NoReturn

import msgspec

from alhambra.core.messages import BadData, Fact, Message
from alhambra.parts import component_file as file
from alhambra.parts.buildings import TYPE_LETTERS, TYPES, Tile, bazaar, building
from alhambra.parts.money import CURRENCIES, CURRENCY_LETTERS, Card, card

SCORINGS: Final = ("A", "B", "C")
LIGHT_TOKENS: Final = 20
"""The number of bonus tokens for the first four rounds, five each (D-10)."""
DARK_TOKENS: Final = 6
"""The number of bonus tokens for the last round."""
_SIDES: Final = "NESW"
_SCOUTS: Final = "treasure_chamber.invaders.scouts"


class Components:
    """Everything in the boxes, validated. Its `digest` tells different data apart in records."""

    def __init__(self, data: file.ComponentFile) -> None:
        _same_names(data.types, TYPES, "types")
        _same_names(data.currencies, CURRENCIES, "currencies")
        self.tiles = _tiles(data.palace.tiles.items)
        self.twelfth_tower = _tile(data.alcazaba.extra_tile, "alcazaba.extra_tile")
        _check_money(data.palace.money)
        _check_prices([*self.tiles, self.twelfth_tower], data.palace.money)
        if self.twelfth_tower in self.tiles:
            _refuse("alcazaba.extra_tile", "tile-twice", tile=str(self.twelfth_tower))
        self.slots = _slots(data.palace.market_slots.currencies)
        """The currency of each market slot."""
        self._money = data.palace.money
        points = data.palace.majority_points
        self.majority_points = {
            name: _by_type(table, f"palace.majority_points.{name}")
            for name, table in zip(SCORINGS, (points.A, points.B, points.C), strict=True)
        }

        chamber = data.treasure_chamber
        self.chests = _chests(chamber.chests)
        """How many chests there are of each type's colour."""
        self.rooms = chamber.chests.rooms
        self.chests_per_room = chamber.chests.chests_per_room
        self.chests_price = chamber.chests.price
        self.builders = _builders(chamber.master_builders)
        self.attacks = _letters(chamber.invaders.attacks, _SIDES, "attacks")
        scouts = [TYPE_LETTERS[_named(s, TYPES, _SCOUTS)] for s in chamber.invaders.scouts]
        self.scouts = _letters(scouts, TYPE_LETTERS, "scouts")
        self.bazaars = _bazaars(chamber.bazaars.items)
        chests = chamber.chest_points
        self.chest_points = dict(zip(SCORINGS, (chests.A, chests.B, chests.C), strict=True))
        for name, points_of_places in self.chest_points.items():
            _check_points(points_of_places, f"treasure_chamber.chest_points.{name}")
        self.attack_loss = _by_scoring(chamber.invaders.loss, "treasure_chamber.invaders.loss")
        beside = dict.fromkeys(SCORINGS, 0) | chamber.invaders.loss_beside
        self.attack_loss_beside = _by_scoring(beside, "treasure_chamber.invaders.loss_beside")

        self.light_tokens = _tokens(data.dice.tokens.light, LIGHT_TOKENS, "dice.tokens.light")
        self.dark_tokens = _tokens(data.dice.tokens.dark, DARK_TOKENS, "dice.tokens.dark")
        """The texts of the bonus tokens, by their backs."""
        self.markers = _markers(data.dice.markers.by_players)
        """How many markers each player has, by the number of players."""
        self.track_length = data.dice.track_length.value
        if not 1 <= self.track_length <= 99:
            _refuse("dice.track_length.value", "number", number=self.track_length)

        self.roll_and_write = data.roll_and_write
        """As in the file: only its game can validate a sheet."""

        self.digest = self._digest()
        self.dice_digest = self._dice_digest()
        self.alcazaba_digest = self._alcazaba_digest()

    # Digests cover what a game is played with, not where it comes from.

    def custom_digest(self, with_modules: bool) -> str:
        """The digest if this data differs from what is shipped, as far as a game uses it; or
        empty."""
        digest, usual = self.digest, standard().digest
        if with_modules:
            digest, usual = self._digest_of_modules(), standard()._digest_of_modules()
        return "" if digest == usual else digest

    def _digest_of_modules(self) -> str:
        played_with = [
            self.digest,
            [self.chests, self.rooms, self.chests_per_room, self.chests_price, self.chest_points],
            [str(card) for card in self.builders],
            [self.attacks, self.scouts, self.attack_loss, self.attack_loss_beside],
            [str(tile) for tile in self.bazaars],
        ]
        return hashlib.sha256(msgspec.json.encode(played_with)).hexdigest()[:16]

    def _digest(self) -> str:
        money = self._money
        played_with = [
            [str(tile) for tile in self.tiles],
            str(self.twelfth_tower),
            self.slots,
            [money.values, money.copies, money.copies_two_players],
            self.majority_points,
        ]
        return _digest_of(played_with)

    def _dice_digest(self) -> str:
        tokens = [self.light_tokens, self.dark_tokens]
        return _digest_of([*tokens, self.markers, self.track_length, self.majority_points])

    def _alcazaba_digest(self) -> str:
        tiles = [str(tile) for tile in [*self.tiles, self.twelfth_tower]]
        return _digest_of([tiles, self.markers, self.majority_points])

    def money(self, players: int) -> list[Card]:
        """All money cards in a game with this many players (P-02, P-50)."""
        copies = self._money.copies_two_players if players == 2 else self._money.copies
        return [
            card(f"{letter}{value}")
            for letter in CURRENCY_LETTERS
            for value in sorted(self._money.values)
            for _ in range(copies)
        ]


@cache
def standard() -> Components:
    """The data shipped with the package."""
    return _checked(_shipped())


def load_components(path: Path) -> Components:
    """A player's own data; any group left out stays as shipped. Raises BadData with the entry and
    the reason."""
    try:
        own = msgspec.json.decode(path.read_bytes())
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadData(Message("unreadable-file", {"file": str(path), "reason": reason})) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        _refuse("file", "form", reason=str(error))
    if not isinstance(own, dict):
        _refuse("file", "form", reason="expected an object")
    groups = _shipped()
    for name, group in own.items():
        both = isinstance(group, dict) and isinstance(groups.get(name), dict)
        groups[name] = groups[name] | group if both else group
    return _checked(groups)


def _shipped() -> dict[str, Any]:
    text = (files("alhambra") / "data" / "components.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, Any])


def _checked(groups: dict[str, Any]) -> Components:
    try:
        data = msgspec.convert(groups, file.ComponentFile, str_keys=True)
    except msgspec.ValidationError as error:
        reason, _, entry = str(error).partition(" - at ")
        _refuse(entry.strip("`$").lstrip(".") or "file", "form", reason=reason)
    return Components(data)


def _refuse(entry: str, problem: str, **facts: Fact) -> NoReturn:
    raise BadData(Message(f"bad-data-{problem}", {"entry": entry, **facts}))


def _digest_of(played_with: list[Any]) -> str:
    return hashlib.sha256(msgspec.json.encode(played_with)).hexdigest()[:16]


def _same_names(given: list[str], names: tuple[str, ...], entry: str) -> None:
    if tuple(given) != names:
        _refuse(entry, "names", names=", ".join(names))


def _named(name: str, names: tuple[str, ...], entry: str) -> int:
    if name not in names:
        _refuse(entry, "name", name=name, names=", ".join(names))
    return names.index(name)


def _tiles(items: list[file.Building]) -> list[Tile]:
    tiles: list[Tile] = []
    for number, item in enumerate(items):
        entry = f"palace.tiles.items[{number}]"
        tile = _tile(item, entry)
        if tile in tiles:
            _refuse(entry, "tile-twice", tile=str(tile))
        tiles.append(tile)
    if len(tiles) < 20:
        _refuse("palace.tiles.items", "few-tiles", number=len(tiles))
    return tiles


def _tile(item: file.Building, entry: str) -> Tile:
    type = _named(item.type, TYPES, f"{entry}.type")
    if not 1 <= item.price <= 99:
        _refuse(f"{entry}.price", "number", number=item.price)
    walls = item.walls
    if len(set(walls)) != len(walls) or not set(walls) <= set(_SIDES) or len(walls) > 3:
        _refuse(f"{entry}.walls", "walls", walls=walls)
    return building(type, item.price, sum(1 << _SIDES.index(side) for side in walls))


def _bazaars(items: list[file.Bazaar]) -> list[Tile]:
    bazaars: list[Tile] = []
    for number, item in enumerate(items):
        entry = f"treasure_chamber.bazaars.items[{number}]"
        types = {_named(type, TYPES, f"{entry}.types") for type in item.types}
        if len(types) != 3 or len(item.types) != 3:
            _refuse(f"{entry}.types", "bazaar")
        tile = bazaar(_named(item.currency, CURRENCIES, f"{entry}.currency"), sorted(types))
        if tile in bazaars:
            _refuse(entry, "tile-twice", tile=str(tile))
        bazaars.append(tile)
    return bazaars


def _chests(chests: file.Chests) -> list[int]:
    entry = "treasure_chamber.chests"
    if set(chests.counts) != set(TYPES):
        _refuse(f"{entry}.counts", "names", names=", ".join(TYPES))
    numbers = {f"counts.{type}": chests.counts[type] for type in TYPES}
    numbers |= {"rooms": chests.rooms, "price": chests.price}
    numbers |= {"chests_per_room": chests.chests_per_room}
    for name, number in numbers.items():
        if not 1 <= number <= 99:
            _refuse(f"{entry}.{name}", "number", number=number)
    if chests.rooms > 9:
        _refuse(f"{entry}.rooms", "many-rooms", number=chests.rooms)
    if sum(chests.counts.values()) < chests.rooms * chests.chests_per_room:
        _refuse(f"{entry}.counts", "few-chests", rooms=chests.rooms)
    return [chests.counts[type] for type in TYPES]


def _builders(builders: file.Builders) -> list[Card]:
    entry = "treasure_chamber.master_builders"
    if not 1 <= builders.value <= 99:
        _refuse(f"{entry}.value", "number", number=builders.value)
    if not 3 <= builders.per_currency <= 99:
        _refuse(f"{entry}.per_currency", "few-builders", number=builders.per_currency)
    return [
        card(f"{letter}{builders.value}*")
        for letter in CURRENCY_LETTERS
        for _ in range(builders.per_currency)
    ]


def _letters(given: list[str], known: str, name: str) -> str:
    """Letters from `known`, each at most once, in the order they have there."""
    entry = f"treasure_chamber.invaders.{name}"
    if sorted(given, key=known.find) != list(known):
        _refuse(entry, "names", names=", ".join(known))
    return known


def _slots(names: list[str]) -> tuple[int, ...]:
    entry = "palace.market_slots.currencies"
    slots = tuple(_named(name, CURRENCIES, entry) for name in names)
    if sorted(slots) != list(range(len(CURRENCIES))):
        _refuse(entry, "slots")
    return slots


def _check_money(money: file.Money) -> None:
    for value in money.values:
        if not 1 <= value <= 99 or money.values.count(value) > 1:
            _refuse("palace.money.values", "number", number=value)
    for copies in (money.copies, money.copies_two_players):
        if not 1 <= copies <= 99:
            _refuse("palace.money", "copies", number=copies)
    largest = max(money.values, default=0)
    for copies, players in ((money.copies_two_players, 2), (money.copies, 6)):
        in_all = sum(money.values) * copies * len(CURRENCIES)
        dealt_at_most = players * (19 + largest) + 4 * largest
        if in_all < dealt_at_most:
            _refuse("palace.money", "little-money", number=in_all, players=players)


def _check_prices(tiles: list[Tile], money: file.Money) -> None:
    """If all money is in hands, somebody must be able to pay for any tile, or the game locks up."""
    for players in range(2, 7):
        copies = money.copies_two_players if players == 2 else money.copies
        most = -(-sum(money.values) * copies // players)
        for number, tile in enumerate(tiles):
            if tile.price > most:
                entry = f"palace.tiles.items[{number}].price"
                _refuse(entry, "dear", price=tile.price, players=players, most=most)


def _tokens(tokens: file.Tokens, number: int, entry: str) -> list[str]:
    counts = {f"+{value}": count for value, count in sorted(tokens.points.items())}
    counts |= {"exchange": tokens.exchange, "displace": tokens.displace}
    counts |= {"annul": tokens.annul, "black": tokens.black_die}
    for value in tokens.points:
        if not 1 <= value <= 99:
            _refuse(f"{entry}.points", "number", number=value)
    if min(counts.values()) < 0 or sum(counts.values()) != number:
        _refuse(entry, "tokens", number=number)
    return [name for name, count in counts.items() for _ in range(count)]


def _markers(by_players: dict[int, int]) -> dict[int, int]:
    if sorted(by_players) != list(range(2, 7)):
        _refuse("dice.markers.by_players", "names", names="2, 3, 4, 5, 6")
    for players, number in by_players.items():
        if not 1 <= number <= 9:
            _refuse(f"dice.markers.by_players.{players}", "markers", number=number)
    return dict(sorted(by_players.items()))


def _check_points(points: list[int], entry: str) -> None:
    if not all(0 <= number <= 999 for number in points):
        _refuse(entry, "points")


def _by_type(table: dict[str, list[int]], entry: str) -> list[list[int]]:
    if set(table) != set(TYPES):
        _refuse(entry, "names", names=", ".join(TYPES))
    for name in TYPES:
        _check_points(table[name], f"{entry}.{name}")
    return [table[name] for name in TYPES]


def _by_scoring(table: dict[str, int], entry: str) -> dict[str, int]:
    if set(table) != set(SCORINGS):
        _refuse(entry, "scorings", names=", ".join(SCORINGS))
    _check_points(list(table.values()), entry)
    return table
