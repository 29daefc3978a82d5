import base64
import json
import string
import time

import jwt
import pytest

from domain.room.pieces import Person
from infra.accounts.tokens import BadToken, Identity, new_person
from tests.infra.fakes import tokens_by

SECRET = "a secret of more than thirty-two bytes"
OTHER = "another secret, more than thirty-two bytes"
ANN = Identity(Person("ann-id"), "安 Ann 🔨")
DAY = 86_400


def issued(days: float = 1, secret: str = SECRET) -> str:
    return tokens_by(secret).issue(ANN.person, ANN.name, days)


def part(claims: dict[str, object]) -> str:
    return base64.urlsafe_b64encode(json.dumps(claims).encode()).rstrip(b"=").decode()


def test_who_a_token_was_issued_to_is_read_from_it() -> None:
    assert tokens_by(SECRET).read(issued()) == ANN


def test_a_token_is_safe_in_an_address() -> None:
    assert set(issued()) <= set(string.ascii_letters + string.digits + "-_.")


def test_a_token_of_another_secret_is_forged() -> None:
    with pytest.raises(BadToken):
        tokens_by(SECRET).read(issued(secret=OTHER))


def test_no_part_of_a_token_can_be_changed() -> None:
    header, claims, signature = issued().split(".")
    other = part({"sub": "bob-id", "name": "Bob", "exp": time.time() + DAY})
    for forged in (f"{header}.{other}.{signature}", f"{header}.{claims}.{signature[::-1]}"):
        with pytest.raises(BadToken):
            tokens_by(SECRET).read(forged)


@pytest.mark.parametrize("algorithm", ["none", "None", "NONE", "HS512", "RS256"])
def test_a_token_does_not_choose_how_it_is_checked(algorithm: str) -> None:
    header = part({"alg": algorithm, "typ": "JWT"})
    claims = part({"sub": ANN.person, "name": ANN.name, "exp": int(time.time()) + DAY})
    signature = issued().split(".")[2]
    for forged in (f"{header}.{claims}.", f"{header}.{claims}.{signature}"):
        with pytest.raises(BadToken):
            tokens_by(SECRET).read(forged)


@pytest.mark.parametrize("claim", [{"aud": "another site"}, {"nbf": 4_000_000_000}])
def test_a_token_for_somebody_elses_ears_or_for_later_is_none(claim: dict[str, object]) -> None:
    claims = {"sub": ANN.person, "name": ANN.name, "exp": 4_000_000_000} | claim
    with pytest.raises(BadToken):
        tokens_by(SECRET).read(jwt.encode(claims, SECRET, "HS256"))


def test_a_token_ends_with_its_last_day() -> None:
    start = 1_800_000_000
    token = tokens_by(SECRET, lambda: start).issue(ANN.person, ANN.name, 2)
    assert tokens_by(SECRET, lambda: start + 2 * DAY - 1).read(token) == ANN
    with pytest.raises(BadToken):
        tokens_by(SECRET, lambda: start + 2 * DAY).read(token)


@pytest.mark.parametrize(
    "garbage", ["", ".", "..", "a.b.c", "x" * 10_000, "落槌", "\ud800", "\0", issued()[:-1] + "é"]
)
def test_garbage_is_no_token(garbage: str) -> None:
    with pytest.raises(BadToken):
        tokens_by(SECRET).read(garbage)


@pytest.mark.parametrize(
    "claims",
    [
        {},
        {"sub": "ann-id", "name": "Ann"},
        {"sub": "ann-id", "exp": 4_000_000_000},
        {"name": "Ann", "exp": 4_000_000_000},
        {"sub": "ann-id", "name": ["Ann"], "exp": 4_000_000_000},
        {"sub": "ann-id", "name": "Ann", "exp": "4000000000"},
    ],
)
def test_a_well_signed_token_must_say_who_and_how_long(claims: dict[str, object]) -> None:
    with pytest.raises(BadToken):
        tokens_by(SECRET).read(jwt.encode(claims, SECRET, algorithm="HS256"))


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="too short"):
        tokens_by("x" * 31)


def test_ids_are_short_safe_in_an_address_and_never_the_same() -> None:
    ids = [new_person() for _ in range(2000)]
    assert len(set(ids)) == 2000
    assert {len(person) for person in ids} == {16}
    assert set("".join(ids)) <= set(string.ascii_letters + string.digits + "-_")
