"""The replay file (format.md) of a finished game: all that happened, and its luck."""

from collections.abc import Iterator
from itertools import chain, starmap
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.game import RuleBroken, must
from domain.games import GAMES
from domain.room.chain import Call, Deal, Entry, chain_key, hashes_of, linked
from domain.room.events import GameBegan, RoomEvent, TablePlayed
from domain.room.pieces import Chair, NameHash, RoomCode
from infra.replays.source import recorded_game
from infra.rooms.codec import Commit, revived
from infra.rooms.newer import NEWER
from infra.rooms.opening import is_room_code, room_state
from infra.services import Services

FORMAT = 4
MOST_GAMES = 999_999
"""More no room plays: the archive's keys have six digits."""


class Played(msgspec.Struct, frozen=True):
    """One command's facts: version of the room, when (ms), which seat (None: the house).

    `drawn`: how far the luck had gone after it. `move`: what the seat asked for; None for the
    house, and in games from before moves were recorded. `rules`: newer ones than the game had so
    far decided this and what follows; 0: the same as before.
    """

    version: int
    at: int
    seat: int | None
    bot: bool
    drawn: int
    events: tuple[Any, ...]
    move: Any = None
    rules: int = 0


class Replay(msgspec.Struct, frozen=True):
    """A finished game. Fields with a default came with a later format.

    format      1; 2 with moves, commitment and chairs; 3 with rules that changed in the middle;
                4 with people and the head of its chain
    rules       those the game began with
    names       by seat, as the game began; "" for a bot; `chairs`: where in the room each sat
    seed        hexadecimal; with `salt` it gives every chance of the game (domain/luck.py)
    salt        the strings all seats brought, in order, "|" between them; "" of a bot
    commitment  the seed's SHA-256, as the room published it before any of these strings came
    commands    the first is the deal
    people      by seat the hash of the name with its salt, None for a bot (domain/room/chain.py)
    luck_hashes by seat, of the strings, as they were bound before any was revealed; () if none was
    head        of the chain of its commits, as it was shown at the end; "" without one
    """

    format: int
    room: RoomCode
    number: int
    game: str
    rules: int
    names: tuple[str, ...]
    seed: str
    salt: str
    commands: tuple[Played, ...]
    commitment: str = ""
    chairs: tuple[int, ...] = ()
    people: tuple[NameHash | None, ...] = ()
    head: str = ""
    luck_hashes: tuple[str, ...] = ()


_decoder = msgspec.json.Decoder(Replay)


def encode_replay(replay: Replay) -> bytes:
    """The file."""
    return msgspec.json.encode(replay)


def decode_replay(file: bytes) -> Replay:
    """A file of our own, with the game's facts and moves as what they are.

    Raises:
        msgspec.MsgspecError, KeyError: it is none.
    """
    found = _decoder.decode(file)
    commands = tuple(with_game_values(found.game, played) for played in found.commands)
    return replace(found, commands=commands)


def with_game_values(game: str, played: Played) -> Played:
    """With the game's own facts and move in place of plain values.

    Raises:
        msgspec.MsgspecError, KeyError
    """
    asked = () if played.move is None else (played.move,)
    facts = revived(played.events, GAMES[game].events)
    (move,) = revived(asked, GAMES[game].moves) or (None,)
    return replace(played, events=facts, move=move)


def find_replay(services: Services, code: RoomCode, number: int) -> Replay:
    """A finished game (TY-85), though its room may be gone.

    Raises:
        RuleBroken: "no-such-room", "no-such-replay" (no game of that number has ended),
            "room-is-newer" (newer code has kept it so that this code cannot read it).
    """
    must(is_room_code(code), "no-such-room")
    must(0 < number <= MOST_GAMES, "no-such-replay")
    stored = services.archive.get(code, number)
    return from_journal(services, code, number) if stored is None else _known(stored)


def _known(file: bytes) -> Replay:
    """Raises RuleBroken: "room-is-newer"."""
    try:
        found = decode_replay(file)
    except (msgspec.ValidationError, KeyError):
        raise RuleBroken(NEWER) from None
    must(found.format <= FORMAT and newest_rules(found) <= GAMES[found.game].rules, NEWER)
    return found


def newest_rules(replay: Replay) -> int:
    """Those that decided its last command."""
    return max(replay.rules, *(played.rules for played in replay.commands))


def from_journal(services: Services, code: RoomCode, number: int) -> Replay:
    """The same from the room's journal, archived or not.

    Raises:
        RuleBroken: as above.
    """
    past = room_state(services, code).room.past
    must(len(past) > 0 and number <= past[-1].number, "no-such-replay")
    found = recorded_game(services.journal.newest_first(code), number)
    began = found.began
    replay = Replay(
        format=FORMAT,
        room=code,
        number=number,
        game=began.game,
        rules=began.rules,
        names=found.names,
        seed=services.seed(code, number).hex(),
        salt=began.salt,
        commands=tuple(chain.from_iterable(starmap(_played, found.facts))),
        commitment=found.commitment,
        chairs=began.chairs,
        people=began.people,
        luck_hashes=began.luck_hashes,
    )
    return replace(replay, head=heads(replay)[-1]) if began.key else replay


def heads(replay: Replay) -> list[str]:
    """Of its chain, one after another: when seats were locked, with the strings, and by command.

    As they follow from what the file tells, whatever its facts are made of.
    """
    key = chain_key(bytes.fromhex(replay.seed))
    made: list[str] = []
    for link in _links(replay):
        made.append(linked(key, made[-1] if made else "", link))
    return made


def _links(replay: Replay) -> Iterator[Call | Deal | Entry]:
    chairs = tuple(map(Chair, replay.chairs))
    yield Call(
        replay.room, replay.number, replay.commitment, replay.game, chairs, replay.luck_hashes
    )
    yield Deal(replay.rules, replay.salt, hashes_of(replay.people))
    for one in replay.commands:
        yield Entry(
            one.version, one.at, one.seat, one.bot, one.drawn, one.events, one.move, one.rules
        )


def replay_tables(replay: Replay) -> Iterator[tuple[Played, Any]]:
    """Each command with the game's table after it; the first is the deal."""
    game = GAMES[replay.game]
    table = game.empty
    for played in replay.commands:
        table = game.replay(played.events, table)
        yield played, table


def _played(commit: Commit, event: RoomEvent) -> Iterator[Played]:
    match event:
        case GameBegan(events=events, drawn=drawn):
            yield Played(commit.version, commit.at, None, False, drawn, events)
        case TablePlayed(seat=seat, bot=bot, events=events, drawn=drawn, move=move, rules=rules):
            yield Played(commit.version, commit.at, seat, bot, drawn, events, move, rules)
        case _:
            return
