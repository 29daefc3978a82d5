"""The list of games a person has finished, stored by person: it outlives the rooms.

An entry is written after the game's end was broadcast, and again by whatever happens in the room
next if the process died in between. Written twice it is the same.
"""

from heapq import merge
from itertools import islice
from operator import attrgetter

import msgspec
from msgspec import Struct

from domain.game import Seat
from domain.room.pieces import Past, Person, RoomCode
from domain.room.room import Room
from infra.ports.store import Item, Store

PAGE_SIZE = 20


class OwnGame(Struct, frozen=True):
    """A finished game of a room, and which seat one had in it."""

    room: RoomCode
    seat: Seat
    past: Past


class OwnGames(Struct, frozen=True):
    """The newest first. `more`: where the older ones go on, None at the end."""

    games: tuple[OwnGame, ...]
    more: str | None


def store_own_games(store: Store, room: Room) -> None:
    """Store a game that has just ended for each person at its table; once for all processes."""
    past = _just_ended(room)
    if past is None or store.get(*_mark(room, past)) is not None:
        return
    for seat in map(Seat, range(len(past.names))):
        person = room.sitter(seat).person
        if person is not None:
            store.put(_item(person, OwnGame(room.code, seat, past)))
    store.put(Item(*_mark(room, past), ""))


def list_own_games(store: Store, people: tuple[Person, ...], after: str = "") -> OwnGames:
    """A page of what these people (who are one) have played, from `more` of the page before on."""
    lists = [
        store.query(_pk(person), after=after, backwards=True, limit=PAGE_SIZE + 1)
        for person in people
    ]
    newest = merge(*lists, key=attrgetter("sk"), reverse=True)
    found = list(islice(newest, PAGE_SIZE + 1))
    games = tuple(msgspec.json.decode(item.body, type=OwnGame) for item in found[:PAGE_SIZE])
    return OwnGames(games, found[PAGE_SIZE - 1].sk if len(found) > PAGE_SIZE else None)


def delete_own_games(store: Store, people: tuple[Person, ...]) -> None:
    for person in people:
        for item in store.query(_pk(person)):
            store.delete(item.pk, item.sk)


def _just_ended(room: Room) -> Past | None:
    if room.playing is None or not room.playing.over or not room.past:
        return None
    past = room.past[-1]
    return past if past.number == room.playing.number else None


def _item(person: Person, game: OwnGame) -> Item:
    sk = f"{game.past.ended:014d}#{game.room}#{game.past.number:04d}#{game.seat}"
    return Item(_pk(person), sk, msgspec.json.encode(game).decode())


def _pk(person: Person) -> str:
    return f"GAMES#{person}"


def _mark(room: Room, past: Past) -> tuple[str, str]:
    return f"ROOM#{room.code}", f"LISTED#{past.number}"
