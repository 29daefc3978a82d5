"""A browser's questions to an app in this process, without a server."""

import asyncio
from typing import Any

from httpx import ASGITransport, AsyncClient, Response
from starlette.types import ASGIApp


class Page:
    """`how`: what httpx takes (data, files, content, headers)."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def get(self, path: str, **how: Any) -> Response:
        return asyncio.run(self._asked("GET", path, **how))

    def post(self, path: str, **how: Any) -> Response:
        return asyncio.run(self._asked("POST", path, **how))

    async def _asked(self, method: str, path: str, **how: Any) -> Response:
        way = ASGITransport(self._app)
        async with AsyncClient(transport=way, base_url="http://here") as client:
            return await client.request(method, path, **how)
