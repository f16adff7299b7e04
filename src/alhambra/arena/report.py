"""A tally as tables for people."""

from rich import box
from rich.table import Table

from alhambra.arena.tally import Standing, Tally
from alhambra.core.messages import Fact, Message


def tables(tally: Tally) -> list[Table]:
    """Wins and points by bot and by seat, points by scoring and cause, and the length."""
    return [_by_bot(tally), _by_seat(tally), _by_cause(tally), _length(tally)]


def say(id: str, **facts: Fact) -> str:
    return str(Message(f"simulate-{id}", facts))


def _table(title: str, names: list[str], columns: list[str]) -> Table:
    """A table whose first columns, the `names`, are words and whose other columns are numbers."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for name in names:
        table.add_column(name)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _standing(standing: Standing) -> list[str]:
    games = len(standing.points)
    return [
        f"{float(standing.wins):.1f}",
        f"{100 * float(standing.wins) / max(1, games):.1f} %",
        f"{standing.mean():.1f}",
        f"{standing.spread():.1f}",
        str(min(standing.points, default=0)),
        str(max(standing.points, default=0)),
    ]


def _standing_columns() -> list[str]:
    return [say(column) for column in ("wins", "share", "mean", "spread", "least", "most")]


def _by_bot(tally: Tally) -> Table:
    title = say("title", games=tally.games, game=tally.match.game, seed=str(tally.match.seed))
    table = _table(title, [say("bot")], _standing_columns())
    for name, standing in zip(tally.match.bots, tally.bots, strict=True):
        table.add_row(name, *_standing(standing))
    return table


def _by_seat(tally: Tally) -> Table:
    table = _table(say("by-seat"), [say("seat")], _standing_columns())
    for seat, standing in enumerate(tally.seats, 1):
        table.add_row(str(seat), *_standing(standing))
    return table


def _by_cause(tally: Tally) -> Table:
    columns = [*tally.causes, say("sum")]
    table = _table(say("by-cause"), [say("bot"), ""], columns)
    # A column for each cause needs all the width there is.
    table.show_edge = False
    table.padding = (0, 0, 0, 1)
    for (bot, scoring), sums in sorted(tally.by_cause.items()):
        means = [f"{sums.get(cause, 0) / tally.finished:.1f}" for cause in tally.causes]
        whole = f"{sum(sums.values()) / tally.finished:.1f}"
        table.add_row(tally.match.bots[bot], scoring, *means, whole)
    return table


def _length(tally: Tally) -> Table:
    table = _table(say("length"), [""], [say("in-all"), say("per-game"), say("per-second")])
    for row, count in (
        ("games", tally.games),
        ("moves", tally.moves),
        ("decisions", tally.decisions),
    ):
        rate = count / tally.seconds if tally.seconds else 0.0
        table.add_row(say(row), str(count), f"{count / max(1, tally.games):.1f}", f"{rate:.1f}")
    return table
