"""The command handler, the one way a room changes: read, decide, append, retry on conflict."""

import logging
import random
import time

from msgspec import Struct
from msgspec.structs import replace

from domain.game import RuleBroken, must
from domain.room.chance import Chance
from domain.room.commands import Asked, Tick
from domain.room.due import next_due
from domain.room.events import GameBegan, GameEnded, RoomEvent, TablePlayed
from domain.room.pieces import Person, RoomCode
from domain.room.rules import decide
from infra.rooms.journal import Conflict, RoomState
from infra.rooms.retention import is_new_day
from infra.services import Services

log = logging.getLogger(__name__)

ATTEMPTS = 5
PAUSE_SECONDS = 0.03


class Sent(Struct, frozen=True):
    """The client's id for a command, and the digest of what it asks for; "": unknown."""

    id: str = ""
    digest: str = ""


NOT_SENT = Sent()
"""By the shell itself."""


class Busy(Exception):
    """Too many wrote to the room at once. Nothing was written; asking again may succeed."""


def handle(
    services: Services, code: RoomCode, command: Asked | Tick, sent: Sent = NOT_SENT
) -> RoomState:
    """Do what is asked and return the room after it (the same as before if nothing followed).

    The cached state may be old: writing on it fails then, and only the newest state may refuse.
    A command whose id was done before is not done again (B-04).

    Raises:
        RuleBroken: not allowed in the newest state, or there is no such room (any more);
            "id-used-before": what was done under its id was another command.
        Busy, Unavailable
    """
    with services.journal.lock(code):
        return _with_retries(services, code, command, sent)


def _with_retries(
    services: Services, code: RoomCode, command: Asked | Tick, sent: Sent
) -> RoomState:
    known = services.journal.cached(code)
    chance = _chance(services, code, known)
    state = known or services.journal.read(code)
    for attempt in range(1, ATTEMPTS + 1):
        refusal = None
        if attempt > 1:
            services.metrics.count("Retries")
        try:
            after = _attempt(services, code, state, command, sent, chance)
            if after is not state:
                return after
        except RuleBroken as broken:
            refusal = broken
        except Conflict:
            services.metrics.count("Conflicts")
            _pause(attempt)
        newest = services.journal.read(code)
        if newest.version != state.version:
            state = newest
        elif refusal is not None:
            raise refusal
        else:
            return state
    raise Busy(code)


def _chance(services: Services, code: RoomCode, known: RoomState | None) -> Chance:
    """Where chance comes from. A seed that is not cached is fetched in the background.

    So the first draw of a game, too, waits for nothing but its own commit.
    """
    if known is not None and services.seeds.is_cached(code, known.room.number):
        return Chance(lambda number: services.seed(code, number), services.bots_luck)
    fetched = services.in_background(lambda: services.seeds.fetch(code))

    def seed(number: int) -> bytes:
        if not services.seeds.is_cached(code, number):
            fetched()
        return services.seed(code, number)

    return Chance(seed, services.bots_luck)


def was_done(state: RoomState, by: Person, sent: Sent) -> bool:
    """B-04: whether this person's command of this id is among those done lately.

    Raises:
        RuleBroken: "id-used-before": that was another one. Of old commands it is not known.
    """
    name = _named(by, sent)
    if not name or name not in state.done:
        return False
    digest = state.digests[state.done.index(name)]
    must(not digest or not sent.digest or digest == sent.digest, "id-used-before")
    return True


def _named(by: Person, sent: Sent) -> str:
    return f"{by} {sent.id}" if sent.id else ""


def _attempt(
    services: Services,
    code: RoomCode,
    state: RoomState,
    command: Asked | Tick,
    sent: Sent,
    chance: Chance,
) -> RoomState:
    """What the room's clock has overdue comes first, in a commit of its own (B-07)."""
    if state.version == 0:
        raise RuleBroken("no-such-room")
    if isinstance(command, Tick):
        return _ticked(services, code, state, command.at, chance)
    if was_done(state, command.by, sent):
        return state
    state = _ticked(services, code, state, command.at, chance)
    events = decide(state.room, command, chance)
    if not events:
        return state
    named = replace(sent, id=_named(command.by, sent))
    return _written(services, code, state, command.at, events, named)


def _ticked(
    services: Services, code: RoomCode, state: RoomState, at: int, chance: Chance
) -> RoomState:
    due = next_due(state.room, at)
    if due is None:
        return state
    began = time.perf_counter()
    events = decide(state.room, Tick(at), chance)
    if not events:
        return state
    took = 1000 * (time.perf_counter() - began)
    after = _written(services, code, state, at, events)
    services.metrics.duration("RingLatenessMs", at - due.at)
    if any(isinstance(event, TablePlayed) and event.bot for event in events):
        services.metrics.duration("BotThinkingMs", took)
    return after


def _written(
    services: Services,
    code: RoomCode,
    state: RoomState,
    at: int,
    events: list[RoomEvent],
    done: Sent = NOT_SENT,
) -> RoomState:
    """Append the events; then tell the operator what a bot failed with, but no name, no card."""
    after = services.journal.append(code, state, at, events, done.id, digest=done.digest)
    if is_new_day(state.snapped, at):
        services.seeds.renew(code, after.room.number)
    for event in events:
        _told(services, state, event)
    return after


def _told(services: Services, before: RoomState, event: RoomEvent) -> None:
    match event:
        case GameBegan():
            services.metrics.count_game("GamesBegun", event.game)
        case GameEnded():
            playing = before.room.playing
            services.metrics.count_game("GamesFinished", playing.game if playing else "")
        case TablePlayed():
            if event.seat is not None:
                services.metrics.count("Moves")
            if event.flaw:
                log.warning("a bot of %s failed: %s", event.game, event.flaw)
        case _:
            return


def _pause(attempt: int) -> None:
    time.sleep(random.uniform(0, PAUSE_SECONDS * attempt))  # noqa: S311  (a wait, no secret)


def touch(services: Services, code: RoomCode, state: RoomState) -> RoomState:
    """Somebody has opened the room's link: with that it lives on, even if nothing followed."""
    if not is_new_day(state.at, services.now()):
        return state
    try:
        return _written(services, code, state, services.now(), [])
    except Conflict:  # Somebody else has touched it.
        return services.journal.read(code)
