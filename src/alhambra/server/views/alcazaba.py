"""Alcazaba as it goes over the wire."""

from alhambra.core.state import Seat
from alhambra.games.alcazaba.state import AlcazabaState
from alhambra.games.alcazaba.table import NAME, OVER, PLACE, TAKE, TURN, Table
from alhambra.games.dice.round import ROUNDS
from alhambra.games.palace.scoring import counts_by_type
from alhambra.parts.buildings import TYPE_LETTERS, TYPES
from alhambra.server.views.building import fitting_cells, placed_tiles, texts, wall_sides
from alhambra.server.views.rolling import marker_views, rolling_view
from alhambra.server.views.scoring import preview_view, result_view, scoring_views
from alhambra.server.wire.alcazaba import (
    AlcazabaColumn,
    AlcazabaDirk,
    AlcazabaPhase,
    AlcazabaSeat,
    AlcazabaView,
)

_PHASES: dict[int, AlcazabaPhase] = {
    TURN: "turn",
    TAKE: "take",
    PLACE: "place",
    NAME: "name",
    OVER: "over",
}


def known_to(state: AlcazabaState, seat: Seat | None) -> AlcazabaState:
    """The game as `seat`, or a spectator, knows it: all of it is open."""
    return AlcazabaState(state.observe(seat))


def view_of(state: AlcazabaState, seat: Seat | None) -> AlcazabaView:
    known = known_to(state, seat)
    table = known.table
    to_act = known.to_act()
    own = seat is not None and to_act == seat
    taking = table.phase in (TAKE, PLACE, NAME)
    return AlcazabaView(
        phase=_PHASES.get(table.phase, "chance"),
        turn=table.turn,
        awaited=to_act if to_act is not None and to_act >= 0 else None,
        types=list(TYPES),
        round=table.round.number,
        rounds=ROUNDS,
        start=table.round.start,
        next_start=table.round.next_start,
        rolling=(
            rolling_view(table.rolling, table.markers.columns, table.turn)
            if table.phase == TURN
            else None
        ),
        columns=[_column(table, type) for type in range(len(TYPES))],
        taking=TYPE_LETTERS[table.column] if taking else None,
        seats=[_seat(table, number) for number in range(table.options.players)],
        dirk=_dirk(table) if table.options.dirk else None,
        scorings=scoring_views(table.scorings),
        preview=preview_view(known),
        result=result_view(known),
        moves=texts(known.legal_moves()) if own else [],
        fits={} if seat is None else _fits(table, seat),
    )


def _column(table: Table, type: int) -> AlcazabaColumn:
    return AlcazabaColumn(
        markers=marker_views(table.markers.columns[type], table.options.players),
        tiles=texts(table.offers[type]),
        token=table.token == type,
    )


def _seat(table: Table, seat: Seat) -> AlcazabaSeat:
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


def _dirk(table: Table) -> AlcazabaDirk:
    return AlcazabaDirk(table.points_of_dirk(), list(counts_by_type(table.dirk)))


def _fits(table: Table, seat: Seat) -> dict[str, list[str]]:
    offered = table.offers[table.column] if table.phase == TAKE else ()
    taken = () if table.taken is None or table.turn != seat else (table.taken,)
    return fitting_cells(table.alhambras[seat], (*offered, *taken, *table.reserves[seat]))
