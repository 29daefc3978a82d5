"""Erasure of names from replays: name and salt go, the chain holds by the hash (format.md)."""

import msgspec

from domain.game import RuleBroken
from domain.room.pieces import RoomCode
from infra.replays.file import encode_replay, from_journal
from infra.rooms.erasure import Places, forget_seats
from infra.services import Services


def erase_in_replay(services: Services, code: RoomCode, number: int, places: Places) -> None:
    """In the archive, though somebody archives the game at the same moment.

    Its room's journal names nobody any more. Where the game is not archived yet it is now: whoever
    has read the journal before finds it taken. What was downloaded cannot be changed.
    """
    stored = services.archive.get(code, number)
    if stored is None:
        try:
            clean = from_journal(services, code, number)
        except RuleBroken:  # Nothing is left of it.
            return
        services.archive.put(code, number, encode_replay(clean))
        stored = services.archive.get(code, number)
        assert stored is not None
    file = msgspec.json.decode(stored)
    forget_seats(file, number, places)
    after = msgspec.json.encode(file)
    if msgspec.json.decode(stored) != file:
        services.archive.replace(code, number, after)
