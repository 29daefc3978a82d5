"""Opening a room, and what may be told of it to anybody who has its link."""

import secrets

from msgspec import Struct

from domain.game import must
from domain.room.coming import open_room
from domain.room.pieces import Settings
from infra.house import House
from infra.journal import Conflict, Standing
from infra.names import nickname
from infra.tokens import Bearer

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""None that look alike, spoken or written."""
CODE_LENGTH = 6


class Preview(Struct, frozen=True):
    """What a link shows before one enters."""

    code: str
    game: str
    host: str
    players: int
    running: bool


def open_new(house: House, bearer: Bearer, game: str) -> str:
    """A new room of this person; returns its code.

    Raises:
        RuleBroken: "no-such-game".
    """
    while True:
        code = _free_code(house)
        seed = house.seed(code, 1)
        name = nickname(bearer.name)
        opened = open_room(code, bearer.person, name, Settings(game=game), seed)
        try:
            house.journal.append(code, Standing(), house.now(), opened)
        except Conflict:
            continue
        return code


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and set(text) <= set(LETTERS)


def _free_code(house: House) -> str:
    """A code by chance. Links to kept games stay true: their room's code is never given again."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        if not house.archive.has(code, 1) and not house.journal.was_there(code):
            return code


def standing_of(house: House, code: str) -> Standing:
    """The room behind a link. What can't be a code is not looked for.

    Raises:
        RuleBroken: "no-such-room", "room-expired" (expired).
    """
    must(is_code(code), "no-such-room")
    standing = house.journal.glance(code)
    must(standing.version > 0, "no-such-room")
    return standing


def preview(house: House, code: str) -> Preview:
    """Raises RuleBroken: "no-such-room"."""
    room = standing_of(house, code).room
    host = room.visitor(room.host)
    return Preview(
        code=code,
        game=room.settings.game,
        host=host.name if host else "",
        players=sum(sitter is not None for sitter in room.chairs),
        running=room.playing is not None and not room.playing.over,
    )
