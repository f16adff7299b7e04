"""What is recorded of a club night, step by step: everything else follows from it."""

import msgspec
from msgspec import Struct

from alhambra.server.wire.nights import Uneven


class Joined(Struct, frozen=True, tag_field="what", tag="joined"):
    """Somebody takes part from the next round on: with a new number, or after having left."""

    person: int


class Left(Struct, frozen=True, tag_field="what", tag="left"):
    person: int


class HostIs(Struct, frozen=True, tag_field="what", tag="host"):
    person: int


class Changed(Struct, frozen=True, tag_field="what", tag="changed"):
    rounds: int
    uneven: Uneven


class TablePlan(Struct, frozen=True):
    """A table of a round, which is opened right after the round was recorded."""

    id: str
    seats: list[int | str]
    """People by number, and bots by name."""


class Began(Struct, frozen=True, tag_field="what", tag="began"):
    """A round."""

    tables: list[TablePlan]
    rests: list[int]


class Ended(Struct, frozen=True, tag_field="what", tag="ended"):
    """The game at a table."""

    table: str
    places: list[int]
    points: list[int]


Step = Joined | Left | HostIs | Changed | Began | Ended

_decoder: msgspec.json.Decoder[Step] = msgspec.json.Decoder(Step)


def step_as_text(step: Step) -> str:
    return msgspec.json.encode(step).decode()


def step_in(text: str) -> Step:
    return _decoder.decode(text)
