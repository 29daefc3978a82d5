"""The services on AWS: the sender, the leases of rooms' clocks, and how they are built."""

import threading
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from botocore.exceptions import ClientError, ReadTimeoutError

from domain.room.pieces import RoomCode
from infra.aws import scheduler, ssm_secrets
from infra.aws import ses_mail as mail
from infra.aws.s3_archive import S3Archive
from infra.aws.scheduler import SLACK_MS, WATCHED_MS, StepFunctionsScheduler
from infra.aws.sender import ApiGatewaySender, management_endpoint
from infra.aws.services import aws_services
from infra.aws.ses_mail import SesMail
from infra.clock import timestamp
from infra.deploy import secret_parameters
from infra.deploy.stack import Stack
from infra.ports.mail import Letter
from infra.ports.store import Store, Unavailable
from infra.replays.archive import StoreArchive
from infra.services import ConnectionGone
from tests.infra.counting import Died, Watched
from tests.infra.fakes import ANN, CODE, START, FakeClock

MACHINE = "arn:aws:states:eu-north-1:1:stateMachine:clock"
SECOND = 1_000


class GoneException(ClientError):
    """As boto3 makes it."""


def error(code: str) -> ClientError:
    kind = GoneException if code == "GoneException" else ClientError
    return kind({"Error": {"Code": code}}, "PostToConnection")


class Gateway:
    """The management interface of a socket API."""

    exceptions = SimpleNamespace(GoneException=GoneException)

    def __init__(self) -> None:
        self.posted: dict[str, bytes] = {}
        self.flaws: dict[str, Exception] = {}
        self.together: threading.Barrier | None = None

    def post_to_connection(self, *, ConnectionId: str, Data: bytes) -> None:  # noqa: N803
        if self.together:
            self.together.wait(5)
        if ConnectionId in self.flaws:
            raise self.flaws[ConnectionId]
        self.posted[ConnectionId] = Data

    def delete_connection(self, *, ConnectionId: str) -> None:  # noqa: N803
        if ConnectionId in self.flaws:
            raise self.flaws[ConnectionId]
        self.posted[ConnectionId] = b"closed"


@pytest.fixture
def gateway() -> Gateway:
    return Gateway()


@pytest.fixture
def sender(gateway: Gateway) -> ApiGatewaySender:
    return ApiGatewaySender(gateway)  # type: ignore[arg-type]


def test_a_gone_connection_is_gone(gateway: Gateway, sender: ApiGatewaySender) -> None:
    gateway.flaws["c1"] = error("GoneException")
    with pytest.raises(ConnectionGone):
        sender.send("c1", b"x")
    sender.close("c1")


def test_all_are_posted_at_once(gateway: Gateway, sender: ApiGatewaySender) -> None:
    """None waits for another: each of sixteen sends waits for all to have begun."""
    gateway.together = threading.Barrier(16)
    assert sender.send_all([(f"c{n}", b"x") for n in range(16)]) == []
    assert len(gateway.posted) == 16
    assert sender.send_all([]) == []


def test_a_gone_one_is_named_and_the_others_get_theirs(
    gateway: Gateway, sender: ApiGatewaySender
) -> None:
    gateway.flaws["c1"] = error("GoneException")
    assert sender.send_all([(f"c{n}", b"x") for n in range(3)]) == ["c1"]
    assert gateway.posted == {"c0": b"x", "c2": b"x"}
    assert sender.send_all([("c1", b"x")]) == ["c1"]


@pytest.mark.parametrize(
    "trouble",
    [error("LimitExceededException"), ReadTimeoutError(endpoint_url="x")],
)
def test_any_other_trouble_with_one_screen_stays_its_own(
    gateway: Gateway, sender: ApiGatewaySender, trouble: Exception
) -> None:
    gateway.flaws["c1"] = trouble
    assert sender.send_all([(f"c{n}", b"x") for n in range(3)]) == []
    assert gateway.posted == {"c0": b"x", "c2": b"x"}


class Machine:
    """Step Functions: what was started, and whether anything can be."""

    def __init__(self) -> None:
        self.started: list[dict[str, str]] = []
        self.broken = False

    def start_execution(self, **how: str) -> None:
        if self.broken:
            raise error("ThrottlingException")
        assert how["stateMachineArn"] == MACHINE
        assert len(how["name"]) <= 80
        self.started.append(msgspec.json.decode(how["input"]))


class Clocks:
    """A scheduler over a machine, at a time that stands."""

    def __init__(self, store: Store, now: FakeClock) -> None:
        self.machine = Machine()
        self.now = now
        self.store = Watched(store)
        self.reads = self.store.calls
        self.scheduler = StepFunctionsScheduler(self.store, self.machine, MACHINE)  # type: ignore[arg-type]

    def set(self, seconds: float | None, *, watched: bool = False) -> None:
        at = None if seconds is None else START + round(seconds * SECOND)
        self.scheduler.schedule(CODE, at, 1, watched=watched)

    def ticked(self, loop: int, seconds: float | None, *, watched: bool = False) -> int | None:
        lease = self.machine.started[loop]["lease"]
        at = None if seconds is None else START + round(seconds * SECOND)
        return self.scheduler.renew(CODE, lease, at, watched=watched)

    @property
    def waits_until(self) -> list[str]:
        return [work["at"] for work in self.machine.started]


def late(seconds: float) -> str:
    return timestamp(START + round(seconds * SECOND) + SLACK_MS)


@pytest.fixture
def clocks(store: Store, monkeypatch: pytest.MonkeyPatch) -> Clocks:
    now = FakeClock()
    monkeypatch.setattr(scheduler, "now_ms", now)
    return Clocks(store, now)


def test_the_first_request_starts_a_loop_a_little_late(clocks: Clocks) -> None:
    clocks.set(90)
    (work,) = clocks.machine.started
    assert (work["room"], work["at"]) == (CODE, late(90))


def test_a_room_that_sleeps_starts_none(clocks: Clocks) -> None:
    clocks.set(None)
    assert clocks.machine.started == []


def test_a_later_request_costs_nothing(clocks: Clocks) -> None:
    clocks.set(15)
    for seconds in (15, 16, 30, 90):
        clocks.set(seconds)
    assert clocks.waits_until == [late(15)]


def test_an_earlier_request_starts_a_new_loop_and_the_old_one_ends(clocks: Clocks) -> None:
    clocks.set(90)
    clocks.set(15)
    assert clocks.waits_until == [late(90), late(15)]
    clocks.now.pass_by(17)
    assert clocks.ticked(1, 120) == START + 122 * SECOND
    clocks.now.pass_by(75)
    assert clocks.ticked(0, 120) is None
    assert len(clocks.machine.started) == 2


def test_most_wishes_read_nothing(clocks: Clocks) -> None:
    """What was read of a loop that has surely begun is remembered while it is far from ticking."""
    clocks.set(90)
    clocks.now.pass_by(11)
    clocks.set(100)
    clocks.reads.clear()
    for seconds in (95, 101, 120):
        clocks.set(seconds)
    assert not clocks.reads
    clocks.now.pass_by(79)
    clocks.set(180)
    assert clocks.reads == {"get": 1}, "it is about to tick"
    assert len(clocks.machine.started) == 1


def test_a_loop_is_remembered_from_its_beginning(clocks: Clocks) -> None:
    clocks.set(90)
    clocks.reads.clear()
    clocks.set(100)
    assert not clocks.reads


def test_a_request_that_relies_on_a_loop_replaced_elsewhere_is_armed_by_that_loop(
    clocks: Clocks,
) -> None:
    clocks.set(90)
    clocks.now.pass_by(11)
    clocks.set(100)
    elsewhere = StepFunctionsScheduler(clocks.store, clocks.machine, MACHINE)  # type: ignore[arg-type]
    elsewhere.schedule(CODE, START + 15 * SECOND, 1)
    clocks.now.pass_by(6)
    assert clocks.ticked(1, 200) == START + 202 * SECOND
    clocks.set(95)
    assert len(clocks.machine.started) == 2, "it relies on the first loop, due after 92 seconds"
    clocks.now.pass_by(75)
    assert clocks.ticked(0, 95) is None
    assert clocks.waits_until[-1] == late(95)


def test_a_loop_that_ticked_waits_on_for_what_the_room_then_wants(clocks: Clocks) -> None:
    clocks.set(15)
    clocks.now.pass_by(17)
    assert clocks.ticked(0, 40) == START + 42 * SECOND
    clocks.set(60)
    assert len(clocks.machine.started) == 1


def test_a_loop_that_ticked_twice_keeps_its_lease(clocks: Clocks) -> None:
    """The state machine retries; both answers say the same."""
    clocks.set(15)
    clocks.now.pass_by(17)
    assert clocks.ticked(0, 40) == clocks.ticked(0, 40) == START + 42 * SECOND


def test_when_the_room_sleeps_its_loop_ends_and_the_next_request_starts_one(clocks: Clocks) -> None:
    clocks.set(15)
    clocks.now.pass_by(17)
    assert clocks.ticked(0, None) is None
    clocks.set(40)
    assert clocks.waits_until == [late(15), late(40)]


def test_a_dead_loop_is_replaced(clocks: Clocks) -> None:
    """Its time has passed and it did not tick."""
    clocks.set(15)
    clocks.now.pass_by(18)
    clocks.set(40)
    assert clocks.waits_until == [late(15), late(40)]


def test_a_request_while_a_loop_ticks_is_not_left_to_it(clocks: Clocks) -> None:
    """The loop ticks for a state older than the wish; its own later wish must not win."""
    clocks.set(15)
    clocks.now.pass_by(17)
    clocks.set(25)
    assert clocks.ticked(0, 90) is None
    assert clocks.waits_until == [late(15), late(25)]


def test_an_ending_loop_does_not_take_a_newer_lease_with_it(
    clocks: Clocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks.set(15)
    clocks.now.pass_by(17)
    before = clocks.scheduler._held(CODE)
    clocks.set(25)
    with monkeypatch.context() as patch:
        patch.setattr(clocks.scheduler, "_held", lambda _room: before)
        assert clocks.ticked(0, None) is None
    assert clocks.ticked(1, 60) == START + 62 * SECOND


def test_where_no_loop_can_begin_nothing_is_leased(clocks: Clocks) -> None:
    clocks.machine.broken = True
    with pytest.raises(Unavailable):
        clocks.set(15)
    clocks.machine.broken = False
    clocks.set(15)
    assert clocks.waits_until == [late(15)]


def test_a_loop_begins_before_its_lease_so_nobody_relies_on_one_that_never_began(
    clocks: Clocks,
) -> None:
    """The process dies between the two: the loop ticks all the same, once."""

    def die(name: str, _item: object) -> None:
        if name == "put_if_absent":
            raise Died

    clocks.store.before = die
    with pytest.raises(Died):
        clocks.set(15)
    clocks.store.before = lambda _name, _item: None
    clocks.set(15)
    assert clocks.waits_until == [late(15), late(15)]
    clocks.now.pass_by(17)
    assert clocks.ticked(0, 40) is None, "it has no lease"
    assert clocks.ticked(1, 40) is None, (
        "and the other is not relied on, now that its time has come"
    )
    assert clocks.waits_until[2:] == [late(40)]


def test_of_many_who_ask_at_once_one_has_the_lease_and_the_others_end(clocks: Clocks) -> None:
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda _: clocks.set(15), range(8)))
    began = len(clocks.machine.started)
    clocks.now.pass_by(17)
    again = [clocks.ticked(loop, 40) for loop in range(began)]
    waiting = [timestamp(at) for at in again if at is not None] + clocks.waits_until[began:]
    assert waiting == [late(40)]


def test_the_earlier_of_two_wishes_at_once_is_kept_whoever_has_the_lease(clocks: Clocks) -> None:
    """Two processes read that no loop waits; the later time gets the lease."""
    elsewhere = StepFunctionsScheduler(clocks.store, clocks.machine, MACHINE)  # type: ignore[arg-type]

    def be_faster(name: str, _item: object) -> None:
        if name == "put_if_absent":
            clocks.store.before = lambda _name, _item: None
            elsewhere.schedule(CODE, START + 90 * SECOND, 1)

    clocks.store.before = be_faster
    clocks.set(15)
    assert sorted(clocks.waits_until) == [late(15), late(90)]


def test_each_room_has_its_own(clocks: Clocks) -> None:
    clocks.set(15)
    clocks.scheduler.schedule(RoomCode("OTHER2"), START + 90 * SECOND, 1)
    assert [work["room"] for work in clocks.machine.started] == [CODE, "OTHER2"]


def test_the_cloud_services_are_built_from_the_environment(
    dynamo: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {
        "TABLE": "gavel-table",
        "SOCKET_ENDPOINT": "https://abc.execute-api.eu-north-1.amazonaws.com/live",
        "CLOCK": MACHINE,
        "TOKEN_KEYS": "/gavel/token-keys",
        "HASH_SECRET": "/gavel/hash-secret",
        "MEDIA_BUCKET": "clips",
        "AWS_DEFAULT_REGION": "eu-north-1",
    }.items():
        monkeypatch.setenv(name, value)
    dynamo.create_table(
        TableName="gavel-table",
        BillingMode="PAY_PER_REQUEST",
        KeySchema=[
            {"AttributeName": "PK", "KeyType": "HASH"},
            {"AttributeName": "SK", "KeyType": "RANGE"},
        ],
        AttributeDefinitions=[
            {"AttributeName": "PK", "AttributeType": "S"},
            {"AttributeName": "SK", "AttributeType": "S"},
        ],
    )
    ssm_secrets._client.cache_clear()
    secret_parameters.create(Stack("gavel", "eu-north-1"))
    services = aws_services()
    assert services.seed(CODE, 1) == services.seed(CODE, 1)
    assert services.tokens.read(services.tokens.issue(ANN, "Ann", 1)).person == ANN
    assert services.keyed_hash.of("address", "a") == aws_services().keyed_hash.of("address", "a")
    assert isinstance(services.sender, ApiGatewaySender)
    assert isinstance(services.scheduler, StepFunctionsScheduler)
    assert services.sender._client.meta.endpoint_url.endswith("/live")
    assert services.mail is None
    monkeypatch.setenv("MAIL_FROM", "gavel@example.org")
    mail = aws_services().mail
    assert isinstance(mail, SesMail)
    assert "_client" not in vars(mail), "the socket function has no use for it"
    assert isinstance(services.archive, StoreArchive)
    monkeypatch.setenv("ARCHIVE_BUCKET", "cloud-archive")
    assert isinstance(aws_services().archive, S3Archive)


class Ses:
    """SES, version 2."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.flaw: Exception | None = None

    def send_email(self, **letter: Any) -> None:
        if self.flaw:
            raise self.flaw
        self.sent.append(letter)


def test_a_letter_goes_through_ses_from_our_address(monkeypatch: pytest.MonkeyPatch) -> None:
    ses = Ses()
    monkeypatch.setattr(mail, "client", lambda name, **_: {"sesv2": ses}[name])
    SesMail("gavel@example.org").send(Letter("ann@example.org", "落槌 123456", "text"))
    (sent,) = ses.sent
    assert sent["FromEmailAddress"] == "gavel@example.org"
    assert sent["Destination"] == {"ToAddresses": ["ann@example.org"]}
    assert sent["Content"]["Simple"]["Subject"] == {"Data": "落槌 123456", "Charset": "UTF-8"}


def test_a_letter_that_ses_does_not_take_may_be_taken_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ses = Ses()
    ses.flaw = error("MessageRejected")
    monkeypatch.setattr(mail, "client", lambda *_, **__: ses)
    with pytest.raises(Unavailable):
        SesMail("gavel@example.org").send(Letter("ann@example.org", "x", "y"))


@pytest.mark.parametrize(
    ("emulator", "where"),
    [
        (None, "https://abc.execute-api.eu-north-1.amazonaws.com/ws"),
        ("http://127.0.0.1:4566", "http://127.0.0.1:4566/_aws/execute-api/abc/ws"),
    ],
)
def test_screens_are_reached_at_the_gateway_or_behind_an_emulator(
    emulator: str | None, where: str
) -> None:
    endpoint = "https://abc.execute-api.eu-north-1.amazonaws.com/ws"
    assert management_endpoint(endpoint, emulator) == where


def test_while_pages_watch_the_tick_takes_its_time(clocks: Clocks) -> None:
    clocks.set(90, watched=True)
    assert clocks.waits_until == [timestamp(START + 90 * SECOND + WATCHED_MS)]
    for seconds in (2, 15, 90):
        clocks.set(seconds, watched=True)
    assert len(clocks.machine.started) == 1
    clocks.set(2)
    assert clocks.waits_until[1] == late(2), "nobody watches any more"


def test_a_watched_loop_that_ticked_waits_long_again(clocks: Clocks) -> None:
    clocks.set(90, watched=True)
    clocks.now.pass_by(90 + WATCHED_MS / SECOND)
    at = 100 + WATCHED_MS / SECOND
    assert clocks.ticked(0, at, watched=True) == START + round(at * SECOND) + WATCHED_MS
    assert clocks.ticked(0, at) == START + round(at * SECOND) + SLACK_MS


def test_a_watched_request_is_not_left_to_a_loop_that_ticks_much_too_late(clocks: Clocks) -> None:
    clocks.set(3_600, watched=True)
    clocks.set(2, watched=True)
    assert len(clocks.machine.started) == 2
