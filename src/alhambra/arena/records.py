"""A folder of records: `game-0001.txt` and so on, and nothing else."""

from pathlib import Path

from alhambra.arena.match import Played
from alhambra.core.messages import BadOption, Message


class RecordFolder:
    """A folder created for the records of a match; raises BadOption if it cannot be used."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            empty = not any(path.iterdir())
        except OSError as error:
            raise self._refused(error) from None
        if not empty:
            # Records of two matches in one folder could no longer be told apart.
            raise BadOption(Message("simulate-records-not-empty", {"folder": str(path)}))

    def write(self, played: Played) -> None:
        file = self._path / f"game-{played.number:04}.txt"
        try:
            file.write_text(played.record, encoding="utf-8", newline="\n")
        except OSError as error:
            raise self._refused(error) from None

    def _refused(self, error: OSError) -> BadOption:
        reason = error.strerror or str(error)
        return BadOption(
            Message("simulate-records-refused", {"folder": str(self._path), "reason": reason})
        )
