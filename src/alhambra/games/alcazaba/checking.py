"""Whether a game can continue from a written position: its phase, and where all pieces are."""

from typing import NoReturn

from alhambra.core.positions import refuse
from alhambra.games.alcazaba.options import FROM_BAG
from alhambra.games.alcazaba.supply import from_pile
from alhambra.games.alcazaba.table import (
    BAG,
    COLUMN,
    LOT,
    NAME,
    NOWHERE,
    OVER,
    PHASES,
    PILE,
    PLACE,
    ROLL,
    TAKE,
    TURN,
    AlcazabaTable,
)
from alhambra.games.dice.checking import (
    check_scorings,
    check_turn,
    check_who_places,
    counted,
    filled_in,
)
from alhambra.games.dice.columns import owners
from alhambra.games.dice.turn import NO_TURN, NOT_SET
from alhambra.parts.buildings import TYPES
from alhambra.parts.cells import ORIGIN
from alhambra.parts.pieces import in_order


def check_table(table: AlcazabaTable, given: set[str]) -> None:
    """Fill in what the text does not state (`given` is what it does), and refuse the impossible."""
    table.round = filled_in(table.round, table.phase == LOT, given)
    table.markers = counted(table.markers, table.redesigned, table.options.markers)
    check_who_places(table.markers, table.phase in (ROLL, TURN), table.turn)
    _account_for_tiles(table)
    _check_phase(table, given)
    check_turn(table.phase, table.rolling, PHASES)
    if table.rolling.black != NOT_SET:
        _not_in_phase(table, "black")
    if table.phase not in (ROLL, TURN):
        table.rolling = NO_TURN
    check_scorings(table.scorings, table.round.number, table.phase == OVER, PHASES[table.phase])


def _account_for_tiles(table: AlcazabaTable) -> None:
    """Every tile of the game is in exactly one place; the rest are in the piles and the bag."""
    used = [tile for tiles in table.offers for tile in tiles] + [*table.dirk, *table.aside]
    used += [table.taken] if table.taken is not None else []
    for seat in range(table.options.players):
        built = table.alhambras[seat].tiles
        used += [built[cell] for cell in built if cell != ORIGIN]
        used += table.reserves[seat]
    left = list(table.options.tiles)
    for tile in used:
        if tile not in left:
            refuse("tile", tile=str(tile))
        left.remove(tile)
    table.unseen = in_order(left)
    _check_what_is_to_come(table)


def _check_what_is_to_come(table: AlcazabaTable) -> None:
    """For every round to come, the piles need one tile of each type, and the bag five tiles."""
    laid = sum([len(tiles) for tiles in table.offers])
    rounds = table.round.to_come()
    in_piles = 0
    for type in range(len(TYPES)):
        due = rounds + (1 if table.phase == PILE and type >= laid else 0)
        in_piles += due
        if len(from_pile(table.unseen, table.options.extra, type)) < due:
            refuse("tiles-missing", number=due)
    from_bag = FROM_BAG * rounds
    if table.phase in (PILE, BAG):
        from_bag += FROM_BAG - max(0, laid - len(TYPES))
    if len(table.unseen) - in_piles < from_bag:
        refuse("tiles-missing", number=from_bag)


def _check_phase(table: AlcazabaTable, given: set[str]) -> None:
    """What is on the table must fit the phase."""
    phase = table.phase
    laid: list[int] = [len(tiles) for tiles in table.offers]
    if phase == PILE and (laid != sorted(laid, reverse=True) or max(laid) > 1 or min(laid) > 0):
        _not_in_phase(table, "tiles")
    if phase == BAG and (min(laid) < 1 or sum(laid) >= len(TYPES) + FROM_BAG):
        _not_in_phase(table, "tiles")
    if phase in (LOT, OVER) and max(laid) > 0:
        _not_in_phase(table, "tiles")
    if table.token != NOWHERE and (phase < ROLL or phase == OVER or table.round.is_last()):
        _not_in_phase(table, "token")
    if phase == COLUMN and table.round.is_last():
        _not_in_phase(table, f"round {table.round.number}")
    standing = any(owners(column) for column in table.markers.columns)
    if standing and (phase == OVER or (phase < ROLL and not table.options.dirk)):
        _not_in_phase(table, "column")
    if (table.taken is not None) != (phase == PLACE):
        _not_in_phase(table, "taken")
    if ("results" in given) != (TAKE <= phase <= NAME):
        _not_in_phase(table, "results")
    if phase == TAKE:
        something = table.offers[table.column] or table.token == table.column
        if table.markers.owners(table.column)[:1] != [table.turn] or not something:
            _not_in_phase(table, "results")
    if phase == NAME and table.token != table.column:
        _not_in_phase(table, "token")


def _not_in_phase(table: AlcazabaTable, words: str) -> NoReturn:
    refuse("phase", phase=PHASES[table.phase], words=words)
