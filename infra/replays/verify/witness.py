"""A replay against what was seen while its game ran; and what its chain binds beside the moves.

Whoever makes up a whole game can make its chain as well: a file alone never shows that this is the
game that was played. The commitment and the heads that a player's page kept do.
"""

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from domain.luck import commitment, hash_of_string
from domain.room.chain import hash_of_name
from domain.room.pieces import NameHash
from infra.replays.file import Replay, heads
from infra.replays.verify.finding import Check

FORMAT_OF_CHAINS = 4
LAST = "the last"


class Seen(Struct, frozen=True):
    """What somebody saw before and during the game: its commitment, and heads of its chain."""

    commitment: str = ""
    heads: tuple[str, ...] = ()


def bindings(told: Replay, seen: Seen) -> Iterator[Check]:
    """`told`: as it stands in the file."""
    yield from _order(told)
    yield from _chain(told)
    yield _commitment_seen(told, seen.commitment)
    if not seen.heads:
        yield Check(None, "head: none that was seen is given; whether it was this game, neither")
    made = heads(told)
    newest = max((made.index(head) for head in seen.heads if head in made), default=0)
    yield from (_head_seen(made, head, newest) for head in seen.heads)


def _order(told: Replay) -> Iterator[Check]:
    for one, other in pairwise(told.commands):
        if other.version < one.version or (other.version == one.version and other.at != one.at):
            yield Check(False, f"order: version {other.version} at {other.at} after {one.version}")


def _chain(told: Replay) -> Iterator[Check]:
    if not told.people and not told.head:
        names = "names, people, chairs and times are bound by nothing"
        yield Check(None, f"head: format {told.format}, this game has no chain; {names}")
        return
    if told.format < FORMAT_OF_CHAINS or len(told.people) != len(told.names):
        yield Check(
            False, f"people: {len(told.people)} of {len(told.names)} in format {told.format}"
        )
        return
    yield from _strings(told)
    for seat, (name, person) in enumerate(zip(told.names, told.people, strict=True)):
        yield _person(seat, name, person)
        if person is None:
            yield from _bots_moves(told, seat)
    made = heads(told)[-1]
    holds = made == told.head
    yield Check(holds, f"head: {made} is this file's" + ("" if holds else f", not {told.head}"))


def _strings(told: Replay) -> Iterator[Check]:
    """Each must be the one whose hash was bound before any string was revealed."""
    strings, hashes = told.salt.split("|"), told.luck_hashes or ("",) * len(told.names)
    if len(strings) != len(told.names) or len(hashes) != len(told.names):
        yield Check(False, f"strings: {len(strings)}, hashes: {len(hashes)}, of {len(told.names)}")
        return
    for seat, (string, bound) in enumerate(zip(strings, hashes, strict=True)):
        yield from _string(seat, string, bound)


def _string(seat: int, string: str, bound: str) -> Iterator[Check]:
    if string and bound:
        holds = hash_of_string(string) == bound
        yield Check(holds, f"strings: seat {seat} revealed {'' if holds else 'not '}what was bound")
    elif bound:
        yield Check(True, f"strings: seat {seat} revealed nothing in time, and plays without")
    elif string:
        told = f"strings: seat {seat} brought its own openly, before seats were locked"
        yield Check(None, f"{told}; whether others chose theirs by it")


def _person(seat: int, name: str, person: NameHash | None) -> Check:
    if person is None:
        return Check(not name, f"people: seat {seat} was a bot" + (f", not {name}" if name else ""))
    if not name and not person.salt:
        return Check(True, f"people: seat {seat} was a human whose name has been removed")
    holds = hash_of_name(person.salt, name) == person.hash
    return Check(
        holds, f"people: seat {seat} was {'' if holds else 'not '}{name or 'without a name'}"
    )


def _bots_moves(told: Replay, seat: int) -> Iterator[Check]:
    for played in told.commands:
        if played.seat == seat and not played.bot:
            yield Check(False, f"people: version {played.version}: bot {seat} moved as a human")


def _commitment_seen(told: Replay, seen: str) -> Check:
    made = commitment(bytes.fromhex(told.seed))
    if not seen:
        return Check(None, "commitment: none that was seen is given; when it was shown, neither")
    holds = seen == made == (told.commitment or made)
    return Check(holds, f"commitment: {seen} was seen, the seed's is {made}")


def _head_seen(made: list[str], seen: str, newest: int) -> Check:
    """An earlier one than the last holds the game up to there."""
    if seen not in made:
        return Check(False, f"head: {seen} was seen, this file comes to it nowhere")
    commands = made.index(seen) - len(made) + 1
    if made.index(seen) < newest:
        return Check(True, f"head: {seen} was seen, {-commands} commands before the last")
    if commands == 0:
        return Check(True, f"head: {seen} was seen, it is {LAST}")
    return Check(None, f"head: {seen} was seen, of the {-commands} commands after it nothing")
