"""A game that is played with the components of the box."""

from typing import Self

from mypy_extensions import mypyc_attr

from alhambra.core.state import Ruleset
from alhambra.parts.components import Components


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxedRuleset(Ruleset):
    """A game with the components that are shipped, or with one's own."""

    def __init__(self, components: Components | None = None) -> None:
        self.components = components

    def with_components(self, components: Components) -> Self:
        """The same game with other components."""
        return type(self)(components)
