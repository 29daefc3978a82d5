"""Who deploys by infra/deploy-policy.json deploys, and can make nobody who may more."""

import json
import subprocess
from pathlib import Path
from typing import Any

import boto3
import pytest

from infra.deploy import undeploy as undo
from infra.deploy.sam import MANAGED
from infra.deploy.stack import Stack, _client, outputs
from tests.cloud.building import built
from tests.cloud.conftest import STRICT, Cloud, _keys_of, deployed
from tests.cloud.emulator import REGION, TOOL
from tests.cloud.test_rights import refused
from tests.local.server import ROOT, a_page

pytestmark = pytest.mark.cloud

POLICY = (ROOT / "infra/deploy-policy.json").read_text()
BOUNDARY = (ROOT / "infra/deploy-boundary.json").read_text()
ACCOUNT = "000000000000"
OURS = f"arn:aws:iam::{ACCOUNT}:policy/gavel-boundary"
ROLE = f"arn:aws:iam::{ACCOUNT}:role/gavel-evil"
EVERYTHING = json.dumps(
    {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "*", "Resource": "*"}]}
)
TRUST = json.dumps(
    {
        "Version": "2012-10-17",
        "Statement": [
            {"Effect": "Allow", "Principal": {"AWS": ACCOUNT}, "Action": "sts:AssumeRole"}
        ],
    }
)

Request = tuple[str, str, dict[str, str]]


def granted(policy: str, requests: list[Request]) -> list[bool]:
    user = f"arn:aws:iam::{ACCOUNT}:user/deployer"
    asked = {"user": user, "policy": policy, "requests": requests}
    told = subprocess.run(  # noqa: S603  (our own words)
        [TOOL.with_name("python"), ROOT / "tests/cloud/granting.py"],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[bool] = json.loads(told.stdout)
    return found


def bounded_by(policy: str) -> dict[str, str]:
    return {"iam:PermissionsBoundary": policy}


def passed_to(service: str) -> dict[str, str]:
    return {"iam:PassedToService": f"{service}.amazonaws.com"}


LEGITIMATE: list[Request] = [
    ("iam:CreateRole", ROLE, bounded_by(OURS)),
    ("iam:PutRolePolicy", ROLE, bounded_by(OURS)),
    ("iam:AttachRolePolicy", ROLE, bounded_by(OURS)),
    ("iam:PutRolePermissionsBoundary", ROLE, bounded_by(OURS)),
    ("iam:PassRole", ROLE, passed_to("lambda")),
    ("iam:PassRole", ROLE, passed_to("states")),
    ("lambda:CreateFunction", f"arn:aws:lambda:eu-north-1:{ACCOUNT}:function:gavel-Http-1", {}),
    ("dynamodb:CreateTable", f"arn:aws:dynamodb:eu-north-1:{ACCOUNT}:table/gavel-Table-1", {}),
    ("s3:CreateBucket", "arn:aws:s3:::gavel-media-1", {}),
    ("s3:PutObject", "arn:aws:s3:::aws-sam-cli-managed-default-1/gavel/package", {}),
]

ESCALATIONS: list[Request] = [
    ("iam:CreateRole", ROLE, {}),
    ("iam:CreateRole", ROLE, bounded_by("arn:aws:iam::aws:policy/AdministratorAccess")),
    ("iam:CreateRole", f"arn:aws:iam::{ACCOUNT}:role/other", bounded_by(OURS)),
    ("iam:PutRolePolicy", ROLE, {}),
    ("iam:AttachRolePolicy", ROLE, {}),
    ("iam:PutRolePermissionsBoundary", ROLE, bounded_by(OURS + "-of-mine")),
    ("iam:DeleteRolePermissionsBoundary", ROLE, bounded_by(OURS)),
    ("iam:UpdateAssumeRolePolicy", ROLE, {}),
    ("iam:CreatePolicyVersion", OURS, {}),
    ("iam:SetDefaultPolicyVersion", OURS, {}),
    ("iam:CreatePolicy", OURS, {}),
    ("iam:CreateUser", f"arn:aws:iam::{ACCOUNT}:user/gavel-evil", {}),
    ("iam:CreateAccessKey", f"arn:aws:iam::{ACCOUNT}:user/admin", {}),
    ("iam:PassRole", ROLE, passed_to("ec2")),
    ("iam:PassRole", f"arn:aws:iam::{ACCOUNT}:role/admin", passed_to("lambda")),
    ("lambda:UpdateFunctionCode", f"arn:aws:lambda:eu-north-1:{ACCOUNT}:function:other", {}),
    ("states:UpdateStateMachine", f"arn:aws:states:eu-north-1:{ACCOUNT}:stateMachine:other", {}),
    ("cloudformation:CreateChangeSet", f"arn:aws:cloudformation:x:{ACCOUNT}:stack/other/1", {}),
    ("s3:PutObject", "arn:aws:s3:::aws-sam-cli-managed-default-1/other/package", {}),
    ("s3:GetObject", "arn:aws:s3:::somebody-elses/letter", {}),
]


def test_the_deployers_policy_grants_what_a_deployment_needs() -> None:
    assert granted(POLICY, LEGITIMATE) == [True] * len(LEGITIMATE)


def test_the_deployers_policy_grants_no_way_to_more() -> None:
    found = granted(POLICY, ESCALATIONS)
    assert [one for one, is_granted in zip(ESCALATIONS, found, strict=True) if is_granted] == []


def test_a_policy_without_the_condition_would_be_found_out() -> None:
    document = json.loads(POLICY)
    for statement in document["Statement"]:
        if "iam:CreateRole" in statement["Action"]:
            del statement["Condition"]
    assert granted(json.dumps(document), ESCALATIONS[:2]) == [True, True]


@pytest.fixture(scope="module")
def boundary(aws: str) -> str:
    """The policy that an administrator makes once; its ARN."""
    assert aws
    made = _root("iam").create_policy(PolicyName="gavel-boundary", PolicyDocument=BOUNDARY)
    return str(made["Policy"]["Arn"])


@pytest.fixture
def deployer(request: pytest.FixtureRequest, boundary: str) -> dict[str, str]:
    """Keys of a new user who has the policy and no more."""
    assert boundary == OURS
    return _user_with(POLICY, request.node.name[:60])


def _user_with(policy: str, name: str) -> dict[str, str]:
    iam = _root("iam")
    iam.create_user(UserName=name)
    iam.put_user_policy(UserName=name, PolicyName="theirs", PolicyDocument=policy)
    return _keys_of(iam, name)


def _root(service: str) -> Any:
    make: Any = boto3.client
    return make(service, region_name=REGION, config=STRICT)


def _as(keys: dict[str, str], service: str) -> Any:
    make: Any = boto3.client
    return make(service, region_name=REGION, config=STRICT, **keys)


def test_who_deploys_makes_no_role_that_may_everything(deployer: dict[str, str]) -> None:
    iam = _as(deployer, "iam")
    evil = {"RoleName": "gavel-evil", "AssumeRolePolicyDocument": TRUST}
    admin = "arn:aws:iam::aws:policy/AdministratorAccess"
    assert refused(iam.create_role, **evil)
    assert refused(iam.create_role, **evil, PermissionsBoundary=admin)
    assert refused(iam.create_user, UserName="gavel-evil")
    assert refused(
        iam.create_policy_version, PolicyArn=OURS, PolicyDocument=EVERYTHING, SetAsDefault=True
    )


def test_a_role_within_the_boundary_may_no_more_than_functions_may(boundary: str) -> None:
    """The worst that a template can hold: everything, as far as the boundary lets it."""
    iam = _root("iam")
    role = {"RoleName": "gavel-bounded", "AssumeRolePolicyDocument": TRUST}
    made = iam.create_role(**role, PermissionsBoundary=boundary)["Role"]
    iam.put_role_policy(RoleName="gavel-bounded", PolicyName="all", PolicyDocument=EVERYTHING)
    sts = _as(_user_with(EVERYTHING, "evil"), "sts")
    got = sts.assume_role(RoleArn=made["Arn"], RoleSessionName="evil")["Credentials"]
    keys = {
        "aws_access_key_id": got["AccessKeyId"],
        "aws_secret_access_key": got["SecretAccessKey"],
        "aws_session_token": got["SessionToken"],
    }
    assert refused(_as(keys, "iam").create_user, UserName="more")
    assert refused(_as(keys, "ssm").get_parameter, Name="/gavel/token-secret")
    assert refused(_as(keys, "s3").create_bucket, Bucket="gavel-of-mine")
    assert refused(_as(keys, "dynamodb").query, **_one_row("other"))
    assert not refused(_as(keys, "dynamodb").query, **_one_row("gavel-Table-1"))


def _one_row(table: str) -> dict[str, Any]:
    value = {":pk": {"S": "ROOM#X"}}
    return {
        "TableName": table,
        "KeyConditionExpression": "PK = :pk",
        "ExpressionAttributeValues": value,
    }


def test_who_has_the_policy_deploys_and_removes(
    cloud: Cloud, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stack of another name, by the same policy written for that name.

    SAM's bucket, which is there by now, refuses all without TLS, as the emulator is.
    """
    bucket = outputs(cloud.client("cloudformation"), MANAGED)["SourceBucket"]
    _root("s3").delete_bucket_policy(Bucket=bucket)
    keys = _user_with(POLICY.replace("gavel", "elsewhere"), "elsewhere")
    for variable, value in keys.items():
        monkeypatch.setenv(variable.upper(), value)
    _client.cache_clear()
    try:
        place = Stack("elsewhere", REGION)
        template, page = built(tmp_path / "built"), a_page(tmp_path / "page")
        deployed(place, template, page, "else@example.org", BoundaryName="elsewhere-boundary")
        assert place.outputs()["TableName"].startswith("elsewhere")
        undo.remove(place)
        assert place.outputs() == {}
    finally:
        _client.cache_clear()
