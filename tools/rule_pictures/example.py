"""One drawing: its kind, what it shows, the sentence under it, and the engine's verdict."""

from typing import Any

from alhambra.core.messages import Refusal
from alhambra.parts.majority import majority_points

Example = dict[str, Any]
Examples = dict[str, list[Example]]


def example(kind: str, says: str, facts: dict[str, Any] | None = None, **shown: Any) -> Example:
    """`says` is the end of a message's id, `picture-…`."""
    return {"kind": kind, "says": says, "facts": facts or {}, **shown}


def judged(drawn: Example, refusal: Refusal | None) -> Example:
    """Whether it is allowed, and if not, by which rule."""
    return drawn | {"allowed": refusal is None, "rule": refusal.rule if refusal else None}


def majority(says: str, art: str, counts: list[int], places: list[int], **facts: Any) -> Example:
    """How many pieces of a drawing everybody has, and what each gets for them."""
    points = majority_points(counts, places)
    return example("majority", says, facts, art=art, counts=counts, points=points)
