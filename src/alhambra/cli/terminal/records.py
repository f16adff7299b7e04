"""Reading records from files, with the rules that they follow."""

import sys
from pathlib import Path

from alhambra.cli.components import chosen_components
from alhambra.core.messages import BadOption, BadRecord, Message
from alhambra.core.record import Record
from alhambra.core.state import Ruleset
from alhambra.games import game
from alhambra.games.palace.ruleset import Palace


def read_text(path: Path) -> str:
    """The text of a file, or of the standard input for `-`; or BadOption."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
    except UnicodeDecodeError:
        reason = str(Message("not-text"))
    raise BadOption(Message("unreadable-file", {"file": str(path), "reason": reason}))


def rules_called(name: str, components: Path | None) -> Ruleset:
    """The game of this name, played with the components of a file if one is given."""
    rules = game(name)
    return rules if components is None else Palace(chosen_components(components))


def rules_of(record: Record, components: Path | None) -> Ruleset:
    """The game that a record is of, or BadRecord."""
    try:
        return rules_called(record.tags["Game"], components)
    except BadOption as error:
        raise BadRecord(error.message, record.line_of("Game")) from None
