"""What the journal says of what people were told."""

from collections import Counter
from collections.abc import Iterable

from domain.room.chain import chained
from domain.room.events import GameBegan, GameEnded
from domain.room.pieces import RoomCode
from domain.room.room import EMPTY, Room, evolve
from infra.ports.store import Store
from infra.rooms.codec import Commit
from infra.rooms.journal import Journal


def commands(commits: Iterable[Commit]) -> Counter[str]:
    """How often each command (`person id`) was done."""
    return Counter(commit.command for commit in commits if commit.command)


def faults(store: Store, code: RoomCode, done: set[str], refused: set[str]) -> list[str]:
    """What is wrong with a room's journal, given how its commands were answered."""
    journal = Journal(store)
    commits = journal.commits(code)
    kept = commands(commits)
    found = [f"{code}: {n} times {command}" for command, n in kept.items() if n > 1]
    found += [f"{code}: done, but not kept: {command}" for command in done - set(kept)]
    found += [f"{code}: refused, but kept: {command}" for command in refused & set(kept)]
    if [commit.version for commit in commits] != list(range(1, len(commits) + 1)):
        found.append(f"{code}: versions are missing")
    if replayed(commits) != journal.read(code).room:
        found.append(f"{code}: its history gives another room than its snapshot")
    return found


def replayed(commits: Iterable[Commit]) -> Room:
    """The room, by its facts alone."""
    room = EMPTY
    for commit in commits:
        for event in commit.events:
            room = evolve(room, event, commit.at)
        room = chained(room, commit.version, commit.at, commit.events)
    return room


def games(commits: Iterable[Commit]) -> tuple[int, int]:
    """How many began, and how many ended."""
    kinds = Counter(type(event) for commit in commits for event in commit.events)
    return kinds[GameBegan], kinds[GameEnded]
