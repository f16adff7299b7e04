"""SQL fragments shared by the stores."""

from collections.abc import Iterable

import msgspec


def marks(count: int) -> str:
    """As many question marks as there are values."""
    return ", ".join("?" * count)


def insert(table: str, columns: Iterable[str]) -> str:
    names = list(columns)
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks(len(names))})"


def to_column(value: object) -> object:
    """Lists and the like are stored as JSON, and booleans as 0 or 1."""
    if isinstance(value, dict | list | msgspec.Struct):
        return msgspec.json.encode(value).decode()
    return int(value) if isinstance(value, bool) else value
