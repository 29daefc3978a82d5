"""Erasure of people's names from what is stored of a room: commits, chat, connections, clips.

Commits are written anew, each in its place and with its end. Nothing that decides anything is
changed, and no link of a game's hash chain: it binds names by salted hashes (domain/room/chain.py),
and with the name goes the salt. The text is changed as it stands, so that nothing is lost of what
newer code may have written.
"""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from domain.game import RuleBroken, Seat
from domain.room.commands import Asked, Erase
from domain.room.pieces import Person, RoomCode
from infra.ports.store import ConditionFailed, Store
from infra.rooms.chat import erase_lines
from infra.rooms.handle import handle
from infra.rooms.newer import NewerCommit
from infra.services import Services

Json = Any
Places = AbstractSet[tuple[int, int]]
"""Seats: the number of a game in its room, and the seat."""


class Erased(Struct, frozen=True):
    """Whose names are to go, and which seats of which games were theirs."""

    people: frozenset[Person]
    places: frozenset[tuple[int, int]]


def erase_in_room(services: Services, code: RoomCode, erased: Erased) -> None:
    """First for all that is still to come, then in what is stored already. Done again it is done.

    Open pages see it with their next beat.

    Raises:
        Busy, Unavailable, NewerCommit: do it again.
    """
    store = services.store
    places = erased.places | _running(services, code, erased.people)
    for connection in services.connections.in_room(code):
        if connection.person in erased.people or connection.account in erased.people:
            services.connections.forget(connection)
    _leave(services, code, replace(erased, places=places))
    for item in store.query(f"ROOM#{code}", prefix="C#"):
        body = without_names(item.body, replace(erased, places=places))
        if body != item.body:
            with suppress(ConditionFailed):  # It has ended, or somebody erases the same.
                store.put_if_unchanged(item, replace(item, body=body))
    erase_lines(store, code, erased.people)
    services.evict(code)
    for person in erased.people:
        for key in services.media.published(clips_of(code, person)):
            services.media.withdraw(key)


def clips_of(code: RoomCode, person: Person) -> str:
    """What the keys of a person's clips in a room begin with (voice.py)."""
    return f"{code}/{person}."


def _running(services: Services, code: RoomCode, people: AbstractSet[Person]) -> Places:
    """The seats of the table that stands there: they are in nobody's list yet."""
    try:
        room = services.journal.read(code).room
    except NewerCommit:
        raise
    except RuleBroken:
        return frozenset()
    seats = [] if room.playing is None else [room.seat_of(person) for person in people]
    return frozenset((room.number, seat) for seat in seats if seat is not None)


def _leave(services: Services, code: RoomCode, erased: Erased) -> None:
    """A room that has expired needs to be left by nobody."""
    seats = tuple((number, Seat(seat)) for number, seat in sorted(erased.places))
    for person in sorted(erased.people):
        try:
            handle(services, code, Asked(person, services.now(), Erase(seats)))
        except NewerCommit:
            raise
        except RuleBroken:
            return


def names_in(store: Store, code: RoomCode, people: AbstractSet[Person]) -> list[str]:
    """What they were called in a room, in order, as far as its commits still tell."""
    bodies = [msgspec.json.decode(i.body) for i in store.query(f"ROOM#{code}", prefix="C#")]
    named = [name for body in bodies for name in _names(body, people)]
    return list(dict.fromkeys(filter(None, named)))


def _names(commit: Json, people: AbstractSet[Person]) -> Iterator[str]:
    for fact in commit["events"]:
        if fact.get("person", fact.get("host")) in people and "name" in fact:
            yield fact["name"]
    for visitor in (commit.get("snapshot") or {"room": {"people": []}})["room"]["people"]:
        if visitor["person"] in people:
            yield visitor["name"]


def without_names(commit: str, erased: Erased) -> str:
    """A commit's JSON; the same text where nobody is named in it."""
    plain = msgspec.json.decode(commit)
    for fact in plain["events"]:
        if fact.get("person", fact.get("host")) in erased.people and "name" in fact:
            fact["name"] = ""
        if fact["is"] == "GameBegan":
            _forget_salts(fact.get("people", ()), fact["number"], erased.places)
    snapshot = plain.get("snapshot")
    if snapshot is not None:
        _forget_in_room(snapshot["room"], erased)
    return _text(commit, plain)


def _forget_in_room(room: Json, erased: Erased) -> None:
    for one in (*room["people"], *room.get("banned", ())):
        if one["person"] in erased.people:
            one["name"] = ""
    for past in room["past"]:
        forget_seats(past, past["number"], erased.places)


def forget_seats(told: Json, number: int, places: Places) -> None:
    """Of a game that is over, as a room or its replay tells it."""
    for seat in range(len(told["names"])):
        if (number, seat) in places:
            told["names"][seat] = ""
    _forget_salts(told.get("people", ()), number, places)


def _forget_salts(people: Json, number: int, places: Places) -> None:
    for seat, person in enumerate(people):
        if (number, seat) in places and person is not None:
            person["salt"] = ""


def _text(before: str, plain: Json) -> str:
    return before if msgspec.json.decode(before) == plain else msgspec.json.encode(plain).decode()
