"""Tell a test as a story: given a table, when someone moves, then this follows.

Story(GAME, table).when(BOB, Bid(5)).then(BidMade(BOB, 5)).when(CAT, Bid(5)).refused("too-low")
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from domain.game import Command, Event, Game, Move, RuleBroken, Said, Seat, Seating, TimeIsUp
from domain.luck import Luck

ANN, BOB, CAT, DAN, EVE, FAY = (Seat(n) for n in range(6))
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")


class Chance:
    """Luck from a number: the same number, the same luck."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311 - a game, no secret

    def below(self, n: int) -> int:
        return self._random.randrange(n)


class Faces:
    """Luck that rolls these faces and then nothing more."""

    def __init__(self, *faces: int) -> None:
        self._faces = list(faces)

    def below(self, n: int) -> int:
        assert n == 6, "only dice are rolled here"
        return self._faces.pop(0) - 1


def seating(players: int, humans: int = 0, variants: tuple[str, ...] = ()) -> Seating:
    """The first so many seats are humans; they came in the order of the seats."""
    seats = tuple(Seat(n) for n in range(players))
    return Seating(tuple(seat < humans for seat in seats), seats, variants)


@dataclass(frozen=True)
class Story:
    """A table, and the luck that each command meets from here on."""

    game: Game[Any, Any, Any, Any]
    table: Any
    luck: Callable[[], Luck] = Faces

    def with_dice(self, *faces: int) -> "Story":
        return replace(self, luck=lambda: Faces(*faces))

    def when(self, seat: Seat, move: Move) -> "When":
        return When(self, Command(seat, move))

    def when_time_is_up(self, turn: int | None = None) -> "When":
        """The clock ticks, for the wait that runs or for another."""
        wait = self.game.waits(self.table)
        assert wait is not None, "nothing waits at its end"
        return When(self, Command(None, TimeIsUp(wait.turn if turn is None else turn)))

    def sees(self, seat: Seat | None) -> Any:
        return self.game.view(self.table, seat)


@dataclass(frozen=True)
class When:
    """A command, not yet decided."""

    story: Story
    command: Command

    def then(self, *expected: Event) -> Story:
        """Exactly these facts follow; the story goes on after them."""
        facts = self.facts()
        assert facts == list(expected)
        return self._after(facts)

    def then_first(self, *expected: Event) -> Story:
        """These facts come first, whatever else follows."""
        facts = self.facts()
        assert facts[: len(expected)] == list(expected)
        return self._after(facts)

    def then_among(self, *expected: Event) -> Story:
        """These facts are among what follows."""
        facts = self.facts()
        assert [fact for fact in expected if fact not in facts] == []
        return self._after(facts)

    def then_no(self, *kinds: type[Event]) -> Story:
        """No fact of these kinds follows."""
        facts = self.facts()
        assert [fact for fact in facts if isinstance(fact, kinds)] == []
        return self._after(facts)

    def accepted(self) -> Story:
        facts = self.facts()
        assert facts, "an accepted move leaves a trace"
        return self._after(facts)

    def nothing(self) -> Story:
        assert self.facts() == []
        return self.story

    def refused(self, key: str, **numbers: Said) -> Story:
        """With this key and exactly these numbers; the table stays as it is."""
        with pytest.raises(RuleBroken) as broken:
            self.facts()
        assert (broken.value.key, broken.value.numbers) == (key, numbers)
        return self.story

    def facts(self) -> list[Any]:
        return self.story.game.decide(self.story.table, self.command, self.story.luck())

    def _after(self, facts: list[Any]) -> Story:
        return replace(self.story, table=self.story.game.replay(facts, self.story.table))
