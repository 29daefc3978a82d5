"""Signed tokens (JWT, HS256) that say who somebody is."""

import secrets
import time
from collections.abc import Callable
from typing import Any

import jwt
from msgspec import Struct

from domain.room.pieces import Person
from infra.accounts.token_keys import (
    BEFORE_IDS,
    DAY_SECONDS,
    READ_AGAIN_SECONDS,
    ReadKeys,
    TokenKey,
)

ALGORITHM = "HS256"
UNKNOWN_KEY_SECONDS = 10
"""So often at most a token of an unknown key lets the keys be read anew."""
OPTIONS: Any = {"require": ["sub", "exp"], "verify_exp": False}


class BadToken(Exception):
    """Forged, expired, or no token of ours at all. Which of these, nobody is told."""


class Identity(Struct, frozen=True):
    """Who comes with a token: a guest or the owner of an account, under this name.

    `generation`: the account's when the token was issued; None for a guest. `was`: the guests an
    account acts for; the token does not say them (infra/accounts/auth.py does).
    """

    person: Person
    name: str
    generation: int | None = None
    was: tuple[Person, ...] = ()


def new_person() -> Person:
    """Sixteen characters (A-Z a-z 0-9 - _) that nobody can guess."""
    return Person(secrets.token_urlsafe(12))


class Tokens:
    """Issues and reads tokens by keys that may be rotated. A token names its key (`kid`)."""

    def __init__(self, keys: ReadKeys, now: Callable[[], float] = time.time) -> None:
        self._keys = keys
        self._now = now

    def load_keys(self) -> None:
        """Now, so that nobody waits for them later.

        Raises:
            Unavailable
        """
        self._keys(READ_AGAIN_SECONDS)

    def issue(self, person: Person, name: str, days: float, generation: int | None = None) -> str:
        """A token that says so, for so many days; with a generation it is an account's.

        Raises:
            Unavailable
        """
        until = int(self._now() + days * DAY_SECONDS)
        claims: dict[str, Any] = {"sub": person, "name": name, "exp": until}
        if generation is not None:
            claims["gen"] = generation
        key = self._keys(READ_AGAIN_SECONDS).signing(self._now())
        headers = None if key.id == BEFORE_IDS else {"kid": key.id}
        return jwt.encode(claims, key.secret, algorithm=ALGORITHM, headers=headers)

    def read(self, token: str) -> Identity:
        """Who it was issued to.

        Raises:
            BadToken
            Unavailable
        """
        header = _understood(lambda: jwt.get_unverified_header(token))
        key = self._accepted(header.get("kid", BEFORE_IDS))
        return self._bearer(
            _understood(lambda: jwt.decode(token, key.secret, [ALGORITHM], OPTIONS))
        )

    def _accepted(self, key_id: str) -> TokenKey:
        """One that is not known may have come lately."""
        for age in (READ_AGAIN_SECONDS, UNKNOWN_KEY_SECONDS):
            key = self._keys(age).accepted(key_id, self._now())
            if key is not None:
                return key
        raise BadToken

    def _bearer(self, claims: dict[str, Any]) -> Identity:
        """By our own clock, which a test may set; PyJWT would read the machine's."""
        match claims:
            case {"sub": str(person), "name": str(name), "exp": int(until)} if self._now() < until:
                return Identity(Person(person), name, _generation(claims))
            case _:
                raise BadToken


def _understood(decode: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    try:
        return decode()
    except (jwt.InvalidTokenError, UnicodeError, ValueError) as flaw:
        raise BadToken from flaw


def _generation(claims: dict[str, Any]) -> int | None:
    generation = claims.get("gen")
    if generation is None or isinstance(generation, int):
        return generation
    raise BadToken
