"""The judge of the races would see what is wrong."""

import json
from typing import Any

from domain.room.events import (
    BotPlaced,
    PersonCame,
    PersonForgiven,
    PersonRemoved,
    SettingsChanged,
)
from domain.room.pieces import Chair, Settings
from domain.room.presence import open_room
from infra.rooms.codec import Commit
from tests.infra.fakes import ANN, BOB, CODE
from tests.soak.call import Call
from tests.soak.history import History
from tests.soak.spoken import Line

BOT, OTHER = BotPlaced(Chair(1), "easy"), BotPlaced(Chair(2), "easy")


def call(name: str, called: int, returned: int, chair: int, *errors: Any) -> Call:
    text = json.dumps(
        {"is": "ask", "id": name, "wanted": {"is": "PlaceBot", "chair": chair, "level": "easy"}}
    )
    return Call(ANN, text, name, called, returned, list(errors))


def judged(calls: list[Call], *kept: tuple[str, Any]) -> list[str]:
    opened = Commit(1, 0, tuple(open_room(CODE, ANN, "Ann", Settings(), b"0" * 32)))
    commits = [Commit(n, 0, (e,), f"ann {c}" if c else "") for n, (c, e) in enumerate(kept, 2)]
    return list(History(calls, [opened, *commits], []).faults())


def test_what_is_right_is_no_fault() -> None:
    taken = {"error": "chair-is-taken", "numbers": {}}
    calls = [call("a", 1, 2, 1, None), call("b", 3, 4, 2, None), call("c", 5, 6, 1, taken)]
    assert judged(calls, ("a", BOT), ("b", OTHER)) == []
    assert judged([*calls[:2], call("c", 1, 6, 1, taken)], ("b", OTHER), ("a", BOT)) != []


def test_a_later_move_before_an_earlier_one_is_a_fault() -> None:
    calls = [call("a", 1, 2, 1, None), call("b", 3, 4, 2, None)]
    assert len(judged(calls, ("b", OTHER), ("a", BOT))) == 1


def test_what_was_answered_as_done_and_is_not_there_is_a_fault() -> None:
    assert len(judged([call("a", 1, 2, 1, None)])) == 1


def test_what_is_there_twice_is_a_fault() -> None:
    assert judged([call("a", 1, 2, 1, None)], ("a", BOT), ("a", OTHER))


def test_what_was_refused_and_is_there_is_a_fault() -> None:
    taken = {"error": "chair-is-taken", "numbers": {}}
    assert judged([call("a", 1, 2, 1, taken)], ("a", BOT))


def test_a_refusal_by_an_old_state_is_a_fault() -> None:
    """The bot was taken out before they asked."""
    taken = {"error": "chair-is-taken", "numbers": {}}
    left = SettingsChanged(Settings(pace="brisk"))
    calls = [call("a", 1, 2, 1, None), call("b", 3, 4, 2, taken)]
    assert len(judged(calls, ("a", BOT), ("", left))) == 1


# Who is shut out

SHUT_OUT = {"error": "hello-first", "numbers": {}}
CAME = PersonCame(BOB, "Bob")
REMOVED, FORGIVEN = PersonRemoved(BOB), PersonForgiven(BOB)


def by_bob(frame: str, called: int, error: Any, connection_id: str = "b1") -> Call:
    text = json.dumps({"is": frame, "id": f"{frame}{called}", **MORE.get(frame, {})})
    return Call(
        BOB, text, f"{frame}{called}", called, called + 1, [error], connection_id=connection_id
    )


MORE: dict[str, Any] = {"hello": {"token": "t", "room": CODE}}
ANN_DID = Call(
    ANN,
    '{"is": "ask", "wanted": {"is": "PlaceBot", "chair": 1, "level": "easy", "id": "a"}}',
    "a",
    3,
    4,
    [None],
)


def test_who_was_removed_has_to_say_hello_again_on_another_connection() -> None:
    calls = [by_bob("hello", 1, None), by_bob("stand", 5, SHUT_OUT)]
    assert judged(calls, ("", CAME), ("", REMOVED)) == []
    assert len(judged(calls, ("", CAME))) == 1


def test_who_came_after_they_were_forgiven_is_not_shut_out() -> None:
    calls = [ANN_DID, by_bob("hello", 5, None), by_bob("stand", 7, SHUT_OUT)]
    kept = (("", REMOVED), ("", FORGIVEN), ("a", BOT), ("", CAME))
    assert len(judged(calls, *kept)) == 1


def test_who_is_removed_is_not_let_in() -> None:
    calls = [ANN_DID, by_bob("hello", 5, None)]
    assert len(judged(calls, ("", CAME), ("", REMOVED), ("a", BOT))) == 1
    refused = by_bob("hello", 5, {"error": "removed-from-room", "numbers": {}})
    assert judged([ANN_DID, refused], ("", CAME), ("", REMOVED), ("a", BOT)) == []
    assert len(judged([ANN_DID, refused], ("", CAME), ("a", BOT))) == 1


# What is said

FAST = {"error": "chat-too-fast", "numbers": {"seconds": 7}}
MUTED = {"error": "muted", "numbers": {}}


def said(n: int, *errors: Any, ms: int = 0) -> Call:
    text = json.dumps({"is": "say", "id": f"s{n}", "text": "hammer"})
    return Call(ANN, text, f"s{n}", 2 * n, 2 * n + 1, list(errors), clock=(ms, ms))


def heard(calls: list[Call], *lines: tuple[int, int]) -> list[str]:
    """By number and time (ms)."""
    opened = Commit(1, 0, tuple(open_room(CODE, ANN, "Ann", Settings(), b"0" * 32)))
    came = Commit(2, 0, (PersonCame(ANN, "Ann"),))
    kept = [Line(ANN, f"s{n}", at) for n, at in lines]
    return list(History(calls, [opened, came], kept).faults())


def test_what_is_said_is_kept_once() -> None:
    assert heard([said(1, None, None)], (1, 0)) == []
    assert len(heard([said(1, None)])) == 1
    assert len(heard([said(1, None)], (1, 0), (1, 0))) == 1


def test_who_is_refused_has_said_nothing() -> None:
    assert len(heard([said(1, MUTED)])) == 1, "nobody muted her"
    assert len(heard([said(1, MUTED)], (1, 0))) == 2


def test_lines_stand_in_the_order_in_which_they_were_said() -> None:
    calls = [said(1, None), said(2, None)]
    assert heard(calls, (1, 0), (2, 0)) == []
    assert len(heard(calls, (2, 0), (1, 0))) == 1


def test_five_in_ten_seconds_and_no_more() -> None:
    calls = [said(n, None) for n in range(1, 6)]
    lines = [(n, 0) for n in range(1, 6)]
    assert heard([*calls, said(6, FAST, ms=3_000)], *lines) == []
    assert len(heard([*calls, said(6, FAST, ms=5_000)], *lines)) == 1, "five are to wait"
    assert len(heard([*calls[:4], said(6, FAST, ms=3_000)], *lines[:4])) == 1
    assert len(heard([*calls, said(6, None)], *lines, (6, 3_000))) == 1
