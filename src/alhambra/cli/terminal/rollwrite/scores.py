"""The high scores of solo games, shown at the end of one."""

from collections.abc import Iterator
from datetime import date

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from alhambra.cli.terminal.rollwrite.high_scores import CannotKeep, HighScore, ScoreFolder
from alhambra.cli.terminal.saving import command
from alhambra.cli.terminal.words import words
from alhambra.core.game import Game
from alhambra.games.rollwrite.options import RollWriteOptions


def note_high_score(options: RollWriteOptions, game: Game) -> Iterator[RenderableType]:
    """Keep a solo game if it is good enough, and show the best ones."""
    result = game.state.result()
    if options.players > 1 or result is None:
        return
    folder = ScoreFolder()
    try:
        new = folder.add(options, result, game.record, date.today())
        best = folder.best(options)
    except CannotKeep as error:
        yield Text(str(error))
        return
    yield Text(words("high-scores", solo=options.imaginary, contest=_yes(options)), "bold")
    yield draw_high_scores(best, new)
    if new is not None:
        yield Text(words("high-scores-replay"))
        # No line breaks, so that the command can be copied.
        yield Text(command("replay", folder.file_of(new)), no_wrap=True, overflow="ignore")
    yield Text()


def _yes(options: RollWriteOptions) -> str:
    return "yes" if options.contest else "no"


def draw_high_scores(best: list[HighScore], new: HighScore | None) -> Grid:
    """The best games, each with its day and record; the one just played stands out."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="", pad_edge=False)
    grid.add_column("", justify="right")
    grid.add_column(words("column-points"), justify="right")
    for column in ("name", "day", "record"):
        grid.add_column(words(f"column-{column}"), no_wrap=True)
    for place, score in enumerate(best, 1):
        mine = new is not None and score.record == new.record
        row = [f"►{place}" if mine else str(place), str(score.points)]
        row += [score.name, score.day, score.record]
        grid.add_row(*row, style="bold" if mine else "")
    return grid
