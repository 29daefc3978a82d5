"""The laws of every room, whatever anybody asks for, whenever, and whoever falls silent."""

import pytest

from domain.room.chance import Chance
from domain.room.commands import Tick
from domain.room.due import wake_time
from domain.room.room import EMPTY, Room, evolve
from domain.room.rules import decide
from domain.room.view import redeal, view
from infra.protocol.messages import MOST_MESSAGE_BYTES, View, encode_message
from infra.rooms.codec import Commit, Snapshot, decode, encode
from tests.games import EVERY
from tests.room.random_room import PEOPLE, Life
from tests.room.story import seed
from tests.story import Chance as Dice

pytestmark = pytest.mark.usefixtures("whisper_listed")
SEEDS = range(8)
STEPS = 1200
every_room = pytest.mark.parametrize(("game", "number"), [(g, n) for g in EVERY for n in SEEDS])


def lived(game: str, number: int) -> Life:
    life = Life(game, Dice(number))
    for _ in life.live(STEPS):
        pass
    return life


@every_room
def test_nothing_is_ever_stuck(game: str, number: int) -> None:
    """B-07; and whatever is refused is refused by a key (RuleBroken), never by a failure."""
    for room in Life(game, Dice(number)).live(STEPS):
        assert somebody_can_act(room) or wake_time(room) is not None


def somebody_can_act(room: Room) -> bool:
    """A human who is asked has the seat in hand, and is there or is waited for without end."""
    playing = room.playing
    if playing is None:
        return True
    wait = playing.wait
    if wait is None:
        return True
    return any(
        playing.keeping(seat) is None
        and (visitor := room.visitor(room.sitter(seat).person)) is not None
        and (visitor.gone is None or seat == playing.lone_human)
        for seat in wait.asked
    )


@every_room
def test_a_clock_that_ticks_in_time_does_something(game: str, number: int) -> None:
    life = Life(game, Dice(number))
    for n, room in enumerate(life.live(STEPS)):
        at = wake_time(room)
        if at is not None and n % 5 == 0:
            assert decide(room, Tick(max(at, life.at)), Chance(seed, Dice(n)))
            if at > life.at:
                assert decide(room, Tick(at - 1), Chance(seed, Dice(n))) == []


@every_room
def test_replaying_the_history_gives_the_same_room(game: str, number: int) -> None:
    life = lived(game, number)
    room = EMPTY
    for at, event in life.history:
        room = evolve(room, event, at)
    assert room == life.room


@every_room
def test_what_is_written_is_read_again_as_it_was(game: str, number: int) -> None:
    """Every event, and a snapshot now and then."""
    life = Life(game, Dice(number))
    for n, room in enumerate(life.live(STEPS)):
        if n % 20 == 0:
            commit = Commit(n, life.at, (), "", Snapshot(room, ("ann f1",)))
            assert decode(encode(commit)) == commit
    facts = Commit(7, life.at, tuple(event for _, event in life.history), "ann f2")
    assert decode(encode(facts)) == facts


@every_room
def test_nobody_sees_what_they_should_not(game: str, number: int) -> None:
    """B-11: another room one could be in, for all one can see, looks the same."""
    dice = Dice(number)
    for n, room in enumerate(Life(game, dice).live(STEPS)):
        person = PEOPLE[n % len(PEOPLE)]
        assert view(redeal(room, person, Dice(n)), person) == view(room, person)


@every_room
def test_a_view_fits_into_a_message(game: str, number: int) -> None:
    life = lived(game, number)
    for person in PEOPLE:
        shown = encode_message(View(1, life.at, view(life.room, person)))
        assert len(shown) < MOST_MESSAGE_BYTES / 4


def test_the_lives_are_lively() -> None:
    """Games begin, end and begin again; seats are kept and returned; much is refused."""
    lives = [lived(game, number) for game in EVERY for number in SEEDS]
    happened = {type(event).__name__ for life in lives for _, event in life.history}
    assert happened >= {
        "GameBegan",
        "GameEnded",
        "SeatKept",
        "SeatReturned",
        "HostPassed",
        "PersonRemoved",
        "PersonForgiven",
    }
    assert {why for life in lives for why in life.refused} >= {"seat-is-kept", "not-seated"}
    assert sum(len(life.history) for life in lives) > 100 * len(lives)
