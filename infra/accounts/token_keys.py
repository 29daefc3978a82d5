"""Token keys and their rotation: one signs, those before it are accepted until their tokens end.

They are stored as one text apart from all else: a private file on one machine, an SSM SecureString
in the cloud. No table holds them.
"""

import logging
import secrets
from collections.abc import Callable
from threading import Lock

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from infra.ports.store import Unavailable

log = logging.getLogger(__name__)

DAY_SECONDS = 86_400
TOKEN_DAYS = 30
"""No token lasts longer."""
LEAST_SECRET_BYTES = 32
READ_AGAIN_SECONDS = 300
LEAD_SECONDS = 600
"""So long a new key is accepted before it signs: by then every process has read it."""
MOST_KEYS = 8
"""Their text must fit into a parameter (4 KB)."""
BEFORE_IDS = ""
"""The id of the key that signed before keys had any: its tokens name none."""


class KeyringTooLarge(ValueError):
    """So many keys are still accepted. One more rotation has to wait, or forget them all."""


class TokenKey(Struct, frozen=True):
    """It signs from `since` on, and nothing of it is accepted from `until` on (Unix seconds).

    Raises:
        ValueError: the secret could be found by trying.
    """

    id: str
    secret: str
    since: int = 0
    until: int | None = None

    def __post_init__(self) -> None:
        if len(self.secret.encode()) < LEAST_SECRET_BYTES:
            raise ValueError("the token secret is too short")

    def __repr__(self) -> str:
        """Without the secret: no log may hold it."""
        return f"TokenKey({self.id!r})"


class Keyring(Struct, frozen=True):
    """All keys that are accepted, the newest first.

    Raises:
        ValueError: there are none.
    """

    keys: tuple[TokenKey, ...]

    def __post_init__(self) -> None:
        if not self.keys:
            raise ValueError("a keyring without a key")

    def signing(self, now: float) -> TokenKey:
        """The newest whose time has come."""
        return next((key for key in self.keys if key.since <= now), self.keys[-1])

    def accepted(self, key_id: str, now: float) -> TokenKey | None:
        return next((key for key in self.alive(now) if key.id == key_id), None)

    def alive(self, now: float) -> tuple[TokenKey, ...]:
        return tuple(key for key in self.keys if key.until is None or now < key.until)


ReadKeys = Callable[[float], Keyring]
"""The keys as they were at most so many seconds ago."""


def new_keyring(secret: str = "") -> Keyring:
    """One key; `secret`: that of before there were ids, whose tokens stay good."""
    return Keyring((TokenKey(BEFORE_IDS, secret),) if secret else (_new_key(0),))


def rotated(kept: Keyring, now: float) -> Keyring:
    """With a new key, which soon signs. The others end with the last token they may sign.

    Raises:
        KeyringTooLarge
    """
    since = round(now) + LEAD_SECONDS
    last = since + TOKEN_DAYS * DAY_SECONDS
    older = tuple(replace(key, until=key.until or last) for key in kept.alive(now))
    if len(older) >= MOST_KEYS:
        raise KeyringTooLarge(f"{len(older)} keys are still accepted: rotate later, or with --now")
    return Keyring((_new_key(since), *older))


def written(keyring: Keyring) -> str:
    return msgspec.json.encode(keyring).decode()


def read(text: str) -> Keyring:
    """Raises msgspec.DecodeError (a ValueError): that is no keyring."""
    return msgspec.json.decode(text, type=Keyring)


class KeyCache:
    """The stored keys, read anew when what is known is older than it may be.

    When they can't be read, what is known stays good: a rotation is taken up later.
    """

    def __init__(
        self,
        read: Callable[[], Keyring],
        now: Callable[[], float],
        most_seconds: float = READ_AGAIN_SECONDS,
    ) -> None:
        self._read = read
        self._now = now
        self._most = most_seconds
        self._lock = Lock()
        self._known: Keyring | None = None
        self._read_at = 0.0

    def at_most_old(self, seconds: float) -> Keyring:
        """Raises Unavailable: they could never be read."""
        with self._lock:
            age = self._now() - self._read_at
            if self._known is None or not 0 <= age < min(seconds, self._most):
                self._known = self._read_or(self._known)
                self._read_at = self._now()
            return self._known

    def _read_or(self, known: Keyring | None) -> Keyring:
        try:
            return self._read()
        except (Unavailable, ValueError) as trouble:
            if known is None:
                raise
            log.warning("token keys could not be read: %s", type(trouble).__name__)
            return known


def _new_key(since: int) -> TokenKey:
    return TokenKey(secrets.token_hex(4), secrets.token_hex(LEAST_SECRET_BYTES), since)
