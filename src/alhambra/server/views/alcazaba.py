"""Alcazaba as it goes over the wire.

The view resembles that of the Dice Game, as both games have rounds and rolls. What they share is in
`rolling`; a base class for the rest would hide which fields a view has.
"""

from alhambra.core.state import Move, Seat
from alhambra.games.alcazaba.state import AlcazabaState
from alhambra.games.alcazaba.table import NAME, OVER, PLACE, TAKE, TURN, AlcazabaTable
from alhambra.games.dice.moves import Keep, PlaceMarker
from alhambra.games.dice.round import ROUNDS
from alhambra.games.palace.scoring import counts_by_type
from alhambra.parts.buildings import TYPE_LETTERS, TYPES
from alhambra.server.views.acting import seat_to_act
from alhambra.server.views.building import fitting_cells, placed_tiles, texts, wall_sides
from alhambra.server.views.rolling import (
    about_marker,
    chance_views,
    marker_views,
    reward_views,
    rolling_view,
)
from alhambra.server.views.scoring import preview_view, result_view, scoring_views
from alhambra.server.wire.alcazaba import (
    AlcazabaColumn,
    AlcazabaDirk,
    AlcazabaPhase,
    AlcazabaSeat,
    AlcazabaView,
)
from alhambra.server.wire.rolling import Chance, Rolling

_PHASES: dict[int, AlcazabaPhase] = {
    TURN: "turn",
    TAKE: "take",
    PLACE: "place",
    NAME: "name",
    OVER: "over",
}


def view_of(
    state: AlcazabaState, seat: Seat | None, _: AlcazabaState | None = None
) -> AlcazabaView:
    known = AlcazabaState(state.observe(seat))
    table = known.table
    own = seat is not None and known.to_act() == seat
    taking = table.phase in (TAKE, PLACE, NAME)
    # The first fields are those of the Dice Game, whose tables are another type.
    return AlcazabaView(
        phase=_PHASES.get(table.phase, "chance"),
        turn=table.turn,
        awaited=seat_to_act(known),
        types=list(TYPES),
        round=table.round.number,
        rounds=ROUNDS,
        start=table.round.start,
        next_start=table.round.next_start,
        rolling=_rolling(table) if table.phase == TURN else None,
        columns=[_column(table, type) for type in range(len(TYPES))],
        taking=TYPE_LETTERS[table.column] if taking else None,
        seats=[_seat(table, number) for number in range(table.options.players)],
        dirk=_dirk(table) if table.options.dirk else None,
        rewards=reward_views(table.rewards, table.options.players),
        scorings=scoring_views(table.scorings),
        preview=preview_view(known),
        result=result_view(known),
        moves=texts(known.legal_moves()) if own else [],
        fits={} if seat is None else _fits(table, seat),
    )


def chances_of(state: AlcazabaState, keep: Keep) -> list[Chance]:
    return chance_views(state.table.rolling, state.table.markers.columns, keep)


def about_move(state: AlcazabaState, move: Move) -> dict[str, str]:
    """Where a marker goes, and which column something is taken from."""
    table = state.table
    if isinstance(move, PlaceMarker):
        return about_marker(table.rolling, table.markers.columns, table.turn, move)
    return {"type": TYPE_LETTERS[table.column]} if table.phase == TAKE else {}


def _rolling(table: AlcazabaTable) -> Rolling:
    return rolling_view(table.rolling, table.markers.columns, table.turn)


def _column(table: AlcazabaTable, type: int) -> AlcazabaColumn:
    return AlcazabaColumn(
        markers=marker_views(table.markers.columns[type], table.options.players),
        tiles=texts(table.offers[type]),
        token=table.token == type,
    )


def _seat(table: AlcazabaTable, seat: Seat) -> AlcazabaSeat:
    alhambra = table.alhambras[seat]
    takes = table.turn == seat and table.taken is not None
    return AlcazabaSeat(
        points=table.points_of(seat),
        alhambra=placed_tiles(alhambra),
        counts=alhambra.counts(),
        wall=wall_sides(alhambra),
        reserve=texts(table.reserves[seat]),
        bought=[str(table.taken)] if takes else [],
        left=table.markers.left[seat],
        out=table.markers.out.count(seat),
        redesigned=table.redesigned.count(seat),
    )


def _dirk(table: AlcazabaTable) -> AlcazabaDirk:
    return AlcazabaDirk(table.points_of_imaginary(0), list(counts_by_type(table.dirk)))


def _fits(table: AlcazabaTable, seat: Seat) -> dict[str, list[str]]:
    """Includes the tiles on offer: where they fit decides which column is worth a marker."""
    offered = [tile for tiles in table.offers for tile in tiles]
    taken = () if table.taken is None or table.turn != seat else (table.taken,)
    return fitting_cells(table.alhambras[seat], (*offered, *taken, *table.reserves[seat]))
