"""The secrets of one machine: private files beside the store, rotated while the server runs."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jwt
import pytest

from infra.accounts.keyed_hash import KeyedHash
from infra.accounts.token_keys import LEAD_SECONDS, new_keyring
from infra.local.secret_files import (
    hash_secret_file,
    is_the_stores_own,
    make_secrets,
    read_hash_secret,
    read_keyring,
    rotate,
    token_keys_file,
)
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Item, Unavailable
from tests.infra.fakes import ANN, SECRET, World, tokens_by
from tests.infra.test_address_keys import as_before, guessed
from tests.local.client import guest
from tests.local.server import ROOT, Server, serving
from tests.local.test_accounts import signed
from tests.local.test_http import asked

TAKEN_UP_SECONDS = 10


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "gavel.sqlite"


@pytest.fixture
def sqlite_store(tmp_path: Path) -> Iterator[SqliteStore]:
    kept = SqliteStore(tmp_path / "kept.sqlite")
    yield kept
    kept.close()


def is_known(server: Server, token: str) -> bool:
    status, _ = asked(server, "/api/games", headers={"authorization": f"Bearer {token}"})
    assert status in (200, 401)
    return status == 200


def rotated(store: Path, *how: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [sys.executable, "-m", "infra.local.rotate", "--store", str(store), *how],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip


def written(store: Path) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(token_keys_file(store).read_text())
    return kept


def begin_to_sign(store: Path) -> None:
    """As if the ten minutes before a new key signs were over."""
    kept = written(store)
    kept["keys"][0]["since"] -= LEAD_SECONDS
    token_keys_file(store).write_text(json.dumps(kept))


def test_a_running_server_takes_a_rotation_up_and_signs_nobody_out(store: Path, page: Path) -> None:
    with serving(store, "--page", str(page)) as server:
        old = guest(server.base, "Ann")["token"]
        assert rotated(store).returncode == 0
        begin_to_sign(store)
        new = signed_by(server, newest(store))
        server.kill()
        server.start_again()
        for token in (old, new):
            assert is_known(server, token)


def newest(store: Path) -> str:
    return str(written(store)["keys"][0]["id"])


def signed_by(server: Server, key_id: str) -> str:
    """A new guest's token, once the server signs with this key."""
    end = time.monotonic() + TAKEN_UP_SECONDS
    while time.monotonic() < end:
        token = str(guest(server.base, "Bob")["token"])
        if jwt.get_unverified_header(token)["kid"] == key_id:
            return token
        time.sleep(0.5)
    raise AssertionError("the server does not sign with the new key")


def test_after_a_loss_a_running_server_soon_knows_nobody_of_before(store: Path, page: Path) -> None:
    with serving(store, "--page", str(page)) as server:
        old = guest(server.base, "Ann")["token"]
        ended = rotated(store, "--now")
        assert (ended.returncode, "signed out" in ended.stdout) == (0, True)
        end = time.monotonic() + TAKEN_UP_SECONDS
        while is_known(server, old):
            assert time.monotonic() < end
            time.sleep(0.5)
        assert is_known(server, guest(server.base, "Ann")["token"])


def test_tokens_of_an_older_server_go_on_and_its_secret_leaves_the_store(
    store: Path, page: Path
) -> None:
    older = SqliteStore(store)
    older.put(Item("HOUSE", "TOKENS", SECRET))
    older.close()
    with serving(store, "--page", str(page)) as server:
        assert is_known(server, tokens_by(SECRET).issue(ANN, "Ann", 30))
        assert SECRET not in everything(store)
        server.kill()
        server.start_again()
        assert is_known(server, tokens_by(SECRET).issue(ANN, "Ann", 30))


def everything(store: Path) -> str:
    file = SqliteStore(store)
    try:
        return "".join(map(str, file._run("SELECT * FROM items")[0]))
    finally:
        file.close()


def test_who_copies_the_store_has_no_secret_of_tokens_or_addresses(store: Path, page: Path) -> None:
    with serving(store, "--page", str(page)) as server:
        signed(server, "ann@example.org", name="Ann")
        secrets = [key["secret"] for key in written(store)["keys"]] + [read_hash_secret(store)]
        assert [len(secret) for secret in secrets] == [64, 64]
        assert [secret for secret in secrets if secret in everything(store)] == []


def test_a_restart_keeps_the_account_of_an_address(store: Path, page: Path) -> None:
    with serving(store, "--page", str(page)) as server:
        ann = signed(server, "ann@example.org", name="Ann")
        server.kill()
        server.start_again()
        assert signed(server, "ann@example.org", name="X")["person"] == ann["person"]


def test_addresses_of_an_older_server_are_moved_as_it_starts(store: Path, page: Path) -> None:
    file = SqliteStore(store)
    as_before(World(file), mail="ann@example.org")
    file.close()
    assert guessed(everything(store)) == ["ann@example.org"]
    with serving(store, "--page", str(page)) as server:
        assert guessed(everything(store)) == []
        assert signed(server, "ann@example.org", name="X")["person"] == ANN


def test_that_a_store_came_back_without_its_hash_secret_is_said(store: Path, page: Path) -> None:
    with serving(store, "--page", str(page)):
        pass
    hash_secret_file(store).unlink()
    with serving(store, "--page", str(page)) as server:
        _, said = server.interrupt()
        assert "gavel.hash-secret is not the one this store was kept with" in said


def test_where_no_server_ever_ran_there_is_nothing_to_rotate(store: Path) -> None:
    ended = rotated(store)
    assert ended.returncode == 1
    assert "no keys to rotate" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_what_is_written_is_for_its_owner_alone_whatever_the_umask(
    store: Path, sqlite_store: SqliteStore
) -> None:
    make_secrets(store, sqlite_store)
    rotate(store, time.time(), forget=False)
    for path in store.parent.glob("gavel.*"):
        assert path.stat().st_mode & 0o077 == 0
    assert {path.name for path in store.parent.glob("gavel.*")} == {
        "gavel.token-keys",
        "gavel.hash-secret",
    }


def test_a_server_that_died_between_file_and_store_goes_on(
    store: Path, sqlite_store: SqliteStore
) -> None:
    sqlite_store.put(Item("HOUSE", "TOKENS", SECRET))
    make_secrets(store, sqlite_store)
    sqlite_store.put(Item("HOUSE", "TOKENS", SECRET))
    make_secrets(store, sqlite_store)
    assert read_keyring(store) == new_keyring(SECRET)
    assert sqlite_store.get("HOUSE", "TOKENS") is None


def test_a_broken_file_of_keys_is_no_new_key(store: Path, sqlite_store: SqliteStore) -> None:
    make_secrets(store, sqlite_store)
    token_keys_file(store).write_text('{"keys": [')
    make_secrets(store, sqlite_store)
    with pytest.raises(Unavailable):
        read_keyring(store)


def test_the_stores_own_hash_secret_is_known_again(sqlite_store: SqliteStore) -> None:
    mine, other = KeyedHash(lambda: "a" * 64), KeyedHash(lambda: "b" * 64)
    assert [is_the_stores_own(it, sqlite_store) for it in (mine, other, mine)] == [
        True,
        False,
        True,
    ]
