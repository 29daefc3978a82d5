"""A replay from a file that anybody may have made."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec.structs import replace

from domain.games import GAMES
from infra.replays.file import FORMAT, Played, Replay, newest_rules, with_game_values

MOST_BYTES = 16 << 20
SEED = re.compile(r"[0-9a-f]{64}")


class NotAReplay(Exception):
    """What is wrong with the file, in words."""


class _Head(msgspec.Struct):
    format: int
    game: str


def parsed(text: bytes) -> Replay:
    """The replay in a file, its facts and moves as the game's own.

    Raises:
        NotAReplay: it is no replay we know.
    """
    try:
        return _parsed(text)
    except msgspec.MsgspecError as error:
        raise NotAReplay(f"not a replay: {error}") from error
    except RecursionError as error:
        raise NotAReplay("not a replay: nested too deeply") from error


def told(text: bytes) -> Replay:
    """The same as it stands in the file: facts and moves are plain values."""
    return msgspec.json.decode(text, type=Replay)


def read(path: Path) -> bytes:
    """Raises NotAReplay: there is no such file, or it is too large."""
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise NotAReplay(f"cannot be read: {error.strerror}") from error
    _must(len(text) <= MOST_BYTES, f"larger than {MOST_BYTES >> 20} MiB")
    return text


def _parsed(text: bytes) -> Replay:
    head = msgspec.json.decode(text, type=_Head)
    _must(1 <= head.format <= FORMAT, f"format {head.format} is not known here, 1 to {FORMAT} are")
    _must(head.game in GAMES, f"no game is called {head.game!r} here")
    found = msgspec.json.decode(text, type=Replay)
    _must(SEED.fullmatch(found.seed) is not None, "the seed is not 64 hexadecimal digits")
    _must(len(found.commands) > 1, "nothing was played")
    _must(_only_rise(found), "its rules go back to older ones")
    if newest_rules(found) > GAMES[found.game].rules:
        return found
    _must(len(found.names) in GAMES[found.game].seats, f"{len(found.names)} cannot play this game")
    commands = tuple(_commands(found))
    openings = _openings(commands)
    _must(openings == [len(found.names)], "it does not begin once, with these players")
    return replace(found, commands=commands)


def _only_rise(found: Replay) -> bool:
    changes = [found.rules, *(played.rules for played in found.commands if played.rules)]
    return found.rules > 0 and changes == sorted(set(changes))


def _commands(found: Replay) -> Iterator[Played]:
    """What older rules told otherwise than can be read here stays as it is in the file."""
    rules = found.rules
    for number, played in enumerate(found.commands, start=1):
        rules = played.rules or rules
        try:
            yield with_game_values(found.game, played)
        except msgspec.MsgspecError as error:
            if rules == GAMES[found.game].rules or number == 1:
                raise NotAReplay(f"command {number} (version {played.version}): {error}") from error
            yield replace(played, move=None)


def _openings(commands: tuple[Played, ...]) -> list[int]:
    """How many each opening was for; the first fact of all should be the only one."""
    facts = [fact for played in commands for fact in played.events]
    openings = [fact.players for fact in facts if hasattr(fact, "players")]
    return openings if facts and hasattr(facts[0], "players") else []


def _must(holds: bool, otherwise: str) -> None:
    if not holds:
        raise NotAReplay(otherwise)
