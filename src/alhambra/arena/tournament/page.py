"""A tournament as a single self-contained HTML page: for a paper, a colleague or an archive."""

from collections.abc import Callable, Iterator
from functools import partial
from html import escape

import msgspec
from rich.table import Table

from alhambra.arena.charts import NARROW, WIDE, Size, bars, intervals, lines
from alhambra.arena.tournament.report import first_lines, percent, say, tables, verdict
from alhambra.arena.tournament.result import TournamentResult
from alhambra.core.messages import Message
from alhambra.parts.buildings import TYPE_LETTERS, TYPES

_STYLE = """
:root { color-scheme: light dark;
  --ink: #1c1a17; --paper: #fffdf8; --faint: #d8d2c4; --mark: #0072b2 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece7dc; --paper: #1b1916; --faint: #4a453c; --mark: #56b4e9 }
}
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper);
  max-width: 760px; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.4rem; line-height: 1.2; overflow-wrap: anywhere }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem }
p.first { font-weight: bold; border-left: 4px solid #d55e00; padding-left: .8rem }
figure { margin: 0 0 1rem } figure.narrow { display: none }
@media (width < 34rem) { figure.wide { display: none } figure.narrow { display: block } }
svg { width: 100%; height: auto; overflow: visible }
svg text { font: 12.5px system-ui, sans-serif; fill: var(--ink) }
svg .grid { stroke: var(--faint) } svg .zero { stroke: var(--ink); stroke-dasharray: 4 3 }
svg .whisker { stroke: var(--mark); stroke-width: 2.5 } svg .dot { fill: var(--mark) }
svg polyline { stroke-width: 1.6 }
div.wide { overflow-x: auto; background:
  linear-gradient(90deg, var(--paper) 2rem, transparent 4rem) 0 / 50% 100% no-repeat local,
  linear-gradient(270deg, var(--paper) 2rem, transparent 4rem) 100% / 50% 100% no-repeat local,
  linear-gradient(90deg, var(--faint), transparent 1rem) 0 / 50% 100% no-repeat scroll,
  linear-gradient(270deg, var(--faint), transparent 1rem) 100% / 50% 100% no-repeat scroll }
table { border-collapse: collapse; font: 14px/1.45 system-ui, sans-serif }
th, td { padding: .15rem .7rem; text-align: right; white-space: nowrap }
th { border-bottom: 1px solid var(--ink); font-weight: 600 }
.words { text-align: left; white-space: normal }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px }
@media print { body { margin: 0; max-width: none } }
"""


def page(found: TournamentResult, machine: dict[str, str]) -> str:
    """The whole page. It is always the same, except for the times and the machine's details."""
    plan, standings = found.plan, found.standings
    title = escape(
        say("page-title", game=Message("game-name", {"game": plan.game}), bots=", ".join(plan.bots))
    )
    lead = [f'<p class="first">{escape(line)}</p>' for line in first_lines(plan, standings)]
    verdicts = [
        f"<li>{escape(pair.bot)} – {escape(pair.other)}: {percent(pair.score)},"
        f" {escape(verdict(plan, pair))}</li>"
        for pair in standings.head_to_head
    ]
    shown = [_html(table) for table in tables(plan, standings, found.times or [])]
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title><style>{_STYLE}</style></head><body>",
            f"<h1>{title}</h1>",
            *lead,
            f"<p>{escape(_summary(found))}</p>",
            f"<ul>{''.join(verdicts)}</ul>",
            *_charts(found),
            f"<h2>{escape(say('page-numbers'))}</h2>",
            *shown,
            f"<h2>{escape(say('page-again'))}</h2>",
            f"<p>{escape(say('page-again-how'))}</p>",
            f"<pre>{escape(found.command)}</pre>",
            f"<pre>{escape(_made_with(found, machine))}</pre>",
            "</body></html>\n",
        ]
    )


def _summary(found: TournamentResult) -> str:
    standings = found.standings
    return say(
        "page-summary",
        games=standings.games,
        blocks=standings.blocks,
        players=found.plan.players,
        seed=str(found.plan.seed),
    )


def _charts(found: TournamentResult) -> Iterator[str]:
    standings, bounds = found.standings, found.plan.bounds
    ordered = sorted(standings.bots, key=lambda bot: -bot.rating)
    rated = [(bot.name, bot.rating, bot.rating_interval) for bot in ordered]
    yield _figure("page-ratings", partial(intervals, rows=rated, unit=say("rating"), line=0.0))
    paths = [(f"{pair.bot} – {pair.other}", pair.llr_path) for pair in standings.head_to_head]
    if paths:
        levels = [(say("page-better"), bounds.upper), (say("page-not-better"), bounds.lower)]
        drawn = partial(lines, paths=paths, levels=levels, unit=say("blocks"))
        yield _figure("page-test", drawn)
    even = 100 / found.plan.players
    seats = [
        (f"{say('seat')} {seat.seat}", 100 * seat.share, _percents(seat.share_interval))
        for seat in standings.seats
    ]
    yield _figure("page-seats", partial(intervals, rows=seats, unit=say("page-share"), line=even))
    names = list(dict.fromkeys(cause.cause for cause in standings.causes))
    rows = []
    for bot in ordered:
        own = [cause for cause in standings.causes if cause.bot == bot.name]
        if own:
            sums = [sum(each.points for each in own if each.cause == name) for name in names]
            rows.append((bot.name, sums))
    if rows:
        words = [_cause_name(name) for name in names]
        yield _figure("page-causes", partial(bars, rows=rows, names=words, unit=say("mean")))


def _cause_name(cause: str) -> str:
    if cause in TYPE_LETTERS:
        return str(Message("kind-name", {"kind": TYPES[TYPE_LETTERS.index(cause)]}))
    return str(Message("cause-name", {"cause": cause}))


def _figure(id: str, drawn: Callable[[Size, str], str]) -> str:
    """Drawn twice, for screens and paper and for phones; one of the two is shown."""
    title = say(id)
    return (
        f"<h2>{escape(title)}</h2>"
        f'<figure class="wide">{drawn(WIDE, title)}</figure>'
        f'<figure class="narrow">{drawn(NARROW, title)}</figure>'
    )


def _percents(interval: tuple[float, float]) -> tuple[float, float]:
    return 100 * interval[0], 100 * interval[1]


def _made_with(found: TournamentResult, machine: dict[str, str]) -> str:
    details = {"plan": found.plan, "made with": found.made_with, "machine": machine}
    return msgspec.json.format(msgspec.json.encode(details), indent=2).decode()


def _html(table: Table) -> str:
    """The tables for the terminal, as HTML."""
    columns = table.columns
    sides = ["words" if column.justify == "left" else "" for column in columns]
    heads = "".join(
        f'<th class="{side}">{escape(str(column.header))}</th>'
        for side, column in zip(sides, columns, strict=True)
    )
    cells = [list(column.cells) for column in columns]
    rows = [
        "".join(
            f'<td class="{side}">{escape(str(cell))}</td>'
            for side, cell in zip(sides, row, strict=True)
        )
        for row in zip(*cells, strict=True)
    ]
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return (
        f"<h3>{escape(str(table.title))}</h3>"
        f'<div class="wide"><table><tr>{heads}</tr>{body}</table></div>'
    )
