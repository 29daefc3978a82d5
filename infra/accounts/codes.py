"""One-time codes: six digits by mail, stored as an HMAC that only the server can compute (R-01).

An address has one code at a time. A fresh one makes the older void, the right one is used up.
"""

import hmac
import math
import secrets
import unicodedata

import msgspec
from msgspec import Struct

from domain.game import RuleBroken, must
from infra.accounts.address import key
from infra.ports.store import AlreadyExists, ConditionFailed, Item, Store
from infra.rate_limits import Window, count_one, wait_in
from infra.services import Services

DIGITS = 6
CODE_SECONDS = 600
TRIES = 5
ADDRESS_MAILS_AN_HOUR = 5
NETWORK_MAILS_AN_HOUR = 30
"""To one client network, behind which a school may stand; a tenth of what all are sent."""
ALL_MAILS_AN_HOUR = 300
"""To all together: a flood of strange addresses must end somewhere."""
HOUR_MS = 3_600_000
ATTEMPTS = 8


class SealedCode(Struct, frozen=True):
    """A code as it is stored. `id`: which of this address; its tries are counted under it."""

    id: str
    seal: str


def issue_code(services: Services, mail: str, network: str) -> str:
    """A new code for this address, which somebody in this network wants to be sent.

    The network is counted first: what it asks for in vain uses up nothing of anybody else's.

    Raises:
        RuleBroken: "too-many-mails-here" and "too-many-mails" with the `minutes` to wait; "busy".
    """
    now = services.now()
    _count_for_network(services, network, now)
    _count_for_address(services.store, mail, now)
    _count_for_all(services.store, now)
    digits = f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"
    number = secrets.token_hex(8)
    code = SealedCode(number, _seal(services, mail, number, digits))
    services.store.put(Item(_pk(mail), "-", _written(code), now // 1000 + CODE_SECONDS))
    return digits


def verify_code(services: Services, mail: str, typed: str) -> Item:
    """The stored code, if that is what was typed. Each call is a try.

    Raises:
        RuleBroken: "code-wrong" with the tries `left`; "code-gone": expired, used up, never sent.
    """
    stored = services.store.get(_pk(mail), "-")
    if stored is None:
        raise RuleBroken("code-gone")
    code = msgspec.json.decode(stored.body, type=SealedCode)
    tries = services.store.add(_pk(mail), f"TRIES#{code.id}", 1, stored.expires)
    must(tries <= TRIES, "code-gone")
    if not hmac.compare_digest(_seal(services, mail, code.id, _digits(typed)), code.seal):
        must(tries < TRIES, "code-gone")
        raise RuleBroken("code-wrong", left=TRIES - tries)
    return stored


def consume_code(store: Store, stored: Item) -> None:
    """Delete the code, so that nobody signs in with it again.

    Raises:
        RuleBroken: "code-gone": somebody was faster.
    """
    try:
        store.delete_if_unchanged(stored)
    except ConditionFailed:
        raise RuleBroken("code-gone") from None


def delete_codes(store: Store, key_of_mail: str) -> None:
    """Delete the code of an address, and the count of its mails."""
    for item in store.query(f"CODE#{key_of_mail}"):
        store.delete(item.pk, item.sk)


def _count_for_address(store: Store, mail: str, now: int) -> None:
    """Of many who ask at once, no more get a mail than may."""
    for _ in range(ATTEMPTS):
        stored = store.get(_pk(mail), "MAILS")
        sent = [] if stored is None else msgspec.json.decode(stored.body, type=list[int])
        wait = wait_in(Window(ADDRESS_MAILS_AN_HOUR, HOUR_MS), sent, now)
        if wait > 0:
            raise _too_many(wait)
        body = _written([*sent[-ADDRESS_MAILS_AN_HOUR:], now])
        counted = Item(_pk(mail), "MAILS", body, now // 1000 + HOUR_MS // 1000)
        try:
            store.put_if_absent(counted) if stored is None else store.put_if_unchanged(
                stored, counted
            )
        except (AlreadyExists, ConditionFailed):
            continue
        return
    raise RuleBroken("busy")


def _count_for_network(services: Services, network: str, now: int) -> None:
    """Under a seal that is another one each hour: who asked can neither be read nor followed."""
    seal = services.tokens.seal("asker", network, str(now // HOUR_MS))
    asked = count_one(services.store, f"ASKER#{seal}", "MAILS", now, HOUR_MS)
    if asked.count > NETWORK_MAILS_AN_HOUR:
        raise _too_many(asked.wait_ms, "too-many-mails-here")


def _count_for_all(store: Store, now: int) -> None:
    sent = count_one(store, "HOUSE", "MAILS", now, HOUR_MS)
    if sent.count > ALL_MAILS_AN_HOUR:
        raise _too_many(sent.wait_ms)


def _too_many(wait_ms: float, key: str = "too-many-mails") -> RuleBroken:
    return RuleBroken(key, minutes=math.ceil(wait_ms / 60_000))


def _seal(services: Services, mail: str, number: str, digits: str) -> str:
    return services.tokens.seal("code", mail, number, digits)


def _digits(typed: str) -> str:
    """As it is pasted: with blanks, or in the wide digits of a Chinese keyboard."""
    return "".join(c for c in unicodedata.normalize("NFKC", typed) if c.isalnum())


def _written(what: SealedCode | list[int]) -> str:
    return msgspec.json.encode(what).decode()


def _pk(mail: str) -> str:
    return f"CODE#{key(mail)}"
