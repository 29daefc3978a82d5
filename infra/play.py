"""The one way a room changes: read, decide, append; if somebody was faster, once more."""

import logging
import random
import time

from domain.game import RuleBroken
from domain.room.chance import Chance
from domain.room.clock import next_due
from domain.room.commands import Asked, Ring
from domain.room.events import GameBegan, GameEnded, RoomEvent, TablePlayed
from domain.room.pieces import Person
from domain.room.rules import decide
from infra.house import House
from infra.journal import Conflict, Standing
from infra.lifetimes import is_new_day

log = logging.getLogger(__name__)

ATTEMPTS = 5
PAUSE_SECONDS = 0.03


class Busy(Exception):
    """Too many wrote to the room at once. Nothing was written; asking again may succeed."""


def play(house: House, code: str, command: Asked | Ring, command_id: str = "") -> Standing:
    """Do what is asked and return the room after it (the same as before if nothing followed).

    The state at hand may be old: writing on it fails then, and only the newest state may refuse.
    A command whose id was done before is not done again (B-04).

    Raises:
        RuleBroken: not allowed in the newest state, or there is no such room (any more).
        Busy, Unavailable
    """
    with house.journal.turn(code):
        return _play(house, code, command, command_id)


def _play(house: House, code: str, command: Asked | Ring, command_id: str) -> Standing:
    known = house.journal.at_hand(code)
    chance = _chance(house, code, known)
    standing = known or house.journal.read(code)
    for attempt in range(1, ATTEMPTS + 1):
        refusal = None
        if attempt > 1:
            house.figures.count("Retries")
        try:
            after = _once(house, code, standing, command, command_id, chance)
            if after is not standing:
                return after
        except RuleBroken as broken:
            refusal = broken
        except Conflict:
            house.figures.count("Conflicts")
            _pause(attempt)
        newest = house.journal.read(code)
        if newest.version != standing.version:
            standing = newest
        elif refusal is not None:
            raise refusal
        else:
            return standing
    raise Busy(code)


def _chance(house: House, code: str, known: Standing | None) -> Chance:
    """A seed that is not at hand is fetched beside the journal, or beside what is done without it.

    So the first draw of a game, too, waits for nothing but its own commit.
    """
    if known is not None and house.seeds.is_at_hand(code, known.room.number):
        return Chance(lambda number: house.seed(code, number), house.bots_luck)
    fetched = house.beside(lambda: house.seeds.fetch(code))

    def seed(number: int) -> bytes:
        if not house.seeds.is_at_hand(code, number):
            fetched()
        return house.seed(code, number)

    return Chance(seed, house.bots_luck)


def was_done(standing: Standing, by: Person, command_id: str) -> bool:
    """B-04: whether this person's command of this id is among those done lately."""
    done = _named(by, command_id)
    return bool(done) and done in standing.done


def _named(by: Person, command_id: str) -> str:
    return f"{by} {command_id}" if command_id else ""


def _once(
    house: House,
    code: str,
    standing: Standing,
    command: Asked | Ring,
    command_id: str,
    chance: Chance,
) -> Standing:
    """What the room's clock has overdue comes first, in a commit of its own (B-07)."""
    if standing.version == 0:
        raise RuleBroken("no-such-room")
    if isinstance(command, Ring):
        return _rung(house, code, standing, command.at, chance)
    done = _named(command.by, command_id)
    if was_done(standing, command.by, command_id):
        return standing
    standing = _rung(house, code, standing, command.at, chance)
    events = decide(standing.room, command, chance)
    return _written(house, code, standing, command.at, events, done) if events else standing


def _rung(house: House, code: str, standing: Standing, at: int, chance: Chance) -> Standing:
    due = next_due(standing.room, at)
    if due is None:
        return standing
    began = time.perf_counter()
    events = decide(standing.room, Ring(at), chance)
    if not events:
        return standing
    took = 1000 * (time.perf_counter() - began)
    after = _written(house, code, standing, at, events)
    house.figures.took("RingLatenessMs", at - due.at)
    if any(isinstance(event, TablePlayed) and event.bot for event in events):
        house.figures.took("BotThinkingMs", took)
    return after


def _written(
    house: House, code: str, standing: Standing, at: int, events: list[RoomEvent], done: str = ""
) -> Standing:
    """Once it is kept, the operator is told: what a bot failed with, but no name and no card."""
    after = house.journal.append(code, standing, at, events, done)
    if is_new_day(standing.snapped, at):
        house.seeds.renew(code, after.room.number)
    for event in events:
        _told(house, standing, event)
    return after


def _told(house: House, before: Standing, event: RoomEvent) -> None:
    match event:
        case GameBegan():
            house.figures.game("GamesBegun", event.game)
        case GameEnded():
            playing = before.room.playing
            house.figures.game("GamesFinished", playing.game if playing else "")
        case TablePlayed():
            if event.seat is not None:
                house.figures.count("Moves")
            if event.flaw:
                log.warning("a bot of %s failed: %s", event.game, event.flaw)
        case _:
            return


def _pause(attempt: int) -> None:
    time.sleep(random.uniform(0, PAUSE_SECONDS * attempt))  # noqa: S311  (a wait, no secret)


def touch(house: House, code: str, standing: Standing) -> Standing:
    """Somebody has opened the room's link: with that it lives on, even if nothing followed."""
    if not is_new_day(standing.at, house.now()):
        return standing
    try:
        return _written(house, code, standing, house.now(), [])
    except Conflict:  # Somebody else has touched it.
        return house.journal.read(code)
