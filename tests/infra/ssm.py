"""An SSM on this machine, for functions that start in a process of their own."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from infra.accounts.token_keys import new_keyring, written


@dataclass
class FakeSsm:
    """`surroundings`: by these a process finds it. `asked`: for what, in order."""

    surroundings: dict[str, str]
    asked: list[str] = field(default_factory=list)


@contextmanager
def ssm() -> Iterator[FakeSsm]:
    """Every parameter holds a keyring."""
    value = written(new_keyring())

    class Answering(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
            fake.asked.append(asked["Name"])
            body = json.dumps({"Parameter": {"Name": asked["Name"], "Value": value}}).encode()
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_told: object) -> None:
            """Nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Answering) as server:
        fake = FakeSsm({"AWS_ENDPOINT_URL_SSM": f"http://127.0.0.1:{server.server_port}"})
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield fake
        finally:
            server.shutdown()
            thread.join()
