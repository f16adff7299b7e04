"""Scorings as tables: who gets how much for what."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from alhambra.cli.terminal.reasons import PartWords, counted_row, parts_lines
from alhambra.cli.terminal.words import TYPE_STYLES, coloured, known, words
from alhambra.core.scoring import Points, Result, Scoring
from alhambra.core.state import State
from alhambra.parts.buildings import TYPE_LETTERS


def draw_scoring(scoring: Scoring, names: list[str], title: str, face: PartWords) -> RenderableType:
    """One scoring by cause, with what was counted for the points."""
    grid = _table()
    rows = [*zip(names, scoring.seats, strict=True)]
    rows += [(imaginary_words(name), points) for name, points in scoring.imaginary]
    # Imaginary players may have causes of their own, shown only if they scored anything.
    causes = list(scoring.seats[0].causes)
    for _, points in scoring.imaginary:
        causes += [c for c, n in _by_cause(points).items() if n and c not in causes]
    for cause in causes:
        grid.add_column(_heading(cause), justify="right")
    grid.add_column(words("column-sum"), justify="right")
    for name, points in rows:
        numbers = [str(_by_cause(points).get(cause, 0) or "·") for cause in causes]
        grid.add_row(name, *numbers, Text(str(points.total()), "bold"))
        if points.counted:
            grid.add_row(words("row-counted"), *counted_row(points, causes), style="dim")
    parts = [line for name, points in rows for line in parts_lines(name, points, face)]
    return Group(Text(title, "bold"), grid, *parts)


def draw_totals(state: State, names: list[str]) -> RenderableType:
    """The points from every scoring so far, and the totals."""
    scorings = state.scorings_so_far()
    grid = _table()
    # Scorings with the same name, such as those of rounds, share a column.
    columns = {scoring.name: scoring for scoring in scorings}
    for scoring in columns.values():
        grid.add_column(scoring_words("column", scoring), justify="right")
    grid.add_column(words("column-points"), justify="right")
    everybody = [
        [scoring.seats[seat].total() for scoring in scorings] for seat in range(len(names))
    ]
    imaginary = [name for name, _ in scorings[0].imaginary] if scorings else []
    everybody += [[_of_imaginary(name, scoring) for scoring in scorings] for name in imaginary]
    shown = [*names, *[imaginary_words(name) for name in imaginary]]
    for name, points in zip(shown, everybody, strict=True):
        if len(shown) > len(names) and name == shown[len(names)]:
            grid.add_section()
        by_column = [
            sum([n for n, scoring in zip(points, scorings, strict=True) if scoring.name == column])
            for column in columns
        ]
        style = "bold" if name in names else ""
        grid.add_row(name, *[str(each) for each in by_column], Text(str(sum(points)), style))
    return grid


def draw_end(state: State, result: Result, names: list[str]) -> RenderableType:
    """The final table, and who has won."""
    winners = winner_names(result, names)
    won = words("end-won", names=", ".join(winners), winners=len(winners), points=result.most)
    if len(names) == 1 and not result.imaginary:
        won = words("end-alone", name=names[0], points=result.most)
    return Group(
        Text(words("end-title"), "bold"), draw_totals(state, names), Text(won, "bold"), Text()
    )


def draw_score_so_far(state: State, names: list[str], face: PartWords) -> RenderableType:
    """The points so far, and the next scoring if it were held now."""
    if state.to_act() is None:
        return draw_totals(state, names)
    preview = state.preview()
    title = scoring_words("score-preview", preview)
    so_far: list[RenderableType] = [coloured(words("score-none"))]
    if state.scorings_so_far():
        so_far = [Text(words("score-so-far"), "bold"), draw_totals(state, names)]
    return Group(*so_far, Text(), draw_scoring(preview, names, title, face))


def _table() -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="")
    grid.add_column("", max_width=24, no_wrap=True)
    return grid


def _heading(cause: str) -> Text:
    """A type's letter, or a word for any other cause of points; its own name, if it is that of a
    module without words."""
    if cause in TYPE_LETTERS:
        return Text(cause, TYPE_STYLES[TYPE_LETTERS.index(cause)])
    heading = f"column-{cause}"
    return Text(words(heading) if known(heading) else cause)


def _of_imaginary(name: str, scoring: Scoring) -> int:
    """What a scoring gives an imaginary player: nothing, if such players take no part in it."""
    return sum([points.total() for who, points in scoring.imaginary if who == name])


def _by_cause(points: Points) -> dict[str, int]:
    return dict(zip(points.causes, points.points, strict=True))


def winner_names(result: Result, names: list[str]) -> list[str]:
    """Everybody who has won, including imaginary players if they can win."""
    winners = [names[seat] for seat in result.winners]
    return winners + [imaginary_words(name) for name in result.imaginary_winners]


def imaginary_words(name: str) -> str:
    """What an imaginary player is called: a name, or a number if there is none."""
    number = name.removeprefix("imaginary")
    return words("imaginary-player", number=number) if number.isdecimal() else name


def scoring_words(what: str, scoring: Scoring) -> str:
    """The title of a scoring, or of its column. Scorings with a letter are called by it; whatever
    follows one of them has a name of its own, in words if they are known."""
    name = scoring.name
    if scoring.cause_after:
        title = f"{what}-{scoring.cause_after}"
        return words(title, scoring=scoring.belongs_to) if known(title) else name
    if len(name) > 1:
        return words(f"{what}-{name}")
    ids = {"head": "head-scoring", "score-preview": "score-preview"}
    return words(ids[what], scoring=name) if what in ids else name
