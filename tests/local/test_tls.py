"""With a certificate the server speaks https, at HTTP and at sockets."""

import asyncio
import datetime as dt
import ipaddress
import json
import ssl
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from websockets.asyncio.client import connect

from tests.local.server import Server


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """Signed by itself, for 127.0.0.1, for an hour."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "gavel")])
    now = dt.datetime.now(dt.UTC)
    here = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now)
        .not_valid_after(now + dt.timedelta(hours=1))
        .add_extension(here, critical=False)
        .sign(key, hashes.SHA256())
    )
    file, secret = tmp_path / "cert.pem", tmp_path / "key.pem"
    file.write_bytes(made.public_bytes(Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.TraditionalOpenSSL, NoEncryption())
    )
    return file, secret


def test_pages_and_sockets_are_encrypted(
    tmp_path: Path, page: Path, certificate: tuple[Path, Path]
) -> None:
    file, key = certificate
    server = Server(tmp_path / "store.db", "--page", str(page), "--tls", str(file), str(key))
    base = server.base.replace("http:", "https:")
    trusted = ssl.create_default_context(cafile=str(file))
    try:
        with httpx.Client(transport=httpx.HTTPTransport(verify=trusted, retries=8)) as client:
            assert client.get(f"{base}/api/health").status_code == 200
        assert asyncio.run(first_answer(base, trusted))["error"] == "hello-first"
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"{server.base}/api/health")
    finally:
        server.kill()


async def first_answer(base: str, trusted: ssl.SSLContext) -> dict[str, str]:
    at = base.replace("https:", "wss:") + "/ws"
    async with connect(at, ssl=trusted, origin=base) as socket:  # type: ignore[arg-type]
        await socket.send(json.dumps({"is": "beat", "version": 0}))
        answer: dict[str, str] = json.loads(await socket.recv())
        return answer


def test_a_file_that_is_not_there_is_said_so(tmp_path: Path, page: Path) -> None:
    none = str(tmp_path / "none.pem")
    server = Server(tmp_path / "store.db", "--page", str(page), "--tls", none, none)
    _, said = server.process.communicate(timeout=20)
    assert server.process.returncode == 2
    assert f"there is no file {none}" in said
