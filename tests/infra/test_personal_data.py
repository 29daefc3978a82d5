"""What is known of a person can be had as one file, and erased; and nothing is kept without end."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from domain.game import RuleBroken
from domain.room.pieces import Person
from domain.room.view import view
from infra.accounts.address import address_key
from infra.accounts.auth import authenticate
from infra.accounts.own_games import all_own_games, list_own_games
from infra.accounts.personal_data import (
    EXPORTS_AN_HOUR,
    erasable,
    erase,
    export,
    must_not_flood,
    person_of,
)
from infra.accounts.store import find_account, get_account, set_name
from infra.accounts.tokens import BadToken, Identity
from infra.gateway import receive
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Item, Store, Unavailable
from infra.replays.archiving import archive_finished
from infra.replays.file import encode_replay, find_replay, from_journal
from infra.replays.verify.__main__ import CHECKED, FAILED, outcome_of, verified
from infra.replays.verify.witness import Seen
from infra.rooms.newer import NewerCommit
from infra.rooms.opening import open_room_for
from infra.rooms.retention import ACCOUNT_DAYS, DAY_MS, GAME_DAYS
from tests.infra.evening import (
    GUEST,
    GUEST_NAME,
    MAIL,
    MEMBER,
    MEMBER_NAME,
    THIRD,
    WORDS,
    Recorder,
    finished,
    replay,
    signed_in,
    spent,
    unpacked,
)
from tests.infra.fakes import CODE, KEYED_HASH, World


@pytest.fixture
def world(sqlite_store: SqliteStore) -> World:
    return World(sqlite_store)


@pytest.fixture
def kept(tmp_path: Path, world: World) -> Callable[[], str]:
    """All that lies anywhere, as one text; replays unpacked."""

    def read() -> str:
        with sqlite3.connect(tmp_path / "store.db") as file:
            items = [Item(*row) for row in file.execute("SELECT pk, sk, body FROM items")]
        told = [f"{item.pk} {item.sk} {unpacked(item)}" for item in items]
        return "\n".join([*told, *world.media.said])

    return read


def test_an_export_has_all_that_is_known_of_a_guest(world: World) -> None:
    spent(world)
    found = export(world.services, GUEST)
    assert (found.people, found.account) == ((GUEST,), None)
    (room,) = found.rooms
    assert (room.room, room.names, room.host, room.chair, room.seat) == (
        CODE,
        (GUEST_NAME,),
        False,
        1,
        1,
    )
    assert [line.text for line in room.lines] == [WORDS, ""]
    voice = room.lines[1].voice
    assert voice is not None
    assert room.clips == (voice.key,)
    assert [(game.room, game.seat, game.past.number) for game in found.games] == [(CODE, 1, 1)]


def test_an_export_of_an_account_names_no_address(world: World) -> None:
    spent(world)
    found = export(world.services, MEMBER)
    assert found.account is not None
    assert found.account.name == MEMBER_NAME
    assert found.rooms[0].host
    assert MAIL not in msgspec.json.encode(found).decode()
    assert person_of(world.services, MAIL.upper()) == MEMBER
    assert person_of(world.services, "nobody@example.org") is None


def test_who_did_nothing_is_known_by_nothing(world: World) -> None:
    found = export(world.services, Person("stranger"))
    assert (found.account, found.rooms, found.games) == (None, (), ())


def test_exports_are_bounded(world: World) -> None:
    by = Identity(GUEST, GUEST_NAME)
    for _ in range(EXPORTS_AN_HOUR):
        must_not_flood(world.services, by)
    with pytest.raises(RuleBroken, match="data-too-fast"):
        must_not_flood(world.services, by)


def test_of_an_erased_guest_nothing_can_be_read_anywhere(
    world: World, kept: Callable[[], str]
) -> None:
    spent(world)
    assert GUEST_NAME in kept()
    assert WORDS in kept()
    assert f"{CODE}/{GUEST}." in kept()
    erase(world.services, GUEST)
    assert GUEST_NAME not in kept()
    assert WORDS not in kept()
    assert f"{CODE}/{GUEST}." not in kept()
    assert MEMBER_NAME in kept()
    nothing = export(world.services, GUEST)
    assert (nothing.rooms, nothing.games) == ((), ())


def test_of_an_erased_account_nothing_can_be_read_anywhere(
    world: World, kept: Callable[[], str]
) -> None:
    spent(world)
    account = get_account(world.store, MEMBER)
    assert account is not None
    erase(world.services, MEMBER)
    assert MEMBER_NAME not in kept()
    assert account.mail not in kept()
    assert find_account(world.store, address_key(KEYED_HASH, MAIL)) is None
    assert GUEST_NAME in kept()


def test_it_is_erased_in_the_cloud_as_well(dynamodb_store: Store) -> None:
    """Conditional puts, queries and all."""
    world = World(dynamodb_store)
    spent(world)
    erase(world.services, GUEST)
    texts = [item.body for item in dynamodb_store.query(f"ROOM#{CODE}")]
    assert [text for text in texts if GUEST_NAME in text] == []
    assert replay(world, 1)["names"] == [MEMBER_NAME, ""]
    assert all_own_games(dynamodb_store, GUEST) == []


def test_tokens_end_at_once_and_open_connections_with_their_next_beat(world: World) -> None:
    member = spent(world)
    guest = world.token(GUEST)
    late = world.fresh_services()
    assert world.ask(GUEST, "Reclaim", late)["error"] == "seat-is-yours"
    for person in (GUEST, MEMBER):
        erase(world.services, person)
    for token in (guest, member.token):
        with pytest.raises(BadToken):
            authenticate(world.services, token)
        answer = world.ask("again", "hello", token=token, room=CODE)
        assert answer["error"] == "bad-token"
    assert world.ask(GUEST, "Stand")["error"] == "hello-first"
    beat(world, late)
    assert GUEST in world.sender.closed


def beat(world: World, services: Any) -> None:
    """In a process that remembers the connection."""
    receive(services, GUEST, '{"is": "beat", "version": 1}')


def test_a_late_clock_brings_nobody_back(world: World) -> None:
    """A beat that finds the clock overdue looks nobody up, or all would wait for it."""
    spent(world)
    late = world.fresh_services()
    world.ask(GUEST, "Reclaim", late)
    erase(world.services, GUEST)
    for _ in range(2):
        world.now.pass_by(200)
        beat(world, late)
    visitor = world.state().room.visitor(GUEST)
    assert visitor is not None
    assert visitor.name == ""
    assert GUEST in world.sender.closed


def test_who_signs_in_again_is_somebody_new(world: World) -> None:
    spent(world)
    erase(world.services, MEMBER)
    again = signed_in(world, name="Anew").person
    assert again != MEMBER
    assert list_own_games(world.store, (again,)).games == ()


def test_a_running_game_is_left_to_a_bot_that_finishes_it(world: World) -> None:
    spent(world)
    erase(world.services, GUEST)
    room = world.state().room
    assert room.playing is not None
    assert [keeping.seat for keeping in room.playing.kept] == [1]
    seen = view(room, MEMBER).chairs[1]
    assert seen is not None
    assert seen.name == ""
    finished(world)
    archive_finished(world.services, CODE)
    assert replay(world, 2)["names"] == [MEMBER_NAME, ""]


def test_in_the_lists_of_the_others_the_name_is_gone(world: World) -> None:
    spent(world)
    erase(world.services, GUEST)
    (game,) = all_own_games(world.store, MEMBER)
    assert game.past.names == (MEMBER_NAME, "")
    assert world.state().room.past[0].names == (MEMBER_NAME, "")


def test_also_where_it_was_not_written_down_whose_lists_they_are(world: World) -> None:
    """Of games from before: the journal tells."""
    spent(world)
    mark = world.store.get(f"ROOM#{CODE}", "LISTED#1")
    assert mark is not None
    world.store.put(Item(mark.pk, mark.sk, ""))
    erase(world.services, GUEST)
    (game,) = all_own_games(world.store, MEMBER)
    assert game.past.names == (MEMBER_NAME, "")


def test_what_others_have_said_and_are_called_stays(world: World) -> None:
    spent(world)
    before = world.state()
    erase(world.services, GUEST)
    world.services = world.fresh_services()
    found = export(world.services, MEMBER)
    assert [line.text for line in found.rooms[0].lines] == [f"hello, {chr(0x1F44B)}"]
    assert MEMBER_NAME in found.rooms[0].names
    assert world.state().room.past[0].placings == before.room.past[0].placings


@pytest.mark.parametrize("archived", [True, False])
def test_a_replay_with_an_erased_name_holds_against_what_was_seen(
    world: World, archived: bool
) -> None:
    """The chain binds the name's hash; with its salt gone nobody can try names against it."""
    world.begin_promised(MEMBER, GUEST, game="gem_trader", late="pass", pace="brisk")
    finished(world)
    shown = view(world.state().room, MEMBER)
    assert shown.playing is not None
    seen = Seen(shown.commitment, (shown.playing.head,))
    if archived:
        archive_finished(world.services, CODE)
    before = encode_replay(find_replay(world.services, CODE, 1))
    assert outcome_of(verified(before, seen)) == CHECKED
    erase(world.services, GUEST)
    file = encode_replay(find_replay(world.fresh_services(), CODE, 1))
    assert GUEST_NAME.encode() not in file
    found = list(verified(file, seen))
    assert outcome_of(found) == CHECKED
    assert "people: seat 1 was a human whose name has been removed" in [c.what for c in found]
    assert file == encode_replay(from_journal(world.fresh_services(), CODE, 1))


def test_so_does_the_replay_of_a_game_that_was_left_in_the_middle(world: World) -> None:
    world.begin_promised(MEMBER, GUEST, bots=1, game="gem_trader", late="pass", pace="brisk")
    for _ in range(3):
        world.step()
    erase(world.services, GUEST)
    finished(world)
    shown = view(world.state().room, MEMBER)
    assert shown.playing is not None
    file = encode_replay(find_replay(world.fresh_services(), CODE, 1))
    assert GUEST_NAME.encode() not in file
    assert outcome_of(verified(file, Seen(shown.commitment, (shown.playing.head,)))) == CHECKED


def test_another_name_in_place_of_an_erased_one_is_found_out(world: World) -> None:
    world.begin_promised(MEMBER, GUEST, game="gem_trader", late="pass", pace="brisk")
    finished(world)
    erase(world.services, GUEST)
    file = msgspec.json.decode(encode_replay(find_replay(world.services, CODE, 1)))
    file["names"][1] = "Mallory"
    assert outcome_of(verified(msgspec.json.encode(file), Seen())) == FAILED


def test_whoever_archives_a_game_at_the_same_moment_names_nobody(world: World) -> None:
    """They have read the journal before it was erased, and are late."""
    world.begin_promised(MEMBER, GUEST, game="gem_trader", late="pass", pace="brisk")
    finished(world)
    stale = encode_replay(from_journal(world.services, CODE, 1))
    world.hello(THIRD)  # Writes their games down.
    erase(world.services, GUEST)
    world.services.archive.put(CODE, 1, stale)
    assert replay(world, 1)["names"] == [MEMBER_NAME, ""]


def test_a_process_that_has_the_room_cached_does_not_bring_the_name_back(
    world: World, kept: Callable[[], str]
) -> None:
    """Its next commit carries a snapshot of what it knows."""
    spent(world)
    other = world.fresh_services()
    other.journal.read(CODE)
    erase(world.services, GUEST)
    world.now.pass_by(24 * 3600)
    world.must(MEMBER, "Change", other, settings={"game": "gem_trader", "pace": "calm"})
    assert GUEST_NAME not in kept()


class Breaking:
    """A store that fails at its n-th write."""

    def __init__(self, store: Store, after: int) -> None:
        self._store = store
        self.left = after

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if name in ("get", "query"):
            return found

        def write(*what: Any, **how: Any) -> Any:
            self.left -= 1
            if self.left == 0:
                raise Unavailable("it broke off")
            return found(*what, **how)

        return write


@pytest.mark.parametrize("after", range(1, 40, 3))
def test_what_broke_off_half_way_can_be_done_again_with_the_void_token(
    world: World, kept: Callable[[], str], after: int
) -> None:
    spent(world)
    token = world.token(GUEST)
    breaking: Any = Breaking(world.store, after)
    broken = World(breaking, media=world.media, now=world.now).services
    try:
        erase(broken, GUEST)
    except Unavailable:
        assert GUEST_NAME in kept() or after > 20
    if after > 1:
        assert erasable(world.services, token) == GUEST
    world.services = world.fresh_services()
    erase(world.services, GUEST)
    assert GUEST_NAME not in kept()
    assert WORDS not in kept()


def test_a_room_that_newer_code_has_written_to_waits_and_the_others_do_not(
    world: World, kept: Callable[[], str]
) -> None:
    spent(world)
    another = open_room_for(world.services, Identity(GUEST, GUEST_NAME), "tycoon")
    unknown = {"version": 2, "at": world.now(), "events": [{"is": "Unheard"}]}
    fact = Item(f"ROOM#{another}", "C#000002", json.dumps(unknown), world.now() // 1000 + 60)
    world.store.put(fact)
    world.services = world.fresh_services()
    with pytest.raises(NewerCommit):
        erase(world.services, GUEST)
    assert not any(GUEST_NAME in item.body for item in world.store.query(f"ROOM#{CODE}"))
    assert GUEST_NAME in kept()
    world.store.delete(fact.pk, fact.sk)
    erase(world.services, GUEST)
    assert GUEST_NAME not in kept()


def test_nobody_elses_void_token_erases(world: World) -> None:
    member = spent(world)
    with pytest.raises(BadToken):
        erasable(world.services, member.token)
    with pytest.raises(BadToken):
        erasable(world.services, "no token")


def test_a_room_that_has_expired_is_erased_from_too(world: World, kept: Callable[[], str]) -> None:
    """Its commits lie there for a while still, its replays for long."""
    spent(world)
    world.now.pass_by(31 * 24 * 3600)
    world.services = world.fresh_services()
    erase(world.services, GUEST)
    assert GUEST_NAME not in kept()


# Nothing is kept without end

WITHOUT_END = ("ACCOUNT", "ADDRESS", "GUEST")
"""Written with a sign-in, which then gives them theirs: two years after the last one."""


def test_every_kind_of_item_has_an_end(sqlite_store: SqliteStore) -> None:
    recorder = Recorder()
    world = World(recorder.over(sqlite_store))
    spent(world)
    erase(world.services, GUEST)
    kinds = {kind(item) for item in recorder.items}
    assert kinds >= {"ROOM C", "ROOM CHAT", "ROOM SEED", "ROOM LIFE", "ROOM PERSON", "ROOM LISTED",
                     "CONN", "GAMES", "VISITS", "REPLAY", "CODE", "ACCOUNT", "ADDRESS", "GUEST",
                     "ERASED"}  # fmt: skip
    endless = {kind(item) for item in recorder.items if item.expires is None}
    assert endless <= {*WITHOUT_END}


def test_what_lies_there_after_an_evening_ends(world: World, tmp_path: Path) -> None:
    """Counters too, which are not put."""
    spent(world)
    with sqlite3.connect(tmp_path / "store.db") as file:
        rows = [*file.execute("SELECT pk, sk, expires FROM items")]
    assert [(pk, sk) for pk, sk, expires in rows if expires is None] == []
    latest = {pk.split("#")[0]: 0 for pk, _, _ in rows}
    for pk, _, expires in rows:
        latest[pk.split("#")[0]] = max(latest[pk.split("#")[0]], expires - world.now() // 1000)
    days = {name: round(seconds / 86_400) for name, seconds in latest.items()}
    assert max(days.values()) == GAME_DAYS == ACCOUNT_DAYS
    assert days["GAMES"] == days["REPLAY"] == GAME_DAYS
    assert days["ACCOUNT"] == days["ADDRESS"] == days["GUEST"] == ACCOUNT_DAYS


def kind(item: Item) -> str:
    pk = item.pk.split("#")[0]
    return f"{pk} {item.sk.split('#')[0]}" if pk == "ROOM" else pk


def test_an_account_that_is_used_goes_on_and_one_that_is_not_ends(world: World) -> None:
    spent(world)
    world.now.pass_by(300 * 24 * 3600)
    signed_in(world)
    account = world.store.get(f"ACCOUNT#{MEMBER}", "-")
    assert account is not None
    assert account.expires == (world.now() + ACCOUNT_DAYS * DAY_MS) // 1000
    set_name(world.store, MEMBER, "Anna")
    renamed = world.store.get(f"ACCOUNT#{MEMBER}", "-")
    assert renamed is not None
    assert renamed.expires == account.expires
