"""A game through the gateway: what is asked is done, and each sees what is theirs to see."""

import json
from typing import Any

import pytest

from infra.gateway import receive
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Store, Unavailable
from infra.rooms.broadcast import disconnect
from infra.rooms.journal import Journal
from tests.frames import frame_of
from tests.infra.counting import Watched
from tests.infra.fakes import ANN, BOB, CAT, CODE, DAN, World, first_move


@pytest.fixture
def world(store: Store) -> World:
    return World(store)


@pytest.fixture
def fast(sqlite_store: SqliteStore) -> World:
    return World(sqlite_store)


def test_hello_is_answered_then_comes_the_chat_then_the_room(world: World) -> None:
    world.open()
    world.hello(ANN)
    assert [message["is"] for message in world.sender.shown["ann"]] == ["answer", "chat", "view"]
    assert world.sender.view("ann")["you"] == ANN


def test_who_one_is_is_in_the_token_never_in_the_frame(world: World) -> None:
    """R-02."""
    world.open()
    world.hello(BOB, "somewhere")
    assert world.sender.view("somewhere")["you"] == BOB


def test_a_move_is_answered_and_shown_to_everybody_with_its_version(world: World) -> None:
    world.begin(ANN, BOB, CAT)
    world.hello(DAN)
    before = world.sender.count()
    world.step()
    version = world.state().version
    for person in (ANN, BOB, CAT, DAN):
        shown = world.sender.shown[person][before[person] :]
        assert [m["version"] for m in shown if m["is"] == "view"] == [version]
        assert all(m["now"] == world.now() for m in shown if m["is"] == "view")


def test_the_requester_gets_view_and_answer_in_one_message(fast: World) -> None:
    """No page is left with its old buttons after an answer; and a move costs a message less."""
    fast.begin(ANN, BOB, CAT)
    fast.hello(ANN, "ann-2")
    before = fast.sender.count()
    asked = fast.person_at(fast.seen()["playing"]["waits_for"][0])
    move = first_move(fast.sender.view(asked))
    receive(
        fast.services,
        asked,
        json.dumps({"is": "ask", "id": "m1", "wanted": {"is": "Play", "move": move}}),
    )
    assert fast.sender.count() - before == {"ann": 1, "ann-2": 1, "bob": 1, "cat": 1}
    answered = {who: shown[-1]["answers"] for who, shown in fast.sender.shown.items()}
    assert answered == {who: "m1" if who == asked else None for who in answered}


def test_who_is_no_longer_known_to_be_here_is_answered_all_the_same(fast: World) -> None:
    """Their connection expired while the frame was on its way."""
    fast.begin(ANN, BOB, CAT)
    fast.store.delete(f"ROOM#{CODE}", "PERSON#ann")
    fast.must("ann", "Mute", person=BOB, muted=True)
    assert fast.sender.shown["ann"][-1]["is"] == "answer"


def test_what_is_done_is_answered_as_done_even_if_it_cannot_be_shown(
    sqlite_store: SqliteStore,
) -> None:
    store = Watched(sqlite_store)
    world = World(store)
    world.begin(ANN, BOB, CAT)

    def away(name: str, _item: object) -> None:
        if name == "query":
            raise Unavailable("away")

    store.before = away
    assert world.ask("ann", "Mute", person=BOB, muted=True)["error"] is None
    store.before = lambda _name, _item: None
    visitor = world.state().room.visitor(BOB)
    assert visitor is not None
    assert visitor.muted


def test_each_sees_their_own_seat_and_a_spectator_none(fast: World) -> None:
    """B-11."""
    fast.begin(ANN, BOB, CAT)
    fast.hello(DAN)
    seats = [fast.sender.view(person)["playing"]["table"]["seat"] for person in (ANN, BOB, CAT)]
    assert seats == [0, 1, 2]
    assert fast.sender.view("dan")["playing"]["table"]["seat"] is None
    assert fast.sender.view("dan")["playing"]["table"]["own"] is None


def test_all_lobby_wishes_are_done(fast: World) -> None:
    fast.open()
    for person in (ANN, BOB):
        fast.hello(person)
    fast.must("bob", "Sit", chair=4, luck="a" * 32)
    fast.must("bob", "BringLuck", luck="b" * 32)
    fast.must("ann", "PlaceBot", chair=0, level="strong")
    fast.must("ann", "PlaceBot", chair=1, level="medium")
    fast.must("ann", "RemoveBot", chair=1)
    fast.must("ann", "Change", settings={"pace": "brisk"})
    view = fast.sender.view("bob")
    taken = [chair and (chair["name"], chair["level"], chair["lucky"]) for chair in view["chairs"]]
    assert taken == [("", "strong", False), None, None, None, ("Bob", None, True), None]
    assert view["settings"]["pace"] == "brisk"
    fast.must("bob", "Stand")
    fast.must("ann", "Mute", person=BOB, muted=True)
    assert fast.sender.view("bob")["people"][1]["muted"]
    fast.must("bob", "Sit", chair=3, luck="c" * 32)
    fast.must("ann", "Unseat", chair=3)
    assert fast.sender.view("bob")["chair"] is None
    fast.must("ann", "Remove", person=BOB)
    fast.must("ann", "Forgive", person=BOB)
    fast.hello(BOB)
    fast.must("ann", "MakeHost", person=BOB)
    assert fast.sender.view("ann")["host"] == BOB


def test_a_seat_is_given_back_at_the_table(fast: World) -> None:
    """R-16."""
    fast.begin(ANN, BOB, CAT)
    fast.to_stage("Sealing")
    fast.now.pass_by(90)
    fast.tick()
    kept = {k["seat"]: k["why"] for k in fast.sender.view("ann")["playing"]["kept"]}
    assert kept == {0: "slow", 1: "slow", 2: "slow"}
    fast.must("ann", "Reclaim")
    assert [k["seat"] for k in fast.sender.view("bob")["playing"]["kept"]] == [1, 2]


def test_a_refused_move_is_told_to_the_requester_alone(fast: World) -> None:
    """B-05."""
    fast.begin(ANN, BOB, CAT)
    asked = fast.seen()["playing"]["waits_for"][0]
    other = next(p for p in (ANN, BOB, CAT) if p != fast.person_at(asked))
    before = fast.sender.count()
    answer = fast.ask(other, "Play", move={"is": "ChooseDirection", "clockwise": True})
    assert (answer["error"], answer["numbers"]) == ("not-your-turn", {"seat": asked})
    assert fast.sender.count() - before == {other: 1}


def test_a_process_that_knows_only_an_old_game_reads_the_move_of_the_new_one(fast: World) -> None:
    """B-05: another process began; ours last saw the lobby."""
    fast.open()
    for chair, person in enumerate((ANN, BOB, CAT)):
        fast.hello(person)
        fast.must(person, "Sit", chair=chair, luck="0" * 32)
    stale = fast.fresh_services()
    stale.journal.read(CODE)
    fast.must("ann", "Start")
    person = fast.person_at(fast.seen()["playing"]["waits_for"][0])
    move = {"is": "ChooseDirection", "clockwise": True}
    assert fast.ask(person, "Play", stale, move=move)["error"] is None


def test_the_answer_says_what_kind_of_frame_it_was_for_the_log(fast: World) -> None:
    fast.open()
    assert receive(fast.services, "ann", fast.hello_frame(ANN)) == "Hello"
    assert receive(fast.services, "ann", '{"is":"beat"}') == "Beat"
    assert (
        receive(fast.services, "ann", '{"is":"ask","id":"a","wanted":{"is":"Stand"}}')
        == "not-seated"
    )
    assert receive(fast.services, "ann", "x") == "not-json"


def test_a_beat_of_an_old_version_gets_the_view_again(fast: World) -> None:
    """B-02."""
    fast.open()
    fast.hello(ANN)
    fast.must("ann", "Sit", chair=0, luck="0" * 32)
    receive(fast.services, "ann", json.dumps({"is": "beat", "version": 1}))
    last: dict[str, Any] = fast.sender.shown["ann"][-1]
    assert (last["is"], last["version"]) == ("view", Journal(fast.store).read(CODE).version)


def test_a_room_that_everybody_left_is_no_longer_cached(world: World) -> None:
    world.open()
    world.hello(ANN)
    world.hello(BOB)
    world.must("ann", "say", text="hammer")
    disconnect(world.services, ANN)
    assert world.services.journal.cached(CODE) is not None
    disconnect(world.services, BOB)
    assert world.services.journal.cached(CODE) is None
    assert not world.services.recent_chat.is_cached(CODE)
    world.hello(BOB)
    assert world.sender.view("bob")["you"] == BOB
    assert world.services.recent_chat.of(CODE)[-1].line.text == "hammer"


def test_a_room_where_bots_play_on_stays_cached(world: World) -> None:
    """Or every bot's move would read it anew."""
    world.begin(ANN, bots=2)
    while 0 in world.seen()["playing"]["waits_for"]:
        world.step()
    disconnect(world.services, ANN)
    assert world.services.journal.cached(CODE) is not None


def test_another_command_of_the_same_id_is_refused_and_not_answered_as_done(fast: World) -> None:
    """B-04. A repeat is one to the word: the same is answered as done, as often as it comes."""
    fast.open()
    fast.hello(BOB)

    def asks(kind: str, **fields: Any) -> str:
        return receive(fast.services, "bob", json.dumps(frame_of(kind, "once", fields)))

    luck = "0" * 32
    assert [asks("Sit", chair=2, luck=luck), asks("Sit", luck=luck, chair=2)] == ["Sit", "Sit"]
    assert asks("Sit", chair=3, luck=luck) == asks("Stand") == "id-used-before"
    assert fast.state().room.chair_of(BOB) == 2
