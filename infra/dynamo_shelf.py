"""The shelf in DynamoDB: one table with the keys PK and SK, TTL on `expires`.

An item's body is one string attribute (taking a structure apart attribute by attribute costs
more than JSON); a counter's number is the attribute `count`.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any

from botocore.exceptions import BotoCoreError, ClientError

from infra.shelf import Changed, Item, Span, Taken, Unavailable, span

if TYPE_CHECKING:
    from types_boto3_dynamodb.client import DynamoDBClient

Attributes = dict[str, Any]

FREE = "attribute_not_exists(PK) OR expires <= :now"
SAME = "body = :body AND (attribute_not_exists(expires) OR expires > :now) AND "
PASSING = {
    "InternalServerError",
    "ProvisionedThroughputExceededException",
    "RequestLimitExceeded",
    "ServiceUnavailable",
    "ThrottlingException",
    "TransactionConflictException",
}


def connect(**where: str) -> "DynamoDBClient":
    """A client that gives up within about 20 s: four tries of at most 4 s, waits between them.

    boto3 is imported only here: a game on one machine never pays for it.
    """
    import boto3  # noqa: PLC0415
    from botocore.config import Config  # noqa: PLC0415

    bounded = Config(
        connect_timeout=1,
        read_timeout=3,
        retries={"mode": "standard", "total_max_attempts": 4},
    )
    return boto3.client("dynamodb", config=bounded, **where)  # type: ignore[call-overload,no-any-return]


class DynamoShelf:
    """A Shelf in the table of this name, over a client from `connect`."""

    def __init__(
        self, client: "DynamoDBClient", table: str, now: Callable[[], float] = time.time
    ) -> None:
        self._client = client
        self._table = table
        self._now = now

    def get(self, pk: str, sk: str) -> Item | None:
        with _troubles():
            found = self._client.get_item(
                TableName=self._table, Key=_key(pk, sk), ConsistentRead=True
            )
        if "Item" not in found:
            return None
        item = _item(found["Item"])
        return item if item.is_alive(self._now()) else None

    def query(
        self,
        pk: str,
        *,
        prefix: str = "",
        after: str = "",
        backwards: bool = False,
        limit: int | None = None,
    ) -> list[Item]:
        keys = span(prefix, after, backwards=backwards)
        if keys.is_empty or limit == 0:
            return []
        now = self._now()
        with _troubles():
            read = self._read(pk, keys, backwards=backwards, limit=limit)
            alive = (item for item in read if item.is_alive(now) and item.sk != keys.past)
            return list(islice(alive, limit))

    def put(self, item: Item) -> None:
        with _troubles():
            self._client.put_item(TableName=self._table, Item=_attributes(item.weighed()))

    def put_if_absent(self, item: Item) -> None:
        with _troubles(refused=Taken(item.sk)):
            self._client.put_item(
                TableName=self._table,
                Item=_attributes(item.weighed()),
                ConditionExpression=FREE,
                ExpressionAttributeValues={":now": self._time()},
            )

    def put_if_unchanged(self, old: Item, new: Item) -> None:
        with _troubles(refused=Changed(old.sk)):
            self._client.put_item(
                TableName=self._table,
                Item=_attributes(new.weighed()),
                **self._unchanged(old),
            )

    def delete(self, pk: str, sk: str) -> None:
        with _troubles():
            self._client.delete_item(TableName=self._table, Key=_key(pk, sk))

    def delete_if_unchanged(self, item: Item) -> None:
        with _troubles(refused=Changed(item.sk)):
            self._client.delete_item(
                TableName=self._table, Key=_key(item.pk, item.sk), **self._unchanged(item)
            )

    def add(self, pk: str, sk: str, n: int, expires: int | None = None) -> int:
        while True:  # it is one or the other, unless another's clock differs from ours
            try:
                return self._go_on(pk, sk, n, expires)
            except Changed:
                pass
            try:
                return self._start_again(pk, sk, n, expires)
            except Changed:
                pass

    def _go_on(self, pk: str, sk: str, n: int, expires: int | None) -> int: ...

    def _read(
        self, pk: str, keys: Span, *, backwards: bool, limit: int | None
    ) -> Iterator[Item]: ...
