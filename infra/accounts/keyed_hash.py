"""Keyed hashes (HMAC-SHA256) of what is looked up or checked, but must not be read in the store."""

import hmac
from collections.abc import Callable
from functools import cached_property


class KeyedHash:
    """Hashes under a secret of its own, which never changes and lies in no table.

    Accounts are found by such hashes of addresses: under another secret nobody would be found.
    `secret` is asked for when the first hash is.
    """

    def __init__(self, secret: Callable[[], str]) -> None:
        self._read = secret

    @cached_property
    def _secret(self) -> bytes:
        return self._read().encode()

    def of(self, kind: str, *parts: str) -> str:
        """Hexadecimal. Who has not the secret can neither make it nor find the parts by trying."""
        return hmac.new(self._secret, "\n".join((kind, *parts)).encode(), "sha256").hexdigest()
