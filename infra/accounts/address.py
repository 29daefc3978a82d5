"""Mail addresses: validation, the normal form, and the keyed hash they are stored under."""

import hashlib
import re
from unicodedata import normalize

from msgspec import Struct

from domain.game import RuleBroken, must
from infra.accounts.keyed_hash import KeyedHash

MOST = 254
"""The longest address that mail can be sent to (RFC 5321)."""
MOST_TYPED = 3 * MOST
LOCAL_PART = re.compile(
    r"(?=.{1,64}\Z)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
)
DOMAIN = re.compile(r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]")
AFTER = ">,.;:。、 \t\r\n"
"""What is pasted along, from a sentence or a list."""


def address(raw: str) -> str:
    """The address in the one way it is written here: small letters, a domain as the net has it.

    Wide letters and signs of a Chinese keyboard (NFKC), "mailto:" and what ends a sentence are no
    part of it.

    Raises:
        RuleBroken: "bad-mail".
    """
    must(len(raw) <= MOST_TYPED, "bad-mail")
    typed = normalize("NFKC", raw).lower().lstrip(" \t\r\n<").rstrip(AFTER).removeprefix("mailto:")
    local, at, domain = typed.rpartition("@")
    must(bool(at and LOCAL_PART.fullmatch(local)), "bad-mail")
    written = f"{local}@{_in_ascii(domain)}"
    must(bool(DOMAIN.fullmatch(_in_ascii(domain))) and len(written) <= MOST, "bad-mail")
    return written


class AddressKey(Struct, frozen=True):
    """The keyed hash that is stored instead of an address: nobody finds addresses by trying.

    It is made of `old`, the hash of before, which needed no secret (address_links.py).
    """

    keyed: str
    old: str


def address_key(keyed_hash: KeyedHash, mail: str) -> AddressKey:
    return from_old(keyed_hash, hashlib.sha256(f"gavel mail {mail}".encode()).hexdigest())


def from_old(keyed_hash: KeyedHash, old: str) -> AddressKey:
    return AddressKey(keyed_hash.of("address", old), old)


def _in_ascii(domain: str) -> str:
    """By UTS-46, not transitional: straße.de is another's than strasse.de."""
    if domain.isascii():
        return domain
    from idna import encode  # noqa: PLC0415  (two big tables, which a function seldom needs)

    try:
        return encode(domain, uts46=True, std3_rules=True).decode()
    except UnicodeError:
        raise RuleBroken("bad-mail") from None
