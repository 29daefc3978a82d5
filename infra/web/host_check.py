"""Under which name a server is asked: `Host`, read strictly, and the names that are its own.

A page elsewhere may give its own name this machine's address (DNS rebinding): a browser then
asks as if both were one site, `Host` and `Origin` alike. So a name must be known. An address needs
no list: no name leads to where only it was typed.
"""

import os
import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

MOST_HOST = 255
HOST = re.compile(
    r"(?P<name>\[[0-9a-f:.]{2,45}\]|[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*)"
    r"(:(?P<port>[1-9][0-9]{0,4}))?"
)
MOST_PORT = 65_535
LOCALHOST = "localhost"


def host_name(host: str) -> str | None:
    """The name or address in a `Host` header, without its port; None where it is malformed."""
    if len(host) > MOST_HOST:
        return None
    found = HOST.fullmatch(host.lower())
    if found is None or int(found["port"] or 1) > MOST_PORT:
        return None
    name = found["name"].strip("[]")
    return name if "[" not in found["name"] or is_address(name) else None


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_own(host: str) -> bool:
    """Whether it is an address, or one of the names of this machine or of SITE."""
    name = host_name(host)
    return name is not None and (is_address(name) or name in own_names())


def own_names() -> set[str]:
    machine = socket.gethostname().lower().partition(".")[0]
    sites = {urlsplit(site).hostname or "" for site in os.environ.get("SITE", "").split()}
    return {LOCALHOST, machine, f"{machine}.local", socket.gethostname().lower(), *sites} - {""}
