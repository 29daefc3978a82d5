"""The store: one key-value port with conditional writes, counters and expiry.

Items are stored under a partition key `pk` and, within it, in the order of their `sk` (by code
point). Every store keeps the same promises:

- Reads are consistent: what was written before is seen.
- An expired item is nowhere: it is not read, stands in nobody's way and equals nothing, whether
  or not it is purged yet.
- Each write happens whole or not at all, whoever else writes at the same moment.
- What a store can't do just now it tries again for at most about 12 seconds, then raises
  `Unavailable`. The write may have happened all the same (its answer was lost): whoever tries
  again must be ready for their own `AlreadyExists`, and a counter may have counted.
"""

from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

MAX_ITEM_BYTES = 400_000
"""What an item may weigh with its keys: DynamoDB takes 400 KB (409,600), the rest is for names."""

FIRST = "\0"
LAST = "\U0010ffff"
"""They sort before and after every other character; no key contains them, and none is empty."""


class AlreadyExists(Exception):
    """There is an item under this key already."""


class ConditionFailed(Exception):
    """The item under this key, if any, is not the one that was read."""


class Unavailable(Exception):
    """The store could not be reached, or stayed locked or throttled. Later it may work."""


class ItemTooLarge(ValueError):
    """The item weighs more than `MAX_ITEM_BYTES`."""


class Item(Struct, frozen=True):
    """A stored item.

    `body` is a text the store doesn't look into (JSON, without lone surrogates); a counter's body
    is its number in decimal. From `expires` on (unix seconds) the item is gone.
    """

    pk: str
    sk: str
    body: str
    expires: int | None = None

    def is_alive(self, now: float) -> bool:
        return self.expires is None or now < self.expires

    def checked(self) -> "Item":
        """Itself.

        Raises:
            ItemTooLarge: no store takes it.
        """
        if sum(len(text.encode()) for text in (self.pk, self.sk, self.body)) > MAX_ITEM_BYTES:
            raise ItemTooLarge(f"{self.pk} {self.sk}")
        return self

    def replacing(self, old: "Item") -> "Item":
        """Itself, weighed; only an item of the same key can be replaced."""
        if (self.pk, self.sk) != (old.pk, old.sk):
            raise ValueError(f"{self.pk} {self.sk} is not {old.pk} {old.sk}")
        return self.checked()


class Store(Protocol):
    """See the module for what all of it promises; any call may raise `Unavailable`."""

    def get(self, pk: str, sk: str) -> Item | None: ...

    def query(
        self,
        pk: str,
        *,
        prefix: str = "",
        after: str = "",
        backwards: bool = False,
        limit: int | None = None,
    ) -> list[Item]:
        """The partition's items in the order of their sk, or against it.

        `prefix`: only the keys that begin so. `after` goes on past that key, in the direction of
        reading; it need not exist. `limit` counts items that are returned.

            all commits after version 41    query(room, prefix="C#", after="C#000041")
            the newest commits              query(room, prefix="C#", backwards=True, limit=64)
            those before the ones           query(room, prefix="C#", after=oldest.sk, backwards=…)
            the people                      query(room, prefix="PERSON#")
        """
        ...

    def put(self, item: Item) -> None:
        """Write the item, over whatever is there.

        Raises:
            ItemTooLarge
        """
        ...

    def put_if_absent(self, item: Item) -> None:
        """Write the item if the key is free; of many who try at once, one succeeds.

        Raises:
            AlreadyExists: the key is not free; nothing was written.
            ItemTooLarge
        """
        ...

    def put_if_unchanged(self, old: Item, new: Item) -> None:
        """Write `new` (of the same key) if exactly `old` is still there, body and expiry.

        Raises:
            ConditionFailed: something else is there, or nothing; nothing was written.
            ItemTooLarge
        """
        ...

    def delete(self, pk: str, sk: str) -> None:
        """Delete the item under this key, if there is one."""
        ...

    def delete_if_unchanged(self, item: Item) -> None:
        """Delete it if exactly this is there, body and expiry; one of many succeeds.

        Raises:
            ConditionFailed: something else is there, or nothing; nothing was deleted.
        """
        ...

    def add(self, pk: str, sk: str, n: int, expires: int | None = None) -> int:
        """Add `n` to the counter under this key and return its new number.

        A counter starts at 0 and with this expiry, which later additions don't move. It can be
        read like any item, but is changed by nothing but `add` and `delete`.
        """
        ...


class KeyRange(Struct, frozen=True):
    """The keys a query may return: from `low` to `high`, both included, but never `past`."""

    low: str
    high: str
    past: str

    @property
    def is_empty(self) -> bool:
        return self.low > self.high


def key_range(prefix: str, after: str, *, backwards: bool) -> KeyRange:
    """The keys with this prefix that follow `after`, in the direction of reading."""
    whole = KeyRange(low=prefix or FIRST, high=prefix + LAST, past=after)
    if not after:
        return whole
    if backwards:
        return replace(whole, high=min(whole.high, after))
    return replace(whole, low=max(whole.low, after))
