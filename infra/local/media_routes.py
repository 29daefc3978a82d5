"""HTTP routes of the media folder: upload by form, download by signed address, in ranges."""

import asyncio
from collections.abc import Callable
from email.parser import BytesParser
from email.policy import HTTP

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from infra.local.folder_media import PATH, FolderMedia, Rejected
from infra.ports.media import EXTENSIONS, MOST_CLIP_BYTES

MOST_FIELD_BYTES = 8_192
MOST_FORM_BYTES = MOST_CLIP_BYTES + MOST_FIELD_BYTES
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

    Raises:
        Rejected: it is none.
    """
    head = f"Content-Type: {content_type}\r\n\r\n".encode("latin-1", "replace")
    try:
        form = BytesParser(policy=HTTP).parsebytes(head + body)
    except RecursionError:
        raise Rejected("no-form", 400) from None
    if form.get_content_type() != "multipart/form-data" or not form.is_multipart():
        raise Rejected("no-form", 400)
    fields: dict[str, bytes] = {}
    for part in form.iter_parts():
        name = part.get_param("name", "", "content-disposition")
        value = part.get_payload(decode=True)
        if isinstance(value, bytes):
            fields[str(name)] = value
    return fields


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
