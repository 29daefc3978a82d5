"""The page's files, packed for who can unpack them: each once, in a thread of its own."""

import gzip
from functools import lru_cache
from pathlib import Path

from anyio.to_thread import run_sync
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response

PACKED = {".html", ".js", ".css", ".svg", ".webmanifest", ".txt"}
LEAST_BYTES = 1_000
FILES = 512


async def packed(response: Response, asked: Headers) -> Response:
    """The same answer, its file in gzip, where that is understood and worth it."""
    if not isinstance(response, FileResponse) or "range" in asked:
        return response
    file = Path(response.path)
    if file.suffix not in PACKED or response.status_code != 200:  # noqa: PLR2004
        return response
    response.headers["vary"] = "accept-encoding"
    stat = response.stat_result
    if stat is None or stat.st_size < LEAST_BYTES or "gzip" not in asked.get("accept-encoding", ""):
        return response
    body = await run_sync(_gzip, file, stat.st_mtime_ns)
    kept = {name: value for name, value in response.headers.items() if name != "content-length"}
    return Response(body, headers=kept | {"content-encoding": "gzip"})


@lru_cache(FILES)
def _gzip(file: Path, _changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)
