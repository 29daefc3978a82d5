"""A cold start loads what its function needs and nothing else (`make bench` says how long)."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.bench.cold import ENVIRONMENT, HOUSE

LOCK = Path("infra/package/requirements.lock")
ANYWHERE = {"boto3", "s3transfer", "aws_xray_sdk", "infra.local", "uvicorn", "websockets", "yaml"}
WEB = {"fastapi", "starlette", "pydantic", "mangum", "functions.web"}


def loaded(code: str) -> set[str]:
    return said(f"import sys; {code}; print(*sys.modules)")


def said(code: str) -> set[str]:
    ran = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=ENVIRONMENT,
    )
    return set(ran.stdout.split())


@pytest.mark.parametrize("name", ["socket", "ring", "archive"])
def test_a_function_loads_nothing_it_has_no_use_for(name: str) -> None:
    found = loaded(f"import functions.{name}; {HOUSE}")
    assert not (ANYWHERE | WEB) & found
    assert "botocore.session" in found


def test_the_questions_over_http_load_the_web_but_no_server() -> None:
    found = loaded(f"import functions.http; {HOUSE}")
    assert not ANYWHERE & found
    assert found >= {"fastapi", "mangum"}


MADE = """
from botocore.session import Session
make, made = Session.create_client, []
Session.create_client = lambda one, name, **how: (made.append(name), make(one, name, **how))[1]
"""


def test_only_the_clients_that_every_call_needs_are_made() -> None:
    made = said(f"{MADE}\n{HOUSE}\nprint(*made)")
    assert made == {"dynamodb", "apigatewaymanagementapi"}


def test_no_package_brings_what_a_token_could_do_without() -> None:
    """jwt loads cryptography where it finds it, a tenth of a second; our tokens don't use it."""
    assert "cryptography" not in LOCK.read_text()
