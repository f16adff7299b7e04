"""Turns with dice as they go over the wire, in the Dice Game and in Alcazaba."""

from alhambra.games.dice.columns import (
    FIELDS,
    NOBODY,
    ROLLS,
    Column,
    Owner,
    field_text,
    placed,
)
from alhambra.games.dice.moves import Keep, PlaceMarker
from alhambra.games.dice.odds import chance_to_better
from alhambra.games.dice.rewards import Rewards
from alhambra.games.dice.turn import NOT_SET, Turn
from alhambra.parts.buildings import TYPE_LETTERS, TYPES
from alhambra.server.wire.rolling import Chance, Marker, Result, Reward, Rolling


def seat_or_dirk(owner: Owner, players: int) -> int | None:
    """An owner on the wire: a seat, or None for Dirk."""
    return owner if owner < players else None


def marker_views(column: Column, players: int) -> list[Marker]:
    return [
        Marker(seat_or_dirk(owner, players), field_text(field))
        for field, owner in enumerate(column)
        if owner != NOBODY
    ]


def reward_views(rewards: Rewards, players: int) -> list[Reward]:
    return [
        Reward(
            round=each.round,
            type=TYPE_LETTERS[each.type],
            owner=seat_or_dirk(each.owner, players),
            field=field_text(each.field),
            got=list(each.got),
        )
        for each in rewards
    ]


def rolling_view(turn: Turn, columns: tuple[Column, ...], owner: Owner) -> Rolling:
    return Rolling(
        rolls=turn.rolls,
        most=ROLLS,
        dice=turn.dice.text,
        black=None if turn.black == NOT_SET else TYPE_LETTERS[turn.black],
        results=[_result(turn, type, columns[type], owner) for type in turn.types()],
    )


def about_marker(
    turn: Turn, columns: tuple[Column, ...], owner: Owner, move: PlaceMarker
) -> dict[str, str]:
    """The field the dice lead to, and the one where the marker lands; none if it is out."""
    result = _result(turn, move.type, columns[move.type], owner)
    return {"field": result.field} | ({} if result.lands is None else {"lands": result.lands})


def _result(turn: Turn, type: int, column: Column, owner: Owner) -> Result:
    field = turn.field(type)
    after, out = placed(column, field, owner)
    lands = None if out != NOBODY else _first_difference(column, after)
    return Result(
        TYPE_LETTERS[type],
        turn.number(type),
        field_text(field),
        None if lands is None else field_text(lands),
    )


def _first_difference(before: Column, after: Column) -> int:
    return next(field for field in range(FIELDS) if before[field] != after[field])


def chance_views(turn: Turn, columns: tuple[Column, ...], keep: Keep) -> list[Chance]:
    """For each type, how likely it is to reach a better field if these dice are kept."""
    return [
        Chance(
            TYPE_LETTERS[type],
            chance_to_better(turn, keep, type, turn.field(type) if turn.number(type) else FIELDS),
            chance_to_better(turn, keep, type, _best_field(columns[type])),
        )
        for type in range(len(TYPES))
    ]


def _best_field(column: Column) -> int:
    """Where the best marker stands; beyond all fields if there is none."""
    return next((field for field, owner in enumerate(column) if owner != NOBODY), FIELDS)
