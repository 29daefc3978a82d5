"""The page's HTML, for the kind of link that led to it and the address it is asked under."""

import gzip
from hashlib import sha256
from pathlib import Path

from anyio.to_thread import run_sync
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from infra.web.link_pages import PLACEHOLDER, link_page

INDEX = "index.html"
ENCODED = "accept-encoding"
CHOSEN = f"{ENCODED}, accept-language"


async def html_page(folder: Path, name: str | None, asked: Request) -> Response:
    """The file of that name, or for None the one for the link that is asked for."""
    wanted = name or link_page(asked.url.path, asked.headers.get("accept-language", ""))
    text = await run_sync(_read, folder, wanted)
    origin = f"{asked.url.scheme}://{asked.url.netloc}"
    # A worker finds what it keeps by what the answer says it depends on: the index by nothing else.
    vary = ENCODED if name else CHOSEN
    return _told(text.replace(PLACEHOLDER, origin).encode(), vary, asked.headers)


def _read(folder: Path, name: str) -> str:
    """A page of before there were others than its index is that for all links."""
    file = folder / name
    return (file if file.exists() else folder / INDEX).read_text(encoding="utf-8")


def _told(body: bytes, vary: str, asked: Headers) -> Response:
    etag = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"vary": vary, "cache-control": "no-cache", "etag": etag}
    if asked.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    if "gzip" in asked.get("accept-encoding", ""):
        return HTMLResponse(
            gzip.compress(body, mtime=0), headers=headers | {"content-encoding": "gzip"}
        )
    return HTMLResponse(body, headers=headers)
