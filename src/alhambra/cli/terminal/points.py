"""Scorings as tables: who gets how much for what."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from alhambra.cli.terminal.words import TYPE_STYLES, coloured, words
from alhambra.core.state import Points, Result, Scoring, State
from alhambra.parts.buildings import TYPE_LETTERS


def draw_scoring(scoring: Scoring, names: list[str], title: str) -> RenderableType:
    """One scoring by cause."""
    grid = _table()
    for cause in scoring.seats[0].causes:
        grid.add_column(_heading(cause), justify="right")
    grid.add_column(words("column-sum"), justify="right")
    rows = [*zip(names, scoring.seats, strict=True), *scoring.imaginary]
    for name, points in rows:
        grid.add_row(name, *_numbers(points), Text(str(points.total()), "bold"))
    return Group(Text(title, "bold"), grid)


def draw_totals(state: State, names: list[str]) -> RenderableType:
    """What every scoring so far has brought, and the sums."""
    scorings = state.scorings_so_far()
    grid = _table()
    for scoring in scorings:
        grid.add_column(scoring.name, justify="right")
    grid.add_column(words("column-points"), justify="right")
    for seat, name in enumerate(names):
        points = [scoring.seats[seat].total() for scoring in scorings]
        grid.add_row(name, *[str(each) for each in points], Text(str(sum(points)), "bold"))
    imaginary = [points.total() for scoring in scorings for _, points in scoring.imaginary]
    if imaginary:
        grid.add_section()
        name = scorings[0].imaginary[0][0]
        grid.add_row(name, *[str(each) for each in imaginary], str(sum(imaginary)))
    return grid


def draw_end(state: State, result: Result, names: list[str]) -> RenderableType:
    """The last table, and who has won."""
    winners = [names[seat] for seat in result.winners]
    won = words(
        "end-won", names=", ".join(winners), winners=len(winners), points=max(result.scores)
    )
    return Group(
        Text(words("end-title"), "bold"), draw_totals(state, names), Text(won, "bold"), Text()
    )


def draw_score_so_far(state: State, names: list[str]) -> RenderableType:
    """The points so far, and the next scoring as if it came now."""
    if state.to_act() is None:
        return draw_totals(state, names)
    preview = state.preview()
    title = words("score-preview", scoring=preview.name)
    so_far: list[RenderableType] = [coloured(words("score-none"))]
    if state.scorings_so_far():
        so_far = [Text(words("score-so-far"), "bold"), draw_totals(state, names)]
    return Group(*so_far, Text(), draw_scoring(preview, names, title))


def _table() -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="")
    grid.add_column("", max_width=24, no_wrap=True)
    return grid


def _heading(cause: str) -> Text:
    """A type has its letter, and any other cause of points a word."""
    if cause in TYPE_LETTERS:
        return Text(cause, TYPE_STYLES[TYPE_LETTERS.index(cause)])
    return Text(words(f"column-{cause}"))


def _numbers(points: Points) -> list[str]:
    return [str(each or "·") for each in points.points]
