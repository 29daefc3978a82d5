"""The list of games a person has finished, stored by person: it outlives the rooms.

An entry is written after the game's end was broadcast, and again by whatever happens in the room
next if the process died in between. Written twice it is the same. Beside it stands whose entries
there are of the game: they bear all its names, and one of these may be erased.
"""

from heapq import merge
from itertools import islice
from operator import attrgetter

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from domain.game import Seat
from domain.room.pieces import Past, Person, RoomCode
from domain.room.room import Room
from infra.ports.store import Item, Store
from infra.rooms.retention import GAME_DAYS, expires_at

PAGE_SIZE = 20
Players = list[Person | None]
"""Of a game by seat; None of a bot, and of who was erased."""


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
    if past is None or store.get(*_mark(room.code, past.number)) is not None:
        return
    players: Players = [
        room.sitter(Seat(seat)).person if name else None for seat, name in enumerate(past.names)
    ]
    for seat, person in enumerate(players):
        if person is not None:
            store.put(_item(person, OwnGame(room.code, Seat(seat), past)))
    listed = msgspec.json.encode(players).decode()
    store.put(Item(*_mark(room.code, past.number), listed, expires_at(past.ended, GAME_DAYS)))


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


def all_own_games(store: Store, person: Person) -> list[OwnGame]:
    return [msgspec.json.decode(item.body, type=OwnGame) for item in store.query(_pk(person))]


def delete_own_game(store: Store, person: Person, game: OwnGame) -> None:
    item = _item(person, game)
    store.delete(item.pk, item.sk)


def listed_players(store: Store, game: OwnGame) -> Players | None:
    """Whose lists hold this game; None where that was not written down yet."""
    mark = store.get(*_mark(game.room, game.past.number))
    return msgspec.json.decode(mark.body, type=Players) if mark and mark.body else None


def erase_name(store: Store, game: OwnGame, players: Players) -> None:
    """The name at this game's seat is gone from all lists; the entry itself is its owner's."""
    for seat, person in enumerate(players):
        if person is not None and seat != game.seat:
            _erase_in_list(store, person, replace(game, seat=Seat(seat)), game.seat)
    mark = store.get(*_mark(game.room, game.past.number))
    if mark is not None:
        left = [None if seat == game.seat else person for seat, person in enumerate(players)]
        store.put(replace(mark, body=msgspec.json.encode(left).decode()))


def _erase_in_list(store: Store, person: Person, game: OwnGame, seat: Seat) -> None:
    wanted = _item(person, game)
    kept = store.get(wanted.pk, wanted.sk)
    if kept is None:
        return
    own = msgspec.json.decode(kept.body, type=OwnGame)
    names = tuple("" if n == seat else name for n, name in enumerate(own.past.names))
    after = replace(own, past=replace(own.past, names=names))
    store.put(replace(kept, body=msgspec.json.encode(after).decode()))


def _just_ended(room: Room) -> Past | None:
    if room.playing is None or not room.playing.over or not room.past:
        return None
    past = room.past[-1]
    return past if past.number == room.playing.number else None


def _item(person: Person, game: OwnGame) -> Item:
    sk = f"{game.past.ended:014d}#{game.room}#{game.past.number:04d}#{game.seat}"
    ends = expires_at(game.past.ended, GAME_DAYS)
    return Item(_pk(person), sk, msgspec.json.encode(game).decode(), ends)


def _pk(person: Person) -> str:
    return f"GAMES#{person}"


def _mark(room: RoomCode, number: int) -> tuple[str, str]:
    return f"ROOM#{room}", f"LISTED#{number}"
