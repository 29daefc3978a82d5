"""The shelves of the tests of infra."""

from tests.infra.conftest import clock, dynamo, dynamo_shelf, shelf, sqlite_shelf

__all__ = ["clock", "dynamo", "dynamo_shelf", "shelf", "sqlite_shelf"]
