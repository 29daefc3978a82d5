"""The Origin check: only our own page may open a socket. Browsers say under `Origin` whose it is.

Without this any page could open sockets out of its visitors' browsers, from their networks and in
their numbers. What is no browser sends no `Origin` and could send any: a token is all it has.
"""

import os
from collections.abc import Mapping
from urllib.parse import urlsplit

MOST_ORIGIN = 300


def allowed_origins() -> tuple[str, ...]:
    """Origins that are ours besides the host that was asked, from the environment.

    SITE: one or more, with blanks between, as "https://gavel.example.org". Needed where something
    stands before the gateway that asks it under another name.
    """
    return tuple(os.environ.get("SITE", "").lower().split())


def is_allowed(headers: Mapping[str, str]) -> bool:
    """By the headers of the opening request, whatever the case of their names."""
    said = {name.lower(): value.lower() for name, value in headers.items()}
    origin = said.get("origin")
    if len(origin or "") > MOST_ORIGIN:
        return False
    return origin is None or origin in allowed_origins() or _is_at(origin, said.get("host", ""))


def _is_at(origin: str, host: str) -> bool:
    """By name and port; "null", a file and nonsense have none."""
    try:
        return urlsplit(origin).netloc == host != ""
    except ValueError:
        return False
