"""The server's secrets, each in a private file beside the store: token keys and the hash secret.

Whoever copies the store alone has neither: they can make no token, and find no address in it.
"""

import os
import secrets
from pathlib import Path

from infra.accounts.keyed_hash import KeyedHash
from infra.accounts.token_keys import (
    LEAST_SECRET_BYTES,
    Keyring,
    new_keyring,
    read,
    rotated,
    written,
)
from infra.ports.store import Item, Store, Unavailable

PRIVATE = 0o600
KEYS_SECONDS = 2
"""So often a running server looks whether its keys were rotated."""
WHERE_TOKENS_WERE_SIGNED = ("HOUSE", "TOKENS")
"""In the store the secret lay before; there it is no longer looked for once it was taken over."""
WHICH_HASH = ("HOUSE", "HASHED")


def token_keys_file(store: Path) -> Path:
    return store.with_name(f"{store.stem}.token-keys")


def hash_secret_file(store: Path) -> Path:
    return store.with_name(f"{store.stem}.hash-secret")


def make_secrets(file: Path, store: Store) -> None:
    """What is missing. The secret that an older server kept in the store becomes the first key."""
    older = store.get(*WHERE_TOKENS_WERE_SIGNED)
    if not token_keys_file(file).exists():
        _write(token_keys_file(file), written(new_keyring(older.body if older else "")))
    if not hash_secret_file(file).exists():
        _write(hash_secret_file(file), secrets.token_hex(LEAST_SECRET_BYTES))
    if older is not None:
        store.delete(*WHERE_TOKENS_WERE_SIGNED)


def read_keyring(file: Path) -> Keyring:
    """Raises Unavailable."""
    try:
        return read(token_keys_file(file).read_text())
    except (OSError, ValueError) as trouble:
        raise Unavailable(str(trouble)) from trouble


def read_hash_secret(file: Path) -> str:
    return hash_secret_file(file).read_text()


def is_the_stores_own(keyed_hash: KeyedHash, store: Store) -> bool:
    """Whether the store's addresses were hashed with this secret: else nobody is found by one."""
    this = keyed_hash.of("which secret")
    kept = store.get(*WHICH_HASH)
    if kept is None:
        store.put(Item(*WHICH_HASH, this))
    return kept is None or kept.body == this


def rotate(file: Path, now: float, *, forget: bool) -> Keyring:
    """A new token key; `forget`: no other is accepted any more.

    Raises:
        KeyringTooLarge
        Unavailable: there are no keys, or they can't be read.
    """
    keyring = new_keyring() if forget else rotated(read_keyring(file), now)
    _write(token_keys_file(file), written(keyring))
    return keyring


def _write(path: Path, text: str) -> None:
    """Whole or not at all, for the owner alone from its first moment on."""
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "w") as opened:
        opened.write(text)
        opened.flush()
        os.fsync(opened.fileno())
    new.replace(path)
