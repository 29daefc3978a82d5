"""The archive of replays in an S3 bucket: `replays/{room}/{number}.json`, gzipped."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, TypedDict, TypeVar

from botocore.exceptions import BotoCoreError, ClientError

from domain.room.pieces import RoomCode
from infra.ports.store import Unavailable
from infra.replays.archive import compress, decompress

if TYPE_CHECKING:
    from types_boto3_s3.client import S3Client

T = TypeVar("T")


class Condition(TypedDict, total=False):
    """On which an object is written."""

    IfNoneMatch: str


ABSENT = {"404", "NoSuchKey", "NotFound"}
THERE = {"412", "PreconditionFailed"}


class S3Archive:
    """Needs s3:GetObject, s3:ListBucket (else what is absent is a 403), and s3:PutObject to store.

    `connect` is called at the first use: most functions never look into the archive.
    """

    def __init__(self, connect: Callable[[], "S3Client"], bucket: str) -> None:
        self._connect = connect
        self._bucket = bucket

    @cached_property
    def _client(self) -> "S3Client":
        return self._connect()

    def put(self, room: RoomCode, number: int, replay: bytes) -> None:
        key = _key(room, number)
        _asked(THERE, lambda: self._put(key, compress(replay)))

    def get(self, room: RoomCode, number: int) -> bytes | None:
        key = _key(room, number)
        stored = _asked(ABSENT, lambda: self._get(key))
        return None if stored is None else decompress(stored)

    def exists(self, room: RoomCode, number: int) -> bool:
        key = _key(room, number)
        head = _asked(ABSENT, lambda: self._client.head_object(Bucket=self._bucket, Key=key))
        return head is not None

    def replace(self, room: RoomCode, number: int, replay: bytes) -> None:
        """In a bucket without versions nothing is left of the one before."""
        key = _key(room, number)
        _asked(set(), lambda: self._put(key, compress(replay), anew=True))

    def _put(self, key: str, body: bytes, *, anew: bool = False) -> None:
        condition: Condition = {} if anew else {"IfNoneMatch": "*"}
        self._client.put_object(
            Bucket=self._bucket,
            Key=key,
            Body=body,
            ContentType="application/json",
            ContentEncoding="gzip",
            **condition,
        )

    def _get(self, key: str) -> bytes:
        return self._client.get_object(Bucket=self._bucket, Key=key)["Body"].read()


def _key(room: RoomCode, number: int) -> str:
    return f"replays/{room}/{number}.json"


def _asked(fine: set[str], call: Callable[[], T]) -> T | None:
    """None for an answer in `fine`, which is no trouble; others are told in the port's words."""
    try:
        return call()
    except ClientError as trouble:
        if trouble.response["Error"]["Code"] in fine:
            return None
        raise Unavailable(str(trouble)) from trouble
    except BotoCoreError as trouble:
        raise Unavailable(str(trouble)) from trouble
