"""The edge of the net: what CloudFront does for one address, by the distribution's own settings.

No emulator does it for origins at AWS. Paths are matched by the deployed behaviours; the function
of the page's paths is run as it was deployed.
"""

import asyncio
import fnmatch
import json
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.local.server import free_port

HOST = "127.0.0.1"
METHODS = ["GET", "HEAD", "OPTIONS", "PUT", "POST", "PATCH", "DELETE"]
LOOKING = {"Items": ["GET", "HEAD"]}
NOT_PASSED_ON = {"host", "content-length", "connection", "transfer-encoding", "content-encoding"}
PASSED_ON_TO_SOCKETS = {"x-forwarded-for", "x-gavel-edge"}
RUN = """const [, uri, value] = process.argv
const headers = value ? { 'accept-language': { value } } : {}
console.log(JSON.stringify(handler({ request: { uri, headers } }).uri))"""


class Edge:
    """`cloud` is the emulator's address; what lies in `site` is read by `s3`."""

    def __init__(self, cloud: str, distribution: dict[str, Any], pages: str, s3: Any) -> None:
        config = distribution["DistributionConfig"]
        self._cloud = cloud
        self._origins = {origin["Id"]: origin for origin in config["Origins"]["Items"]}
        self._default = config["DefaultCacheBehavior"]
        self._behaviours = config["CacheBehaviors"]["Items"]
        self._pages = pages
        self._s3 = s3

    async def http(self, request: Request) -> Response:
        behaviour = self._behaviour(request.url.path)
        if request.method not in behaviour.get("AllowedMethods", LOOKING)["Items"]:
            return Response("", 403)
        origin = self._origins[behaviour["TargetOriginId"]]
        if "CustomOriginConfig" in origin:
            return await self._passed_on(request, origin)
        wanted = request.headers.get("accept-language", "")
        return await asyncio.to_thread(self._file, origin, request.url.path, wanted)

    async def socket(self, socket: WebSocket) -> None:
        """A stage is part of the path at a socket API; here it is the path."""
        origin = self._origins[self._behaviour(socket.url.path)["TargetOriginId"]]
        address = self._at(origin).replace("http", "ws", 1) + socket.url.path
        try:
            headers = _as_said(socket) | _own(origin)
            told = {name: headers[name] for name in PASSED_ON_TO_SOCKETS if name in headers}
            async with connect(
                address, max_size=None, ping_interval=None, additional_headers=told
            ) as other:
                await socket.accept()
                await _joined(socket, other)
        except InvalidStatus:
            await socket.close()

    def path_of(self, path: str, accept_language: str = "") -> str:
        """What the page's function makes of a path."""
        ran = subprocess.run(  # noqa: S603
            ["node", "-e", f"{self._pages};{RUN}", path, accept_language],  # noqa: S607
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        return str(json.loads(ran.stdout))

    def _behaviour(self, path: str) -> dict[str, Any]:
        matching = (b for b in self._behaviours if fnmatch.fnmatch(path, b["PathPattern"]))
        found: dict[str, Any] = next(matching, self._default)
        return found

    def _at(self, origin: dict[str, Any]) -> str:
        return f"{self._cloud}/_aws/execute-api/{origin['DomainName'].split('.')[0]}"

    async def _passed_on(self, request: Request, origin: dict[str, Any]) -> Response:
        address = f"{self._at(origin)}/$default{request.url.path}"
        async with httpx.AsyncClient(timeout=60) as client:
            answer = await client.request(
                request.method,
                address,
                content=await request.body(),
                headers=_as_said(request) | _own(origin),
            )
        told = {k: v for k, v in answer.headers.items() if k not in NOT_PASSED_ON}
        return Response(answer.content, answer.status_code, told)

    def _file(self, origin: dict[str, Any], path: str, accept_language: str) -> Response:
        bucket = origin["DomainName"].split(".s3.")[0]
        key = self.path_of(path, accept_language).lstrip("/")
        try:
            found = self._s3.get_object(Bucket=bucket, Key=key)
        except self._s3.exceptions.NoSuchKey:
            return Response("", 404)
        told = {"content-type": found["ContentType"], "cache-control": found["CacheControl"]}
        return Response(found["Body"].read(), headers=told)


def _as_said(request: HTTPConnection) -> dict[str, str]:
    """What the viewer says, then who they are, and what the gateway adds to that: the edge."""
    headers = {k: v.strip() for k, v in request.headers.items() if k not in NOT_PASSED_ON}
    assert request.client
    before = headers.get("x-forwarded-for")
    told = [before] if before else []
    return headers | {"x-forwarded-for": ", ".join([*told, request.client.host, HOST])}


def _own(origin: dict[str, Any]) -> dict[str, str]:
    """The origin's own headers stand instead of any of the same name."""
    items = origin.get("CustomHeaders", {}).get("Items", [])
    return {item["HeaderName"].lower(): item["HeaderValue"] for item in items}


async def _joined(page: WebSocket, cloud: ClientConnection) -> None:
    """Until either side closes, what one says the other hears."""

    async def up() -> None:
        try:
            while True:
                await cloud.send(await page.receive_text())
        except (WebSocketDisconnect, ConnectionClosed):
            await cloud.close()

    async def down() -> None:
        try:
            async for message in cloud:
                await page.send_text(str(message))
            await page.close(cloud.close_code or 1000)
        except (ConnectionClosed, RuntimeError, WebSocketDisconnect):
            return

    await asyncio.gather(up(), down())


@contextmanager
def serving(edge: Edge) -> Iterator[str]:
    """Its address."""
    port = free_port()
    app = Starlette(
        routes=[
            WebSocketRoute("/{path:path}", edge.socket),
            Route("/{path:path}", edge.http, methods=METHODS),
        ]
    )
    config = uvicorn.Config(
        app,
        host=HOST,
        proxy_headers=False,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_ping_interval=None,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        thread.join(0.02)
        assert thread.is_alive()
    yield f"http://{HOST}:{port}"
    server.should_exit = True
    thread.join(20)
    assert not thread.is_alive()
