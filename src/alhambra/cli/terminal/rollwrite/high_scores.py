"""The best solo games for each setting, kept with their records so that they can be replayed.

They are in the user's data folder: one file that lists them, with the records beside it.
"""

from datetime import date
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from alhambra.core.messages import AlhambraError, Message
from alhambra.core.record import Record
from alhambra.core.scoring import Result
from alhambra.games.rollwrite.options import RollWriteOptions

KEPT: Final = 10
"""How many games to keep per setting."""


class HighScore(msgspec.Struct, forbid_unknown_fields=True):
    """A game: its points, whose it was, the day, and the name of its record file."""

    points: int
    name: str
    day: str
    record: str


class HighScores(msgspec.Struct, forbid_unknown_fields=True):
    """All high scores, best first."""

    settings: dict[str, list[HighScore]]
    version: int = 1


class CannotKeep(AlhambraError):
    """The list of high scores cannot be read or written; it is left untouched."""


def setting_of(options: RollWriteOptions) -> str:
    """What games must have in common to be compared."""
    words = [f"solo={options.imaginary}"]
    words += [f"{name}={value}" for name, value in options.chosen().items() if name != "solo"]
    return " ".join([*words, options.data]).strip()


class ScoreFolder:
    """The folder that holds the high scores."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_data_path("alhambra") / "high-scores"
        self._list = self.path / "rollwrite.json"

    def read(self) -> HighScores:
        try:
            if not self._list.exists():
                return HighScores({})
            return msgspec.json.decode(self._list.read_bytes(), type=HighScores)
        except (OSError, msgspec.DecodeError) as error:
            raise self._refused(error) from None

    def best(self, options: RollWriteOptions) -> list[HighScore]:
        """The games kept for a setting, best first."""
        return self.read().settings.get(setting_of(options), [])

    def file_of(self, score: HighScore) -> Path:
        return self.path / score.record

    def add(
        self, options: RollWriteOptions, result: Result, record: Record, day: date
    ) -> HighScore | None:
        """Keep a game if it is one of the best for its setting; the one it replaces is dropped. Of
        equal games, the earlier ranks higher."""
        scores = self.read()
        kept = scores.settings.setdefault(setting_of(options), [])
        better = [score for score in kept if score.points >= result.scores[0]]
        if len(better) >= KEPT:
            return None
        new = HighScore(result.scores[0], record.names[0], day.isoformat(), self._free_name(day))
        kept.insert(len(better), new)
        dropped = kept[KEPT:]
        del kept[KEPT:]
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self.file_of(new).write_text(str(record), encoding="utf-8", newline="\n")
            part = self._list.with_suffix(".part")
            part.write_bytes(msgspec.json.format(msgspec.json.encode(scores)) + b"\n")
            part.replace(self._list)
            for score in dropped:
                self.file_of(score).unlink(missing_ok=True)
        except OSError as error:
            raise self._refused(error) from None
        return new

    def _free_name(self, day: date) -> str:
        number = 1
        while (self.path / f"rollwrite-{day}-{number}.txt").exists():
            number += 1
        return f"rollwrite-{day}-{number}.txt"

    def _refused(self, error: Exception) -> CannotKeep:
        reason = getattr(error, "strerror", None) or str(error)
        return CannotKeep(
            Message("high-scores-refused", {"file": str(self._list), "reason": reason})
        )
