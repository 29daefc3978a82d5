"""The course of a game as its replay tells it, command by command, each with the luck it had.

What today's rules decided is decided again. Of older rules draws and final scores are checked, as
far as this code still knows them (`Game.verifiable`); what they decided cannot be known.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from domain.game import Command, Game, Placing, RuleBroken, Seat, Seating, TimeIsUp
from domain.games import GAMES
from domain.luck import SeededLuck
from infra.replays.file import Played, Replay
from infra.replays.verify.differences import difference, worded
from infra.replays.verify.finding import Check

FORMAT_OF_MOVES = 2


class Course:
    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.game: Game[Any, Any, Any, Any] = GAMES[replay.game]
        self.rules = replay.rules
        self.table: Any = self.game.empty
        self.drawn = 0
        self.decided = 0
        self.untold = 0
        self.older: Counter[int] = Counter()
        self.undrawn: Counter[int] = Counter()

    def checks(self) -> Iterator[Check]:
        """A forged history may be one that no table can have: then it is told where."""
        where = ""
        try:
            for number, played in enumerate(self.replay.commands, start=1):
                where = f"command {number} (version {played.version})"
                self.rules = played.rules or self.rules
                yield from self._command(where, played)
        except Exception as error:  # noqa: BLE001 - whatever a forged fact breaks, it is forged
            yield from self._told()
            yield self._broken(where, error)
            return
        yield from self._told()
        yield self._end()

    @property
    def _is_todays(self) -> bool:
        return self.rules == self.game.rules

    def _broken(self, where: str, error: Exception) -> Check:
        if self._is_todays:
            return Check(False, f"{where}: no table can have come to this ({error!r})")
        told = f"{where}: this code cannot follow rules {self.rules} on from here ({error!r})"
        return Check(None, f"{told}; draws, moves and ranking after it cannot be known")

    def _command(self, where: str, played: Played) -> Iterator[Check]:
        before, drawn = self.table, self.drawn
        if self.rules >= self.game.verifiable:
            yield from self._draws(where, played)
        else:
            self.undrawn[self.rules] += 1
            self.table = self.game.replay(played.events, self.table)
        if self._is_todays:
            yield from self._decided_again(where, played, before, drawn)
        else:
            self.older[self.rules] += 1
        self.drawn = played.drawn

    def _draws(self, where: str, played: Played) -> Iterator[Check]:
        luck, by = self._luck(self.drawn), _seat(played)
        for fact in played.events:
            start = luck.drawn
            lucky = self.game.redrawn(self.table, by, fact, luck)
            if luck.drawn > start:
                name = f"draws {start} to {luck.drawn - 1}, {where}"
                yield self._same(name, fact, lucky)
            self.table = self.game.evolve(self.table, fact)
        if luck.drawn != played.drawn:
            yield Check(False, f"{where}: {played.drawn} draws are said, {luck.drawn} were made")

    def _same(self, name: str, told: Any, lucky: Any) -> Check:
        """Older rules may have told the same otherwise: it is the same if it makes the same table.

        Tycoon's rules 1 gave each of those cards that are alike a number of its own.
        """
        differing = difference(told, lucky)
        if differing is None or (not self._is_todays and self._makes_the_same(told, lucky)):
            return Check(True, f"{name}: {worded(told)}")
        return Check(False, f"{name}: {type(told).__name__}, {differing}")

    def _makes_the_same(self, told: Any, lucky: Any) -> bool:
        return bool(self.game.evolve(self.table, told) == self.game.evolve(self.table, lucky))

    def _decided_again(
        self, where: str, played: Played, before: Any, drawn: int
    ) -> Iterator[Check]:
        if played.seat is not None and played.move is None:
            self.untold += 1
            if self.replay.format >= FORMAT_OF_MOVES:
                yield Check(False, f"{where}: the move of seat {played.seat} is missing")
            return
        luck = self._luck(drawn)
        try:
            facts = self._decide(played, before, luck)
        except RuleBroken as broken:
            yield Check(False, f"{where}: {worded(played.move)} is refused, {broken.key}")
            return
        differing = difference(list(played.events), facts)
        if differing is not None:
            yield Check(False, f"{where}: by the rules another thing follows, {differing}")
        elif luck.drawn != played.drawn:
            yield Check(False, f"{where}: the rules draw {luck.drawn}, not {played.drawn}")
        else:
            self.decided += 1

    def _decide(self, played: Played, before: Any, luck: SeededLuck) -> list[Any]:
        if played is self.replay.commands[0]:
            return self.game.setup(_seating(self.replay), luck)
        seat = _seat(played)
        if seat is not None:
            return self.game.decide(before, Command(seat, played.move), luck)
        wait = self.game.waits(before)
        if wait is None:
            raise RuleBroken("game-is-over")
        return self.game.decide(before, Command(None, TimeIsUp(wait.turn)), luck)

    def _luck(self, drawn: int) -> SeededLuck:
        return SeededLuck(bytes.fromhex(self.replay.seed), self.replay.salt, drawn)

    def _told(self) -> Iterator[Check]:
        """How much was decided again, and of what that cannot be known."""
        known = self.game.rules
        if self.decided:
            yield Check(True, f"rules: {self.decided} commands decided again, the same follows")
        if self.untold:
            yield Check(None, f"rules: {self.untold} moves are not in this file; draws only")
        for rules, count in self.undrawn.items():
            told = f"draws: rules {rules} drew otherwise than those known here, {known}"
            yield Check(None, f"{told}; what {count} commands drew cannot be known")
        for rules, count in self.older.items():
            told = f"rules: {count} commands were decided by rules {rules}, here {known} are known"
            yield Check(None, f"{told}; whether they follow cannot be known")

    def _end(self) -> Check:
        """The ranking that the facts tell, against what everybody has by them."""
        placings = self.game.placings(self.table)
        if placings is None:
            return Check(False if self._is_todays else None, "end: it has none")
        scores = {holding.seat: holding.worth for holding in self.game.reckon(self.table)}
        ranking = f"end: {'; '.join(map(self._placed, placings))}"
        wrong = [p for p in placings if scores.get(p.seat) != p.score]
        if len(placings) == len(scores) and not wrong and _is_ranked(placings):
            return Check(True, f"{ranking}; counted anew from the facts")
        counted = f"{ranking}; counted anew it is {scores}"
        if self.rules >= self.game.verifiable:
            return Check(False, counted)
        return Check(None, f"{counted}, but rules {self.rules} may have counted otherwise")

    def _placed(self, placing: Placing) -> str:
        name = self.replay.names[placing.seat] or nameless(self.replay, placing.seat)
        return f"{placing.place}. seat {placing.seat} ({name}) {placing.score}"


def _is_ranked(placings: tuple[Placing, ...]) -> bool:
    """Whether each seat is placed once, and nobody before one who has more."""
    scores = [placing.score for placing in sorted(placings, key=lambda placing: placing.place)]
    seats = {placing.seat for placing in placings}
    return len(seats) == len(placings) and scores == sorted(scores, reverse=True)


def _seat(played: Played) -> Seat | None:
    return None if played.seat is None else Seat(played.seat)


def _seating(replay: Replay) -> Seating:
    """Who began, as far as the rules ask: the lone human, who came first, by which variants."""
    opened, seats = replay.commands[0].events[0], range(len(replay.names))
    arrivals = getattr(opened, "arrivals", tuple(map(Seat, seats)))
    lone = opened.lone_human
    humans = tuple(lone is None or seat == lone for seat in seats)
    if replay.people:
        humans = tuple(person is not None for person in replay.people)
    return Seating(humans, arrivals, getattr(opened, "variants", ()))


def nameless(replay: Replay, seat: int) -> str:
    """Before format 4 a name that was erased looks like a bot's."""
    is_human = bool(replay.people) and replay.people[seat] is not None
    return "a human, the name has been removed" if is_human else "a bot"
