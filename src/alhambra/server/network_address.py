"""This machine's network."""

import contextlib
import socket


def own_lan_address() -> str | None:
    """The address at which other devices find this machine, if it is on a network at all."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Connecting a datagram socket sends nothing; it only finds the route.
        probe.connect(("10.255.255.255", 1))
        address = str(probe.getsockname()[0])
        return None if address.startswith("127.") or address == "0.0.0.0" else address
    return None


def lan_address(bound: socket.socket) -> str | None:
    """Where other devices find what listens on `bound`, if they can."""
    listens_to, port = bound.getsockname()[:2]
    address = own_lan_address() if listens_to in ("0.0.0.0", "::") else None
    return None if address is None else f"http://{address}:{port}/"
