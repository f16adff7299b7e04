"""Palace as it goes over the wire."""

from alhambra.core.state import Seat, State
from alhambra.games.palace.scoring import counts_of_dirk
from alhambra.games.palace.stakes import (
    buildings_left,
    may_end_now,
    points_of_places,
    scoring_card_within,
)
from alhambra.games.palace.state import PalaceState
from alhambra.games.palace.table import ACT, GAIN, OVER, PLACE, PREPARE, PalaceTable
from alhambra.parts.buildings import TYPES, Tile
from alhambra.server.palace_modules import module_views, tiles_on_boards
from alhambra.server.piece_names import currency_name
from alhambra.server.views.building import fitting_cells, placed_tiles, texts, wall_sides
from alhambra.server.views.scoring import preview_view, result_view, scoring_views
from alhambra.server.wire.palace import (
    Dirk,
    Offer,
    PalaceSeat,
    PalaceView,
    PhaseName,
    Stakes,
)

_PHASES: dict[int, PhaseName] = {ACT: "act", PLACE: "place", GAIN: "gain", OVER: "over"}


def _hands_are_shown(state: State) -> bool:
    """At the end of the game (P-41)."""
    return isinstance(state, PalaceState) and state.table.phase in (GAIN, OVER)


def known_to(state: PalaceState, seat: Seat | None) -> PalaceState:
    """The game as `seat`, or a spectator, knows it."""
    table = state.observe(seat)
    assert isinstance(table, PalaceTable)
    return PalaceState(table)


def view_of(state: PalaceState, seat: Seat | None, now: State | None = None) -> PalaceView:
    """What `seat`, or a spectator, sees. Hands are shown if they are in the actual game, `now`."""
    shown = _hands_are_shown(now or state)
    known = known_to(state, seat)
    table = known.table
    acting = _acting_module(table)
    to_act = known.to_act()
    own = seat is not None and to_act == seat
    return PalaceView(
        phase="module" if acting else _PHASES.get(table.phase, "chance"),
        turn=table.turn,
        awaited=to_act if to_act is not None and to_act >= 0 else None,
        types=list(TYPES),
        market=[
            Offer(currency_name(currency), None if tile is None else str(tile))
            for currency, tile in zip(table.options.slots, table.market, strict=True)
        ],
        display=texts(table.display),
        bag=len(table.bag),
        pile=len(table.pile),
        seats=[_seat(table, number, shown) for number in range(table.options.players)],
        dirk=_dirk(table) if table.options.dirk else None,
        scorings=scoring_views(table.scorings),
        preview=preview_view(known),
        stakes=_stakes(table),
        result=result_view(known),
        moves=texts(known.legal_moves()) if own else [],
        fits={} if seat is None else _fits(table, seat),
        modules=module_views(table),
        acting=acting,
    )


def _acting_module(table: PalaceTable) -> str | None:
    """The module that is asking a seat for a decision."""
    if table.phase < PREPARE or table.actor < 0:
        return None
    return table.options.modules[table.acting].name


def _stakes(table: PalaceTable) -> Stakes:
    first, last = scoring_card_within(table) or (None, None)
    return Stakes(
        places=points_of_places(table),
        left=buildings_left(table),
        first=first,
        last=last,
        may_end=may_end_now(table),
    )


def _seat(table: PalaceTable, seat: Seat, shown: bool) -> PalaceSeat:
    alhambra = table.alhambras[seat]
    hand = table.hands[seat]
    return PalaceSeat(
        points=table.points_of(seat),
        alhambra=placed_tiles(alhambra),
        counts=alhambra.counts(),
        wall=wall_sides(alhambra),
        reserve=texts(table.reserves[seat]),
        bought=texts(table.aside[seat]),
        cards=len(hand),
        hand=texts(hand.cards) if shown or seat == table.seat else None,
    )


def _dirk(table: PalaceTable) -> Dirk:
    return Dirk(table.points_of_imaginary(0), counts_of_dirk(table))


def _fits(table: PalaceTable, seat: Seat) -> dict[str, list[str]]:
    offered: list[Tile] = [tile for tile in table.market if tile is not None]
    tiles = (*offered, *tiles_on_boards(table), *table.reserves[seat], *table.aside[seat])
    return fitting_cells(table.alhambras[seat], tiles)
