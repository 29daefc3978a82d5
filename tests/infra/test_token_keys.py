"""Token keys: a new one is accepted before it signs, an old one until its last token has ended."""

import base64
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import jwt
import msgspec
import pytest

from infra.accounts import token_keys as keys
from infra.accounts.sign_in import ACCOUNT_TOKEN_DAYS, GUEST_TOKEN_DAYS
from infra.accounts.token_keys import (
    LEAD_SECONDS,
    MOST_KEYS,
    READ_AGAIN_SECONDS,
    TOKEN_DAYS,
    KeyCache,
    Keyring,
    KeyringTooLarge,
    new_keyring,
    rotated,
)
from infra.accounts.tokens import UNKNOWN_KEY_SECONDS, BadToken, Tokens
from infra.ports.store import Unavailable
from tests.infra.fakes import ANN, SECRET

DAY = 86_400
START = 1_800_000_000


@dataclass
class Kept:
    """Where keys are stored, the time, and how often they were read."""

    keyring: Keyring = field(default_factory=new_keyring)
    now: float = START
    reads: int = 0
    is_there: bool = True

    def read(self) -> Keyring:
        self.reads += 1
        if not self.is_there:
            raise Unavailable("nobody answers")
        return self.keyring

    def process(self) -> Tokens:
        return Tokens(KeyCache(self.read, lambda: self.now).at_most_old, lambda: self.now)

    def rotate(self) -> None:
        self.keyring = rotated(self.keyring, self.now)

    def forget(self) -> None:
        self.keyring = new_keyring()


@pytest.fixture
def kept() -> Kept:
    return Kept()


def issued(tokens: Tokens, days: float = TOKEN_DAYS) -> str:
    return tokens.issue(ANN, "Ann", days)


def is_good(tokens: Tokens, token: str) -> bool:
    try:
        return tokens.read(token).person == ANN
    except BadToken:
        return False


def test_nobody_is_signed_out_by_a_rotation(kept: Kept) -> None:
    """Whatever process issued a token and whatever process reads it, warm or new, at any time."""
    processes, tokens = [kept.process()], []
    kept.now += 100
    processes.append(kept.process())
    for step in range(2 * TOKEN_DAYS * 4):
        if step == 3:
            kept.rotate()
            processes.append(kept.process())
        tokens += [(kept.now, issued(process)) for process in processes]
        tokens = [(at, token) for at, token in tokens if kept.now < at + TOKEN_DAYS * DAY]
        assert all(is_good(process, token) for process in processes for _, token in tokens)
        kept.now += LEAD_SECONDS / 3 if step < 12 else DAY / 4


def test_an_old_key_ends_with_the_last_token_it_may_have_signed(kept: Kept) -> None:
    process = kept.process()
    old = kept.keyring.keys[0]
    kept.rotate()
    kept.now += LEAD_SECONDS
    assert kept.keyring.accepted(old.id, kept.now + TOKEN_DAYS * DAY - 1) is not None
    kept.now += TOKEN_DAYS * DAY
    lasting = jwt.encode(
        {"sub": ANN, "name": "Ann", "exp": kept.now + DAY}, old.secret, headers={"kid": old.id}
    )
    assert not is_good(process, lasting)
    kept.rotate()
    assert old.secret not in keys.written(kept.keyring)


def test_a_new_key_signs_only_when_every_process_has_read_it(kept: Kept) -> None:
    warm = kept.process()
    issued(warm)
    kept.rotate()
    newest, old = kept.keyring.keys
    assert key_id(issued(kept.process())) == old.id
    kept.now += LEAD_SECONDS
    for process in (warm, kept.process()):
        assert key_id(issued(process)) == newest.id
    assert LEAD_SECONDS > READ_AGAIN_SECONDS


def key_id(token: str) -> str:
    return str(jwt.get_unverified_header(token)["kid"])


def test_tokens_from_before_there_were_ids_go_on(kept: Kept) -> None:
    old = jwt.encode({"sub": ANN, "name": "Ann", "exp": START + 30 * DAY}, SECRET, "HS256")
    kept.keyring = new_keyring(SECRET)
    assert is_good(kept.process(), old)
    assert "kid" not in jwt.get_unverified_header(issued(kept.process()))
    kept.rotate()
    kept.now += 29 * DAY
    assert is_good(kept.process(), old)
    assert key_id(issued(kept.process())) == kept.keyring.keys[0].id


def test_after_a_loss_nothing_of_the_old_key_is_accepted(kept: Kept) -> None:
    """By a new process at once, by a warm one within five minutes."""
    warm = kept.process()
    stolen = kept.keyring.keys[0]
    forged = issued(warm)
    kept.forget()
    assert not is_good(kept.process(), forged)
    kept.now += READ_AGAIN_SECONDS
    assert not is_good(warm, forged)
    assert stolen.secret not in keys.written(kept.keyring)


def test_after_a_loss_a_new_token_is_good_everywhere_at_once(kept: Kept) -> None:
    """A warm process that doesn't know its key looks for it, and forgets the old one by that."""
    warm = kept.process()
    old = issued(warm)
    kept.now += UNKNOWN_KEY_SECONDS
    kept.forget()
    assert is_good(warm, issued(kept.process()))
    assert not is_good(warm, old)


def test_tokens_of_unknown_keys_let_nobody_be_asked_all_the_time(kept: Kept) -> None:
    process = kept.process()
    process.load_keys()
    forged = jwt.encode({"sub": ANN}, SECRET, "HS256", headers={"kid": "forged"})
    for _ in range(100):
        kept.now += 1
        assert not is_good(process, forged)
    assert kept.reads <= 1 + 100 / UNKNOWN_KEY_SECONDS


def test_keys_are_read_once_in_five_minutes(kept: Kept) -> None:
    process = kept.process()
    for _ in range(READ_AGAIN_SECONDS):
        issued(process)
        kept.now += 1
    assert kept.reads == 1
    issued(process)
    assert kept.reads == 2


def test_of_many_threads_one_reads_them(kept: Kept) -> None:
    process = kept.process()
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda _: issued(process), range(64)))
    assert kept.reads == 1


def test_keys_that_can_not_be_read_just_now_stay_as_they_were(kept: Kept) -> None:
    process = kept.process()
    token = issued(process)
    kept.is_there = False
    kept.now += READ_AGAIN_SECONDS
    assert is_good(process, token)
    with pytest.raises(Unavailable):
        issued(kept.process())


@pytest.mark.parametrize(
    "text", ["", "x", "{}", '{"keys": []}', '{"keys": [{"id": "a", "secret": "short"}]}']
)
def test_what_is_no_keyring_is_none(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        keys.read(text)


def test_keys_that_are_broken_sign_nobody_out(kept: Kept) -> None:
    """A page forgets a token that is bad."""
    token = issued(kept.process())
    broken = Tokens(KeyCache(lambda: keys.read("{"), lambda: START).at_most_old)
    with pytest.raises(msgspec.DecodeError):
        broken.read(token)


def test_a_clock_that_was_set_back_keeps_nobody_from_reading_anew(kept: Kept) -> None:
    process = kept.process()
    issued(process)
    kept.now -= DAY
    issued(process)
    assert kept.reads == 2


@pytest.mark.parametrize("named", [{}, {"kid": ""}, {"kid": "another"}, {"kid": "../dev/null"}])
def test_a_token_is_good_under_the_key_it_names_alone(kept: Kept, named: dict[str, str]) -> None:
    key = kept.keyring.keys[0]
    claims = {"sub": ANN, "name": "Ann", "exp": START + DAY}
    assert is_good(kept.process(), jwt.encode(claims, key.secret, headers={"kid": key.id}))
    assert not is_good(kept.process(), jwt.encode(claims, key.secret, headers=named))


@pytest.mark.parametrize("key_id", [1, None, ["key"], {"a": "b"}])
def test_an_id_that_is_no_text_is_none(kept: Kept, key_id: object) -> None:
    header = {"alg": "HS256", "typ": "JWT", "kid": key_id}
    named = base64.urlsafe_b64encode(json.dumps(header).encode()).rstrip(b"=").decode()
    _, claims, signature = issued(kept.process()).split(".")
    assert not is_good(kept.process(), f"{named}.{claims}.{signature}")


def test_keys_are_few_enough_for_where_they_are_stored(kept: Kept) -> None:
    """A standard parameter holds 4,096 bytes."""
    for _ in range(MOST_KEYS - 1):
        kept.rotate()
    assert len(keys.written(kept.keyring).encode()) < 4_096
    with pytest.raises(KeyringTooLarge):
        kept.rotate()
    kept.now += LEAD_SECONDS + TOKEN_DAYS * DAY
    kept.rotate()
    assert len(kept.keyring.keys) == 2


def test_what_is_written_is_read_and_no_log_shows_a_secret(kept: Kept) -> None:
    kept.rotate()
    assert keys.read(keys.written(kept.keyring)) == kept.keyring
    assert not any(key.secret in repr(kept.keyring) for key in kept.keyring.keys)


def test_no_token_lasts_longer_than_a_key_is_accepted() -> None:
    assert max(ACCOUNT_TOKEN_DAYS, GUEST_TOKEN_DAYS) <= TOKEN_DAYS
