"""Requests by chance on every path of the HTTP interface's own description, and some beside it.

schema.py asks what can be said in JSON, and judges each answer; this is for what can't (bytes that
are none, lone surrogates, methods and headers of no kind), and for numbers of them beside a game.
"""

import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any
from urllib.parse import quote

import httpx

from functions.http import app
from infra import current_services
from infra.services import Services
from tests.soak.grammar import TEXTS, Tongue, dumped

METHODS = ("GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "TRACE", "FOO")
KINDS = ("application/json", "text/plain", "application/x-www-form-urlencoded", "", "a/b; c=\x7f")
SERVER_ERROR = 500
A_STEP = 100
"""Requests between two steps of the game beside them."""

Request = dict[str, Any]


class Web:
    def __init__(self, services: Services, chance: Random, tongue: Tongue) -> None:
        self.chance, self.tongue = chance, tongue
        current_services.install(services)
        self.described = app.openapi()
        self.ways = [
            (method.upper(), path, operation)
            for path, operations in self.described["paths"].items()
            for method, operation in operations.items()
        ]

    async def ask(self, count: int, step: Callable[[], None]) -> tuple[Counter[str], list[str]]:
        """How often each status came, and what failed."""
        statuses: Counter[str] = Counter()
        failures: list[str] = []
        way = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=way, base_url="http://gavel") as client:
            for number in range(count):
                if number % A_STEP == 0:
                    step()
                request = self.request()
                try:
                    answer = await client.send(client.build_request(**request))
                except httpx.InvalidURL:
                    continue
                except Exception:  # noqa: BLE001  (whatever it is: that is what is looked for)
                    failures.append(f"{request!a}\n{traceback.format_exc()}")
                    continue
                statuses[f"HTTP {answer.status_code}"] += 1
                if answer.status_code >= SERVER_ERROR:
                    failures.append(f"{request!a}\n{answer.status_code} {answer.text}")
        return statuses, failures

    def request(self) -> Request:
        method, path, operation = self.chance.choice(self.ways)
        if not self.chance.randrange(12):
            method = self.chance.choice(METHODS)
        return {
            "method": method,
            "url": self._path(path, operation),
            "headers": dict(self._headers()),
            "content": self._body(operation) if method != "GET" else None,
        }

    def _path(self, path: str, operation: Any) -> str:
        asked = []
        for parameter in operation.get("parameters", []):
            value = str(self._likely(parameter["schema"]))
            spoken = quote(value.encode(errors="surrogatepass")[:2_000], safe="")
            if parameter["in"] == "path":
                path = path.replace(f"{{{parameter['name']}}}", spoken or "-")
            elif parameter["in"] == "query" and self.chance.randrange(2):
                asked.append(f"{parameter['name']}={spoken}")
        return path + ("?" + "&".join(asked) if asked else "")

    def _headers(self) -> Iterator[tuple[str, bytes]]:
        yield "content-type", self.chance.choice((KINDS[0], KINDS[0], *KINDS)).encode()
        tokens = [one for one in self.tongue.known if str(one).count(".") == 2]
        token = self.chance.choice((*tokens, *TEXTS))
        scheme = self.chance.choice(("Bearer ", "Bearer ", "bearer", "Basic ", ""))
        if self.chance.randrange(4):
            yield "authorization", (scheme + token).encode(errors="replace")

    def _body(self, operation: Any) -> bytes:
        content = operation.get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema", {})
        said = self._likely(schema)
        if not self.chance.randrange(3):
            said = self.tongue.bent(said)
        text = dumped(said) if self.chance.randrange(8) else self.tongue.frame()
        return text.encode(errors="surrogatepass")

    def _likely(self, schema: Any) -> Any:
        """A value of this schema, mostly."""
        if "$ref" in schema:
            return self._likely(
                self.described["components"]["schemas"][schema["$ref"].split("/")[-1]]
            )
        if not self.chance.randrange(6):
            return self.tongue.json()
        match schema.get("type"):
            case "object":
                fields = schema.get("properties", {}).items()
                return {name: self._likely(field) for name, field in fields}
            case "integer":
                return self.chance.randrange(4)
            case "number":
                return self.chance.random() * 20
            case _:
                known = [one for one in self.tongue.known if isinstance(one, str)]
                return self.chance.choice((*schema.get("enum", ()), *known, *TEXTS))
