"""The server as a process: it dies, it is stopped, it starts where it should not."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

from domain.room.pieces import RoomCode
from infra.local.sqlite_store import SqliteStore
from infra.rooms.journal import Journal, RoomState
from tests.local.client import Player, guest
from tests.local.playing import is_asked, modest, table
from tests.local.server import ROOT, Server, a_page, free_port, serving


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "gavel.sqlite"


def room_of(store: Path, code: str) -> RoomState:
    file = SqliteStore(store)
    try:
        return Journal(file).read(RoomCode(code))
    finally:
        file.close()


async def play_and_die(server: Server) -> Player:
    """Ann at a table with two bots: the server is killed at the moment a move is answered."""
    (ann,) = await table(server.base, humans=1, bots=2)
    for _ in range(6):
        await ann.until(is_asked)
        await ann.ask("Play", move=modest(ann.options))
    server.kill()
    await ann.closed()
    return ann


async def come_back(server: Server, ann: Player) -> None:
    again = await Player.entered(server.base, ann.view["code"], ann.token)
    assert again.version >= ann.version
    assert (again.view["seat"], again.view["number"]) == (ann.view["seat"], ann.view["number"])
    await again.until(is_asked)
    await again.must("Play", move=modest(again.options))
    await again.leave()


def test_killed_in_the_middle_of_a_game_it_goes_on_where_it_was(store: Path, page: Path) -> None:
    with serving(store, "--page", str(page)) as server:
        ann = asyncio.run(play_and_die(server))
        code = ann.view["code"]
        before = room_of(store, code)
        done = {command.split()[-1] for command in before.done}
        assert ann.accepted - {ann.hello} <= done, "nothing acknowledged is lost"
        assert len(ann.accepted) > 6
        server.start_again()
        asyncio.run(come_back(server, ann))
        table = room_of(store, code).room
        assert table.playing is not None
        assert before.room.playing is not None
        assert table.playing.salt == before.room.playing.salt


async def start_slow_bots(server: Server) -> Player:
    (ann,) = await table(server.base, humans=1, bots=5, pace="calm")
    while ann.stage != "Selling":
        await ann.until(lambda view: is_asked(view) or ann.stage == "Selling")
        if ann.stage != "Selling":
            await ann.ask("Play", move=modest(ann.options))
            await ann.until(lambda view: view["playing"] is not None)
    server.kill()
    await ann.closed()
    return ann


def test_after_a_kill_the_bots_go_on_by_themselves(store: Path, page: Path) -> None:
    """Nobody has to come back for it (B-21)."""
    with serving(store, "--page", str(page)) as server:
        ann = asyncio.run(start_slow_bots(server))
        code = ann.view["code"]
        before = room_of(store, code)
        server.start_again()
        end = time.monotonic() + 10
        while not _all_bots_ready(room_of(store, code)):
            assert time.monotonic() < end
            time.sleep(0.05)
        after = room_of(store, code)
        assert after.version > before.version
        visitor = after.room.people[0]
        assert visitor.gone is not None, "and nobody of before is thought present"


def _all_bots_ready(state: RoomState) -> bool:
    playing = state.room.playing
    assert playing is not None
    return {1, 2, 3, 4, 5} <= set(getattr(playing.table.stage, "ready", ()))


def test_ctrl_c_ends_it_at_once_and_quietly_with_sockets_open(store: Path, page: Path) -> None:
    with serving(store, "--page", str(page)) as server:

        async def run() -> tuple[Player, Player]:
            ann, bob = await table(server.base, humans=2, bots=1)
            start = time.monotonic()
            code, said = await asyncio.to_thread(server.interrupt)
            assert time.monotonic() - start < 3
            assert "Traceback" not in said, said
            assert code in (0, -2, 130), code
            await ann.closed()
            await bob.closed()
            return ann, bob

        ann, _ = asyncio.run(run())
        people = room_of(store, ann.view["code"]).room.people
        assert all(visitor.gone is not None for visitor in people)


def refused(*arguments: str, page: Path) -> str:
    """What a server says that can't start."""
    port = str(free_port())
    ended = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "infra.local", "--host", "127.0.0.1", "--port", port,
         "--page", str(page), *arguments],
        cwd=ROOT, capture_output=True, text=True, timeout=40, check=False,
    )  # fmt: skip
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr, ended.stderr
    return ended.stderr


def test_a_second_server_on_the_same_file_does_not_start(store: Path, page: Path) -> None:
    """They would close each other's connections."""
    with serving(store, "--page", str(page)) as server:
        assert "another Gavel" in refused("--store", str(store), page=page)
        assert guest(server.base, "Ann")["token"], "the first goes on"
        server.kill()
        server.start_again()


@pytest.mark.parametrize("flaw", ["a folder", "no database", "below a file"])
def test_a_file_that_can_not_be_used_is_said_so(tmp_path: Path, page: Path, flaw: str) -> None:
    store = tmp_path / "store"
    match flaw:
        case "a folder":
            store.mkdir()
        case "no database":
            store.write_text("this is a letter\n" * 200)
        case _:
            store.write_text("")
            store = store / "gavel.sqlite"
    assert "can't be used" in refused("--store", str(store), page=page)


def test_without_the_built_page_it_says_how_to_build_it(tmp_path: Path) -> None:
    assert "make play" in refused("--store", str(tmp_path / "s"), page=tmp_path)


def test_a_port_that_is_taken_is_said_so(store: Path, page: Path) -> None:
    with serving(store, "--page", str(page)) as server:
        port = server.base.rpartition(":")[2]
        assert f"Port {port}" in refused("--port", port, "--store", f"{store}2", page=page)


def modes(folder: Path) -> set[int]:
    """What others may do with anything in it."""
    return {path.stat().st_mode & 0o077 for path in folder.rglob("*")}


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Also what an older server has left: the store holds the secrets of tokens and of hands."""
    kept = tmp_path / "var"
    with serving(kept / "gavel.sqlite", "--page", str(a_page(tmp_path / "page"))) as server:
        guest(server.base, "Ann")
        kinds = {".sqlite", ".open", ".sqlite-wal", ".token-keys", ".hash-secret"}
        assert {path.suffix for path in kept.iterdir()} >= kinds
        assert modes(kept) == {0}
        server.kill()
        clip = kept / "gavel.media" / "voice" / "AMBER2" / "ann.webm"
        clip.parent.mkdir(parents=True)
        clip.write_bytes(b"x")
        for path in kept.rglob("*"):
            path.chmod(0o755 if path.is_dir() else 0o644)
        server.start_again()
        assert modes(kept) == {0}
        assert kept.stat().st_mode & 0o077 == 0
