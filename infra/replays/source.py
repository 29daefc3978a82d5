"""A finished game read from its room's journal; of an old room no more is read than that."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from domain.game import RuleBroken, Seat
from domain.room.events import GameBegan, GameEnded, RoomEvent, RoomOpened, TableCleared
from domain.room.pieces import Past, Person
from domain.room.room import EMPTY, Room, evolve, names
from infra.rooms.codec import Commit

Fact = tuple[Commit, RoomEvent]


class RecordedGame(Struct, frozen=True):
    """`facts` from the deal to the end; what the room knew of the game then.

    `names`: by seat, as they were when it was dealt.
    `commitment`: what the room had said of the game's seed before anybody brought a string for it.
    """

    began: GameBegan
    facts: tuple[Fact, ...]
    past: Past
    commitment: str
    names: tuple[str, ...]


def recorded_game(newest_first: Iterable[Commit], number: int) -> RecordedGame:
    """The game of this number.

    Raises:
        RuleBroken: "no-such-replay": it has not ended here, or its beginning is gone.
    """
    commits = _back_to_before(newest_first, number)
    facts = tuple(_of_game(commits, number))
    if not facts:
        raise RuleBroken("no-such-replay")
    _, began = facts[0]
    assert isinstance(began, GameBegan)
    past = _past(commits, number)
    names = _names(commits, number) if began.people else past.names
    return RecordedGame(began, facts, past, _published(commits, number), names)


def recorded_players(newest_first: Iterable[Commit], number: int) -> list[Person | None]:
    """Who sat at that game's seats, as far as the journal still tells; [] where it does not."""
    for room in _rooms([*newest_first][::-1] or [Commit(1, 0, ())]):
        playing = room.playing
        if playing is not None and playing.number == number:
            return [room.sitter(Seat(seat)).person for seat in range(len(playing.chairs))]
    return []


def _back_to_before(newest_first: Iterable[Commit], number: int) -> list[Commit]:
    """In order, from a snapshot before that game's seed was promised; or from the first commit."""
    read: list[Commit] = []
    is_dealt = is_promised = False
    for commit in newest_first:
        read.append(commit)
        is_dealt = is_dealt or _begins(commit, number)
        is_promised = is_promised or (is_dealt and _promises(commit))
        if is_promised and commit.snapshot is not None:
            break
    return read[::-1]


def _begins(commit: Commit, number: int) -> bool:
    return any(isinstance(one, GameBegan) and one.number == number for one in commit.events)


def _promises(commit: Commit) -> bool:
    return any(isinstance(one, RoomOpened | TableCleared) for one in commit.events)


def _facts(commits: list[Commit]) -> Iterator[Fact]:
    for commit in commits:
        yield from ((commit, event) for event in commit.events)


def _of_game(commits: list[Commit], number: int) -> list[Fact]:
    """None while it has not ended (B-11)."""
    found: list[Fact] = []
    for commit, event in _facts(commits):
        if isinstance(event, GameBegan):
            found = []
        if found or (isinstance(event, GameBegan) and event.number == number):
            found.append((commit, event))
        if found and isinstance(event, GameEnded):
            return found
    return []


def _past(commits: list[Commit], number: int) -> Past:
    """As the room knew it at its end: later it may know it no more."""
    for room in _rooms(commits):
        if room.past and room.past[-1].number == number:
            return room.past[-1]
    raise RuleBroken("no-such-replay")


def _names(commits: list[Commit], number: int) -> tuple[str, ...]:
    """Those that the chain is bound to."""
    for room in _rooms(commits):
        if room.playing is not None and room.playing.number == number:
            return names(room)
    raise RuleBroken("no-such-replay")


def _rooms(commits: list[Commit]) -> Iterator[Room]:
    """After each commit, from where the room is known on."""
    room: Room | None = EMPTY if commits[0].version == 1 else None
    for commit in commits:
        if commit.snapshot is not None:
            room = commit.snapshot.room
        elif room is not None:
            for event in commit.events:
                room = evolve(room, event, commit.at)
        if room is not None:
            yield room


def _published(commits: list[Commit], number: int) -> str:
    said = ""
    for _, event in _facts(commits):
        if isinstance(event, RoomOpened | TableCleared):
            said = event.commitment
        if isinstance(event, GameBegan) and event.number == number:
            break
    return said
