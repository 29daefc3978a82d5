"""The store in DynamoDB: one table with the keys PK and SK, TTL on `expires`.

An item's body is one string attribute (taking a structure apart attribute by attribute costs
more than JSON); a counter's number is the attribute `counted`.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from typing import TYPE_CHECKING, Any

from botocore.exceptions import ClientError, HTTPClientError
from botocore.exceptions import ConnectionError as NoConnection

from infra.aws.client import client
from infra.deadline_budget import is_exhausted
from infra.ports.store import AlreadyExists, ConditionFailed, Item, KeyRange, Unavailable, key_range

if TYPE_CHECKING:
    from types_boto3_dynamodb.client import DynamoDBClient

Attributes = dict[str, Any]

ATTEMPTS = 5

HAS_EXPIRED = "expires <= :now"
IS_ALIVE = "(attribute_not_exists(expires) OR expires > :now)"
IS_FREE = f"attribute_not_exists(PK) OR {HAS_EXPIRED}"
IS_SAME = "body = :body AND attribute_not_exists(expires)"
IS_SAME_UNTIL = f"body = :body AND expires = :expires AND NOT {HAS_EXPIRED}"

COUNT_ON = "ADD counted :n"
COUNT_UNTIL = "ADD counted :n SET expires = if_not_exists(expires, :expires)"
COUNT_AFRESH = "SET counted = :n REMOVE expires"
COUNT_AFRESH_UNTIL = "SET counted = :n, expires = :expires"

INTERNAL = 500
PASSING = {
    "InternalServerError",
    "ProvisionedThroughputExceededException",
    "RequestLimitExceeded",
    "ServiceUnavailable",
    "ThrottlingException",
}


def connect(**where: str) -> "DynamoDBClient":
    """A client that gives up within 12 s: three tries of at most 3 s, and waits of chance between.

    `where` is what `client` takes (region_name, endpoint_url), else it is the environment's.
    """
    from botocore.config import Config  # noqa: PLC0415

    bounded = Config(
        connect_timeout=1,
        read_timeout=2,
        retries={"mode": "standard", "total_max_attempts": 3},
    )
    table: DynamoDBClient = client("dynamodb", config=bounded, **where)
    return table


class DynamoDbStore:
    """A Store in the table of this name, over a client from `connect`."""

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
        item = _item(found["Item"]) if "Item" in found else None
        return item if item and item.is_alive(self._now()) else None

    def query(
        self,
        pk: str,
        *,
        prefix: str = "",
        after: str = "",
        backwards: bool = False,
        limit: int | None = None,
    ) -> list[Item]:
        keys = key_range(prefix, after, backwards=backwards)
        if keys.is_empty or limit == 0:
            return []
        now = self._now()
        with _troubles():
            read = self._read(pk, keys, backwards=backwards, limit=limit)
            wanted = (item for item in read if item.is_alive(now) and item.sk != keys.past)
            return list(islice(wanted, limit))

    def endless(self) -> list[Item]:
        """All that never expires: a scan, which no function has the right to; not of the port."""
        pages = self._client.get_paginator("scan").paginate(
            TableName=self._table,
            FilterExpression="attribute_not_exists(expires)",
            ConsistentRead=True,
        )
        with _troubles():
            return [_item(found) for page in pages for found in page["Items"]]

    def put(self, item: Item) -> None:
        with _troubles():
            self._client.put_item(TableName=self._table, Item=_attributes(item.checked()))

    def put_if_absent(self, item: Item) -> None:
        with _troubles(refused=AlreadyExists(item.sk)):
            self._client.put_item(
                TableName=self._table,
                Item=_attributes(item.checked()),
                ConditionExpression=IS_FREE,
                ExpressionAttributeValues=self._moment(),
            )

    def put_if_unchanged(self, old: Item, new: Item) -> None:
        with _troubles(refused=ConditionFailed(old.sk)):
            self._client.put_item(
                TableName=self._table,
                Item=_attributes(new.replacing(old)),
                ConditionExpression=IS_SAME if old.expires is None else IS_SAME_UNTIL,
                ExpressionAttributeValues=self._compared(old),
            )

    def delete(self, pk: str, sk: str) -> None:
        with _troubles():
            self._client.delete_item(TableName=self._table, Key=_key(pk, sk))

    def delete_if_unchanged(self, item: Item) -> None:
        with _troubles(refused=ConditionFailed(item.sk)):
            self._client.delete_item(
                TableName=self._table,
                Key=_key(item.pk, item.sk),
                ConditionExpression=IS_SAME if item.expires is None else IS_SAME_UNTIL,
                ExpressionAttributeValues=self._compared(item),
            )

    def add(self, pk: str, sk: str, n: int, expires: int | None = None) -> int:
        on = COUNT_ON if expires is None else COUNT_UNTIL
        afresh = COUNT_AFRESH if expires is None else COUNT_AFRESH_UNTIL
        values = {":n": _number(n)} | ({} if expires is None else {":expires": _number(expires)})
        for _ in range(ATTEMPTS):  # somebody else may start it afresh between the two
            with suppress(ConditionFailed):
                return self._count(_key(pk, sk), on, IS_ALIVE, values)
            with suppress(ConditionFailed):
                return self._count(_key(pk, sk), afresh, HAS_EXPIRED, values)
        raise Unavailable(f"{pk} {sk}")

    def _count(self, key: Attributes, change: str, condition: str, values: Attributes) -> int:
        """Raises ConditionFailed when the condition doesn't hold."""
        with _troubles(refused=ConditionFailed(str(key))):
            counted = self._client.update_item(
                TableName=self._table,
                Key=key,
                UpdateExpression=change,
                ConditionExpression=condition,
                ExpressionAttributeValues=values | self._moment(),
                ReturnValues="ALL_NEW",
            )
        return int(counted["Attributes"]["counted"]["N"])

    def _read(
        self, pk: str, keys: KeyRange, *, backwards: bool, limit: int | None
    ) -> Iterator[Item]:
        """What lies in the span, dead or alive, page by page as it is asked for."""
        pages = self._client.get_paginator("query").paginate(
            TableName=self._table,
            KeyConditionExpression="PK = :pk AND SK BETWEEN :low AND :high",
            ExpressionAttributeValues={
                ":pk": {"S": pk},
                ":low": {"S": keys.low},
                ":high": {"S": keys.high},
            },
            ScanIndexForward=not backwards,
            ConsistentRead=True,
            PaginationConfig={} if limit is None else {"PageSize": limit + 1},
        )
        for page in pages:
            yield from map(_item, page["Items"])

    def _moment(self) -> Attributes:
        return {":now": _number(self._now())}

    def _compared(self, item: Item) -> Attributes:
        body: Attributes = {":body": {"S": item.body}}
        if item.expires is None:
            return body
        return body | {":expires": _number(item.expires)} | self._moment()


@contextmanager
def _troubles(refused: Exception | None = None) -> Iterator[None]:
    """Tell the troubles of the outside in the port's words; `refused` if a condition failed."""
    if is_exhausted():
        raise Unavailable("it has taken too long already")
    try:
        yield
    except ClientError as trouble:
        code = trouble.response["Error"]["Code"]
        if refused and code == "ConditionalCheckFailedException":
            raise refused from None
        if code in PASSING or _is_theirs(trouble):
            raise Unavailable(code) from trouble
        raise
    except (HTTPClientError, NoConnection) as trouble:
        raise Unavailable(str(trouble)) from trouble


def _is_theirs(trouble: ClientError) -> bool:
    """Whoever stands before the service may have no word of its own for it."""
    return trouble.response.get("ResponseMetadata", {}).get("HTTPStatusCode", 0) >= INTERNAL


def _number(n: float) -> Attributes:
    return {"N": str(n)}


def _key(pk: str, sk: str) -> Attributes:
    return {"PK": {"S": pk}, "SK": {"S": sk}}


def _attributes(item: Item) -> Attributes:
    stored = _key(item.pk, item.sk) | {"body": {"S": item.body}}
    return stored if item.expires is None else stored | {"expires": _number(item.expires)}


def _item(found: Attributes) -> Item:
    body = found["counted"]["N"] if "counted" in found else found["body"]["S"]
    expires = int(found["expires"]["N"]) if "expires" in found else None
    return Item(found["PK"]["S"], found["SK"]["S"], body, expires)
