"""What a call to AWS costs of the caller's own processor, whatever the answer takes to come.

    python -m tests.bench.boto

Everything of boto3 runs but the wire: the request is built and signed, and an answer is read.
"""

import io
import os
from collections.abc import Callable
from statistics import median
from time import thread_time
from typing import Any

import boto3
from botocore.awsrequest import AWSResponse

from infra.aws.dynamodb_store import DynamoDbStore, connect
from infra.ports.store import Item

TIMES = 300
BODY = "x" * 900
FOUND = b'{"Items":[{"PK":{"S":"a"},"SK":{"S":"b"},"body":{"S":"%s"}}],"Count":1}' % BODY.encode()
SURROUNDINGS = {
    "AWS_ACCESS_KEY_ID": "none",
    "AWS_SECRET_ACCESS_KEY": "none",
    "AWS_DEFAULT_REGION": "us-east-1",
    "AWS_EC2_METADATA_DISABLED": "true",
}


def answered(client: Any, body: bytes) -> Any:
    """A client whose calls are answered so at once."""
    headers: Any = {"content-type": "application/x-amz-json-1.0"}

    def answer(request: Any, **_how: Any) -> AWSResponse:
        raw: Any = _Raw(body)
        return AWSResponse(request.url, 200, headers, raw)

    client.meta.events.register("before-send", answer)
    return client


class _Raw(io.BytesIO):
    """As urllib3 gives a body."""

    def stream(self, _size: int = 0, **_how: Any) -> Any:
        yield self.read()


def measured(call: Callable[[], object]) -> float:
    """Milliseconds of the processor, the median of many."""
    found = []
    for _ in range(TIMES):
        began = thread_time()
        call()
        found.append(1000 * (thread_time() - began))
    return median(found)


def main() -> None:
    os.environ.update(SURROUNDINGS)
    writing = DynamoDbStore(answered(connect(), b"{}"), "table")
    reading = DynamoDbStore(answered(connect(), FOUND), "table")
    endpoint = "https://abc.execute-api.us-east-1.amazonaws.com/ws"
    screens = answered(boto3.client("apigatewaymanagementapi", endpoint_url=endpoint), b"")
    item = Item("ROOM#AMBER2", "C#000042", BODY)
    for name, call in {
        "conditional put": lambda: writing.put_if_absent(item),
        "query": lambda: reading.query("ROOM#AMBER2", prefix="C#"),
        "post": lambda: screens.post_to_connection(ConnectionId="a", Data=BODY.encode() * 4),
    }.items():
        print(f"{name:18} {measured(call):.2f} ms of the processor")


if __name__ == "__main__":
    main()
