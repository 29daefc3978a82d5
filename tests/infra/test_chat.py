"""What people say (R-05, B-20)."""

import json
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from domain.room.pieces import Person
from infra.gateway import receive
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Store
from infra.protocol.messages import MOST_MESSAGE_BYTES, Chat, encode_message
from infra.rooms import chat
from infra.rooms.chat import NewChatLine, RecentChat
from infra.rooms.connections import Connection
from tests.infra.fakes import ANN, BOB, CAT, CODE, World

MARKUP = "<script>alert(1)</script> &amp; {{x}} **b** [a](javascript:1)"


@pytest.fixture
def world(store: Store) -> World:
    world = World(store)
    world.open()
    for person in (ANN, BOB):
        world.hello(person)
    return world


@pytest.fixture
def fast(sqlite_store: SqliteStore) -> World:
    """On SQLite alone, where much is said."""
    world = World(sqlite_store)
    world.open()
    for person in (ANN, BOB):
        world.hello(person)
    return world


def heard(world: World, connection_id: str) -> list[str]:
    return [
        line["text"] for chat in world.sender.all(connection_id, "chat") for line in chat["lines"]
    ]


def test_what_one_says_all_hear_in_order(world: World) -> None:
    for n, person in enumerate((ANN, BOB, ANN)):
        world.must(person, "say", text=f"line {n}")
    assert heard(world, "ann") == heard(world, "bob") == ["line 0", "line 1", "line 2"]
    lines = chat.recent_lines(world.store, CODE)
    assert [(line.seq, line.person, line.name) for line in lines] == [
        (1, ANN, "Ann"), (2, BOB, "Bob"), (3, ANN, "Ann"),
    ]  # fmt: skip


def test_who_comes_later_gets_the_last_fifty(fast: World) -> None:
    world = fast
    for n in range(60):
        world.now.pass_by(3)
        world.must("ann", "say", text=f"line {n}")
    world.hello(CAT)
    assert heard(world, "cat") == [f"line {n}" for n in range(10, 60)]


def test_a_line_sent_again_is_not_said_twice(world: World) -> None:
    """B-04."""
    for _ in range(3):
        assert world.ask("ann", "say", id="s1", text="once")["error"] is None
    assert world.ask("ann", "say", world.fresh_services(), id="s1", text="once")["error"] is None
    assert set(heard(world, "bob")) == {"once"}, "it may be told again, as the line it is"
    (line,) = chat.recent_lines(world.store, CODE)
    assert {
        told["seq"] for message in world.sender.all("bob", "chat") for told in message["lines"]
    } == {line.seq}


def test_another_line_of_the_same_id_is_refused(world: World) -> None:
    """B-04: it would be answered as said, and is not."""
    world.must("ann", "say", id="s1", text="once")
    for services in (world.services, world.fresh_services()):
        answer = world.ask("ann", "say", services, id="s1", text="something else")
        assert answer["error"] == "id-used-before"
    assert set(heard(world, "bob")) == {"once"}
    world.must("bob", "say", id="s1", text="another person's id is another id")


def test_five_at_once_then_one_waits(world: World) -> None:
    """B-20: with the seconds to wait."""
    for n in range(5):
        world.now.pass_by(1)
        world.must("ann", "say", text=f"line {n}")
    answer = world.ask("ann", "say", text="too much")
    assert (answer["error"], answer["numbers"]) == ("chat-too-fast", {"seconds": 6})
    world.must("bob", "say", text="others may")
    world.now.pass_by(6)
    world.must("ann", "say", text="again")
    assert "too much" not in heard(world, "bob")


def test_who_is_muted_is_not_heard_in_any_process(world: World) -> None:
    """B-20."""
    stale = world.fresh_services()
    stale.journal.read(CODE)
    world.must("ann", "Mute", person=BOB, muted=True)
    assert world.ask("bob", "say", text="hello?")["error"] == "muted"
    assert world.ask("bob", "say", stale, text="hello?")["error"] == "muted"
    world.must("ann", "Mute", person=BOB, muted=False)
    assert world.ask("bob", "say", text="hello!")["error"] is None
    assert heard(world, "ann") == ["hello!"]


def test_ten_thousand_characters_are_too_many(world: World) -> None:
    answer = world.ask("ann", "say", text="x" * 10_000)
    assert (answer["error"], answer["numbers"]) == ("text-too-long", {"most": 400})
    assert world.ask("ann", "say", text=" \u200b ")["error"] == "text-empty"
    assert heard(world, "bob") == []


def test_markup_is_kept_as_it_was_typed(world: World) -> None:
    world.must("ann", "say", text=MARKUP)
    assert heard(world, "bob") == [MARKUP]


def test_fifty_of_the_longest_lines_fit_into_a_message(fast: World) -> None:
    world = fast
    for _ in range(50):
        world.now.pass_by(3)
        world.must("ann", "say", text="🔨" * 400)
    assert len(encode_message(Chat(chat.recent_lines(world.store, CODE)))) < MOST_MESSAGE_BYTES


def test_lines_said_at_the_same_moment_all_have_their_place(world: World) -> None:
    people = [Connection(f"c{n}", CODE, Person(f"p{n}"), f"P{n}") for n in range(6)]
    start = Barrier(len(people))

    def say(connection: Connection) -> int:
        start.wait()
        return chat.append_line(
            world.store, connection, NewChatLine("s1", connection.name), world.now()
        ).line.seq

    with ThreadPoolExecutor(len(people)) as threads:
        assert sorted(threads.map(say, people)) == [1, 2, 3, 4, 5, 6]
    assert {line.text for line in chat.recent_lines(world.store, CODE)} == {p.name for p in people}


def test_the_chat_stays_for_the_next_game(world: World) -> None:
    """R-14: it is the room's, not the game's; and no view or commit holds a line."""
    before = world.state().version
    world.must("ann", "say", text="good game")
    assert world.state().version == before


def test_who_was_muted_elsewhere_is_heard_by_nobody(world: World) -> None:
    """The cached state lets it be stored; the newest takes it back before it is shown (B-20)."""
    world.must("bob", "say", text="before")
    world.must("ann", "Mute", world.fresh_services(), person=BOB, muted=True)
    world.sender.forget()
    assert world.ask("bob", "say", text="after")["error"] == "muted"
    assert heard(world, "ann") == []
    assert [line.text for line in chat.recent_lines(world.store, CODE)] == ["before"]
    world.must("ann", "Mute", world.fresh_services(), person=BOB, muted=False)
    world.must("bob", "say", text="again")
    assert [(line.seq, line.text) for line in chat.recent_lines(world.store, CODE)] == [
        (1, "before"),
        (3, "again"),
    ]


def test_what_was_taken_back_keeps_its_number(world: World) -> None:
    """Or who knows too little finds it free: a line would stand before older ones, or twice (B-04).

    Ann speaks while Bob's line is there, and then it is taken back.
    """
    ann, bob = (Connection(p, CODE, p, p.title()) for p in (ANN, BOB))
    store, now, known = world.store, world.now(), RecentChat(world.store)
    stale = RecentChat(world.store)
    assert stale.of(CODE) == []
    after = chat.append_line(store, bob, NewChatLine("b1", "after"), now, known)
    said = chat.append_line(store, ann, NewChatLine("a1", "one"), now, known)
    chat.retract_line(store, CODE, after.line, known)
    assert chat.append_line(store, ann, NewChatLine("a1", "one"), now, stale).line == said.line
    chat.append_line(store, bob, NewChatLine("b2", "two"), now, stale)
    assert [line.text for line in chat.recent_lines(store, CODE)] == ["one", "two"]
    assert "after" not in "".join(item.body for item in store.query(f"ROOM#{CODE}"))


def test_what_was_taken_back_counts_for_nothing(world: World) -> None:
    """Nor does its id: unmuted, they may send it again."""
    bob = Connection("bob", CODE, BOB, "Bob")
    for n in range(6):
        line = chat.append_line(world.store, bob, NewChatLine(f"b{n}", "after"), world.now()).line
        chat.retract_line(world.store, CODE, line, world.services.recent_chat)
    assert chat.recent_lines(world.store, CODE) == ()
    assert chat.append_line(world.store, bob, NewChatLine("b0", "again"), world.now()).line.seq == 7


def test_what_was_heard_stays_though_it_is_sent_again_by_who_is_muted_now(world: World) -> None:
    """B-04, B-20: at the same moment, too, it is no second sending that takes it back."""
    frame = json.dumps({"is": "say", "id": "s1", "text": "hello"})
    elsewhere = world.fresh_services()
    elsewhere.journal.read(CODE)
    receive(world.services, "bob", frame)
    world.must("ann", "Mute", person=BOB, muted=True)
    assert receive(elsewhere, "bob", frame) == "muted"
    assert [line.text for line in chat.recent_lines(world.store, CODE)] == ["hello"]


def test_what_was_said_elsewhere_counts_for_the_pace_and_keeps_the_order(world: World) -> None:
    """A process that knows too little finds its number taken, and reads what it missed."""
    world.must("ann", "say", text="line 0")
    elsewhere = world.fresh_services()
    for n in range(1, 5):
        world.must("ann", "say", elsewhere, text=f"line {n}")
    assert world.ask("ann", "say", text="too much")["error"] == "chat-too-fast"
    world.must("bob", "say", text="line 5")
    assert [line.text for line in chat.recent_lines(world.store, CODE)] == [
        f"line {n}" for n in range(6)
    ]
