"""The stores of the tests of infra."""

from tests.infra.conftest import clock, dynamo, dynamodb_store, sqlite_store, store

__all__ = ["clock", "dynamo", "dynamodb_store", "sqlite_store", "store"]
