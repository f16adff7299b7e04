"""What a server writes to its log: warnings as lines for people, or everything as lines of JSON.

There are no secrets in it: no token, seed or name, and of a path only the route, as anybody who has
the id of a table may sit down there.
"""

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec

NAMES = ("alhambra", "uvicorn", "asyncio")


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, and facts if there are any."""

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
    """For the standard library."""
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
