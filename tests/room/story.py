"""Tell a test of the room as a story: given what happened, when somebody asks at a time, then.

lobby().when(BOB, Sit(Chair(1), LUCK)).then(ChairTaken(Chair(1), BOB, LUCK))
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from domain.game import Move, RuleBroken, Said, Seat
from domain.games import GAMES
from domain.options import drawn_move
from domain.room.chance import Chance
from domain.room.commands import Asked, Play, Start, Tick, Wanted
from domain.room.due import wake_time
from domain.room.events import BotPlaced, ChairTaken, PersonCame, RoomEvent
from domain.room.pieces import Chair, Person, RoomCode, Settings
from domain.room.playing import Playing
from domain.room.presence import open_room
from domain.room.room import EMPTY, Room, evolve
from domain.room.rules import decide
from domain.room.view import RoomView, view
from tests.story import Chance as Dice

ANN, BOB, CAT, DAN, EVE, FAY, GUS = map(Person, ("ann", "bob", "cat", "dan", "eve", "fay", "gus"))
EVERYBODY = (ANN, BOB, CAT, DAN, EVE, FAY)
CODE = RoomCode("AMBER2")
START = 1_800_000_000_000
LUCK = "0" * 32


def seed(number: int) -> bytes:
    return bytes([number]) * 32


CHANCE = Chance(seed, Dice(1))


def name(person: Person) -> str:
    return person.title()


@dataclass(frozen=True)
class Story:
    """A room at a moment (ms)."""

    room: Room
    at: int = START
    chance: Chance = CHANCE

    def after(self, seconds: float) -> "Story":
        return replace(self, at=self.at + round(seconds * 1000))

    def when(self, person: Person, wanted: Wanted) -> "When":
        return When(self, Asked(person, self.at, wanted))

    def when_it_ticks(self) -> "When":
        return When(self, Tick(self.at))

    def given(self, *events: RoomEvent) -> "Story":
        room = self.room
        for event in events:
            room = evolve(room, event, self.at)
        return replace(self, room=room)

    def sees(self, person: Person) -> RoomView:
        return view(self.room, person)

    @property
    def playing(self) -> Playing:
        assert self.room.playing is not None
        return self.room.playing

    @property
    def wakes_in(self) -> float | None:
        """Seconds from now on."""
        at = wake_time(self.room)
        return None if at is None else (at - self.at) / 1000

    @property
    def asked(self) -> tuple[Seat, ...]:
        wait = self.playing.wait
        return wait.asked if wait else ()

    def person_at(self, seat: Seat) -> Person:
        person = self.room.sitter(seat).person
        assert person is not None, "a bot sits there"
        return person

    def first_move(self, seat: Seat, *before: str) -> Move:
        """The least of what is offered first; moves of these kinds come before all others."""
        game = GAMES[self.playing.game]
        offered = game.options(self.playing.table, seat)
        best = min(offered, key=lambda may: may.move not in before)
        move = drawn_move([best], game.moves, _Least())
        assert isinstance(move, Move)
        return move

    def on(self) -> "Story":
        """Somebody who is asked does what is offered first, but does not bid; a bot has thought."""
        if not self.asked:
            return self.wait()
        seat = self.asked[0]
        if self.room.sitter(seat).person is None or self.playing.keeping(seat):
            return self.wait()
        return self.when(self.person_at(seat), Play(self.first_move(seat, "NoMore"))).accepted()

    def until(self, holds: "Callable[[Story], bool]") -> "Story":
        story = self
        for _ in range(3000):
            if holds(story):
                return story
            story = story.on()
        raise AssertionError("it never comes to that")

    def until_stage(self, stage: str) -> "Story":
        """The table's stage, by its name."""
        return self.until(lambda story: type(story.playing.table.stage).__name__ == stage)

    def wait(self) -> "Story":
        """Everybody is silent until the clock ticks."""
        assert self.wakes_in is not None
        return self.after(max(0, self.wakes_in)).when_it_ticks().accepted()

    def until_over(self) -> "Story":
        story = self
        while not story.playing.over:
            story = story.wait()
        return story


class _Least:
    def below(self, _n: int) -> int:
        return 0


@dataclass(frozen=True)
class When:
    """A command, not yet decided."""

    story: Story
    command: Asked | Tick

    def then(self, *expected: RoomEvent) -> Story:
        """Exactly these facts follow."""
        facts = self._facts()
        assert facts == list(expected)
        return self.story.given(*facts)

    def then_kinds(self, *expected: type[RoomEvent]) -> Story:
        """Facts of exactly these kinds follow, in this order."""
        facts = self._facts()
        assert [type(fact) for fact in facts] == list(expected)
        return self.story.given(*facts)

    def then_first(self, *expected: RoomEvent) -> Story:
        facts = self._facts()
        assert facts[: len(expected)] == list(expected)
        return self.story.given(*facts)

    def accepted(self) -> Story:
        facts = self._facts()
        assert facts, "an accepted command leaves a trace"
        return self.story.given(*facts)

    def nothing(self) -> Story:
        assert self._facts() == []
        return self.story

    def refused(self, key: str, **numbers: Said) -> Story:
        with pytest.raises(RuleBroken) as broken:
            self._facts()
        assert (broken.value.key, broken.value.numbers) == (key, numbers)
        return self.story

    def facts(self) -> list[Any]:
        return list(self._facts())

    def _facts(self) -> list[RoomEvent]:
        return decide(self.story.room, self.command, self.story.chance)


def opened(**settings: Any) -> Story:
    """A room that Ann has just opened; she has not come yet."""
    return Story(EMPTY).given(*open_room(CODE, ANN, name(ANN), Settings(**settings), seed(1)))


def lobby(*people: Person, **settings: Any) -> Story:
    """Ann, the host, and these people are here and watch."""
    here = (ANN, *people)
    return opened(**settings).given(*(PersonCame(person, name(person)) for person in here))


def seated(*people: Person, bots: int = 0, **settings: Any) -> Story:
    """Ann and these people sit in the first chairs, then so many bots."""
    here = (ANN, *people)
    sitting = [ChairTaken(Chair(n), person, f"{n:032x}") for n, person in enumerate(here)]
    placed = [BotPlaced(Chair(len(here) + n), "easy") for n in range(bots)]
    return lobby(*people, **settings).given(*sitting, *placed)


def at_table(*people: Person, bots: int = 0, stage: str = "", **settings: Any) -> Story:
    """They play, up to that stage."""

    story = seated(*people, bots=bots, **settings).when(ANN, Start()).accepted()
    return story.until_stage(stage) if stage else story
