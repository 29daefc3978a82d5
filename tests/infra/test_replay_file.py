"""The replay's file is what its document says, and reads back as what was written."""

import re
from pathlib import Path

import msgspec
import pytest

from infra.local.sqlite_store import SqliteStore
from infra.replays import file as replay
from infra.replays.file import FORMAT, Played, Replay, decode_replay, encode_replay
from tests.games import EVERY
from tests.infra.games import played_out

pytestmark = pytest.mark.usefixtures("whisper_listed")
DOCUMENT = Path(replay.__file__).with_name("format.md").read_text(encoding="utf-8")


def documented(title: str) -> tuple[str, ...]:
    """The fields of the table below that heading."""
    section = DOCUMENT.split(f"## {title}\n")[1].split("\n## ")[0]
    return tuple(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))


@pytest.mark.parametrize("struct", [Replay, Played])
def test_the_document_names_every_field_in_order(struct: type[Replay | Played]) -> None:
    assert documented(struct.__name__) == struct.__struct_fields__


def test_the_document_is_of_this_format() -> None:
    assert f"\nFormat {FORMAT}." in DOCUMENT


@pytest.mark.parametrize("game", EVERY)
def test_a_file_reads_back_as_what_was_written(game: str, sqlite_store: SqliteStore) -> None:
    found = played_out(sqlite_store, game)
    assert decode_replay(encode_replay(found)) == found
    assert found.chairs == tuple(range(len(found.names)))


def test_a_file_of_before_the_chairs_is_read(sqlite_store: SqliteStore) -> None:
    file = msgspec.json.decode(encode_replay(played_out(sqlite_store, "gem_trader")))
    del file["chairs"]
    assert decode_replay(msgspec.json.encode(file)).chairs == ()
