"""The short way to botocore's models finds what botocore's own finds."""

import re
from pathlib import Path

import pytest
from botocore.exceptions import DataNotFoundError, UnknownServiceError
from botocore.loaders import Loader

from infra.aws.botocore_models import SERVICES, ServiceModels

OURS, THEIRS = ServiceModels(), Loader()
CLIENTS = re.compile(r'\bclient\(\s*"(\w+)"')
PACKED = re.compile(r"^SERVICES := (.*)$", re.MULTILINE)


@pytest.mark.parametrize("kind", ["service-2", "endpoint-rule-set-1"])
@pytest.mark.parametrize("service", SERVICES)
def test_what_a_client_is_made_of(service: str, kind: str) -> None:
    assert OURS.load_service_model(service, kind) == THEIRS.load_service_model(service, kind)


@pytest.mark.parametrize("name", ["endpoints", "partitions", "sdk-default-configuration"])
def test_what_all_clients_need(name: str) -> None:
    assert OURS.load_data(name) == THEIRS.load_data(name)


def test_pages_of_a_query() -> None:
    pages = OURS.load_service_model("dynamodb", "paginators-1")
    assert pages["pagination"]["Query"]["output_token"] == "LastEvaluatedKey"


def test_what_there_is_not() -> None:
    with pytest.raises(UnknownServiceError):
        OURS.load_service_model("ec2", "service-2")
    with pytest.raises(DataNotFoundError):
        OURS.load_data("nothing")


def test_all_services_we_make_clients_of_are_known_and_packed() -> None:
    code = [path.read_text() for path in Path("infra").rglob("*.py") if "deploy" not in path.parts]
    asked = {service for text in code for service in CLIENTS.findall(text)}
    (packed,) = PACKED.findall(Path("infra/deploy/package/Makefile").read_text())
    assert asked == set(SERVICES) == set(packed.split())
