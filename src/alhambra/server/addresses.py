"""Visitors' addresses, as limits and bans see them."""

from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

ONE_HOUSEHOLD: Final = 64
"""Prefix length of an IPv6 household: whoever has one address usually has all that share these
bits."""
_MAPPED: Final = IPv6Network("::ffff:0:0/96")
"""IPv4 addresses as a dual-stack socket shows them."""


def parsed_address(text: str) -> Address | None:
    """An address, as IPv4 wherever it is one; None for anything else."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def parsed_network(text: str) -> Network | None:
    """An address, or a range such as 192.0.2.0/24, if it is one. A single IPv6 address stands for
    its household."""
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(network, IPv4Network):
        return network
    if network.subnet_of(_MAPPED):
        inside = network.network_address.ipv4_mapped
        assert inside is not None
        return IPv4Network((inside, network.prefixlen - _MAPPED.prefixlen))
    single = network.prefixlen == network.max_prefixlen
    return network.supernet(new_prefix=ONE_HOUSEHOLD) if single else network


@lru_cache(maxsize=4096)
def household(text: str) -> str:
    """Those who share limits: one IPv4 address, or an IPv6 /64."""
    address = parsed_address(text)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, ONE_HOUSEHOLD), strict=False))
    return text if address is None else str(address)
