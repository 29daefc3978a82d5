"""What is checked of a replay: its commitment, its strings, every draw, every decision."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from domain.game import Command, Game, RuleBroken, Seat, Seating, TimeIsUp
from domain.games import GAMES
from domain.luck import SeededLuck, commitment
from infra.replays.file import Played, Replay
from infra.replays.verify.differences import difference, worded

NO_STRING = "-"


@dataclass(frozen=True, slots=True)
class Check:
    """One finding. `holds` None: the file does not hold what would be needed to tell."""

    holds: bool | None
    what: str


def checks(replay: Replay) -> Iterator[Check]:
    """Every check in order; those after a failed one too."""
    yield _commitment(replay)
    yield from _strings(replay)
    yield from _Tables(replay).checks()


def _commitment(replay: Replay) -> Check:
    made = commitment(bytes.fromhex(replay.seed))
    if not replay.commitment:
        return Check(None, f"commitment: not in this file; the seed's is {made}")
    if made == replay.commitment:
        return Check(True, f"commitment: {made}, as published before any string was brought")
    return Check(False, f"commitment: {replay.commitment} was published, the seed's is {made}")


def _strings(replay: Replay) -> Iterator[Check]:
    strings, seats = replay.salt.split("|"), len(replay.names)
    if len(strings) != seats:
        yield Check(False, f"salt: {len(strings)} strings for {seats} seats")
        return
    for seat, (name, string) in enumerate(zip(replay.names, strings, strict=True)):
        who = f"seat {seat} ({name})" if name else f"seat {seat} (a bot)"
        yield Check(True, f"salt: {who} brought {string or NO_STRING}")


class _Tables:
    """The game as the file tells it, command by command, each with the luck it had."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.game: Game[Any, Any, Any, Any] = GAMES[replay.game]
        self.table: Any = self.game.empty
        self.drawn = 0
        self.decided = 0
        self.untold = 0

    def checks(self) -> Iterator[Check]:
        """A forged history may be one that no table can have: then it is told where."""
        where = ""
        try:
            for number, played in enumerate(self.replay.commands, start=1):
                where = f"command {number} (version {played.version})"
                yield from self._command(where, played)
        except Exception as error:  # noqa: BLE001 - whatever a forged fact breaks, it is forged
            yield Check(False, f"{where}: no table can have come to this ({error!r})")
            return
        yield from self._end()

    def _command(self, where: str, played: Played) -> Iterator[Check]:
        before, drawn = self.table, self.drawn
        yield from self._draws(where, played)
        yield from self._decided_again(where, played, before, drawn)
        self.drawn = played.drawn

    def _draws(self, where: str, played: Played) -> Iterator[Check]:
        luck, by = self._luck(self.drawn), _seat(played)
        for fact in played.events:
            start = luck.drawn
            lucky = self.game.redrawn(self.table, by, fact, luck)
            if luck.drawn > start:
                name = f"draws {start} to {luck.drawn - 1}, {where}"
                yield _same(name, fact, lucky)
            self.table = self.game.evolve(self.table, fact)
        if luck.drawn != played.drawn:
            yield Check(False, f"{where}: {played.drawn} draws are said, {luck.drawn} were made")

    def _decided_again(
        self, where: str, played: Played, before: Any, drawn: int
    ) -> Iterator[Check]:
        if played.seat is not None and played.move is None:
            self.untold += 1
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

    def _end(self) -> Iterator[Check]:
        if self.decided:
            yield Check(True, f"rules: {self.decided} commands decided again, the same follows")
        if self.untold:
            yield Check(None, f"rules: {self.untold} moves are not in this file; draws only")
        over = self.game.placings(self.table) is not None
        yield Check(over, "end: the game is played to its end" if over else "end: it has none")


def _seat(played: Played) -> Seat | None:
    return None if played.seat is None else Seat(played.seat)


def _seating(replay: Replay) -> Seating:
    """Who began, as far as the rules ask: the lone human, who came first, by which variants."""
    opened, seats = replay.commands[0].events[0], range(len(replay.names))
    lone = opened.lone_human
    arrivals = getattr(opened, "arrivals", tuple(map(Seat, seats)))
    humans = tuple(lone is None or seat == lone for seat in seats)
    return Seating(humans, arrivals, getattr(opened, "variants", ()))


def _same(name: str, told: Any, lucky: Any) -> Check:
    differing = difference(told, lucky)
    if differing is None:
        return Check(True, f"{name}: {worded(told)}")
    return Check(False, f"{name}: {type(told).__name__}, {differing}")
