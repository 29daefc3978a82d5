"""The OpenAPI description (`/api/openapi.json`), built when it is first asked for."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import msgspec
from fastapi import FastAPI

Schema = dict[str, Any]
REFERENCE = "#/components/schemas/{name}"
REFUSAL: Schema = {
    "title": "Refusal",
    "description": "Why not, as a key of the page's words, and the numbers these need.",
    "type": "object",
    "properties": {"error": {"type": "string"}},
    "required": ["error"],
    "additionalProperties": {"type": "integer"},
}
REFUSALS = {
    400: "The rules refuse it",
    401: "Nobody we know: a bad token",
    404: "There is none",
    410: "The room is gone",
    422: "Malformed",
    503: "Not just now",
}
FRAMEWORKS_OWN = ("HTTPValidationError", "ValidationError")
"""Refusals in a shape that is not ours."""

ANYBODY: Schema = {"security": [{}]}
"""For a route that is answered without a token too."""

_told: dict[str, type[msgspec.Struct]] = {}


def answers_with(kind: type[msgspec.Struct], status: int = 200) -> dict[int | str, Schema]:
    """A route's `responses`: it is answered by one of these."""
    _told[kind.__name__] = kind
    return {status: {"content": _json(kind.__name__)}}


class DocumentedApp(FastAPI):
    """Routes say what they answer; what all may refuse is said here, once."""

    def openapi(self) -> Schema:
        return self._whole

    @cached_property
    def _whole(self) -> Schema:
        whole = super().openapi()
        for path, operations in whole["paths"].items():
            for operation in operations.values():
                operation["responses"] |= {
                    str(status): {"description": REFUSALS[status], "content": _json("Refusal")}
                    for status in _refusals(path, operation)
                }
        parts = whole["components"]["schemas"] | {"Refusal": REFUSAL} | _parts()
        for name in FRAMEWORKS_OWN:
            parts.pop(name, None)
        whole["components"]["schemas"] = parts
        return whole


def _refusals(path: str, operation: Schema) -> Iterator[int]:
    if "422" in operation["responses"]:
        yield from (400, 422)
    if "security" in operation:
        yield 401
    if "{code}" in path:
        yield from (404, 410)
    yield 503


def _parts() -> dict[str, Schema]:
    """What is told has all its fields."""
    _, parts = msgspec.json.schema_components(_told.values(), ref_template=REFERENCE)
    for part in parts.values():
        part["required"] = list(part.get("properties", ()))
    return parts


def _json(name: str) -> Schema:
    return {"application/json": {"schema": {"$ref": REFERENCE.format(name=name)}}}
