"""The codes with which the server closes a socket."""

from typing import Final

TOO_MANY_FRAMES: Final = 1008
TRY_LATER: Final = 1013
SIGNED_OUT: Final = 4401
"""The device was signed out, from another one."""
NOT_YOURS: Final = 4403
"""The seat that was asked for is not one's own."""
MISSING: Final = 4404
"""There is no such table."""
OTHER_VERSION: Final = 4426
"""The client speaks another version of the wire than the server, or does not say which."""
