"""All connections to the cloud trust what botocore would, and read it once."""

import ssl
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from botocore.config import Config
from botocore.exceptions import SSLError
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from infra.aws import tls_context as roots
from infra.aws.client import client

ONCE = Config(retries={"total_max_attempts": 1}, connect_timeout=5, read_timeout=5)
NOW = datetime.now(UTC)


class Answering(BaseHTTPRequestHandler):
    """Closes after each answer, so that the next call is a new connection."""

    def do_POST(self) -> None:
        self.send_response(200)
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_said: object) -> None:
        """Not into the test's output."""


def certificate(folder: Path, host: str) -> Path:
    """A key and a certificate that it signs itself, for this host."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, host)])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(NOW - timedelta(days=1))
        .not_valid_after(NOW + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file = folder / f"{host}-{made.serial_number}.pem"
    file.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    return file


@pytest.fixture
def afresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "none")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "eu-north-1")
    roots._roots.cache_clear()
    yield
    roots._roots.cache_clear()


@pytest.fixture
def serve() -> Iterator[Any]:
    """Start a server with this certificate; its port."""
    servers: list[ThreadingHTTPServer] = []

    def start(own: Path) -> int:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(own)
        server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
        server.socket = context.wrap_socket(server.socket, server_side=True)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return server.server_port

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


def ask(port: int, trusted: Path | None) -> None:
    how = {} if trusted is None else {"verify": str(trusted)}
    made = client("dynamodb", endpoint_url=f"https://localhost:{port}", config=ONCE, **how)
    for _ in range(3):
        made.list_tables()


@pytest.mark.usefixtures("afresh")
def test_many_connections_of_many_clients_read_once(
    tmp_path: Path, serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, read = certificate(tmp_path, "localhost"), list[str]()
    reading = ssl.SSLContext.load_verify_locations

    def count(context: ssl.SSLContext, cafile: str, *where: Any) -> None:
        read.append(cafile)
        reading(context, cafile, *where)

    monkeypatch.setattr(ssl.SSLContext, "load_verify_locations", count)
    port = serve(own)
    ask(port, own)
    ask(port, own)
    assert read == [str(own)]


@pytest.mark.usefixtures("afresh")
def test_nobody_else_is_trusted(tmp_path: Path, serve: Any) -> None:
    port = serve(certificate(tmp_path, "localhost"))
    for trusted in (None, certificate(tmp_path, "localhost")):
        with pytest.raises(SSLError, match="self-signed certificate"):
            ask(port, trusted)


@pytest.mark.usefixtures("afresh")
def test_nor_whoever_has_a_certificate_for_another_name(tmp_path: Path, serve: Any) -> None:
    own = certificate(tmp_path, "elsewhere.example")
    with pytest.raises(SSLError, match="localhost"):
        ask(serve(own), own)
