"""Bounds on who comes into a room from one client network, and on a person's sockets (B-28).

A network is known by a keyed hash, another in each room, that is stored with its connections, with
who was new lately and with the host's choice to shut it out; each of these has an end. It is in no
commit, no view and no log. Where the network is not known there is no such bound.
"""

import math

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from domain.game import RuleBroken, must
from domain.room.pieces import SHUT_MS, Person, RoomCode
from domain.room.presence import come
from domain.room.room import Room
from infra.ports.store import AlreadyExists, ConditionFailed, Item, Store
from infra.rate_limits import Window, wait_in
from infra.rooms.connections import Connection
from infra.services import Services

NEW = Window(most=30, ms=3_600_000)
"""A whole party and its watchers by one Wi-Fi, some of them twice."""
AT_ONCE = 20
"""Of a room's 60: a stranger's network leaves the others two thirds of it."""
SOCKETS = 5
"""Of a person: some tabs and devices, and a connection that is being handed over."""
ATTEMPTS = 8
MINUTE_MS = 60_000


class _Newcomer(Struct, frozen=True):
    person: Person
    at: int


class _Shut(Struct, frozen=True):
    """`removed`: for whose sake; `inside`: who was there, and may come back."""

    removed: tuple[Person, ...]
    inside: tuple[Person, ...]


def word_in_room(services: Services, code: RoomCode, word: str) -> str:
    """A connection's network as this room knows it; "": it is not known."""
    return services.keyed_hash.of("network here", code, word)[:32] if word else ""


def must_have_place(
    services: Services, room: Room, by: Connection, present: list[Connection]
) -> None:
    """B-28: whether somebody new may come in from their network. Who is known may always.

    Raises:
        RuleBroken: "network-is-shut"; "too-many-of-network" (most); "too-many-newcomers"
            (minutes); "busy"; and whatever the room's own rules say.
    """
    if not by.network or room.visitor(by.person) is not None:
        return
    now = services.now()
    come(room, by.person, by.name, now)  # Who is not let in anyway uses up nothing.
    kept = services.store.get(_pk(room.code), _shut_sk(by.network))
    must(kept is None or by.person in _shut(kept).inside, "network-is-shut")
    others = {one.person for one in present if one.network == by.network} - {by.person}
    must(len(others) < AT_ONCE, "too-many-of-network", most=AT_ONCE)
    _count(services.store, room.code, by, now)


def surplus(by: Connection, present: list[Connection]) -> list[Connection]:
    """A person's oldest sockets, where they have more than `SOCKETS`; never the one that came."""
    own = [one for one in present if one.person == by.person]
    own.sort(key=lambda one: (one.connection_id == by.connection_id, one.at))
    return own[:-SOCKETS]


def networks_of(person: Person, present: list[Connection]) -> set[str]:
    return {one.network for one in present if one.person == person and one.network}


def shut_out(
    services: Services,
    code: RoomCode,
    networks: set[str],
    removed: Person,
    present: list[Connection],
) -> None:
    """Nobody new comes in from there for a while. Those who are inside may leave and come back."""
    for word in networks:
        here = {one.person for one in present if one.network == word} - {removed}
        _change_shut(services, code, word, removed, here)


def let_in_again(services: Services, code: RoomCode, forgiven: Person) -> None:
    """Networks that were shut out for this person's sake alone are open again."""
    store = services.store
    for kept in store.query(_pk(code), prefix="SHUT#"):
        shut = _shut(kept)
        others = tuple(person for person in shut.removed if person != forgiven)
        if not others:
            store.delete(kept.pk, kept.sk)
        elif others != shut.removed:
            store.put(replace(kept, body=_written(replace(shut, removed=others))))


def _change_shut(
    services: Services, code: RoomCode, word: str, removed: Person, here: set[Person]
) -> None:
    pk, sk = _pk(code), _shut_sk(word)
    kept = services.store.get(pk, sk)
    before = _Shut((), ()) if kept is None else _shut(kept)
    inside = {*before.inside, *here} - {removed}
    shut = _Shut((*{*before.removed, removed},), tuple(sorted(inside)))
    expires = (services.now() + SHUT_MS) // 1000
    services.store.put(Item(pk, sk, _written(shut), expires))


def _count(store: Store, code: RoomCode, by: Connection, now: int) -> None:
    """Of many who come at once no more are let in than may. Who came lately is not new again."""
    pk, sk = _pk(code), f"NEW#{by.network}"
    for _ in range(ATTEMPTS):
        kept = store.get(pk, sk)
        known = [] if kept is None else msgspec.json.decode(kept.body, type=list[_Newcomer])
        if any(one.person == by.person for one in known):
            return
        wait = wait_in(NEW, [one.at for one in known], now)
        must(wait <= 0, "too-many-newcomers", minutes=math.ceil(wait / MINUTE_MS))
        lately = [*known, _Newcomer(by.person, now)][-NEW.most :]
        counted = Item(pk, sk, _written(lately), (now + round(NEW.ms)) // 1000)
        try:
            store.put_if_absent(counted) if kept is None else store.put_if_unchanged(kept, counted)
        except (AlreadyExists, ConditionFailed):
            continue
        return
    raise RuleBroken("busy")


def _shut(kept: Item) -> _Shut:
    return msgspec.json.decode(kept.body, type=_Shut)


def _written(what: _Shut | list[_Newcomer]) -> str:
    return msgspec.json.encode(what).decode()


def _pk(code: RoomCode) -> str:
    return f"ROOM#{code}"


def _shut_sk(word: str) -> str:
    return f"SHUT#{word}"
