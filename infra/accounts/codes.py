"""One-time codes: six digits by mail, stored as an HMAC that only the server can compute (R-01).

A code and its tries belong to a nonce that the browser which asked for it holds: who knows an
address alone can neither make its owner's code void nor use up its tries. The right one is used up.
"""

import hmac
import math
import re
import secrets
import unicodedata

import msgspec
from msgspec import Struct

from domain.game import RuleBroken, must
from infra.ports.store import AlreadyExists, ConditionFailed, Item
from infra.rate_limits import Window, count_one, wait_in
from infra.services import Services

DIGITS = 6
CODE_SECONDS = 600
TRIES = 5
ADDRESS_MAILS_AN_HOUR = 5
"""To an address, asked for in one network: what strangers ask for elsewhere uses up none of it."""
NETWORK_MAILS_AN_HOUR = 30
"""To one client network, behind which a school may stand; a tenth of what all are sent."""
ALL_MAILS_AN_HOUR = 300
"""What all askers together may make us send: a flood of strange addresses must end somewhere."""
FLOODED_ADDRESS_MAILS_AN_HOUR = 50
"""To an address from everywhere. It takes ten networks, as many as use up the mails of all."""
HOUR_MS = 3_600_000
ATTEMPTS = 8
NONCE_BYTES = 16
NONCE = re.compile(r"[0-9a-f]{32}")


class IssuedCode(Struct, frozen=True):
    """`digits` go by mail, `nonce` to the browser that asked. Neither is worth anything alone."""

    nonce: str
    digits: str


def issue_code(services: Services, mail: str, network: str) -> IssuedCode:
    """A new code for this address, which somebody in this network wants to be sent.

    The network is counted first: what it asks for in vain uses up nothing of anybody else's.

    Raises:
        RuleBroken: "too-many-mails-here" and "too-many-mails" with the `minutes` to wait; "busy".
    """
    now = services.now()
    _count_for_network(services, network, now)
    _count_for_address(services, mail, network, now)
    _count_for_all(services, mail, now)
    code = IssuedCode(secrets.token_hex(NONCE_BYTES), f"{secrets.randbelow(10**DIGITS):0{DIGITS}}")
    kept = Item(_pk(code.nonce), "-", _hashed(services, mail, code), now // 1000 + CODE_SECONDS)
    services.codes.put(kept)
    return code


def verify_code(services: Services, mail: str, nonce: str, typed: str) -> Item:
    """The kept code, if that is what was typed. Each call is a try.

    Raises:
        RuleBroken: "code-wrong": another one, expired, used up, tried too often, never sent. Which
            of these is not told: it would tell who is signing in just now.
    """
    kept = services.codes.get(_pk(nonce), "-") if NONCE.fullmatch(nonce) else None
    if kept is None:
        raise RuleBroken("code-wrong")
    tries = services.codes.add(_pk(nonce), "TRIES", 1, kept.expires)
    hashed = _hashed(services, mail, IssuedCode(nonce, _digits(typed)))
    must(hmac.compare_digest(hashed, kept.body) and tries <= TRIES, "code-wrong")
    return kept


def consume_code(services: Services, kept: Item) -> None:
    """Nobody signs in with it again.

    Raises:
        RuleBroken: "code-wrong": somebody was faster.
    """
    try:
        services.codes.delete_if_unchanged(kept)
    except ConditionFailed:
        raise RuleBroken("code-wrong") from None


def _count_for_address(services: Services, mail: str, network: str, now: int) -> None:
    """Of many who ask at once, no more get a mail than may. Network and address are not kept."""
    store, pk = services.store, f"ASKED#{services.keyed_hash.of('asked', mail, network)}"
    for _ in range(ATTEMPTS):
        kept = store.get(pk, "MAILS")
        sent = [] if kept is None else msgspec.json.decode(kept.body, type=list[int])
        wait = wait_in(Window(ADDRESS_MAILS_AN_HOUR, HOUR_MS), sent, now)
        if wait > 0:
            raise _too_many(wait)
        body = _written([*sent[-ADDRESS_MAILS_AN_HOUR:], now])
        counted = Item(pk, "MAILS", body, now // 1000 + HOUR_MS // 1000)
        try:
            store.put_if_absent(counted) if kept is None else store.put_if_unchanged(kept, counted)
        except (AlreadyExists, ConditionFailed):
            continue
        return
    raise RuleBroken("busy")


def _count_for_network(services: Services, network: str, now: int) -> None:
    """Under a hash that is another one each hour: who asked can neither be read nor followed."""
    asker = services.keyed_hash.of("asker", network, str(now // HOUR_MS))
    asked = count_one(services.store, f"ASKER#{asker}", "MAILS", now, HOUR_MS)
    if asked.count > NETWORK_MAILS_AN_HOUR:
        raise _too_many(asked.wait_ms, "too-many-mails-here")


def _count_for_all(services: Services, mail: str, now: int) -> None:
    """An address that is flooded from everywhere uses up nothing of the other addresses'."""
    store, mailed = services.store, services.keyed_hash.of("mailed", mail)
    flooded = count_one(store, f"MAILED#{mailed}", "MAILS", now, HOUR_MS)
    if flooded.count > FLOODED_ADDRESS_MAILS_AN_HOUR:
        raise _too_many(flooded.wait_ms)
    sent = count_one(store, "HOUSE", "MAILS", now, HOUR_MS)
    if sent.count > ALL_MAILS_AN_HOUR:
        raise _too_many(sent.wait_ms)


def _too_many(wait_ms: float, key: str = "too-many-mails") -> RuleBroken:
    return RuleBroken(key, minutes=math.ceil(wait_ms / 60_000))


def _hashed(services: Services, mail: str, code: IssuedCode) -> str:
    return services.keyed_hash.of("code", mail, code.nonce, code.digits)


def _digits(typed: str) -> str:
    """As it is pasted: with blanks, or in the wide digits of a Chinese keyboard."""
    return "".join(c for c in unicodedata.normalize("NFKC", typed) if c.isalnum())


def _written(what: list[int]) -> str:
    return msgspec.json.encode(what).decode()


def _pk(nonce: str) -> str:
    return f"CODE#{nonce}"
