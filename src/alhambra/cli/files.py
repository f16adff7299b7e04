"""Reading files named by the user."""

import sys
from pathlib import Path

from alhambra.core.messages import BadOption, Fact, Message

_BYTE_ORDER_MARK = "\ufeff"


def read_text(path: Path) -> str:
    """The text of a file, or of standard input for `-`; or BadOption."""
    reason: Fact = Message("byte-order-mark")
    try:
        content = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
        text = content.decode("utf-8")
        if not text.startswith(_BYTE_ORDER_MARK):
            return text.replace("\r\n", "\n")
    except OSError as error:
        reason = error.strerror or str(error)
    except UnicodeDecodeError:
        reason = Message("not-text")
    raise BadOption(Message("unreadable-file", {"file": str(path), "reason": reason}))
