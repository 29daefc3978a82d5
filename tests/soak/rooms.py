"""A room's life by chance, and beside each moment another room that one could be in (B-11)."""

from typing import Any

from domain.game import Move, RuleBroken
from domain.games import GAMES
from domain.luck import Luck, picked
from domain.room import commands
from domain.room.chance import Chance
from domain.room.commands import Asked, Wanted
from domain.room.pieces import Person
from domain.room.room import Room
from domain.room.rules import decide
from domain.room.view import redeal, view
from infra.protocol.messages import Answer, View, encode_message
from tests.room.random_room import PEOPLE, Life
from tests.room.story import seed
from tests.soak.looks import Counts, must_be_alike, tries
from tests.story import Chance as Dice

STRANGER = Person("zoe")
"""Somebody who was never in the room: they see what a spectator sees."""

VIEWERS = (*PEOPLE, STRANGER)


def look_at_room(life: Life, viewer: Person, luck: Luck, metrics: Counts) -> None:
    elsewhere = redeal(life.room, viewer, luck)
    metrics["views"] += 1
    metrics["redealt"] += elsewhere != life.room
    must_be_alike(f"room seen by {viewer}", _shown(life, viewer), _shown(life, viewer, elsewhere))
    for wanted in _anything(life, viewer, luck):
        asked = Asked(viewer, life.at, wanted)
        here, there = answered(life.room, asked), answered(elsewhere, asked)
        metrics["answers"] += 1
        must_be_alike(f"{viewer} asks {wanted}", here, there)


def _shown(life: Life, viewer: Person, room: Room | None = None) -> bytes:
    return encode_message(View(7, life.at, view(life.room if room is None else room, viewer)))


def answered(room: Room, asked: Asked) -> Any:
    """The refusal as it is sent, or what happens; of an allowed move only that it is allowed."""
    try:
        events = decide(room, asked, Chance(seed, Dice(1)))
    except RuleBroken as broken:
        return encode_message(Answer("f1", broken.key, broken.numbers))
    return "done" if isinstance(asked.wanted, commands.Play) else events


def _anything(life: Life, viewer: Person, luck: Luck) -> list[Wanted]:
    wanted = [life._anything() for _ in range(3)]
    return [*wanted, *(commands.Play(move) for move in _moves(life.room, viewer, luck))]


def _moves(room: Room, viewer: Person, luck: Luck) -> list[Move]:
    """Their own, another's, and nearly right ones, of which a few."""
    playing = room.playing
    if playing is None or playing.over:
        return []
    own = room.seat_of(viewer)
    seat = picked(luck, playing.table.seats) if own is None else own
    tried = list(tries(GAMES[playing.game], playing.table, seat, luck))
    return [picked(luck, tried) for _ in range(3)] if tried else []
