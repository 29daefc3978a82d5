"""The house in the cloud: DynamoDB, the gateway's connections, Step Functions."""

import logging
import os
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError
from msgspec import Struct
from msgspec.structs import replace

from infra.archive import Archive, ShelfArchive
from infra.aws import client
from infra.beside import in_threads
from infra.cloud_figures import CloudFigures
from infra.cloud_media import CloudMedia
from infra.dynamo_shelf import DynamoShelf, connect
from infra.house import Gone, House
from infra.journal import Journal
from infra.lifetimes import ends
from infra.mail import Letter
from infra.people import People
from infra.s3_archive import S3Archive
from infra.shelf import Changed, Item, Shelf, Taken, Unavailable
from infra.times import now_ms, timestamp
from infra.tokens import Tokens

if TYPE_CHECKING:
    from types_boto3_apigatewaymanagementapi import ApiGatewayManagementApiClient
    from types_boto3_stepfunctions import SFNClient

log = logging.getLogger(__name__)

POSTS_AT_ONCE = 16
BESIDE = 4
PATIENCE = Config(
    connect_timeout=1,
    read_timeout=3,
    retries={"mode": "standard", "total_max_attempts": 2},
    max_pool_connections=POSTS_AT_ONCE,
)
"""A screen or the state machine that doesn't answer must not use up the function's time."""

SLACK_MS = 2_000
"""How late an alarm may ring where no page is open."""

WATCHED_MS = 480_000
WATCHED_LATEST_MS = 720_000
"""Pages that are open ring on time themselves; the alarm is for when all of them have died without
a word. It is set so late, and one that is set already will do up to the latest (decisions/0012)."""


def screens_at(endpoint: str, emulator: str | None) -> str:
    """Where messages are posted to. An emulator of AWS has all APIs behind its one address."""
    if not emulator:
        return endpoint
    address = urlsplit(endpoint)
    return f"{emulator}/_aws/execute-api/{address.netloc.split('.')[0]}{address.path}"


class CloudPosts:
    """Messages to connections through the gateway's management interface."""

    def __init__(self, client: "ApiGatewayManagementApiClient") -> None:
        self._client = client
        self._pool = ThreadPoolExecutor(POSTS_AT_ONCE)

    def post(self, connection: str, message: bytes) -> None:
        try:
            self._client.post_to_connection(ConnectionId=connection, Data=message)
        except self._client.exceptions.GoneException as gone:
            raise Gone(connection) from gone

    def post_all(self, messages: list[tuple[str, bytes]]) -> list[str]:
        if len(messages) == 1:
            return self._gone(*messages[0])
        lists = self._pool.map(lambda message: self._gone(*message), messages)
        return [connection for gone in lists for connection in gone]

    def close(self, connection: str) -> None:
        try:
            self._client.delete_connection(ConnectionId=connection)
        except self._client.exceptions.GoneException:
            return
        except (ClientError, BotoCoreError) as trouble:
            log.warning("%s was not closed: %s", connection, trouble)

    def _gone(self, connection: str, message: bytes) -> list[str]:
        """What else goes wrong with one screen is its own trouble: its next beat heals it."""
        try:
            self.post(connection, message)
        except Gone:
            return [connection]
        except (ClientError, BotoCoreError) as trouble:
            log.warning("a message did not reach %s: %s", connection, trouble)
        return []


FAR_MS = 3_000
"""A loop that rings sooner may be ringing already, by the clock of another machine."""

ROOMS_AT_HAND = 2_000


class Alarm(Struct, frozen=True):
    """The loop that will wake a room, and when (ms). Another lease makes it end."""

    lease: str
    at: int


class CloudAlarms:
    """One waiting loop of the state machine for a room; it rings, then waits for the next time.

    A later time costs nothing: the loop wakes, sees it and waits on. Only an earlier one, or none
    waiting, starts a new loop, whose lease makes the old one end when it wakes. A loop whose time
    has come may be dead, or ringing for a state older than ours: it is not relied on.

    A loop begins before its lease is written: whoever dies in between, or loses the lease to
    somebody else, leaves a loop that rings once, which does no harm; the other way round, a lease
    that others rely on might have no loop.

    What was read is remembered, so most wishes read nothing. That is safe although somebody else
    may have replaced the loop meanwhile: each loop, replaced or not, rings at its time, and then
    the newest wish is armed (`rang`).
    """

    def __init__(
        self, shelf: Shelf, client: "SFNClient", machine: str, now: Callable[[], int] | None = None
    ) -> None:
        self._shelf = shelf
        self._now = now or now_ms
        self._client = client
        self._machine = machine
        self._known: OrderedDict[str, Alarm] = OrderedDict()

    def set(self, room: str, at: int | None, version: int, *, watched: bool = False) -> None:
        """What an older version wants can only make a loop ring early, which does no harm.

        Raises:
            Unavailable: no loop could be started; the next message tries again.
        """
        del version
        if at is None:
            return
        latest = at + (WATCHED_LATEST_MS if watched else SLACK_MS)
        if self._rings_in_time(room, latest):
            return
        item, held = self._held(room)
        if held is not None and self._now() < held.at <= latest:
            self._remember(room, held)
            return
        alarm = Alarm(secrets.token_hex(8), _late(at, watched))
        self._start(room, alarm)
        if self._leased(room, item, alarm):
            self._remember(room, alarm)

    def _rings_in_time(self, room: str, latest: int) -> bool:
        """By what is remembered, of loops that are not about to ring."""
        known = self._known.get(room)
        return known is not None and self._now() + FAR_MS < known.at <= latest

    def _remember(self, room: str, alarm: Alarm) -> None:
        self._known[room] = alarm
        self._known.move_to_end(room)
        if len(self._known) > ROOMS_AT_HAND:
            self._known.popitem(last=False)

    def rang(self, room: str, lease: str, at: int | None, *, watched: bool = False) -> int | None:
        """When this loop is to ring again (ms), now that it rang; None: it may end.

        Others may have relied on a loop that was replaced: it sees that the wish is armed.
        """
        item, held = self._held(room)
        if item is None or held is None or held.lease != lease:
            self.set(room, at, 0, watched=watched)
            return None
        if at is None:
            with suppress(Changed):  # Somebody wants to be woken meanwhile, by a loop of their own.
                self._shelf.delete_if_unchanged(item)
            return None
        later = replace(held, at=_late(at, watched))
        if self._leased(room, item, later):
            return later.at
        # By another hand, or by ours, whose answer was lost.
        return self.rang(room, lease, at, watched=watched)

    def _held(self, room: str) -> tuple[Item | None, Alarm | None]:
        item = self._shelf.get(f"ROOM#{room}", "ALARM")
        return item, None if item is None else msgspec.json.decode(item.body, type=Alarm)

    def _leased(self, room: str, old: Item | None, alarm: Alarm) -> bool:
        item = _item(room, alarm)
        try:
            if old is None:
                self._shelf.put_if_absent(item)
            else:
                self._shelf.put_if_unchanged(old, item)
        except (Taken, Changed):
            return False
        return True

    def _start(self, room: str, alarm: Alarm) -> None:
        work = {"room": room, "lease": alarm.lease, "at": timestamp(alarm.at)}
        try:
            self._client.start_execution(
                stateMachineArn=self._machine,
                name=f"{room}-{alarm.lease}",
                input=msgspec.json.encode(work).decode(),
            )
        except (ClientError, BotoCoreError) as trouble:
            raise Unavailable(str(trouble)) from trouble


class _Clocks:
    """Step Functions. The client is made for the first loop: most processes start none."""

    @cached_property
    def _client(self) -> "SFNClient":
        made: SFNClient = client("stepfunctions", config=PATIENCE)
        return made

    def start_execution(self, **how: Any) -> object:
        return self._client.start_execution(**how)


def _late(at: int, watched: bool) -> int:
    return at + (WATCHED_MS if watched else SLACK_MS)


class CloudMail:
    """Letters through SES, from an address that it knows. The client is made for the first one."""

    def __init__(self, sender: str) -> None:
        self._sender = sender

    @cached_property
    def _client(self) -> Any:
        return client("sesv2", config=PATIENCE)

    def send(self, letter: Letter) -> None:
        """Raises Unavailable."""
        simple = {
            "Subject": {"Data": letter.subject, "Charset": "UTF-8"},
            "Body": {"Text": {"Data": letter.text, "Charset": "UTF-8"}},
        }
        try:
            self._client.send_email(
                FromEmailAddress=self._sender,
                Destination={"ToAddresses": [letter.to]},
                Content={"Simple": simple},
            )
        except (ClientError, BotoCoreError) as trouble:
            log.warning("a mail was not taken: %s", _kind(trouble))
            raise Unavailable(_kind(trouble)) from trouble


def _kind(trouble: ClientError | BotoCoreError) -> str:
    """What it is called; SES's own words may hold the address, and logs hold none."""
    if isinstance(trouble, ClientError):
        return str(trouble.response["Error"]["Code"])
    return type(trouble).__name__


def _item(room: str, alarm: Alarm) -> Item:
    """Whose time is a day past is dead."""
    body = msgspec.json.encode(alarm).decode()
    return Item(f"ROOM#{room}", "ALARM", body, ends(alarm.at, 1))


def _archive(shelf: Shelf) -> Archive:
    bucket = os.environ.get("ARCHIVE_BUCKET", "")
    if not bucket:
        return ShelfArchive(shelf)
    return S3Archive(lambda: client("s3", config=PATIENCE), bucket)


def cloud_house() -> House:
    """By the environment that template.yaml gives.

    TABLE, SOCKET_ENDPOINT, CLOCK, TOKEN_SECRET, MEDIA_BUCKET. MAIL_FROM may be missing or empty:
    nobody can sign in by mail then. ARCHIVE_BUCKET too: finished games are kept in the table then.
    """
    sender = os.environ.get("MAIL_FROM", "")
    shelf = DynamoShelf(connect(), os.environ["TABLE"])
    endpoint = screens_at(os.environ["SOCKET_ENDPOINT"], os.environ.get("AWS_ENDPOINT_URL"))
    posts = CloudPosts(client("apigatewaymanagementapi", endpoint_url=endpoint, config=PATIENCE))
    clocks: Any = _Clocks()
    return House(
        shelf=shelf,
        journal=Journal(shelf),
        archive=_archive(shelf),
        people=People(shelf),
        posts=posts,
        alarms=CloudAlarms(shelf, clocks, os.environ["CLOCK"]),
        tokens=Tokens(os.environ["TOKEN_SECRET"]),
        media=CloudMedia(os.environ["MEDIA_BUCKET"]),
        now=now_ms,
        beside=in_threads(BESIDE),
        mail=CloudMail(sender) if sender else None,
        figures=CloudFigures(os.environ.get("POWERTOOLS_SERVICE_NAME", "gavel")),
    )
