"""Where somebody comes from, as limits count it."""

from __future__ import annotations

import functools
import ipaddress

HOME = 64
"""Bits of an IPv6 address that a household has for itself: with the rest it can make up any number of addresses."""


@functools.lru_cache(4096)
def household(address: str) -> str:
    """An IPv4 address, however it is written, or the network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), HOME), strict=False))
