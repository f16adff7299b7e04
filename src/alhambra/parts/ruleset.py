"""A game played with the components of the box.

The rulesets look alike: each names the functions and types of its own folder.
"""

from typing import Self

from mypy_extensions import mypyc_attr

from alhambra.core.state import Ruleset
from alhambra.parts.components import Components


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxedRuleset(Ruleset):
    """A game with the shipped components, or with custom ones."""

    def __init__(self, components: Components | None = None) -> None:
        self.components = components

    def with_components(self, components: Components) -> Self:
        """The same game with other components."""
        return type(self)(components)
