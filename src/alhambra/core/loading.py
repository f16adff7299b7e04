"""Loading classes that users provide: `file.py:Class`, or `package.module:Class`."""

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import TypeVar

from alhambra.core.messages import BadOption, Message

Kind = TypeVar("Kind")


def load_class(text: str, kind: type[Kind]) -> type[Kind]:
    """The class that `text` names; raises BadOption unless it is a `kind`."""
    place, colon, name = text.rpartition(":")
    if not colon or not place or not name.isidentifier():
        raise BadOption(Message("class-form", {"text": text}))
    found = getattr(_loaded(place), name, None)
    if not isinstance(found, type) or not issubclass(found, kind):
        raise BadOption(
            Message("class-not-there", {"place": place, "name": name, "kind": kind.__name__})
        )
    return found


def _loaded(place: str) -> ModuleType:
    try:
        if not place.endswith(".py"):
            return importlib.import_module(place)
        path = Path(place).resolve()
        known = sys.modules.get(path.stem)
        if known is not None and getattr(known, "__file__", None) == str(path):
            return known
        spec = importlib.util.spec_from_file_location(path.stem, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        # Lets what the file defines be found by name, as pickle does.
        sys.modules[path.stem] = module
        spec.loader.exec_module(module)
    except Exception as error:
        # Anything may be wrong with a user's file: report it in one sentence.
        reason = f"{type(error).__name__}: {error}"
        raise BadOption(Message("class-unreadable", {"place": place, "reason": reason})) from None
    return module
