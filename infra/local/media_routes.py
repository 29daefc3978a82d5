"""HTTP routes of the media folder: upload by form, download by signed address, in ranges."""

import asyncio
import re
from collections.abc import Callable, Iterator

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from infra.local.folder_media import PATH, FolderMedia, Rejected
from infra.ports.media import EXTENSIONS, MOST_CLIP_BYTES

MOST_FIELD_BYTES = 8_192
MOST_FORM_BYTES = MOST_CLIP_BYTES + MOST_FIELD_BYTES
MOST_PARTS = 16
BOUNDARY = re.compile(
    r'multipart/form-data; *boundary="?([\w\'()+,./:=?-]{1,70})"?', re.ASCII | re.IGNORECASE
)
NAME = re.compile(
    rb'^content-disposition: *form-data; *name="([^"\r\n]*)"', re.IGNORECASE | re.MULTILINE
)
KINDS = {f".{ending}": kind for kind, ending in EXTENSIONS.items()}
HEADERS = {
    "cache-control": "private, max-age=300",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
}


def media_routes(media: Callable[[], FolderMedia]) -> list[Route]:
    async def take(request: Request) -> Response:
        try:
            body = await _body(request)
            kind = request.headers.get("content-type", "")
            await asyncio.to_thread(lambda: media().take(read_form(kind, body)))
        except Rejected as turned:
            return _no(turned)
        return Response(status_code=204)

    def give(request: Request) -> Response:
        asked = request.query_params
        key = request.path_params["key"]
        try:
            file = media().found(key, asked.get("until", ""), asked.get("signature", ""))
        except Rejected as turned:
            return _no(turned)
        return FileResponse(file, media_type=KINDS[file.suffix], headers=HEADERS)

    return [Route(PATH, take, methods=["POST"]), Route(f"{PATH}/{{key:path}}", give)]


def read_form(content_type: str, body: bytes) -> dict[str, bytes]:
    """The fields of a multipart/form-data body, as bytes.

    Cut at its boundary and nowhere else: half a megabyte of line ends is no work.

    Raises:
        Rejected: it is none.
    """
    named = BOUNDARY.fullmatch(content_type[:MOST_FIELD_BYTES])
    if named is None:
        raise Rejected("no-form", 400)
    _, *parts = (b"\r\n" + body).split(b"\r\n--" + named[1].encode(), MOST_PARTS + 1)
    if not parts or not parts.pop().startswith(b"--"):
        raise Rejected("no-form", 400)
    return dict(field for part in parts for field in _field(part))


def _field(part: bytes) -> Iterator[tuple[str, bytes]]:
    """Its name and its value, if it has both."""
    head, end, value = part.partition(b"\r\n\r\n")
    name = NAME.search(head[:MOST_FIELD_BYTES])
    if end and name is not None:
        yield name[1].decode(errors="replace"), value


async def _body(request: Request) -> bytes:
    """No more is read than a form may weigh."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > MOST_FORM_BYTES:
                raise Rejected("wrong-size", 413)
    except ClientDisconnect:
        raise Rejected("no-form", 400) from None
    return bytes(body)


def _no(turned: Rejected) -> Response:
    said = msgspec.json.encode({"error": turned.why})
    return Response(said, turned.status, media_type="application/json")
