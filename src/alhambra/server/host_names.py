"""The host names that a server answers to.

Another site could point a name of its own at a server at home. Its pages would then have the same
origin, and could do whatever a guest can. So the server only answers to names that no such site can
have, and to those that its administrator has listed.
"""

import re
from collections.abc import Iterable
from ipaddress import ip_address
from socket import gethostname
from typing import Final

_AT_HOME: Final = (
    ".localhost",
    ".local",
    ".lan",
    ".home",
    ".home.arpa",
    ".internal",
    ".localdomain",
)
"""Endings of names that no site on the internet can have."""
_PROPER: Final = re.compile(r"[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9_])?")


class HostNames:
    def __init__(self, named: Iterable[str] = ()) -> None:
        self._named = {name.lower().rstrip(".") for name in (*named, gethostname())}

    def allow(self, host: str) -> bool:
        """Whether a request may be meant for this server, going by its `Host`. Programs other than
        browsers may send none."""
        name = name_in(host)
        return (
            name in ("", "localhost")
            or name in self._named
            or (_PROPER.fullmatch(name) is not None and "." not in name)
            or name.endswith(_AT_HOME)
            or _is_address(name)
        )


def name_in(host: str) -> str:
    """The name or address in a `Host`, without the port."""
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0].rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
