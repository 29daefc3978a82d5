"""The local server: sockets, HTTP, the page and the rooms' clocks, on a store in one file."""

import asyncio
import logging
import mimetypes
import secrets
import time
from collections.abc import AsyncIterator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from domain.room.pieces import RoomCode
from infra.accounts.address_links import OLD_LINKS
from infra.accounts.keyed_hash import KeyedHash
from infra.accounts.store import move_old_links
from infra.accounts.token_keys import KeyCache
from infra.accounts.tokens import Tokens
from infra.clock import now_ms
from infra.current_services import install
from infra.local import mailbox
from infra.local.admission import AdmissionControl
from infra.local.archive_worker import after_commit
from infra.local.body_limit import BodyLimit
from infra.local.clip_expiry import expiring_clips
from infra.local.compressed_files import packed
from infra.local.folder_media import FolderMedia
from infra.local.header_middleware import SecurityHeadersMiddleware
from infra.local.host_middleware import HostMiddleware
from infra.local.link_pages import html_page
from infra.local.mailbox import Mailbox
from infra.local.media_routes import media_routes
from infra.local.network_limits import NetworkLimits
from infra.local.scheduler import LocalScheduler
from infra.local.secret_files import (
    KEYS_SECONDS,
    hash_secret_file,
    is_the_stores_own,
    make_secrets,
    read_hash_secret,
    read_keyring,
)
from infra.local.sender import LocalSender
from infra.local.sqlite_store import SqliteStore
from infra.local.template_routes import http_app, websocket_routes
from infra.local.wal_checkpoints import CheckpointedStore, checkpoints
from infra.local.websocket_gateway import GatewayLimits, WebSocketGateway
from infra.ports.mail import Mail
from infra.ports.media import Media
from infra.ports.store import AlreadyExists, Item, Store
from infra.replays.archive import StoreArchive
from infra.rooms.broadcast import disconnect
from infra.rooms.connections import Connections
from infra.rooms.journal import Journal
from infra.rooms.tick import tick
from infra.services import Services

log = logging.getLogger(__name__)

PAGE = Path(__file__).parents[2] / "frontend" / "dist"
FRAME_THREADS = 1
"""Measured: four got in each other's way. Each waited for Python's lock while it held the store's,
and the others for the store's: of 1,430 a second 35 waited over 5 ms, up to 256; of one thread's
none does. They sent views out of order, too.
"""
HTTP_THREADS = 4
MAIL_KEY_LENGTH = 32
IN_MEMORY = Path(":memory:")
NOT_ITS_OWN = """The file {file} is not the one this store was kept with.
Nobody finds their account by its address until the right one is back beside the store."""
ROOT = "."
"""The path of `/`, as the files' server writes it."""

mimetypes.add_type("application/manifest+json", ".webmanifest")


def create_app(
    file: Path,
    limits: GatewayLimits = GatewayLimits(),  # noqa: B008
    page: Path = PAGE,
    address: str = "",
) -> Starlette:
    """The whole of Gavel on the store in `file`; the built page in `page`, seen at `address`."""
    sockets: list[WebSocketGateway] = []
    mailboxes: list[Mailbox] = []
    media: list[FolderMedia] = []
    clips = media_folder(file)

    @asynccontextmanager
    async def opened(_app: Starlette) -> AsyncIterator[None]:
        file.parent.mkdir(parents=True, exist_ok=True)
        store = CheckpointedStore(file)
        with (
            # It ends last: until then the others may still end games.
            ThreadPoolExecutor(1, "archive") as archive,
            ThreadPoolExecutor(FRAME_THREADS, "frames") as frames,
            ThreadPoolExecutor(1, "ticks") as ticks,
            checkpoints(file),
            expiring_clips(clips),
        ):
            current_default_thread_limiter().total_tokens = HTTP_THREADS
            make_secrets(file, store)
            mailboxes[:] = [Mailbox(now_ms, mail_key(store), address)]
            media[:] = [FolderMedia(clips, secret(store, "MEDIA"), now_ms)]
            services, sender, scheduler = _services(
                file, store, ticks, archive, mailboxes[0], media[0]
            )
            install(services)
            if is_the_stores_own(services.keyed_hash, store):
                old_links = store.partitions_beginning(OLD_LINKS)
                move_old_links(store, services.keyed_hash, old_links)
            else:
                log.warning(NOT_ITS_OWN.format(file=hash_secret_file(file)))
            sockets[:] = [WebSocketGateway(websocket_routes(), sender, frames, limits)]
            left = {*scheduler.rooms, *rooms_with_people(store)}
            await asyncio.get_running_loop().run_in_executor(ticks, _empty, services, left)
            scheduler.restore()
            yield
            scheduler.stop()
        store.close()

    async def on_socket(socket: WebSocket) -> None:
        await sockets[0](socket)

    def mail(request: Request) -> Response:
        return mailboxes[0].page(request)

    routes: list[BaseRoute] = [
        WebSocketRoute("/ws", on_socket),
        *media_routes(lambda: media[0]),
        Route(mailbox.PATH, mail),
        Route(mailbox.PATH + "/{key}", mail),
        Mount(
            "/",
            NetworkLimits(
                AdmissionControl(_Page(page, http_app()), lambda: sockets[0].has_place_for_a_room)
            ),
        ),
    ]
    app = Starlette(
        routes=routes,
        lifespan=opened,
        middleware=[Middleware(SecurityHeadersMiddleware), Middleware(HostMiddleware)],
    )
    app.router.redirect_slashes = False
    return app


def _services(
    file: Path,
    store: Store,
    ticks: ThreadPoolExecutor,
    archive: ThreadPoolExecutor,
    mail: Mail,
    media: Media,
) -> tuple[Services, LocalSender, LocalScheduler]:
    loop = asyncio.get_running_loop()
    sender = LocalSender(loop)
    scheduler = LocalScheduler(store, loop, ticks, lambda room: tick(services, room))
    services = Services(
        store=store,
        journal=Journal(store, lambda room, commit: after_commit(archive, services, room, commit)),
        archive=StoreArchive(store),
        connections=Connections(store),
        sender=sender,
        scheduler=scheduler,
        tokens=Tokens(KeyCache(lambda: read_keyring(file), time.time, KEYS_SECONDS).at_most_old),
        keyed_hash=KeyedHash(lambda: read_hash_secret(file)),
        code_store=SqliteStore(IN_MEMORY),
        media=media,
        now=now_ms,
        mail=mail,
    )
    return services, sender, scheduler


def secret(store: Store, name: str) -> str:
    """What is signed with, made once: a restart must not send everybody away."""
    with suppress(AlreadyExists):
        store.put_if_absent(Item("HOUSE", name, secrets.token_hex(32)))
    stored = store.get("HOUSE", name)
    assert stored is not None
    return stored.body


def media_folder(file: Path) -> Path:
    """Where the clips of the store in `file` lie."""
    return file.with_name(f"{file.stem}.media")


def mail_key(store: Store) -> str:
    """Without it nobody sees the page of mails: a proxy may tell nothing of whom it asks for."""
    return secret(store, "MAILBOX")[:MAIL_KEY_LENGTH]


def rooms_with_people(store: SqliteStore) -> list[RoomCode]:
    """By their stored connections.

    Such a room may want to be woken and not be scheduled: the process may have died before.
    """
    return [RoomCode(pk.removeprefix("ROOM#")) for pk in store.partitions("ROOM#", "PERSON#")]


def _empty(services: Services, rooms: Iterable[RoomCode]) -> None:
    """After a restart: no connection of before is open. One broken room keeps no other shut."""
    for room in rooms:
        try:
            disconnect(
                services,
                *[connection.connection_id for connection in services.connections.in_room(room)],
            )
        except Exception:
            log.exception("room %s could not be emptied", room)


class _Page:
    """/api goes to the HTTP function's app, anything else is the page (one for all paths)."""

    def __init__(self, page: Path, api: FastAPI) -> None:
        self._files = _Files(directory=page, html=True, check_dir=False)
        self._api = BodyLimit(api)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app: ASGIApp = self._api if scope["path"].startswith("/api/") else self._files
        await app({**scope, "root_path": ""}, receive, send)


class _Files(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        """Hashed assets are cached for ever; the page itself is asked for anew each time.

        So is its worker, `sw.js`: a page that is cached can be replaced.
        """
        folder = Path(str(self.directory))
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or path.startswith("assets"):  # noqa: PLR2004
                raise
            return await html_page(folder, None, Request(scope))
        if path.endswith(".html") or path == ROOT:
            return await html_page(folder, None if path == ROOT else path, Request(scope))
        response = await packed(response, Headers(scope=scope))
        hashed = path.startswith("assets")
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if hashed else "no-cache"
        )
        return response
