"""A tally as tables for people."""

from rich import box
from rich.table import Table

from alhambra.arena.tally import Standing, Tally
from alhambra.core.messages import Fact, Message


def tables(tally: Tally) -> list[Table]:
    """Wins and points by bot and by seat, points by scoring and cause, game lengths, and faults if
    there were any."""
    faults = [_faults(tally)] if tally.details else []
    return [_by_bot(tally), _by_seat(tally), _by_cause(tally), _length(tally), *faults]


def say(id: str, **facts: Fact) -> str:
    return str(Message(f"simulate-{id}", facts))


def table_of(title: str, names: list[str], columns: list[str]) -> Table:
    """A table whose first columns, the `names`, are text and whose other columns are numbers."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for name in names:
        table.add_column(name)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def without_margins(table: Table) -> None:
    """For tables that need all the width available."""
    table.show_edge = False
    table.padding = (0, 0, 0, 1)


def _standing(standing: Standing) -> list[str]:
    return [
        f"{float(standing.wins):.1f}",
        f"{100 * float(standing.wins) / max(1, standing.games):.1f} %",
        f"{standing.mean():.1f}",
        f"{standing.spread():.1f}",
        str(min(standing.points, default=0)),
        str(max(standing.points, default=0)),
    ]


def _standing_columns() -> list[str]:
    return [say(column) for column in ("wins", "share", "mean", "spread", "least", "most")]


def _by_bot(tally: Tally) -> Table:
    title = say("title", games=tally.games, game=tally.match.game, seed=str(tally.match.seed))
    table = table_of(title, [say("bot")], _standing_columns())
    for name, standing in zip(tally.match.bots, tally.bots, strict=True):
        table.add_row(name, *_standing(standing))
    return table


def _by_seat(tally: Tally) -> Table:
    table = table_of(say("by-seat"), [say("seat")], _standing_columns())
    for seat, standing in enumerate(tally.seats, 1):
        table.add_row(str(seat), *_standing(standing))
    return table


def _by_cause(tally: Tally) -> Table:
    columns = [*tally.causes, say("sum")]
    table = table_of(say("by-cause"), [say("bot"), ""], columns)
    without_margins(table)
    for (bot, scoring), sums in sorted(tally.by_cause.items()):
        games = len(tally.bots[bot].points)
        means = [f"{sums.get(cause, 0) / games:.1f}" for cause in tally.causes]
        whole = f"{sum(sums.values()) / games:.1f}"
        table.add_row(tally.match.bots[bot], scoring, *means, whole)
    return table


def _faults(tally: Tally) -> Table:
    """How many faults of each kind, and the details of the first."""
    table = table_of(say("faults"), [say("bot"), say("fault")], [say("games")])
    table.add_column(say("first"))
    for bot, standing in enumerate(tally.bots):
        for kind, games in sorted(standing.faults.items()):
            first = next(f.detail for of, f in tally.details if of == bot and f.kind == kind)
            table.add_row(tally.match.bots[bot], str(Message(f"fault-{kind}")), str(games), first)
    return table


def _length(tally: Tally) -> Table:
    table = table_of(say("length"), [""], [say("in-all"), say("per-game"), say("per-second")])
    for row, count in (
        ("games", tally.games),
        ("moves", tally.moves),
        ("decisions", tally.decisions),
    ):
        rate = count / tally.seconds if tally.seconds else 0.0
        table.add_row(say(row), str(count), f"{count / max(1, tally.games):.1f}", f"{rate:.1f}")
    return table
