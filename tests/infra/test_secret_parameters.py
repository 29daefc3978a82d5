"""A deployment's secrets in SSM: made, taken over, rotated, read by functions, deleted."""

from collections.abc import Iterator
from typing import Any

import boto3
import jwt
import pytest
from moto import mock_aws

from domain.room.pieces import Person
from infra.accounts.address import address_key
from infra.accounts.keyed_hash import KeyedHash
from infra.accounts.store import find_account
from infra.accounts.token_keys import Keyring, new_keyring, read
from infra.accounts.tokens import BadToken
from infra.aws import ssm_secrets
from infra.aws.dynamodb_store import DynamoDbStore
from infra.aws.ssm_secrets import secret_in
from infra.deploy import secret_parameters
from infra.deploy.__main__ import main
from infra.deploy.address_links import move_addresses
from infra.deploy.stack import Stack, _client
from infra.ports.store import Unavailable
from tests.infra.conftest import AWS_SURROUNDINGS
from tests.infra.fakes import ANN, World, tokens_by
from tests.infra.test_address_keys import as_before

REGION = "eu-north-1"
OLDER = "5" * 64
"""The secret of a deployment from before keys could be rotated."""


@pytest.fixture
def ssm(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    for name, value in (AWS_SURROUNDINGS | {"AWS_DEFAULT_REGION": REGION}).items():
        monkeypatch.setenv(name, value)
    with mock_aws():
        _client.cache_clear()
        ssm_secrets._client.cache_clear()
        make: Any = boto3.client
        client = make("ssm", region_name=REGION)
        for name in names(client):  # Beside the tests of DynamoDB it is the same AWS for all.
            client.delete_parameter(Name=name)
        yield client
    _client.cache_clear()
    ssm_secrets._client.cache_clear()


@pytest.fixture
def place(ssm: Any) -> Stack:
    del ssm
    return Stack("gavel", REGION)


def parameter(ssm: Any, name: str) -> dict[str, Any]:
    found: dict[str, Any] = ssm.get_parameter(Name=name, WithDecryption=True)["Parameter"]
    return found


def keyring(ssm: Any, place: Stack) -> Keyring:
    return read(parameter(ssm, place.token_keys)["Value"])


def names(ssm: Any) -> set[str]:
    return {found["Name"] for found in ssm.describe_parameters()["Parameters"]}


def test_a_first_deployment_makes_both_readable_by_nobody_who_may_not_decrypt(
    ssm: Any, place: Stack
) -> None:
    secret_parameters.create(place)
    assert names(ssm) == {"/gavel/token-keys", "/gavel/hash-secret"}
    for name in names(ssm):
        assert parameter(ssm, name)["Type"] == "SecureString"
        assert ssm.get_parameter(Name=name)["Parameter"]["Value"] != parameter(ssm, name)["Value"]


def test_another_deployment_leaves_them_as_they_are(ssm: Any, place: Stack) -> None:
    secret_parameters.create(place)
    before = {name: parameter(ssm, name) for name in names(ssm)}
    secret_parameters.create(place)
    secret_parameters.delete_older(place)
    assert {name: parameter(ssm, name) for name in names(ssm)} == before


def test_an_older_deployments_secret_is_taken_over_and_nobody_signed_out(
    ssm: Any, place: Stack
) -> None:
    ssm.put_parameter(Name="/gavel/token-secret", Type="String", Value=OLDER)
    token = tokens_by(OLDER).issue(ANN, "Ann", 30)
    secret_parameters.create(place)
    assert keyring(ssm, place) == new_keyring(OLDER)
    assert "kid" not in jwt.get_unverified_header(token)
    assert "/gavel/token-secret" in names(ssm), "a rollback would still ask for it"
    secret_parameters.delete_older(place)
    assert names(ssm) == {"/gavel/token-keys", "/gavel/hash-secret"}
    secret_parameters.create(place)
    assert keyring(ssm, place) == new_keyring(OLDER)


def test_a_rotation_keeps_the_key_before_it_and_leaves_the_hash_secret(
    ssm: Any, place: Stack
) -> None:
    secret_parameters.create(place)
    before, hash_secret = keyring(ssm, place), parameter(ssm, place.hash_secret)
    secret_parameters.rotate(place, forget=False)
    newest, older = keyring(ssm, place).keys
    assert older.secret == before.keys[0].secret != newest.secret
    assert parameter(ssm, place.token_keys)["Type"] == "SecureString"
    assert parameter(ssm, place.hash_secret) == hash_secret


def test_after_a_loss_the_new_key_is_the_only_one(ssm: Any, place: Stack) -> None:
    secret_parameters.create(place)
    (lost,) = keyring(ssm, place).keys
    secret_parameters.rotate(place, forget=False)
    secret_parameters.rotate(place, forget=True)
    (only,) = keyring(ssm, place).keys
    assert only.secret != lost.secret
    with pytest.raises(BadToken):
        tokens_by(only.secret).read(tokens_by(lost.secret).issue(ANN, "Ann", 30))


def test_a_deployment_moves_the_addresses_of_the_one_before_once(
    dynamodb_store: DynamoDbStore, place: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret_parameters.create(place)
    monkeypatch.setattr(Stack, "outputs", lambda _: {"TableName": dynamodb_store._table})
    for n in range(40):
        mail = f"person-{n}@example.org"
        as_before(World(dynamodb_store), Person(f"person-{n}"), mail)
    move_addresses(place)
    keyed_hash = KeyedHash(lambda: secret_parameters.read_hash_secret(place))
    for n in range(40):
        key = address_key(keyed_hash, f"person-{n}@example.org")
        assert dynamodb_store.get(f"MAIL#{key.old}", "-") is None
        found = find_account(dynamodb_store, key)
        assert found is not None
        assert found.person == f"person-{n}"
    as_before(World(dynamodb_store), ANN, "ann@example.org")
    move_addresses(place)
    old = address_key(keyed_hash, "ann@example.org").old
    assert dynamodb_store.get(f"MAIL#{old}", "-") is not None, "the table is looked through once"


def test_the_command_says_what_is_true_from_now_on(
    ssm: Any, place: Stack, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(*words: str) -> str:
        monkeypatch.setattr("sys.argv", ["infra.deploy", "rotate", "--region", REGION, *words])
        main()
        return capsys.readouterr().out

    with pytest.raises(SystemExit, match="ParameterNotFound"):
        said()
    secret_parameters.create(place)
    assert "signs from 10 minutes on" in said()
    assert len(keyring(ssm, place).keys) == 2
    assert "everybody is\n  signed out" in said("--now")
    assert len(keyring(ssm, place).keys) == 1


def test_where_nothing_is_deployed_nothing_is_rotated(ssm: Any, place: Stack) -> None:
    with pytest.raises(ssm.exceptions.ParameterNotFound):
        secret_parameters.rotate(place, forget=True)
    assert names(ssm) == set()


def test_nothing_is_left_of_them(ssm: Any, place: Stack) -> None:
    ssm.put_parameter(Name="/gavel/token-secret", Type="String", Value=OLDER)
    secret_parameters.create(place)
    for _ in range(2):
        secret_parameters.delete(place)
    assert names(ssm) == set()


def test_a_function_reads_what_its_environment_names(
    ssm: Any, place: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret_parameters.create(place)
    monkeypatch.setenv("TOKEN_KEYS", place.token_keys)
    assert read(secret_in("TOKEN_KEYS")()) == keyring(ssm, place)
    with pytest.raises(KeyError):
        secret_in("HASH_SECRET")()


@pytest.mark.usefixtures("ssm")
def test_what_can_not_be_read_is_unavailable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOKEN_KEYS", "/gavel/nothing")
    with pytest.raises(Unavailable):
        secret_in("TOKEN_KEYS")()
