"""Modules from outside this package, registered by the location of their class."""

from pathlib import Path

from alhambra.core.loading import load_class
from alhambra.core.messages import BadOption, Message
from alhambra.games.palace.module import MODULES, Module

_made_known: list[str] = []


def make_known(text: str) -> None:
    """Register the module `file.py:Class` or `package.module:Class` for games to use; raises
    BadOption if it cannot be loaded. It acts after all others (M-01)."""
    kind = load_class(text, Module)
    same = [other for other in MODULES if other.name == kind.name and other is not kind]
    if same or not kind.name:
        raise BadOption(Message("module-name-taken", {"module": kind.name, "place": text}))
    if kind not in MODULES:
        MODULES.append(kind)
    place, _, name = text.rpartition(":")
    # An absolute path works from any folder.
    absolute = f"{Path(place).absolute()}:{name}" if place.endswith(".py") else text
    if absolute not in _made_known:
        _made_known.append(absolute)


def made_known() -> tuple[str, ...]:
    """What another process, in any folder, needs in order to play the same games."""
    return tuple(_made_known)
