"""The rules that a record follows."""

from pathlib import Path

from alhambra.arena.match import rules_with
from alhambra.core.messages import BadOption, BadRecord
from alhambra.core.record import Record
from alhambra.core.state import Ruleset


def rules_of(record: Record, components: Path | None) -> Ruleset:
    """The rules of the game that was recorded, or BadRecord."""
    try:
        return rules_with(record.tags["Game"], components)
    except BadOption as error:
        raise BadRecord(error.message, record.line_of("Game")) from None
