"""The scoring companion: scores a game on a real table, for people who play with the box."""

from typing import Literal, NoReturn

import msgspec

from alhambra.core.messages import AlhambraError, Fact, InvalidText, Message, Refusal
from alhambra.core.scoring import Part
from alhambra.games.palace.options import PalaceOptions
from alhambra.games.palace.scoring import DIRK, counts_by_type, points_by_type
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.attacks import attack_parts
from alhambra.parts.bazaars import bazaar_points
from alhambra.parts.buildings import BAZAAR_LETTER, FOUNTAIN, TYPES, Tile, tile
from alhambra.parts.cells import FARTHEST, ORIGIN, Cell, at
from alhambra.parts.checking import broken_rule
from alhambra.parts.components import Components
from alhambra.parts.majority import majority_points

ATTACKS = "NESW"
MOST_PLAYERS = 6


class RealPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """A player's tiles, with x and y, and the number of chests on them."""

    name: str
    alhambra: list[tuple[str, int, int]]
    chests: int = 0


class RealDirk(msgspec.Struct, forbid_unknown_fields=True):
    tiles: list[str]
    chests: int = 0


class RealTable(msgspec.Struct, forbid_unknown_fields=True):
    """What is on the table, and which scoring to hold."""

    game: Literal["palace"]
    scoring: Literal["A", "B", "C"]
    players: list[RealPlayer]
    dirk: RealDirk | None = None
    attack: Literal["N", "E", "S", "W"] | None = None


class PlayerScore(msgspec.Struct):
    name: str
    types: dict[str, int]
    wall: int
    chests: int
    bazaars: int
    invaders: int
    open_sides: dict[str, int]
    """The number of open sides in each direction that the attack counts."""
    total: int


class DirkScore(msgspec.Struct):
    types: dict[str, int]
    chests: int
    total: int


class TableScore(msgspec.Struct, omit_defaults=True):
    """The points by player and cause."""

    players: list[PlayerScore]
    dirk: DirkScore | None = None


class BadTable(AlhambraError):
    """Something that cannot be on a table; the sentence names the rule, if there is one."""


def read_table(text: str) -> RealTable:
    """The table described by a JSON text, or BadTable."""
    try:
        return msgspec.json.decode(text, type=RealTable)
    except msgspec.DecodeError as error:
        reason, _, where = str(error).partition(" - at ")
        _refuse("form", reason=reason, where=where.strip("`") or "$")


def check_modules(table: RealTable, names: list[str]) -> None:
    """Refuse unknown modules with BadOption, and pieces of modules not in play with BadTable."""
    PalaceOptions(3, modules=tuple(names))
    tiles = [text for player in table.players for text, _, _ in player.alhambra]
    tiles += table.dirk.tiles if table.dirk is not None else []
    chests = [player.chests for player in table.players]
    chests += [table.dirk.chests] if table.dirk is not None else []
    if any(chests) and "treasure" not in names:
        _refuse("without-module", module="treasure", pieces="chests")
    if any(text.startswith(BAZAAR_LETTER) for text in tiles) and "bazaars" not in names:
        _refuse("without-module", module="bazaars", pieces="bazaars")
    if table.attack is not None and not {"invaders", "invaders-open"} & set(names):
        _refuse("without-module", module="invaders", pieces="attack")


def score_table(table: RealTable, components: Components) -> TableScore:
    """The points for what is on the table, or BadTable."""
    if not 1 <= len(table.players) <= MOST_PLAYERS:
        _refuse("players", number=len(table.players), most=MOST_PLAYERS)
    if table.dirk is not None and len(table.players) != 2:
        _refuse("dirk", rule="P-51")
    box = _Box(components)
    alhambras = [_alhambra(player, box) for player in table.players]
    counts = [alhambra.counts() for alhambra in alhambras]
    chests = [player.chests for player in table.players]
    owners = [player.name for player in table.players]
    if table.dirk is not None:
        tiles = [box.take(text, DIRK) for text in table.dirk.tiles]
        counts.append(counts_by_type(tuple(tiles)))
        chests.append(table.dirk.chests)
        owners.append(DIRK)
    for owner, buildings, number in zip(owners, counts, chests, strict=True):
        if number < 0:
            _refuse("chest-number", rule="T-03", owner=owner, chests=number)
        if number > sum(buildings):
            _refuse("chests", rule="T-03", owner=owner, chests=number, buildings=sum(buildings))

    by_type = points_by_type(counts, components.majority_points[table.scoring])
    by_chests = majority_points(chests, components.chest_points[table.scoring])
    players = [
        _player_score(player.name, by_type[k], by_chests[k], alhambras[k], table, components)
        for k, player in enumerate(table.players)
    ]
    if table.dirk is None:
        return TableScore(players)
    types = dict(zip(TYPES, by_type[-1], strict=True))
    return TableScore(players, DirkScore(types, by_chests[-1], sum(by_type[-1]) + by_chests[-1]))


def _player_score(
    name: str,
    types: list[int],
    chests: int,
    alhambra: Alhambra,
    table: RealTable,
    components: Components,
) -> PlayerScore:
    bazaars = bazaar_points(alhambra) if table.scoring == "C" else 0
    wall = alhambra.wall()
    attack = _attack(alhambra, table, components)
    invaders = sum([number * each for _, number, each in attack])
    total = sum(types) + wall + chests + bazaars + invaders
    by_name = dict(zip(TYPES, types, strict=True))
    open_sides = {side: number for side, number, _ in attack}
    return PlayerScore(name, by_name, wall, chests, bazaars, invaders, open_sides, total)


def _attack(alhambra: Alhambra, table: RealTable, components: Components) -> tuple[Part, ...]:
    if table.attack is None:
        return ()
    loss = components.attack_loss[table.scoring]
    beside = components.attack_loss_beside[table.scoring]
    return attack_parts(alhambra, ATTACKS.index(table.attack), loss, beside)


class _Box:
    """The tiles of the boxes; each can be on the table only once."""

    def __init__(self, components: Components) -> None:
        self._left = [*components.tiles, components.twelfth_tower, *components.bazaars]
        self._owners: dict[Tile, str] = {}

    def take(self, text: str, owner: str) -> Tile:
        if text == FOUNTAIN.text:
            _refuse("fountain", rule="P-28", owner=owner)
        try:
            taken = tile(text)
        except InvalidText as error:
            _refuse("tile", rule="P-01", owner=owner, reason=error.message)
        if taken in self._owners:
            _refuse("twice", rule="P-01", owner=owner, tile=text, other=self._owners[taken])
        if taken not in self._left:
            _refuse("unknown", rule="P-01", owner=owner, tile=text)
        self._owners[taken] = owner
        return taken


def _alhambra(player: RealPlayer, box: _Box) -> Alhambra:
    tiles: dict[Cell, Tile] = {ORIGIN: FOUNTAIN}
    for text, x, y in player.alhambra:
        taken = box.take(text, player.name)
        if abs(x) > FARTHEST or abs(y) > FARTHEST:
            _refuse("far", rule="P-22", owner=player.name, tile=text, place=f"{x},{y}")
        if at(x, y) in tiles:
            other = str(tiles[at(x, y)])
            place = f"{x},{y}"
            _refuse("taken", rule="P-23", owner=player.name, tile=text, other=other, place=place)
        tiles[at(x, y)] = taken
    refusal: Refusal | None = broken_rule(tiles)
    if refusal is not None:
        _refuse("alhambra", rule=refusal.rule, owner=player.name, reason=refusal)
    return Alhambra(tiles)


def _refuse(problem: str, **facts: Fact) -> NoReturn:
    raise BadTable(Message(f"bad-table-{problem}", facts))
