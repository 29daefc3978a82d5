"""The running server: as a process of its own, and in this process with limits of our own."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
import uvicorn

from infra.local.http_protocol import HttpLimits, limited_http
from infra.local.server import create_app
from infra.local.websocket_gateway import MOST_MESSAGE_BYTES, GatewayLimits
from tests.local.server import Server, a_page, free_port, serving


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return a_page(tmp_path_factory.mktemp("web") / "page")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, page: Path) -> Iterator[Server]:
    store = tmp_path_factory.mktemp("store") / "new" / "gavel.sqlite"
    with serving(store, "--page", str(page), "--frames-a-second", "1000") as server:
        yield server


class Serve(Protocol):
    def __call__(self, limits: GatewayLimits = ..., http: HttpLimits = ...) -> str: ...


@pytest.fixture
def serve(tmp_path: Path, page: Path) -> Iterator[Serve]:
    """Starts a server in this process and returns its address."""
    running: list[tuple[uvicorn.Server, threading.Thread]] = []

    def start(limits: GatewayLimits = GatewayLimits(), http: HttpLimits = HttpLimits()) -> str:  # noqa: B008
        port = free_port()
        app = create_app(tmp_path / "gavel.sqlite", limits, page)
        config = uvicorn.Config(
            app,
            host="127.0.0.1",
            port=port,
            log_level="warning",
            ws="websockets-sansio",
            http=limited_http(http),
            ws_max_size=MOST_MESSAGE_BYTES,
            timeout_graceful_shutdown=2,
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run)
        thread.start()
        running.append((server, thread))
        while not server.started:
            thread.join(0.02)
            assert thread.is_alive()
        return f"http://127.0.0.1:{port}"

    yield start
    for server, thread in running:
        server.should_exit = True
        thread.join(10)
        assert not thread.is_alive()
