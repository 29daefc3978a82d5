"""The server on one machine: `python -m infra.local`. Friends on the same network can join."""

import argparse
import logging
import os
import socket
import sqlite3
import sys
from pathlib import Path

import uvicorn

from infra.clock import now_ms
from infra.local import mailbox
from infra.local.http_protocol import HttpLimits, limited_http
from infra.local.private_files import STORE, keep_private
from infra.local.process_tuning import most_connections, most_http_connections, tune_process
from infra.local.secret_files import hash_secret_file, token_keys_file
from infra.local.server import PAGE, create_app, mail_key, media_folder
from infra.local.sqlite_store import SqliteStore
from infra.local.websocket_gateway import MOST_MESSAGE_BYTES, GatewayLimits
from infra.ports.store import Item, Unavailable
from infra.rate_limits import Window
from infra.web.origin_check import allowed_origins

SHUTDOWN_SECONDS = 3
PLAIN = """  (plain http: who shares the network can read along;
   with a certificate of yours: make play TLS="cert.pem key.pem")"""
DESCRIPTION = "Gavel on one machine."
NOWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation: asking the way to it sends nothing."""


def main() -> None:
    asked = _arguments()
    if not (asked.page / "index.html").exists():
        sys.exit("The page is not built. `make play` builds it; or: cd frontend && npm run build")
    _must_be_free(asked.host, asked.port)
    mark, key = _only_here(asked.store)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger(mailbox.__name__).setLevel(logging.INFO)
    limits = GatewayLimits(
        frames=Window(most=round(3 * asked.frames_a_second), ms=3_000),
        connections=most_connections(asked.most_connections),
    )
    scheme = "https" if asked.tls else "http"
    _say_where(scheme, asked.host, asked.port, key)
    app = create_app(asked.store, limits, asked.page, f"{scheme}://localhost:{asked.port}")
    tune_process()
    uvicorn.run(
        app,
        host=asked.host,
        port=asked.port,
        log_level="warning",
        http=limited_http(HttpLimits(open=most_http_connections(limits.connections))),
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        ssl_certfile=asked.tls[0] if asked.tls else None,
        ssl_keyfile=asked.tls[1] if asked.tls else None,
    )
    mark.close()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="gavel", description=DESCRIPTION)
    parser.add_argument("--host", default="0.0.0.0", help="127.0.0.1 for this machine alone")  # noqa: S104
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--store", type=Path, default=STORE)
    parser.add_argument("--page", type=Path, default=PAGE, help="the folder of the built page")
    parser.add_argument("--frames-a-second", type=float, default=20, help="more cuts a client off")
    parser.add_argument("--most-connections", type=int, default=GatewayLimits().connections)
    parser.add_argument(
        "--tls", nargs=2, type=Path, metavar=("CERTIFICATE", "KEY"), help="PEM files; https"
    )
    asked = parser.parse_args()
    missing = [file for file in asked.tls or () if not file.is_file()]
    if missing:
        parser.error(f"there is no file {missing[0]}")
    return asked


def _must_be_free(host: str, port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            sys.exit(
                f"Port {port} can't be used ({error.strerror}). Try: make play PORT={port + 1}"
            )


def _only_here(file: Path) -> tuple[sqlite3.Connection, str]:
    """A mark, and the key to the page of mails.

    Two servers on one store would close each other's connections. A dead one leaves no mark.
    """
    try:
        keep_private(file, media_folder(file), token_keys_file(file), hash_secret_file(file))
        file.parent.mkdir(parents=True, exist_ok=True)
        mark = sqlite3.connect(file.with_name(f"{file.name}.open"), timeout=0, isolation_level=None)
        mark.execute("BEGIN EXCLUSIVE")
        store = SqliteStore(file)
        store.put(Item("HOUSE", "OPENED", str(now_ms())))
        key = mail_key(store)
        store.close()
    except (OSError, sqlite3.Error, Unavailable) as trouble:
        sys.exit(f"The file {file} can't be used ({trouble}). Is another Gavel running on it?")
    return mark, key


def _say_where(scheme: str, host: str, port: int, key: str) -> None:
    print(f"\n  Gavel · 落槌   {scheme}://localhost:{port}", flush=True)  # noqa: T201
    if host == "0.0.0.0":  # noqa: S104
        address = _own_address()
        if address:
            print(f"  on this network: {scheme}://{address}:{port}", flush=True)  # noqa: T201
            if scheme == "http":
                print(PLAIN, flush=True)  # noqa: T201
    if not allowed_origins():
        where = f"{scheme}://localhost:{port}{mailbox.PATH}/{key}"
        print(f"  sign-in codes, on this machine alone: {where}", flush=True)  # noqa: T201
    print("  stop with Ctrl-C\n", flush=True)  # noqa: T201


def _own_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(NOWHERE)
        except OSError:
            return None
        return str(way.getsockname()[0])


if __name__ == "__main__":
    os.environ.setdefault("POWERTOOLS_LOG_LEVEL", "WARNING")
    main()
