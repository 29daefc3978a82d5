"""One process: sockets, HTTP, the page and the rooms' clocks, on a shelf in one file."""

import asyncio
import logging
import mimetypes
import secrets
from collections.abc import AsyncIterator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from infra.announce import part
from infra.archive import ShelfArchive
from infra.house import House
from infra.journal import Journal
from infra.local import mailbox
from infra.local.alarms import LocalAlarms
from infra.local.archiving import after_commit
from infra.local.checkpoints import UnhurriedShelf, checkpoints
from infra.local.full import WhileThereIsPlace
from infra.local.hardened import Hardened
from infra.local.mailbox import Mailbox
from infra.local.measured import Measured
from infra.local.media import LocalMedia
from infra.local.media_routes import media_routes
from infra.local.posts import LocalPosts
from infra.local.routes import http_app, socket_routes
from infra.local.sockets import Limits, Sockets
from infra.local.sweeping import swept
from infra.mail import Mail
from infra.media import Media
from infra.open_house import keep
from infra.people import People
from infra.ring import ring
from infra.shelf import Item, Shelf, Taken
from infra.sqlite_shelf import SqliteShelf
from infra.times import now_ms
from infra.tokens import Tokens

log = logging.getLogger(__name__)

PAGE = Path(__file__).parents[2] / "frontend" / "dist"
FRAME_THREADS = 1
"""Measured: four got in each other's way. Each waited for Python's lock while it held the shelf's,
and the others for the shelf's: of 1,430 a second 35 waited over 5 ms, up to 256; of one thread's
none does. They sent views out of order, too.
"""
HTTP_THREADS = 4

mimetypes.add_type("application/manifest+json", ".webmanifest")


def gateway(
    file: Path,
    limits: Limits = Limits(),  # noqa: B008
    page: Path = PAGE,
    address: str = "",
) -> Starlette:
    """The whole of Gavel on the shelf in `file`; the built page in `page`, seen at `address`."""
    sockets: list[Sockets] = []
    mailboxes: list[Mailbox] = []
    media: list[LocalMedia] = []
    clips = file.with_name(f"{file.stem}.media")

    @asynccontextmanager
    async def opened(_app: Starlette) -> AsyncIterator[None]:
        file.parent.mkdir(parents=True, exist_ok=True)
        shelf = UnhurriedShelf(file)
        with (
            # It ends last: until then the others may still end games.
            ThreadPoolExecutor(1, "archive") as archive,
            ThreadPoolExecutor(FRAME_THREADS, "frames") as frames,
            ThreadPoolExecutor(1, "rings") as rings,
            checkpoints(file),
            swept(clips),
        ):
            current_default_thread_limiter().total_tokens = HTTP_THREADS
            mailboxes[:] = [Mailbox(shelf, now_ms, address)]
            media[:] = [LocalMedia(clips, _secret(shelf, "MEDIA"), now_ms)]
            house, posts, alarms = _house(shelf, rings, archive, mailboxes[0], media[0])
            keep(house)
            sockets[:] = [Sockets(socket_routes(), posts, frames, limits)]
            left = {*alarms.rooms, *rooms_with_people(shelf)}
            await asyncio.get_running_loop().run_in_executor(rings, _empty, house, left)
            alarms.wake_all()
            yield
            alarms.stop()
        shelf.close()

    async def on_socket(socket: WebSocket) -> None:
        await sockets[0](socket)

    def mail(request: Request) -> Response:
        return mailboxes[0].page(request)

    routes: list[BaseRoute] = [
        WebSocketRoute("/ws", on_socket),
        *media_routes(lambda: media[0]),
        Route(mailbox.PATH, mail),
        Mount(
            "/",
            WhileThereIsPlace(_Page(page, http_app()), lambda: sockets[0].has_place_for_a_room),
        ),
    ]
    return Starlette(routes=routes, lifespan=opened, middleware=[Middleware(Hardened)])


def _house(
    shelf: Shelf,
    rings: ThreadPoolExecutor,
    archive: ThreadPoolExecutor,
    mail: Mail,
    media: Media,
) -> tuple[House, LocalPosts, LocalAlarms]:
    loop = asyncio.get_running_loop()
    posts = LocalPosts(loop)
    alarms = LocalAlarms(shelf, loop, rings, lambda room: ring(house, room))
    house = House(
        shelf=shelf,
        journal=Journal(shelf, lambda room, commit: after_commit(archive, house, room, commit)),
        archive=ShelfArchive(shelf),
        people=People(shelf),
        posts=posts,
        alarms=alarms,
        tokens=Tokens(_secret(shelf, "TOKENS")),
        media=media,
        now=now_ms,
        mail=mail,
    )
    return house, posts, alarms


def _secret(shelf: Shelf, name: str) -> str:
    """What is signed with, made once: a restart must not send everybody away."""
    with suppress(Taken):
        shelf.put_if_absent(Item("HOUSE", name, secrets.token_hex(32)))
    kept = shelf.get("HOUSE", name)
    assert kept is not None
    return kept.body


def rooms_with_people(shelf: SqliteShelf) -> list[str]:
    """By what is kept of their connections.

    Such a room may lack an alarm that it wants: the process may have died between the last thing
    it did and setting it.
    """
    return [pk.removeprefix("ROOM#") for pk in shelf.partitions("ROOM#", "PERSON#")]


def _empty(house: House, rooms: Iterable[str]) -> None:
    """After a restart: no connection of before is open. One broken room keeps no other shut."""
    for room in rooms:
        try:
            part(house, *[presence.connection for presence in house.people.at(room)])
        except Exception:
            log.exception("room %s could not be emptied", room)


class _Page:
    """/api goes to the HTTP function's app, anything else is the page (one for all paths)."""

    def __init__(self, page: Path, api: FastAPI) -> None:
        self._files = _Files(directory=page, html=True, check_dir=False)
        self._api = Measured(api)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app: ASGIApp = self._api if scope["path"].startswith("/api/") else self._files
        await app({**scope, "root_path": ""}, receive, send)


class _Files(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        """Hashed assets are kept for ever; the page itself is asked for anew each time.

        So is its worker, `sw.js`: a page that is kept can be replaced.
        """
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or path.startswith("assets"):  # noqa: PLR2004
                raise
            response = FileResponse(Path(str(self.directory)) / "index.html")
        hashed = path.startswith("assets")
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if hashed else "no-cache"
        )
        return response
