"""An outside that fails by chance, in every way it has: what it was asked may have been done."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from botocore.awsrequest import AWSResponse
from botocore.compat import HTTPHeaders
from botocore.exceptions import ClientError, ConnectTimeoutError

from domain.luck import Luck, picked
from infra.ports.store import Unavailable
from tests.infra.counting import Died
from tests.infra.test_dynamodb_store import FEIGNED, Raw
from tests.soak.town import Town

WORDS = ("ThrottlingException", "InternalServerError", "LimitExceededException")
NOWHERE = "https://nowhere.invalid/"
NOT_OF_THE_STORE = {"send", "sends", "close", "scheduler.schedule", "scheduler.renew"}


class Weather:
    """Of 1,000 calls so many fail; of 10,000 points so many kill the process."""

    def __init__(self, luck: Luck, failing: int, deadly: int, *, store: bool = True) -> None:
        self.luck = luck
        self.failing = failing
        self.deadly = deadly
        self.store = store
        self.fine = False
        self.happened: Counter[str] = Counter()

    def over(self, town: Town) -> None:
        """From now on, for every process of the town, and for what is beyond it."""
        town.weather = self.at_port
        town.calm = self.calm
        town.gateway.step = self.at_gateway
        town.machine.mischief = self.at_clock
        town.watch(town.weather)

    @contextmanager
    def calm(self) -> Iterator[None]:
        """Nothing fails meanwhile."""
        before, self.fine = self.fine, True
        try:
            yield
        finally:
            self.fine = before

    def at_port(self, name: str) -> None:
        if self.fine:
            return
        if self.luck.below(10_000) < self.deadly:
            self.happened["deaths"] += 1
            raise Died
        when, what, *_ = name.split()
        if what == "start_execution":
            self._fail(when, "StartExecution")
        elif self.store and what not in NOT_OF_THE_STORE:
            self._fail(when, "")

    def at_gateway(self, name: str) -> None:
        """A post is throttled, timed out, or it came and that was not told."""
        if not self.fine:
            self._fail(name.split(maxsplit=1)[0], "PostToConnection")

    def at_clock(self) -> str:
        if self.fine or self.luck.below(1_000) >= 2 * self.failing:
            return ""
        what = picked(self.luck, ("twice", "late", "twice", "late", "never"))
        self.happened[f"ticks {what}"] += 1
        return what

    def _fail(self, when: str, operation: str) -> None:
        if self.luck.below(1_000) >= self.failing:
            return
        self.happened["calls failed" if when == "before" else "answers lost"] += 1
        if not operation:
            raise Unavailable(when)
        if operation == "PostToConnection" and self.luck.below(2):
            raise ConnectTimeoutError(endpoint_url="gateway")
        raise ClientError({"Error": {"Code": picked(self.luck, WORDS)}}, operation)


class Wire:
    """What happens to single requests to DynamoDB, below the client's own tries."""

    def __init__(self, weather: Weather, failing: int) -> None:
        self.weather = weather
        self.failing = failing

    def __call__(self, request: Any, **_: Any) -> AWSResponse | None:
        """Not sent, refused before anything was done, or done and not answered."""
        if self.weather.fine or self.weather.luck.below(1_000) >= self.failing:
            return None
        what = picked(self.weather.luck, ("requests timed out", "throttled", "answers lost"))
        self.weather.happened[what] += 1
        if what == "requests timed out":
            raise ConnectTimeoutError(endpoint_url=request.url)
        if what == "throttled":
            request.url = NOWHERE
            return _answer(request, 400, "ProvisionedThroughputExceededException")
        return _answer(request, 500, "InternalServerError")


def _answer(request: Any, status: int, word: str) -> AWSResponse:
    body = json.dumps({"__type": f"com.amazonaws.dynamodb#{word}"}).encode()
    return AWSResponse(request.url, status, HTTPHeaders(), Raw(body))


@contextmanager
def on_the_wire(client: Any, wire: Wire) -> Iterator[None]:
    """While this lasts; the client's waits between its tries take no time."""
    client.meta.events.register_first(FEIGNED, wire)
    try:
        with patch("botocore.endpoint.time.sleep"):
            yield
    finally:
        client.meta.events.unregister(FEIGNED, wire)
