"""A cold start loads what its function needs and nothing else (`make bench` says how long)."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.bench.cold import ENVIRONMENT, LAMBDA, MAKE_SERVICES, PACKAGED
from tests.infra.ssm import ssm

LOCK = Path("infra/deploy/package/requirements.lock")
ANYWHERE = {"boto3", "s3transfer", "aws_xray_sdk", "infra.local", "uvicorn", "websockets", "yaml"}
MOST_MODULES = {"websocket": 675, "tick": 665, "http": 935, "archive": 650}
WEB = {"fastapi", "starlette", "pydantic", "mangum", "functions.web"}


def loaded(code: str) -> set[str]:
    return said(f"import sys; {code}; print(*sys.modules)")


def said(code: str, **more: str) -> set[str]:
    ran = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=ENVIRONMENT | more,
    )
    return set(ran.stdout.split())


@pytest.mark.parametrize("name", ["websocket", "tick", "archive"])
def test_a_function_loads_nothing_it_has_no_use_for(name: str) -> None:
    found = loaded(f"import functions.{name}; {MAKE_SERVICES}")
    assert not (ANYWHERE | WEB) & found
    assert "botocore.session" in found


@pytest.mark.parametrize(("name", "most"), MOST_MODULES.items())
def test_a_start_does_not_grow_unseen(name: str, most: int) -> None:
    """A tenth above what it was when it was measured; a library that is worth more raises it."""
    assert len(loaded(f"{PACKAGED}import functions.{name}; {MAKE_SERVICES}")) <= most


def test_the_questions_over_http_load_the_web_but_no_server() -> None:
    found = loaded(f"import functions.http; {MAKE_SERVICES}")
    assert not ANYWHERE & found
    assert found >= {"fastapi", "mangum"}


NEEDED = {"dynamodb", "apigatewaymanagementapi"}
MADE = """
from botocore.session import Session
make, made = Session.create_client, []
Session.create_client = lambda one, name, **how: (made.append(name), make(one, name, **how))[1]
"""


def test_only_the_clients_that_every_call_needs_are_made() -> None:
    made = said(f"{MADE}\n{MAKE_SERVICES}\nprint(*made)")
    assert made == NEEDED


READ = """
import sys
def hear(event, args):
    path = str(args[0]).partition("/botocore/data/")[2] if args else ""
    if path and event in ("open", "os.listdir"):
        print(event, path, sep=":")
sys.addaudithook(hear)
"""
COMMON = {"endpoints.json", "partitions.json", "sdk-default-configuration.json"}


def test_only_the_models_of_these_clients_are_read() -> None:
    read = [line.split(":", 1) for line in said(f"{READ}\n{MAKE_SERVICES}")]
    assert {path for event, path in read if event == "os.listdir"} == NEEDED
    assert {path.split("/")[0] for event, path in read if event == "open"} == NEEDED | COMMON


STARTED = """
import functions.{name}, gc, sys
from infra import current_services
print("open" if current_services._installed else "closed", "botocore.session" in sys.modules)
print(f"collects={{gc.isenabled()}}", f"aside={{gc.get_freeze_count() > 10_000}}")
"""


READS_KEYS = {"websocket": ["/gavel/token-keys"], "http": ["/gavel/token-keys"]}


@pytest.mark.parametrize("name", ["websocket", "tick", "http", "archive"])
def test_in_lambda_a_start_makes_the_services_and_sets_aside_what_it_made(name: str) -> None:
    """And reads the keys of tokens, if the function has to do with tokens."""
    with ssm() as far:
        started = said(STARTED.format(name=name), **LAMBDA, **far.surroundings)
    assert started == {"open", "True", "collects=True", "aside=True"}
    assert far.asked == READS_KEYS.get(name, [])


UNREACHABLE = {"AWS_ENDPOINT_URL_SSM": "http://127.0.0.1:9"}


def test_a_start_outlives_keys_that_can_not_be_read_just_now() -> None:
    assert "open" in said(STARTED.format(name="websocket"), **LAMBDA, **UNREACHABLE)


def test_elsewhere_the_services_are_made_by_who_needs_them() -> None:
    started = said(STARTED.format(name="websocket"))
    assert started == {"closed", "False", "collects=True", "aside=False"}


HEARD = """
import gc, sys
def hear(*_):
    if "domain.games" in sys.modules and not gc.get_freeze_count():
        print("collected")
gc.callbacks.append(hear)
import functions.websocket
"""


def test_nothing_is_collected_while_a_function_starts() -> None:
    assert said(HEARD, **LAMBDA, **UNREACHABLE) == set()
    assert said(HEARD) == {"collected"}


def test_no_package_brings_what_a_token_could_do_without() -> None:
    """jwt loads cryptography where it finds it, a tenth of a second; our tokens don't use it."""
    assert "cryptography" not in LOCK.read_text()
