"""What is sent to other machines: this package, and the users' own files that a job needs."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import alhambra.arena
from alhambra.core.messages import BadOption, Fact, Message

_MOST_BYTES: Final = 100_000_000
_LEFT_BEHIND: Final = shutil.ignore_patterns(
    "__pycache__", ".*", "node_modules", "page", "*.egg-info"
)


class Luggage:
    """A folder that is sent to every worker and becomes its working directory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._packed: dict[Path, str] = {}
        package = Path(alhambra.arena.__file__).parents[1]
        shutil.copytree(package, folder / package.name, ignore=_LEFT_BEHIND)
        # A compiled package has one shared library, next to the package.
        for library in package.parent.glob("*__mypyc*"):
            shutil.copy2(library, folder)

    def add(self, file: str) -> str:
        """Pack a file, along with everything in its folder, and return its path on the workers.
        Raises BadOption if the folder is too large."""
        path = Path(file).resolve()
        if path.is_relative_to(sys.prefix) or path.is_relative_to("/usr"):
            return file
        folder = path.parent
        if folder not in self._packed:
            self._expect_small(folder)
            name = f"own{len(self._packed)}"
            shutil.copytree(folder, self.folder / name, ignore=_LEFT_BEHIND)
            self._packed[folder] = name
        return f"{self._packed[folder]}/{path.name}"

    def _expect_small(self, folder: Path) -> None:
        size = 0
        for path in folder.rglob("*"):
            size += path.lstat().st_size
            if size > _MOST_BYTES:
                facts: dict[str, Fact] = {"folder": str(folder), "most": _MOST_BYTES // 1_000_000}
                raise BadOption(Message("ray-large-folder", facts))


@contextmanager
def packed() -> Iterator[Luggage]:
    with TemporaryDirectory(prefix="alhambra-") as folder:
        yield Luggage(Path(folder))
