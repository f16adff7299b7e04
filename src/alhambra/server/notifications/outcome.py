"""What became of something that was to be sent."""

from typing import Literal, NamedTuple


class Outcome(NamedTuple):
    """`gone`: nobody is there any more. `later`: it may succeed another time. `refused`: it never
    will."""

    what: Literal["sent", "gone", "later", "refused"]
    after: int = 0
    """Seconds to wait at least, if that was said."""
