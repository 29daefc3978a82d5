"""The services of a home as its operator reaches them: a store's file here, or a stack on AWS.

Nobody is sent anything: open pages see what has changed with their next beat.
"""

import os
from collections.abc import Callable
from pathlib import Path

from domain.room.pieces import RoomCode
from infra.accounts.tokens import Tokens
from infra.clock import now_ms
from infra.deploy import token_secret
from infra.deploy.stack import Stack
from infra.local.folder_media import FolderMedia
from infra.local.server import media_folder, secret
from infra.local.sqlite_store import SqliteStore
from infra.replays.archive import StoreArchive
from infra.rooms.connections import Connections
from infra.rooms.journal import Journal
from infra.services import Services


class HomeUnavailable(Exception):
    """What is missing, in words."""


class Silent:
    """A sender and a scheduler that do nothing."""

    def send(self, connection_id: str, message: bytes) -> None: ...

    def send_all(self, messages: list[tuple[str, bytes]]) -> list[str]:
        del messages
        return []

    def close(self, connection_id: str) -> None: ...

    def schedule(
        self, room: RoomCode, at: int | None, version: int, *, watched: bool = False
    ) -> None: ...

    def renew(
        self, room: RoomCode, lease: str, at: int | None, *, watched: bool = False
    ) -> int | None:
        del room, lease, watched
        return at


def on_this_machine(file: Path, now: Callable[[], int] = now_ms) -> Services:
    """On the store in this file, whether or not a server runs on it.

    Raises:
        HomeUnavailable
    """
    if not file.is_file():
        raise HomeUnavailable(f"there is no store in {file}")
    store = SqliteStore(file)
    silent = Silent()
    return Services(
        store=store,
        journal=Journal(store, now=now),
        archive=StoreArchive(store, now),
        connections=Connections(store),
        sender=silent,
        scheduler=silent,
        tokens=Tokens(secret(store, "TOKENS")),
        media=FolderMedia(media_folder(file), secret(store, "MEDIA"), now),
        now=now,
    )


def on_aws(place: Stack) -> Services:
    """Of a deployed stack, with the operator's own rights.

    Raises:
        HomeUnavailable
    """
    made = place.outputs()
    if "TableName" not in made:
        raise HomeUnavailable(f"there is no stack {place.stack} in {place.region}")
    os.environ.update(
        AWS_REGION=place.region,
        AWS_DEFAULT_REGION=place.region,
        TABLE=made["TableName"],
        SOCKET_ENDPOINT=made["SocketUrl"].replace("wss:", "https:"),
        CLOCK=made["ClockArn"],
        TOKEN_SECRET=token_secret.read(place),
        MEDIA_BUCKET=made["MediaBucketName"],
        ARCHIVE_BUCKET=made["ArchiveBucketName"],
        POWERTOOLS_SERVICE_NAME=place.stack,
    )
    from infra.aws.services import aws_services  # noqa: PLC0415  (one machine needs none of it)

    return aws_services()
