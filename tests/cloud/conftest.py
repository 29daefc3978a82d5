"""Gavel deployed by its own means into an emulator of AWS, and reached as pages reach it."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import boto3
import pytest
from botocore.config import Config

from infra.aws.dynamodb_store import DynamoDbStore, connect
from infra.deploy import sam, secret_parameters, site
from infra.deploy.address_links import move_addresses
from infra.deploy.stack import Stack, _client
from infra.ports.store import Store
from tests.cloud.building import built
from tests.cloud.edge import Edge, serving
from tests.cloud.emulator import REGION, emulator
from tests.local.server import a_page

MAIL_FROM = "gavel@example.org"
OLDER_SECRET = "5" * 64
"""A deployment from before keys could be rotated has left it."""
STRICT = Config(signature_version="s3v4", retries={"total_max_attempts": 1})


@dataclass(frozen=True)
class Cloud:
    """`base` is the one address that pages know, `emulator` that of AWS."""

    base: str
    emulator: str
    place: Stack
    made: dict[str, str]
    template: Path
    page: Path
    edge: Edge

    def client(self, service: str) -> Any:
        return self.place.client(service)

    @property
    def store(self) -> Store:
        return DynamoDbStore(connect(), self.made["TableName"])


@pytest.fixture(scope="session")
def aws(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The emulator's address, where all of boto3 and SAM now look for AWS."""
    home = tmp_path_factory.mktemp("aws")
    with emulator(home / "emulator.log") as address, pytest.MonkeyPatch.context() as patch:
        for name, value in surroundings(address, home).items():
            patch.setenv(name, value)
        time.tzset()
        _client.cache_clear()
        yield address
        _client.cache_clear()
    time.tzset()


def surroundings(address: str, home: Path) -> dict[str, str]:
    return {
        "AWS_ENDPOINT_URL": address,
        "AWS_ACCESS_KEY_ID": "test",
        "AWS_SECRET_ACCESS_KEY": "test",
        "AWS_DEFAULT_REGION": REGION,
        "AWS_EC2_METADATA_DISABLED": "true",
        "HOME": str(home),
        "TZ": "UTC",
    }


@pytest.fixture(scope="session")
def cloud(aws: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cloud]:
    place = Stack("gavel", REGION)
    template = built(tmp_path_factory.mktemp("built"))
    page = a_page(tmp_path_factory.mktemp("web") / "page")
    place.client("ssm").put_parameter(Name=place.older_secret, Type="String", Value=OLDER_SECRET)
    deployed(place, template, page)
    with _reached(aws, place, template, page) as cloud:
        yield cloud


def deployed(
    place: Stack, template: Path, page: Path, sender: str = MAIL_FROM, **settings: str
) -> None:
    """As `make deploy` does, from what is built."""
    secret_parameters.create(place)
    sam.deploy(place, {"MailFrom": sender, "AlarmMail": "", **settings}, template)
    secret_parameters.delete_older(place)
    move_addresses(place)
    site.publish(place, page)


@contextmanager
def _reached(aws: str, place: Stack, template: Path, page: Path) -> Iterator[Cloud]:
    made = place.outputs()
    front = place.client("cloudfront")
    distribution = front.get_distribution(Id=made["SiteId"])["Distribution"]
    pages = front.get_function(Name=f"{place.stack}-{REGION}-pages", Stage="LIVE")["FunctionCode"]
    edge = Edge(aws, distribution, pages.read().decode(), place.client("s3"))
    with serving(edge) as base:
        yield Cloud(base, aws, place, made, template, page, edge)


Holding = Callable[[str, str], Any]


@pytest.fixture
def holding(cloud: Cloud) -> Holding:
    """A client of a service, with exactly the rights that one of our functions has."""
    iam = cloud.client("iam")

    make: Any = boto3.client

    def client(function: str, service: str) -> Any:
        name = f"like-{function.lower()}"
        keys = _keys_of(iam, name) if name in _known(iam) else _new_user(cloud, iam, name, function)
        return make(service, region_name=REGION, config=STRICT, **keys)

    return client


def _known(iam: Any) -> set[str]:
    return {user["UserName"] for user in iam.list_users()["Users"]}


def _new_user(cloud: Cloud, iam: Any, name: str, function: str) -> dict[str, str]:
    """A user to whom the policies of the function's role are given."""
    role = _role_of(cloud, function)
    iam.create_user(UserName=name)
    for policy in iam.list_role_policies(RoleName=role)["PolicyNames"]:
        document = iam.get_role_policy(RoleName=role, PolicyName=policy)["PolicyDocument"]
        text = document if isinstance(document, str) else json.dumps(document)
        iam.put_user_policy(UserName=name, PolicyName=policy, PolicyDocument=text)
    return _keys_of(iam, name)


def _role_of(cloud: Cloud, function: str) -> str:
    found = cloud.client("cloudformation").describe_stack_resource(
        StackName=cloud.place.stack, LogicalResourceId=f"{function}Role"
    )
    return str(found["StackResourceDetail"]["PhysicalResourceId"])


def _keys_of(iam: Any, name: str) -> dict[str, str]:
    key = iam.create_access_key(UserName=name)["AccessKey"]
    return {
        "aws_access_key_id": key["AccessKeyId"],
        "aws_secret_access_key": key["SecretAccessKey"],
    }
