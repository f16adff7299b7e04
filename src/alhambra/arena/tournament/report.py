"""A tournament as tables and sentences for people."""

from rich.table import Table

from alhambra.arena.report import table_of, without_margins
from alhambra.arena.statistics.intervals import Interval
from alhambra.arena.tournament.plan import Plan
from alhambra.arena.tournament.standings import BotStanding, Check, HeadToHead, Standings
from alhambra.arena.tournament.thinking import BotThinking
from alhambra.bots.fault import ILLEGAL, NONSENSE
from alhambra.core.messages import Fact, Message


def say(id: str, **facts: Fact) -> str:
    return str(Message(f"tournament-{id}", facts))


def first_lines(plan: Plan, found: Standings) -> list[str]:
    """What readers need to know first."""
    lines = [failed(check) for check in found.failed]
    lines += [] if plan.is_reproducible else [say("not-reproducible")]
    return lines


def failed(check: Check) -> str:
    low, high = check.score_interval
    return say(
        f"failed-{check.kind}",
        bot=check.bot,
        other=check.other,
        score=percent(check.score),
        low=percent(low),
        high=percent(high),
    )


def tables(plan: Plan, found: Standings, times: list[BotThinking]) -> list[Table]:
    parts = [standings_table(plan, found), _head_to_head(plan, found)]
    parts += [_checks(found)] if found.checks else []
    parts += [_points(found), _seats(found), _causes(found)]
    parts += [_thinking(times)] if any(each.decisions for each in times) else []
    return parts + ([_faults(found), _first_faults(found)] if _faulty(found) else [])


def standings_table(plan: Plan, found: Standings) -> Table:
    """The standings, best first."""
    title = say("title", games=found.games, game=plan.game, seed=str(plan.seed), form=plan.form)
    columns = ["rating", "interval", "games", "share", "interval"]
    table = table_of(title, [say("bot")], [say(column) for column in columns])
    for bot in sorted(found.bots, key=lambda bot: -bot.rating):
        table.add_row(
            bot.name,
            f"{bot.rating:+.0f}",
            f"{bot.rating_interval[0]:+.0f} – {bot.rating_interval[1]:+.0f}",
            str(bot.games),
            percent(bot.share),
            percents(bot.share_interval),
        )
    return table


def _points(found: Standings) -> Table:
    columns = ["mean", "interval", "spread"]
    table = table_of(say("points"), [say("bot")], [say(column) for column in columns])
    for bot in found.bots:
        low, high = bot.points_interval
        table.add_row(
            bot.name,
            "" if bot.points is None else f"{bot.points:.1f}",
            "" if low is None or high is None else f"{low:.1f} – {high:.1f}",
            "" if bot.points_spread is None else f"{bot.points_spread:.1f}",
        )
    return table


def _head_to_head(plan: Plan, found: Standings) -> Table:
    bounds = plan.bounds
    title = say(
        "head-to-head",
        elo0=f"{bounds.elo0:g}",
        elo1=f"{bounds.elo1:g}",
        alpha=f"{bounds.alpha:g}",
        beta=f"{bounds.beta:g}",
    )
    columns = [say("blocks"), say("score"), say("interval"), say("llr")]
    table = table_of(title, [say("bot"), say("other")], columns)
    table.add_column(say("verdict"))
    without_margins(table)
    for pair in found.head_to_head:
        table.add_row(
            pair.bot,
            pair.other,
            str(pair.blocks),
            percent(pair.score),
            percents(pair.score_interval),
            f"{pair.llr:+.2f}",
            verdict(plan, pair, "row-verdict"),
        )
    return table


def verdict(plan: Plan, pair: HeadToHead, form: str = "verdict") -> str:
    """As a sentence, or in a row that already names the two."""
    return say(
        f"{form}-{pair.verdict}",
        bot=pair.bot,
        other=pair.other,
        elo=f"{plan.bounds.elo1:g}",
        block=pair.decided_at or 0,
    )


def _checks(found: Standings) -> Table:
    columns = [say("blocks"), say("score"), say("interval")]
    table = table_of(say("checks"), ["", say("bot"), say("other")], columns)
    table.add_column(say("verdict"))
    for check in found.checks:
        table.add_row(
            say(check.kind),
            check.bot,
            check.other,
            str(check.blocks),
            percent(check.score),
            percents(check.score_interval),
            say("passed") if check.passed else say("failed"),
        )
    return table


def _seats(found: Standings) -> Table:
    columns = ["games", "share", "interval", "mean"]
    table = table_of(say("by-seat"), [say("seat")], [say(column) for column in columns])
    for seat in found.seats:
        points = "" if seat.points is None else f"{seat.points:.1f}"
        share, interval = percent(seat.share), percents(seat.share_interval)
        table.add_row(str(seat.seat), str(seat.games), share, interval, points)
    return table


def _causes(found: Standings) -> Table:
    names = list(dict.fromkeys(cause.cause for cause in found.causes))
    table = table_of(say("by-cause"), [say("bot"), ""], [*names, say("sum")])
    without_margins(table)
    rows: dict[tuple[str, str], dict[str, float]] = {}
    for each in found.causes:
        rows.setdefault((each.bot, each.scoring), {})[each.cause] = each.points
    for (bot, scoring), points in sorted(rows.items()):
        means = [f"{points.get(name, 0.0):.1f}" for name in names]
        table.add_row(bot, scoring, *means, f"{sum(points.values()):.1f}")
    return table


def _thinking(times: list[BotThinking]) -> Table:
    columns = [say("decisions"), say("mean-ms"), say("longest-ms")]
    table = table_of(say("thinking"), [say("bot")], columns)
    for each in times:
        table.add_row(
            each.name, str(each.decisions), f"{1000 * each.mean:.2f}", f"{1000 * each.longest:.1f}"
        )
    return table


def _faults(found: Standings) -> Table:
    kinds = list(found.bots[0].faults)
    columns = [str(Message(f"fault-{kind}")) for kind in kinds]
    table = table_of(say("faults"), [say("bot")], columns)
    for bot in _faulty(found):
        table.add_row(bot.name, *[str(bot.faults[kind]) for kind in kinds])
    return table


def _first_faults(found: Standings) -> Table:
    table = table_of(say("first-faults"), [say("bot"), ""], [])
    for bot in _faulty(found):
        kind, _, detail = bot.first_fault.partition(": ")
        what = f"“{detail}”" if kind in (ILLEGAL, NONSENSE) else detail
        table.add_row(bot.name, f"{Message(f'fault-{kind}')}: {what}")
    return table


def _faulty(found: Standings) -> list[BotStanding]:
    return [bot for bot in found.bots if bot.first_fault]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def percents(interval: Interval) -> str:
    return f"{100 * interval[0]:.1f} – {100 * interval[1]:.1f}"
