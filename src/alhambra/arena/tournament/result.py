"""A tournament as reported to others: what was played, with what, and the results."""

from collections.abc import Sequence

import msgspec

from alhambra.arena.tournament.block import Block, BlockTimes
from alhambra.arena.tournament.made_with import MadeWith
from alhambra.arena.tournament.plan import Plan
from alhambra.arena.tournament.standings import Standings, standings
from alhambra.arena.tournament.thinking import BotThinking, thinking


class TournamentResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """The object that `tournament --json` prints. Except for `times`, which are included only on
    request, it is the same bytes whenever the same tournament is played."""

    plan: Plan
    made_with: MadeWith
    command: str
    reproducible: bool
    standings: Standings
    times: list[BotThinking] | None = None


def result(
    plan: Plan, with_what: MadeWith, blocks: Sequence[Block], times: Sequence[BlockTimes]
) -> TournamentResult:
    most = max([block.block for block in blocks], default=0)
    return TournamentResult(
        plan,
        with_what,
        f"{plan.command()} --blocks {most}",
        plan.is_reproducible,
        standings(plan, blocks),
        thinking(plan, blocks, times),
    )
