"""Saving games: a saved game is its record."""

import os
import secrets
import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path

from alhambra.bots.outside import made_known as bots_made_known
from alhambra.cli.terminal.records import rules_of
from alhambra.cli.terminal.words import words
from alhambra.core.catalogue import is_one_line
from alhambra.core.game import Game, resume
from alhambra.core.messages import AlhambraError, BadOption, Message
from alhambra.core.record import HIDDEN_SEED, parse_record
from alhambra.core.verify import verify
from alhambra.games.palace.outside import made_known


class CannotSave(AlhambraError):
    """A file could not be written, or writing it would have destroyed something."""


class SaveFile:
    """Where a session saves its game: never an existing file, except the one the game was resumed
    from. `components` is the components file of the game, if any."""

    def __init__(self, path: Path | None = None, components: Path | None = None) -> None:
        self._own = path and path.absolute()
        self._components = components

    def write(self, game: Game, chosen: str = "") -> str:
        """Write the game to the file `chosen`, to its present file, or to a new one; or CannotSave.
        Returns a message that says where the game is and how to resume it."""
        if not is_one_line(chosen):
            raise CannotSave(Message("save-name", {"file": chosen}))
        path = Path(chosen or self._own or _new_name(game.rules.name))
        facts = {"file": str(path)}
        try:
            path = path.absolute()
            if path != self._own and os.path.exists(path):
                raise CannotSave(Message("save-exists", facts))
            _write_whole(path, str(game.record))
        except (OSError, ValueError) as error:
            facts["reason"] = getattr(error, "strerror", None) or str(error)
            raise CannotSave(Message("save-failed", facts)) from None
        self._own = path
        if game.record.finished:
            return f"{words('saved-finished', file=str(path))}\n{self._command('replay', path)}"
        return f"{words('saved', file=str(path))}\n{self._command('play', '--resume', path)}"

    def _command(self, *arguments: str | Path) -> str:
        if self._components is not None:
            arguments = (*arguments, "--components", self._components.absolute())
        for module in made_known():
            arguments = (*arguments, "--with-module", module)
        own = [bot for bot, _ in bots_made_known()]
        if own and "play" in arguments:
            arguments = (*arguments, "--bots", ",".join(own))
        return command(*arguments)


def command(*arguments: str | Path) -> str:
    """This program with `arguments`, ready to be copied into a shell in any folder."""
    called = Path(sys.argv[0]).absolute()
    if called.stem != "alhambra":
        program = [sys.executable, "-m", "alhambra"]
    elif shutil.which("alhambra") == str(called):
        program = ["alhambra"]
    else:
        program = [str(called)]
    return shlex.join([*program, *[str(argument) for argument in arguments]])


def _new_name(game: str) -> str:
    """The name of a file that does not exist yet, even if several games are saved within a
    second."""
    start = name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while os.path.exists(f"{name}.txt"):
        number += 1
        name = f"{start}-{number}"
    return f"{name}.txt"


def _write_whole(path: Path, text: str) -> None:
    """Write the whole text or nothing: the old content stays until everything is written."""
    whole = path.resolve()
    part = whole.with_name(f".{secrets.token_hex(8)}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(whole)
    finally:
        part.unlink(missing_ok=True)


def saved_game(text: str, components: Path | None) -> Game:
    """The unfinished game of a record, once checked; or BadRecord or BadOption."""
    record = parse_record(text)
    rules = rules_of(record, components)
    verify(record, rules)
    if record.finished:
        raise BadOption(Message("resume-finished"))
    if record.tags.get("Seed", HIDDEN_SEED) == HIDDEN_SEED:
        raise BadOption(Message("resume-no-seed"))
    return resume(record, rules)
