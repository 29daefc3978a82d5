"""Ends for items that were written before their kind had one; asked for once, it looks at all."""

from contextlib import suppress

from msgspec.structs import replace

from infra.aws.dynamodb_store import DynamoDbStore
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import ConditionFailed, Store
from infra.rooms.retention import ACCOUNT_DAYS, GAME_DAYS, expires_at

DAYS = {
    "ACCOUNT": ACCOUNT_DAYS,
    "ADDRESS": ACCOUNT_DAYS,
    "MAIL": ACCOUNT_DAYS,
    "GUEST": ACCOUNT_DAYS,
    "GAMES": GAME_DAYS,
    "REPLAY": GAME_DAYS,
    "ROOM": GAME_DAYS,
}
"""From now on, by what a key begins with. Of rooms only the marks of listed games had none."""


def give_ends(store: Store, now: int) -> int:
    """How many items were given one. An account that is used gets a later one as it signs in."""
    assert isinstance(store, SqliteStore | DynamoDbStore)
    given = 0
    for item in [*store.endless()]:
        days = DAYS.get(item.pk.split("#")[0])
        if days is not None:
            with suppress(ConditionFailed):  # Somebody changes it just now; the next time, then.
                store.put_if_unchanged(item, replace(item, expires=expires_at(now, days)))
                given += 1
    return given
