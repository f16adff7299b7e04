"""Tables of games and decisions as Parquet files, for pandas, Polars, DuckDB and the like:
`docs/tournaments.md` describes the columns."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final, Literal

from alhambra.arena.match import STAND_IN, Fault, MoveMade
from alhambra.core.messages import BadOption, Fact, Message
from alhambra.core.state import Seat

Rows = Literal["games", "decisions"]
ROWS: Final[tuple[Rows, ...]] = ("games", "decisions")
Row = dict[str, Any]

_GROUP: Final = 20_000
"""How many rows are written at once: this limits memory, whatever the size of the file."""


class Seating:
    """A game as it appears in the tables, whether from a match or a tournament."""

    def __init__(
        self,
        where: Row,
        bots: list[str],
        scores: tuple[int, ...],
        winners: tuple[int, ...],
        faults: tuple[Fault, ...],
        made: tuple[MoveMade, ...],
        rest: Row,
        seconds: tuple[float, ...] | None,
        move_seconds: tuple[float, ...] | None,
    ) -> None:
        self.where = where
        """What identifies it among all games."""
        self.bots = bots
        self.scores = scores
        self.winners = winners
        self.faults = faults
        self.made = made
        self.rest = rest
        self.seconds = seconds
        self.move_seconds = move_seconds

    def game_row(self) -> Row:
        faults = {fault.seat: fault.kind for fault in self.faults}
        seats = range(len(self.bots))
        row = {
            **self.where,
            "bots": self.bots,
            "scores": list(self.scores),
            "won": [seat in self.winners for seat in seats],
            "faults": [faults.get(seat) for seat in seats],
            **self.rest,
        }
        return row if self.seconds is None else {**row, "seconds": list(self.seconds)}

    def decision_rows(self) -> Iterator[Row]:
        for number, made in enumerate(self.made):
            if made.choices > 1:
                row = {
                    **self.where,
                    "move_number": number + 1,
                    "seat": made.seat + 1,
                    "bot": self._chooser(made.seat, number + 1),
                    "choices": made.choices,
                    "move": made.move,
                    "score": self.scores[made.seat],
                    "won": made.seat in self.winners,
                }
                if self.move_seconds is not None:
                    row["seconds"] = self.move_seconds[number]
                yield row

    def _chooser(self, seat: Seat, move: int) -> str:
        """The bot that chose the move of that number."""
        replaced = any(fault.replaced(seat, move) for fault in self.faults)
        return STAND_IN if replaced else self.bots[seat]


def check_table(path: Path) -> None:
    """Refuse early, with BadOption, what could not be written in the end."""
    _pyarrow()
    if not path.parent.is_dir():
        raise _refused(path, str(Message("table-no-folder")))


def write_table(path: Path, rows: Rows, games: Iterable[Seating], facts: dict[str, str]) -> None:
    """Write a row for each game, or for each decision, with `facts` in the file's metadata; raises
    BadOption if that fails."""
    arrow, parquet = _pyarrow()
    listed: Callable[[Seating], Iterable[Row]]
    listed = Seating.decision_rows if rows == "decisions" else lambda game: [game.game_row()]
    waiting = (row for game in games for row in listed(game))
    writer = None
    try:
        while group := list(islice(waiting, _GROUP)):
            table = arrow.Table.from_pylist(
                group, schema=writer.schema if writer is not None else _schema(arrow, group, facts)
            )
            if writer is None:
                writer = parquet.ParquetWriter(path, table.schema, compression="zstd")
            writer.write_table(table)
    except OSError as error:
        raise _refused(path, error.strerror or str(error)) from None
    finally:
        if writer is not None:
            writer.close()


def _schema(arrow: Any, rows: list[Row], facts: dict[str, str]) -> Any:
    """Inferred from the first rows; faults, which may all be empty, are always lists of texts."""
    found = arrow.Table.from_pylist(rows).schema
    texts = arrow.list_(arrow.string())
    fields = [
        arrow.field(field.name, texts) if field.name == "faults" else field for field in found
    ]
    return arrow.schema(fields, metadata=facts)


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadOption(Message("table-missing")) from None
    return pyarrow, pyarrow.parquet


def _refused(path: Path, reason: str) -> BadOption:
    facts: dict[str, Fact] = {"file": str(path), "reason": reason}
    return BadOption(Message("table-refused", facts))
