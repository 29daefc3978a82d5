"""The secret seeds of games. No view, log or answer ever reads them."""

import secrets
from collections.abc import Callable
from contextlib import suppress

from infra.at_hand import AtHand
from infra.lifetimes import KEPT_DAYS, ends
from infra.shelf import Item, Shelf, Taken

SEED_BYTES = 32
AT_HAND = 2_000

Key = tuple[str, int]


class Seeds:
    """Each lies in an item of its own and never changes; those used lately are at hand."""

    def __init__(self, shelf: Shelf, now: Callable[[], int]) -> None:
        self._shelf = shelf
        self._now = now
        self._known: AtHand[Key, str] = AtHand(AT_HAND)

    def of(self, room: str, number: int) -> bytes:
        """The seed of a room's game, made once."""
        kept = self._known.get((room, number)) or self._kept(room, number)
        self._keep(room, number, kept)
        return bytes.fromhex(kept)

    def renew(self, room: str, number: int) -> None:
        """A room that lives on keeps the seed of its game."""
        self._shelf.put(self._item(room, number, self.of(room, number).hex()))

    def is_at_hand(self, room: str, number: int) -> bool:
        return (room, number) in self._known

    def fetch(self, room: str) -> None:
        """All of a room's, with one query, whichever of its games is on."""
        for item in self._shelf.query(f"ROOM#{room}", prefix="SEED#"):
            self._keep(room, int(item.sk.removeprefix("SEED#")), item.body)

    def _kept(self, room: str, number: int) -> str:
        fresh = self._item(room, number, secrets.token_hex(SEED_BYTES))
        kept = self._shelf.get(fresh.pk, fresh.sk)
        if kept is None:
            with suppress(Taken):  # Somebody else made it at the same moment: theirs is the one.
                self._shelf.put_if_absent(fresh)
            kept = self._shelf.get(fresh.pk, fresh.sk)
        assert kept is not None
        return kept.body

    def _item(self, room: str, number: int, seed: str) -> Item:
        return Item(f"ROOM#{room}", f"SEED#{number}", seed, ends(self._now(), KEPT_DAYS))

    def _keep(self, room: str, number: int, seed: str) -> None:
        self._known.keep((room, number), seed)
