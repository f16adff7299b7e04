"""Values that never change, and how another is made of them."""

from typing import TypeVar

T = TypeVar("T")


def replaced(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """`values` with `value` in the place `at`."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)
