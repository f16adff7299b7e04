"""Immutable values, and how to make new ones from them."""

from typing import TypeVar

T = TypeVar("T")


def replaced(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """`values` with `value` at index `at`."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)
