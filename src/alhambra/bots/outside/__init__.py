"""The users' own bots, named by where they come from: `my.py:MyBot`, `package.module:MyBot`, or
`program:COMMAND`; also any bot with a budget. Each runs in its own process."""

import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from alhambra.bots import BOTS, is_known, maker
from alhambra.bots.bot import Bot
from alhambra.bots.budget import Budget, name_and_budget
from alhambra.bots.fault import BotFault
from alhambra.bots.outside.bot import TIME_LIMIT, OutsideBot, Place, end_idle, keep_ready
from alhambra.bots.outside.language import Lines, Pickles
from alhambra.core.messages import BadOption, Fact, Message
from alhambra.core.sources import Source

PROGRAM: Final = "program:"
_CLASS: Final = re.compile(r"(.+\.py|[\w.]+):[^\W\d]\w*")

_made_known: dict[str, float] = {}


def make_known(name: str, limit: float = TIME_LIMIT, place: str = "") -> None:
    """Register the bot called `name` in BOTS, so that games can use it; raises BadOption if that
    fails. On another machine, its `place` may differ from its name."""
    if is_known(name):
        return
    plain, budget = name_and_budget(name)
    kind: Callable[[Source], Bot]
    if ":" in plain:
        found = _place(name_and_budget(place)[0] or plain, limit)
        try:
            keep_ready(found)
        except BotFault as fault:
            reason = fault.detail.rstrip(".")
            facts: dict[str, Fact] = {"bot": plain, "fault": fault.kind, "reason": reason}
            raise BadOption(Message("bot-does-not-start", facts)) from None
        kind = partial(OutsideBot, place=found)
    else:
        kind = maker(plain)
        if not getattr(kind, "takes_budget", False):
            raise BadOption(Message("bot-without-budget", {"bot": plain}))
    BOTS[name] = kind if budget is None else partial(_with_budget, kind=kind, budget=budget)
    _made_known[name] = limit


def is_own(name: str) -> bool:
    """Whether this can only be the name of a user's own bot."""
    return name.startswith(PROGRAM) or _CLASS.fullmatch(name_and_budget(name)[0]) is not None


def made_known() -> tuple[tuple[str, float], ...]:
    """Names and time limits, for another process in which the same bots are to play."""
    return tuple(_made_known.items())


def forget() -> None:
    """Forget all of them, and end their processes."""
    for name in _made_known:
        BOTS.pop(name, None)
    _made_known.clear()
    end_idle()


def _with_budget(source: Source, kind: Callable[[Source], Bot], budget: Budget) -> Bot:
    made = kind(source)
    made.budget = budget
    return made


def _place(name: str, limit: float) -> Place:
    if name.startswith(PROGRAM):
        try:
            command = shlex.split(name.removeprefix(PROGRAM))
        except ValueError:
            command = []
        found = shutil.which(command[0]) if command else None
        if found is None:
            raise BadOption(Message("bot-no-program", {"bot": name}))
        return Place((found, *command[1:]), Lines(), limit=limit)
    host = (sys.executable, "-m", "alhambra.bots.outside.host")
    # It can import what this process can, and what is in this folder or beside the bot's file.
    file = name.rpartition(":")[0]
    beside = [str(Path(file).absolute().parent)] if file.endswith(".py") else []
    paths = [*[path or str(Path.cwd()) for path in [*sys.path, ""]], *beside]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    return Place((*host, name), Pickles(name), environment, limit)
