"""One TLS context for all of a process's AWS connections: certificates are read once.

Botocore has the same file of some hundred and forty certificates read anew for each connection:
16 ms of the processor, of 18 that a connection costs. A hello sent to six connections opens seven
or more.
"""

import ssl
from functools import cache
from typing import Any

from botocore.httpsession import get_cert_path


class SharedTlsContext(ssl.SSLContext):
    """What it has read once it doesn't read again; else an SSLContext like any other."""

    def __init__(self, *_how: object) -> None:
        self._read: set[tuple[object, ...]] = set()

    def load_verify_locations(
        self, cafile: Any = None, capath: Any = None, cadata: Any = None
    ) -> None:
        where = (cafile, capath, cadata)
        if where not in self._read:
            super().load_verify_locations(*where)
            self._read.add(where)


@cache
def _roots() -> SharedTlsContext:
    made = SharedTlsContext(ssl.PROTOCOL_TLS_CLIENT)
    made.minimum_version = ssl.TLSVersion.TLSv1_2
    return made


def share_tls_context(client: Any) -> None:
    """Let the connections of this client share one context, and read now what it will ask for.

    Botocore offers no way in, so these are private names of its own: four of them, for 16 ms a
    connection. tests/infra/test_tls_context.py holds the pinned version to them. Delete this module
    once botocore takes a context of ours, or reads its certificates once by itself.
    """
    http = client._endpoint.http_session  # noqa: SLF001
    http._manager.connection_pool_kw["ssl_context"] = _roots()  # noqa: SLF001
    if http._verify and client.meta.endpoint_url.startswith("https:"):  # noqa: SLF001
        _roots().load_verify_locations(get_cert_path(http._verify))  # noqa: SLF001
