"""Whole games as replays, always the same ones: `python -m tests.replays` writes them anew.

The page's tests read them too. The luck is `SeededLuck`'s, the moves
are by chance; the clock ticks now and then, so the house draws for the slow.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.game import Command, Move, TimeIsUp
from domain.luck import SeededLuck, commitment, die, hash_of_string, shuffled
from domain.room.chain import name_hash
from domain.room.pieces import RoomCode
from infra.replays.file import FORMAT, Played, Replay, heads
from tests import chains
from tests.games import EVERY, Example, brought
from tests.laws import next_command
from tests.story import NAMES, Chance, seating

FOLDER = Path(__file__).parent / "examples"
SEED = bytes(range(7, 39))
STRINGS_BROUGHT = (f"{1:032x}", f"{2:032x}")
SALT = "|".join((*STRINGS_BROUGHT, ""))
PLAYED: dict[str, tuple[str, Example]] = {
    file: (name, found)
    for name in EVERY
    for file, found in brought(name, "examples").EXAMPLES.items()
}
"""By file: the game, and how it is played."""

SIZES = (1, 2, 3, 6, 9, 12, 20, 24, 70, 2**32, 2**53 - 1)
STRINGS = ("", "|", SALT, "落槌|ß")


def example(file: str) -> Replay:
    """A whole game; the first two brought a string."""
    name, (players, number, variants) = PLAYED[file]
    game = EVERY[name]
    salt = "|".join((STRINGS_BROUGHT + ("",) * players)[:players])
    moods, luck = Chance(number or 0), SeededLuck(SEED, salt)
    facts = game.setup(seating(players, players, variants), luck)
    table, commands = game.replay(facts), [Played(1, 0, None, False, luck.drawn, tuple(facts))]
    while wait := game.waits(table):
        command = Command(None, TimeIsUp(wait.turn))
        if number is not None:
            command = next_command(game, table, wait, moods)
        facts = game.decide(table, command, luck)
        table = game.replay(facts, table)
        commands.append(_played(len(commands) + 1, command, facts, luck))
    replay = Replay(
        format=FORMAT,
        room=RoomCode("AMBER2"),
        number=1,
        game=name,
        rules=game.rules,
        names=NAMES[:players],
        seed=SEED.hex(),
        salt=salt,
        commands=tuple(commands),
        commitment=commitment(SEED),
        chairs=tuple(range(players)),
        luck_hashes=tuple(one and hash_of_string(one) for one in salt.split("|")),
        people=tuple(name_hash(name, Chance(seat)) for seat, name in enumerate(NAMES[:players])),
    )
    return replace(replay, head=heads(replay)[-1])


def _played(version: int, command: Command, facts: list[Any], luck: SeededLuck) -> Played:
    move = command.move if isinstance(command.move, Move) else None
    return Played(version, version * 1000, command.by, False, luck.drawn, tuple(facts), move)


def luck_by_hand() -> list[dict[str, Any]]:
    """What numbers, dice and shuffles come of a seed and a salt, from the beginning."""
    return [_luck_of(salt, drawn) for salt in STRINGS for drawn in (0, 977)]


def _luck_of(salt: str, drawn: int) -> dict[str, Any]:
    luck = SeededLuck(SEED, salt, drawn)
    return {
        "seed": SEED.hex(),
        "commitment": commitment(SEED),
        "salt": salt,
        "drawn": drawn,
        "below": [[n, luck.below(n)] for n in SIZES],
        "dice": [die(luck) for _ in range(12)],
        "shuffled": shuffled(luck, range(70)),
        "after": luck.drawn,
    }


def files() -> dict[str, bytes]:
    """What is written, by file name."""
    examples = {f"{name}.json": msgspec.json.encode(example(name)) for name in PLAYED}
    vectors = {
        f"{name}.json": msgspec.json.encode(vector())
        for game in EVERY
        for name, vector in getattr(brought(game, "examples"), "VECTORS", {}).items()
    }
    luck = msgspec.json.format(msgspec.json.encode(luck_by_hand()))
    chain = msgspec.json.encode(chains.vectors(example("tycoon")))
    return {"luck.json": luck, "chain.json": chain, **examples, **vectors}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_bytes(text + b"\n")
        sys.stdout.write(f"{name}: {len(text)} bytes\n")


if __name__ == "__main__":
    main()
