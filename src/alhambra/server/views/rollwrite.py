"""Roll & Write as it goes over the wire. Nothing on its table is hidden."""

from alhambra.core.state import Move, Seat
from alhambra.games.rollwrite.dice import PAIRS
from alhambra.games.rollwrite.moves import Cross, Turn
from alhambra.games.rollwrite.state import RollWriteState
from alhambra.games.rollwrite.table import (
    ACT,
    KEEP,
    OVER,
    SECOND,
    TURNED,
    YELLOW_TURNED,
    RollWriteTable,
)
from alhambra.games.rollwrite.turning import steps_between
from alhambra.parts.buildings import TYPES
from alhambra.server.views.acting import seat_to_act
from alhambra.server.views.scoring import preview_view, result_view, scoring_views
from alhambra.server.wire.rollwrite import (
    ImaginaryPlayer,
    RollWritePhase,
    RollWriteSeat,
    RollWriteView,
)

_PHASES: dict[int, RollWritePhase] = {
    ACT: "act",
    YELLOW_TURNED: "act",
    TURNED: "act",
    SECOND: "second",
    KEEP: "keep",
    OVER: "over",
}


def view_of(
    state: RollWriteState, seat: Seat | None, _: RollWriteState | None = None
) -> RollWriteView:
    """What `seat`, or a spectator, sees."""
    known = RollWriteState(state.observe(seat))
    table = known.table
    options = table.options
    moves = known.legal_moves() if seat is not None and known.to_act() == seat else []
    counts = table.counts()
    return RollWriteView(
        phase=_PHASES.get(table.phase, "chance"),
        turn=table.turn if table.turn < options.players else 0,
        awaited=seat_to_act(known),
        round=table.round,
        rounds=options.rounds,
        types=list(TYPES),
        grid=str(options.grid).split("/"),
        boxes=list(options.grid.boxes),
        seats=[_seat(table, number, own) for number, own in enumerate(counts[: options.players])],
        imaginary=[
            ImaginaryPlayer(table.points_of_imaginary(number), own)
            for number, own in enumerate(counts[options.players :])
        ],
        contest=options.contest,
        places=[list(places) for places in options.places],
        paid=[[who for who in range(len(counts)) if bits >> who & 1] for bits in table.paid],
        line_points=list(options.line_points),
        track=options.track,
        coins_per_point=options.coins_per_point,
        gain=_gain(table),
        scorings=scoring_views(table.scorings),
        preview=preview_view(known),
        result=result_view(known),
        moves=[str(move) for move in moves],
        prices={str(move): price for move in moves if (price := _price(table, move))},
    )


def _seat(table: RollWriteTable, seat: Seat, counts: list[int]) -> RollWriteSeat:
    sheet = table.sheets[seat]
    return RollWriteSeat(
        points=table.points_of(seat),
        crosses=[str(pair) for pair in PAIRS if sheet.has_crossed(pair)],
        counts=counts,
        yellow=list(sheet.dice.yellow),
        blue=list(sheet.dice.blue),
        coins=sheet.coins,
        received=sheet.received,
    )


def _gain(table: RollWriteTable) -> int:
    """Never more than what is left on the track (R-12)."""
    if _PHASES.get(table.phase) != "act":
        return 0
    sheet = table.sheets[table.turn]
    return min(sheet.coins_to_take(), table.options.track - sheet.received)


def _price(table: RollWriteTable, move: Move) -> int:
    if isinstance(move, Turn):
        steps = steps_between(table.sheets[table.turn].dice, move.dice)
        return steps * table.options.turn_price
    if isinstance(move, Cross) and table.phase == SECOND:
        return table.options.second_price
    return 0
