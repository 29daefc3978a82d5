"""The real server as a process of its own."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import URLError

from infra.local import mailbox
from infra.local.server import mail_key
from infra.local.sqlite_store import SqliteStore
from infra.web.link_pages import PLACEHOLDER
from tests.local.client import asked

ROOT = Path(__file__).parents[2]
LANGUAGES = ("", ".en", ".zh-Hans", ".zh-Hant")
LINK_PAGES = [kind + language for kind in ("home", "room", "replay") for language in LANGUAGES]
STORES: dict[str, Path] = {}
"""By the address of a server, its file."""


class Server:
    """`base` is its address. It may die and start again on the same store."""

    def __init__(self, store: Path, *more: str) -> None:
        port = free_port()
        self.base = f"http://127.0.0.1:{port}"
        STORES[self.base] = store
        self._command = [
            *(sys.executable, "-m", "infra.local", "--host", "127.0.0.1", "--port", str(port)),
            *("--store", str(store), *more),
        ]
        self.process = self._started()

    def start_again(self) -> None:
        self.process = self._started()
        self.wait_until_well()

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self.process.communicate()

    def interrupt(self) -> tuple[int, str]:
        """Ctrl-C: how it ended, and what it said on its way."""
        self.process.send_signal(signal.SIGINT)
        _, said = self.process.communicate(timeout=15)
        return self.process.returncode, said

    def wait_until_well(self) -> None:
        for _ in range(400):
            with suppress(URLError, OSError):
                asked(self.base, "/api/health")
                return
            assert self.process.poll() is None, self.process.communicate()[1]
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def _started(self) -> subprocess.Popen[str]:
        return subprocess.Popen(  # noqa: S603
            self._command,
            cwd=ROOT,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )


def mail_path(base: str) -> str:
    """Where this server shows its mails, as its terminal says."""
    store = SqliteStore(STORES[base])
    try:
        return f"{mailbox.PATH}/{mail_key(store)}"
    finally:
        store.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def a_page(folder: Path) -> Path:
    """What the built page looks like to a server."""
    (folder / "assets").mkdir(parents=True)
    (folder / "pages").mkdir()
    for file in ("index.html", *map("pages/{}.html".format, LINK_PAGES)):
        head = f'<meta property="og:image" content="{PLACEHOLDER}/link.png"><!-- {file} -->'
        (folder / file).write_text(f"<!doctype html><title>Gavel</title>{head}")
    (folder / "gavel.svg").write_text("<svg/>")
    (folder / "sw.js").write_text("1")
    (folder / "gavel.webmanifest").write_text("{}")
    (folder / "assets" / "index-abc123.js").write_text("1")
    (folder / "assets" / "large-abc123.js").write_text("let a = 1;" * 5_000)
    return folder


@contextmanager
def serving(store: Path, *more: str) -> Iterator[Server]:
    server = Server(store, *more)
    try:
        server.wait_until_well()
        yield server
    finally:
        server.process.kill()
        server.process.communicate()
