"""The client's network, for rate limits alone: it is never stored as it is."""

import hmac
import os
from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address

EDGE_HEADER = "x-gavel-edge"
SUBNET_BITS = 64
"""The part of an IPv6 address that names its network; the rest anybody may choose."""


def client_network(peer: str, headers: Mapping[str, str]) -> str:
    """The network of who asks. `peer`: the address that is connected; names in small letters.

    In the cloud that is the edge (decisions/0010), which says for whom it asks: the last in
    `X-Forwarded-For`, but for itself. Anybody can write that header, so it is believed only with
    the word EDGE, which the edge alone says (template.yaml). On one machine there is no such word,
    and the peer is who asks: what a proxy says of them is read by uvicorn (FORWARDED_ALLOW_IPS).
    """
    return network_of(_viewer(peer, headers) if _is_edge(headers) else peer)


def network_of(address: str) -> str:
    """An IPv4 address, or the /64 of an IPv6 one. All that is no address is one network."""
    try:
        ip = ip_address(address)
    except ValueError:
        return ""
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return str(IPv6Network((int(ip), SUBNET_BITS), strict=False))


def _is_edge(headers: Mapping[str, str]) -> bool:
    word, said = os.environ.get("EDGE", ""), headers.get(EDGE_HEADER, "")
    return bool(word) and hmac.compare_digest(word.encode(), said.encode())


def _viewer(peer: str, headers: Mapping[str, str]) -> str:
    """The gateway adds the edge last; what stands before the viewer they wrote themselves."""
    said = [one.strip() for one in headers.get("x-forwarded-for", "").split(",")]
    if said[-1] == peer:
        said.pop()
    return said[-1] if said else peer
