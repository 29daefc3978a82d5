"""Mail addresses: validation, the normal form, and the hash they are stored under."""

import hashlib
import re

from domain.game import RuleBroken, must

MOST = 254
"""The longest address that mail can be sent to (RFC 5321)."""
LOCAL_PART = re.compile(r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}")
DOMAIN = re.compile(r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]")


def address(raw: str) -> str:
    """The address in the one way it is written here: small letters, a domain as the net has it.

    Raises:
        RuleBroken: "bad-mail".
    """
    local, at, domain = raw.strip().lower().rpartition("@")
    written = f"{local}@{_in_ascii(domain)}"
    must(bool(at and LOCAL_PART.fullmatch(local)), "bad-mail")
    must(bool(DOMAIN.fullmatch(_in_ascii(domain))) and len(written) <= MOST, "bad-mail")
    return written


def key(mail: str) -> str:
    """The hash that is stored instead of the address: nobody can read addresses in the store."""
    return hashlib.sha256(f"gavel mail {mail}".encode()).hexdigest()


def _in_ascii(domain: str) -> str:
    try:
        return domain.encode("idna").decode()
    except UnicodeError:
        raise RuleBroken("bad-mail") from None
