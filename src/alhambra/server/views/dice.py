"""The Dice Game as it goes over the wire."""

from alhambra.core.state import Move, Seat
from alhambra.games.dice.columns import Owner, field_text
from alhambra.games.dice.moves import Displace, Keep, PlaceMarker
from alhambra.games.dice.round import ROUNDS
from alhambra.games.dice.state import DiceState
from alhambra.games.dice.table import EXCHANGE, NAME, OVER, REWARD, TURN, DiceTable
from alhambra.parts.buildings import TYPE_LETTERS, TYPES
from alhambra.server.views.acting import seat_to_act
from alhambra.server.views.building import texts
from alhambra.server.views.rolling import (
    about_marker,
    chance_views,
    marker_views,
    reward_views,
    rolling_view,
    seat_or_dirk,
)
from alhambra.server.views.scoring import preview_view, result_view, scoring_views
from alhambra.server.wire.dice import (
    Award,
    DiceColumn,
    DiceDirk,
    DicePhase,
    DiceSeat,
    DiceView,
    Stone,
)
from alhambra.server.wire.rolling import Chance, Rolling

_PHASES: dict[int, DicePhase] = {
    TURN: "turn",
    REWARD: "reward",
    EXCHANGE: "exchange",
    NAME: "name",
    OVER: "over",
}


def view_of(state: DiceState, seat: Seat | None, _: DiceState | None = None) -> DiceView:
    known = DiceState(state.observe(seat))
    table = known.table
    own = seat is not None and known.to_act() == seat
    in_results = table.phase in (REWARD, EXCHANGE, NAME)
    return DiceView(
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
        length=table.options.track_length,
        award=_award(table) if in_results else None,
        seats=[_seat(table, number) for number in range(table.options.players)],
        dirk=_dirk(table) if table.options.dirk else None,
        rewards=reward_views(table.rewards, table.options.players),
        scorings=scoring_views(table.scorings),
        preview=preview_view(known),
        result=result_view(known),
        moves=texts(known.legal_moves()) if own else [],
    )


def chances_of(state: DiceState, keep: Keep) -> list[Chance]:
    return chance_views(state.table.rolling, state.table.markers.columns, keep)


def about_move(state: DiceState, move: Move) -> dict[str, str]:
    """Where a marker goes; which column a reward belongs to, and which token lies there."""
    table = state.table
    if isinstance(move, PlaceMarker):
        return about_marker(table.rolling, table.markers.columns, table.turn, move)
    if isinstance(move, Displace):
        return {"field": field_text(table.rolling.field(move.type))}
    if table.phase not in (REWARD, EXCHANGE, NAME):
        return {}
    award = table.award
    token = table.bonus[award.column]
    about = {"type": TYPE_LETTERS[award.column], "due": str(award.due)}
    return about if token is None else about | {"token": str(token)}


def _rolling(table: DiceTable) -> Rolling:
    return rolling_view(table.rolling, table.markers.columns, table.turn)


def _column(table: DiceTable, type: int) -> DiceColumn:
    players = table.options.players
    bonus = table.bonus[type]
    track = table.tracks[type]
    return DiceColumn(
        markers=marker_views(table.markers.columns[type], players),
        bonus=None if bonus is None else str(bonus),
        track=[Stone(seat_or_dirk(owner, players), track.points[owner]) for owner in track.ranking],
        places=list(table.options.majority_points[table.round.next_scoring()][type]),
    )


def _award(table: DiceTable) -> Award:
    award = table.award
    return Award(TYPE_LETTERS[award.column], award.place, award.due)


def _counts(table: DiceTable, owner: Owner) -> list[int]:
    return [track.points[owner] for track in table.tracks]


def _seat(table: DiceTable, seat: Seat) -> DiceSeat:
    return DiceSeat(
        points=table.points_of(seat),
        counts=_counts(table, seat),
        tokens=texts(table.tokens[seat]),
        left=table.markers.left[seat],
        out=table.markers.out.count(seat),
    )


def _dirk(table: DiceTable) -> DiceDirk:
    owner = table.options.players
    return DiceDirk(table.points_of_imaginary(0), _counts(table, owner), texts(table.tokens[owner]))
