"""Signed tokens (JWT, HS256) that say who somebody is, and keyed hashes (`seal`)."""

import hmac
import secrets
import time
from collections.abc import Callable
from typing import Any

import jwt
from msgspec import Struct

from domain.room.pieces import Person

ALGORITHM = "HS256"
LEAST_SECRET_BYTES = 32
DAY_SECONDS = 86_400
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
    """Issues and reads tokens with one secret of at least 32 bytes.

    Raises:
        ValueError: the secret is shorter; it could be found by trying.
    """

    def __init__(self, secret: str, now: Callable[[], float] = time.time) -> None:
        if len(secret.encode()) < LEAST_SECRET_BYTES:
            raise ValueError("the token secret is too short")
        self._secret = secret
        self._now = now

    def issue(self, person: Person, name: str, days: float, generation: int | None = None) -> str:
        """A token that says so, for so many days; with a generation it is an account's."""
        until = int(self._now() + days * DAY_SECONDS)
        claims: dict[str, Any] = {"sub": person, "name": name, "exp": until}
        if generation is not None:
            claims["gen"] = generation
        return jwt.encode(claims, self._secret, algorithm=ALGORITHM)

    def read(self, token: str) -> Identity:
        """Who it was issued to.

        Raises:
            BadToken
        """
        try:
            claims = jwt.decode(token, self._secret, [ALGORITHM], OPTIONS)
        except (jwt.InvalidTokenError, UnicodeError, ValueError) as flaw:
            raise BadToken from flaw
        return self._bearer(claims)

    def seal(self, *parts: str) -> str:
        """What only we can make of these words (hexadecimal); they cannot be found from it."""
        return hmac.new(self._secret.encode(), "\n".join(parts).encode(), "sha256").hexdigest()

    def _bearer(self, claims: dict[str, Any]) -> Identity:
        """By our own clock, which a test may set; PyJWT would read the machine's."""
        match claims:
            case {"sub": str(person), "name": str(name), "exp": int(until)} if self._now() < until:
                return Identity(Person(person), name, _generation(claims))
            case _:
                raise BadToken


def _generation(claims: dict[str, Any]) -> int | None:
    generation = claims.get("gen")
    if generation is None or isinstance(generation, int):
        return generation
    raise BadToken
