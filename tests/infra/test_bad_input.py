"""Whatever comes in: a clear key to the requester alone, nothing stored, nothing sent to others."""

import json
import sys
from typing import Any

import pytest

from domain.room.pieces import RoomCode
from infra.gateway import receive
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Item
from infra.protocol.frames import MOST_FRAME_BYTES, BadFrame, read_frame
from tests.frames import frame_of
from tests.infra.fakes import ANN, BOB, CAT, CODE, DAN, World, tokens_by

SECRET = "another secret of more than thirty-two bytes"
HUGE = "9" * 5_000
DEEP = "[" * 15_000 + "]" * 15_000


@pytest.fixture
def world(sqlite_store: SqliteStore) -> World:
    """Ann, Bob and Cat play, Dan watches; a selling window is open."""
    world = World(sqlite_store)
    world.begin(ANN, BOB, CAT)
    world.hello(DAN)
    world.to_stage("Selling")
    return world


def everything(world: World) -> list[Item]:
    return [
        item
        for room in (f"ROOM#{CODE}", *(f"CONN#{who}" for who in (ANN, BOB, CAT, DAN)))
        for item in world.store.query(room)
    ]


def key_for(world: World, connection_id: str, text: str) -> str:
    """The key of the refusal, after seeing that it is all that happened."""
    kept, before = everything(world), world.sender.count()
    receive(world.services, connection_id, text)
    assert world.sender.count() - before == {connection_id: 1}
    answer = world.sender.shown[connection_id][-1]
    assert answer["is"] == "answer"
    assert everything(world) == kept
    assert world.sender.closed == []
    world.must("bob", "say", text="the room goes on")
    key: str = answer["error"]
    return key


NOT_JSON = {
    "nothing": "",
    "words": "hello",
    "half": '{"is":"stand","id":',
    "trailing": '{"is":"ask","id":"a","wanted":{"is":"Stand"}} x',
    "single quotes": "{'is':'stand','id':'a'}",
    "NaN": '{"is":"beat","version":NaN}',
    "infinity": '{"is":"beat","version":Infinity}',
    "nested arrays": DEEP,
    "nested objects": '{"a":' * 5_000,
    "a nested move": f'{{"is":"ask","id":"a","wanted":{{"is":"Play","move":{DEEP}}}}}',
    "a lone surrogate": '{"is":"ask","id":"\\ud800","wanted":{"is":"Stand"}}',
    "a raw lone surrogate": '{"is":"ask","id":"\ud800","wanted":{"is":"Stand"}}',
    "a raw NUL": '{"is":"ask","id":"\0","wanted":{"is":"Stand"}}',
}


@pytest.mark.parametrize("text", NOT_JSON.values(), ids=NOT_JSON.keys())
def test_what_is_no_json_is_refused(world: World, text: str) -> None:
    assert key_for(world, "ann", text) in ("not-json", "bad-frame")


BAD_FRAMES = {
    "null": "null",
    "a number": "5",
    "a text": '"stand"',
    "a list": '[{"is":"ask","id":"a","wanted":{"is":"Stand"}}]',
    "nothing said": "{}",
    "an unknown kind": '{"is":"conquer","id":"a"}',
    "an unknown kind, nested": f'{{"is":"conquer","id":"a","x":{DEEP}}}',
    "an unknown field, nested": f'{{"is":"ask","id":"a","wanted":{{"is":"Stand","x":{DEEP}}}}}',
    "an unknown field": '{"is":"ask","id":"a","wanted":{"is":"Stand","seat":3}}',
    "who one is": '{"is":"ask","id":"a","wanted":{"is":"Stand","by":"bob"}}',
    "no id": '{"is":"ask","wanted":{"is":"Stand"}}',
    "an empty id": '{"is":"ask","id":"","wanted":{"is":"Stand"}}',
    "a long id": f'{{"is":"ask","id":"{"x" * 41}","wanted":{{"is":"Stand"}}}}',
    "a numeric id": '{"is":"ask","id":7,"wanted":{"is":"Stand"}}',
    "a kind twice": '{"is":"ask","wanted":{"is":"Stand","is":"conquer","id":"a"}}',
    "a chair as text": '{"is":"ask","id":"a","wanted":{"is":"Sit","chair":"1","luck":"%s"}}'
    % ("0" * 32),
    "half a chair": '{"is":"ask","id":"a","wanted":{"is":"RemoveBot","chair":1.5}}',
    "a true chair": '{"is":"ask","id":"a","wanted":{"is":"RemoveBot","chair":true}}',
    "a huge chair": f'{{"is":"ask","id":"a","wanted":{{"is":"RemoveBot","chair":{HUGE}}}}}',
    "an infinite chair": '{"is":"ask","id":"a","wanted":{"is":"RemoveBot","chair":1e999}}',
    "short luck": '{"is":"ask","id":"a","wanted":{"is":"BringLuck","luck":"ab"}}',
    "luck in capitals": '{"is":"ask","id":"a","wanted":{"is":"BringLuck","luck":"%s"}}'
    % ("A" * 32),
    "a level we lack": json.dumps(frame_of("PlaceBot", "a", {"chair": 5, "level": "divine"})),
    "settings of no kind": '{"is":"ask","id":"a","wanted":{"is":"Change","settings":[]}}',
    "a pace we lack": '{"is":"ask","id":"a","wanted":{"is":"Change","settings":{"pace":"warp"}}}',
    "muted maybe": '{"is":"ask","id":"a","wanted":{"is":"Mute","person":"bob","muted":"maybe"}}',
    "a text too long for anything": '{"is":"say","id":"a","text":"%s"}' % ("x" * 20_001),
    "a version as text": '{"is":"beat","version":"1"}',
    "a huge version": f'{{"is":"beat","version":{HUGE}}}',
}


@pytest.mark.parametrize("text", BAD_FRAMES.values(), ids=BAD_FRAMES.keys())
def test_what_is_no_frame_is_refused(world: World, text: str) -> None:
    assert key_for(world, "ann", text) == "bad-frame"


def test_a_refusal_bears_the_frames_id_where_it_can_be_read(world: World) -> None:
    receive(world.services, "ann", '{"is":"conquer","id":"f99"}')
    assert world.sender.all("ann", "answer")[-1]["id"] == "f99"


def tokens(world: World) -> dict[str, str]:
    header, claims, signature = world.token(ANN).split(".")
    return {
        "none": "",
        "garbage": "a.b.c",
        "words": "落槌",
        "NUL": "\0",
        "4,000 characters": "x" * 4_000,
        "without its signature": f"{header}.{claims}.",
        "a turned signature": f"{header}.{claims}.{signature[::-1]}",
        "of another secret": tokens_by(SECRET).issue(ANN, "Ann", 3_000),
        "expired": world.services.tokens.issue(ANN, "Ann", -1),
    }


@pytest.mark.parametrize(
    "flaw",
    [
        *("none", "garbage", "words", "NUL", "4,000 characters", "without its signature"),
        *("a turned signature", "of another secret", "expired"),
    ],
)
def test_a_token_that_is_not_ours_opens_nothing(world: World, flaw: str) -> None:
    hello = {"is": "hello", "id": "a", "token": tokens(world)[flaw], "room": CODE}
    assert key_for(world, "eve", json.dumps(hello)) == "bad-token"
    assert world.services.connections.get("eve") is None


@pytest.mark.parametrize("room", ["ZZZZZZ", "amber2", "../..", "\0", "落槌", "' OR 1=1"])
def test_a_room_that_is_not_there_is_not_entered(world: World, room: RoomCode) -> None:
    hello = {"is": "hello", "id": "a", "token": world.token(DAN), "room": room}
    assert key_for(world, "eve", json.dumps(hello)) == "no-such-room"


ODD = (-(10**30), -1, 10_000, 9_999_999, 2**63, 10**30)


def odd_moves(window: int) -> list[tuple[str, Any]]:
    """Moves whose numbers are out of range."""
    none = {"bonuses": [0, 0, 0, 0]}
    return [
        *(("SayReady", {"window": n}) for n in ODD),
        *(("CloseWindow", {"window": n}) for n in ODD),
        *(("Sell", {"window": window, "cards": [n], **none}) for n in ODD),
        *(("Sell", {"window": window, "cards": [], "bonuses": [n]}) for n in ODD),
        ("Sell", {"window": window, "cards": [1] * 9_000, **none}),
        *(("Bid", {"lot": window, "amount": n}) for n in ODD),
        *(("Bid", {"lot": n, "amount": 20}) for n in ODD),
        *(("NoMore", {"lot": n, "high": n}) for n in ODD),
        *(("BidSealed", {"lot": window, "attempt": n, "amount": n}) for n in ODD),
        *(("PickBlind", {"round": 1, "slot": n, "openly": True}) for n in ODD),
        *(("RollDie", {"lot": n}) for n in ODD),
        *(("Wish", {"round": 1, "title": n, "gold": n}) for n in ODD),
        *(("ChooseSeller", {"round": 1, "seller": n}) for n in ODD),
        *(("OfferTrade", {"round": 1, "card": n, "to": n, "gold": n, "title": n}) for n in ODD),
        *(("AnswerTrade", {"round": n, "agrees": True}) for n in ODD),
    ]


def test_no_number_is_so_odd_that_it_stops_anything(world: World) -> None:
    """At every stage, by everybody: refused with a key, and not as if it were broken."""
    for stage in ("Selling", "Outcry", "Sealing", "Wishing"):
        world.to_stage(stage)
        for name, fields in odd_moves(window_of(world)):
            for person in (ANN, BOB):
                move = {"is": name, **fields}
                answer = world.ask(person, "Play", move=move)
                assert answer["error"], (stage, move)


def window_of(world: World) -> int:
    stage = world.seen()["playing"]["table"]["table"]["stage"]
    number: int = stage.get("window") or stage.get("lot") or 1
    return number


BAD_MOVES: dict[str, Any] = {
    "an unknown move": {"is": "Steal", "card": 3},
    "no move": {},
    "a text": "SayReady",
    "a list": [],
    "null": None,
    "without what it aims at": {"is": "SayReady"},
    "with a seat": {"is": "SayReady", "window": 1, "seat": 2},
    "a window as text": {"is": "SayReady", "window": "1"},
    "half a window": {"is": "SayReady", "window": 1.5},
    "a card that is none": {"is": "Sell", "window": 1, "cards": [None], "bonuses": []},
    "time is up": {"is": "TimeIsUp", "turn": 1},
}


@pytest.mark.parametrize("move", BAD_MOVES.values(), ids=BAD_MOVES.keys())
def test_what_is_no_move_is_refused(world: World, move: Any) -> None:
    text = json.dumps({"is": "ask", "id": "a", "wanted": {"is": "Play", "move": move}})
    assert key_for(world, "ann", text) == "bad-move"


def test_a_move_with_a_huge_number_is_no_frame(world: World) -> None:
    huge = f'{{"is":"SayReady","window":{HUGE}}}'
    assert (
        key_for(world, "ann", f'{{"is":"ask","id":"a","wanted":{{"is":"Play","move":{huge}}}}}')
        == "bad-frame"
    )


def test_a_move_with_a_lone_surrogate_is_no_json(world: World) -> None:
    lone = '{"is":"\\ud800"}'
    assert (
        key_for(world, "ann", f'{{"is":"ask","id":"a","wanted":{{"is":"Play","move":{lone}}}}}')
        == "not-json"
    )


def test_a_move_nested_just_so_deep_that_only_the_second_look_is_too_much_is_no_move(
    world: World,
) -> None:
    """A frame is read whole, its move once more from further down the stack."""
    keys = set()
    for depth in range(sys.getrecursionlimit() - 300, sys.getrecursionlimit()):
        nested = f'{{"x":{"[" * depth}{"]" * depth},"is":"SayReady"}}'
        keys.add(
            receive(
                world.services,
                "ann",
                f'{{"is":"ask","id":"a","wanted":{{"is":"Play","move":{nested}}}}}',
            )
        )
    assert keys == {"bad-move", "not-json"}


def test_a_spectator_moves_nothing(world: World) -> None:
    move = {"is": "SayReady", "window": window_of(world)}
    assert key_for(world, "dan", played(move)) == "not-seated"


def played(move: Any) -> str:
    return json.dumps({"is": "ask", "id": "a", "wanted": {"is": "Play", "move": move}})


def test_a_move_out_of_turn_or_time_is_refused(world: World) -> None:
    lot = window_of(world)
    bid = {"is": "Bid", "lot": lot, "amount": 20}
    assert key_for(world, "ann", played(bid)) == "no-open-auction"
    close = {"is": "CloseWindow", "window": lot}
    assert key_for(world, other_than_starter(world), played(close)) == "not-your-turn"


def other_than_starter(world: World) -> str:
    starter = world.seen()["playing"]["table"]["table"]["starter"]
    return next(p for p in (ANN, BOB, CAT) if p != world.person_at(starter))


def test_a_sale_at_a_past_quote_is_refused(world: World) -> None:
    """B-06: the price has moved."""
    world.to_stage("Outcry")
    stage = world.seen()["playing"]["table"]["table"]["stage"]
    world.must("ann", "Play", move={"is": "Bid", "lot": stage["lot"], "amount": stage["least"]})
    world.to_stage("Selling")
    hand = [item["card"] for item in world.sender.view("ann")["playing"]["table"]["own"]["hand"]]
    quote = {"is": "Sell", "window": window_of(world), "cards": hand, "bonuses": [90, 90, 90, 90]}
    assert key_for(world, "ann", played(quote)) == "quote-has-moved"


def test_a_bid_on_a_past_lot_is_refused(world: World) -> None:
    """B-06."""
    past = window_of(world)
    world.to_stage("Outcry")
    world.to_stage("Selling")
    assert window_of(world) == past + 1
    ready = {"is": "SayReady", "window": past}
    assert key_for(world, "ann", played(ready)) == "other-window"
    world.to_stage("Sealing")
    bid = {"is": "BidSealed", "lot": past, "attempt": 0, "amount": 20}
    assert key_for(world, "ann", played(bid)) == "other-lot"


def test_lobby_wishes_in_the_middle_of_a_game_are_refused(world: World) -> None:
    for frame in (
        {"is": "ask", "id": "a", "wanted": {"is": "Sit", "chair": 5, "luck": "0" * 32}},
        {"is": "ask", "id": "a", "wanted": {"is": "PlaceBot", "chair": 5, "level": "easy"}},
        {"is": "ask", "id": "a", "wanted": {"is": "Stand"}},
    ):
        assert key_for(world, "ann", json.dumps(frame)) == "seats-are-locked"
    assert key_for(world, "dan", '{"is":"ask","id":"a","wanted":{"is":"Start"}}') == "host-only"


def test_a_game_we_do_not_have_is_not_chosen(world: World) -> None:
    text = json.dumps(
        {"is": "ask", "id": "a", "wanted": {"is": "Change", "settings": {"game": "x" * 20_000}}}
    )
    assert key_for(world, "ann", text) == "no-such-game"


def test_a_frame_of_the_greatest_size_is_read(world: World) -> None:
    """Larger ones don't get through the gateway."""
    text = '{"is":"say","id":"a","text":"%s"}'
    filled = text % ("🔨" * ((MOST_FRAME_BYTES - len(text)) // 4))
    assert key_for(world, "ann", filled) == "text-too-long"


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", " ", "\x00", "\u2028"])
def test_a_string_of_luck_is_nothing_but_its_digits(end: str) -> None:
    """`$` takes a line end at the end of a text; an empty string is one, too."""
    for fields in (
        {"luck": "0" * 32},
        {"luck": ""},
        {"luck": "", "luck_hash": "0" * 64},
        {"luck": "", "luck_hash": ""},
    ):
        for kind in ("Sit", "BringLuck"):
            asked = {**fields, **({"chair": 0} if kind == "Sit" else {})}
            read_frame(json.dumps(frame_of(kind, "f", asked)))
            for name in fields:
                worse = asked | {name: f"{asked[name]}{end}"}
                with pytest.raises(BadFrame, match="bad-frame"):
                    read_frame(json.dumps(frame_of(kind, "f", worse)))
    with pytest.raises(BadFrame, match="bad-frame"):
        read_frame(json.dumps(frame_of("Reveal", "f", {"luck": "0" * 31 + end})))
