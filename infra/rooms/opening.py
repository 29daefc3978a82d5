"""Opening of rooms, and the preview that anybody with a link may see."""

import secrets
from typing import TypeGuard

from msgspec import Struct

from domain.game import must
from domain.room.pieces import RoomCode, Settings
from domain.room.presence import open_room
from infra.accounts.tokens import Identity
from infra.rooms.journal import Conflict, RoomState
from infra.sanitize import nickname
from infra.services import Services

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""None that look alike, spoken or written."""
CODE_LENGTH = 6


class Preview(Struct, frozen=True):
    """What a link shows before one enters."""

    code: RoomCode
    game: str
    host: str
    players: int
    running: bool
    over: bool = False
    """A game has ended, and its table is not cleared yet."""


def open_room_for(services: Services, bearer: Identity, game: str) -> RoomCode:
    """A new room of this person; returns its code.

    Raises:
        RuleBroken: "no-such-game".
    """
    while True:
        code = _free_code(services)
        seed = services.seed(code, 1)
        name = nickname(bearer.name)
        services.visits.note(bearer.person, code)
        opened = open_room(code, bearer.person, name, Settings(game=game), seed)
        try:
            services.journal.append(code, RoomState(), services.now(), opened)
        except Conflict:
            continue
        return code


def is_room_code(text: str) -> TypeGuard[RoomCode]:
    return len(text) == CODE_LENGTH and set(text) <= set(LETTERS)


def _free_code(services: Services) -> RoomCode:
    """A code by chance. Links to archived games stay true: their code is never given again."""
    while True:
        code = RoomCode("".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)))
        if not services.archive.exists(code, 1) and not services.journal.existed(code):
            return code


def room_state(services: Services, code: RoomCode) -> RoomState:
    """The room behind a link. What can't be a code is not looked for.

    Raises:
        RuleBroken: "no-such-room", "room-expired" (expired).
    """
    must(is_room_code(code), "no-such-room")
    state = services.journal.peek(code)
    must(state.version > 0, "no-such-room")
    return state


def preview(services: Services, code: RoomCode) -> Preview:
    """Raises RuleBroken: "no-such-room"."""
    room = room_state(services, code).room
    host, playing = room.visitor(room.host), room.playing
    return Preview(
        code=code,
        game=room.settings.game,
        host=host.name if host else "",
        players=sum(sitter is not None for sitter in room.chairs),
        running=playing is not None and not playing.over,
        over=playing is not None and playing.over,
    )
