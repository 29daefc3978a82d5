"""Moves the addresses that an older deployment has left in the table to keyed hashes, once."""

from collections.abc import Iterator
from typing import Any

from infra.accounts.address_links import OLD_LINKS
from infra.accounts.keyed_hash import KeyedHash
from infra.accounts.store import move_old_links
from infra.aws.dynamodb_store import DynamoDbStore
from infra.deploy import secret_parameters
from infra.deploy.stack import Stack
from infra.ports.store import Item

MOVED = ("HOUSE", "ADDRESSES")
"""In the table when it was done: to look through all of it costs what all of it weighs."""


def move_addresses(place: Stack) -> None:
    """When the functions are there that look under keyed hashes. Can be done again."""
    dynamodb, table = place.client("dynamodb"), place.outputs()["TableName"]
    store = DynamoDbStore(dynamodb, table)
    if store.get(*MOVED) is None:
        keyed_hash = KeyedHash(lambda: secret_parameters.read_hash_secret(place))
        move_old_links(store, keyed_hash, _old_links(dynamodb, table))
        store.put(Item(*MOVED, "moved"))


def _old_links(dynamodb: Any, table: str) -> Iterator[str]:
    pages = dynamodb.get_paginator("scan").paginate(
        TableName=table,
        FilterExpression="begins_with(PK, :old)",
        ProjectionExpression="PK",
        ExpressionAttributeValues={":old": {"S": OLD_LINKS}},
    )
    for page in pages:
        yield from (found["PK"]["S"] for found in page["Items"])
