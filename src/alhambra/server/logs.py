"""What a server logs: warnings as plain lines, or everything as JSON lines.

Logs hold no secrets: no tokens, seeds or names, and only the route of a path, since anybody with
the id of a table may sit down there.
"""

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec

NAMES = ("alhambra", "uvicorn", "asyncio")


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, logger, message, and facts if there are any."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def logging_config(json: bool) -> dict[str, Any]:
    """A configuration for the standard library's `logging`."""
    form: dict[str, Any] = (
        {"()": JsonLines} if json else {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
    )
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": form},
        "handlers": {
            "errors": {
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "stream": "ext://sys.stderr",
            }
        },
        "loggers": {
            name: {
                "handlers": ["errors"],
                "level": "INFO" if json and name == "alhambra" else "WARNING",
                "propagate": False,
            }
            for name in NAMES
        },
    }
