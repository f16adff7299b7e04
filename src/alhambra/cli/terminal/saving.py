"""Keeping games: a saved game is its record."""

from datetime import datetime
from pathlib import Path

from alhambra.cli.terminal.records import rules_of
from alhambra.core.game import Game, resume
from alhambra.core.messages import AlhambraError, BadOption, Message
from alhambra.core.record import HIDDEN_SEED, parse_record
from alhambra.core.verify import verify


class CannotSave(AlhambraError):
    """A file that could not be written, or that would have been lost by writing it."""


class SaveFile:
    """Where a session keeps its game: never a file that was there before, but for the one that
    the game was resumed from."""

    def __init__(self, path: Path | None = None) -> None:
        self._own = path

    def write(self, game: Game, chosen: str = "") -> Path:
        """Write the game into the file `chosen`, or the one that it is kept in already, or a new
        one; or CannotSave."""
        path = Path(chosen) if chosen else self._own or _new_name(game.rules.name)
        if path != self._own and path.exists():
            raise CannotSave(Message("save-exists", {"file": str(path)}))
        try:
            path.write_text(str(game.record), encoding="utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            raise CannotSave(
                Message("save-failed", {"file": str(path), "reason": reason})
            ) from None
        self._own = path
        return path


def _new_name(game: str) -> Path:
    return Path(f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.txt")


def saved_game(text: str, components: Path | None) -> Game:
    """The running game of a record, after it was checked; or BadRecord or BadOption."""
    record = parse_record(text)
    rules = rules_of(record, components)
    verify(record, rules)
    if record.finished:
        raise BadOption(Message("resume-finished"))
    if record.tags.get("Seed", HIDDEN_SEED) == HIDDEN_SEED:
        raise BadOption(Message("resume-no-seed"))
    return resume(record, rules)
