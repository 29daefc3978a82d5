"""What people are called in a room: two whose names look alike are told apart by a number."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from domain.room.pieces import Person
from domain.room.room import Room

ALIKE = {
    "a": "аαɑ",
    "b": "вьβʙ",
    "c": "сϲ",
    "d": "ԁɗ",
    "e": "еεҽ℮",
    "g": "ɡց",
    "h": "һнհʜ",
    "i": "іιıl1|ӏϳjј!",
    "k": "кκᴋ",
    "m": "мʍ",
    "n": "пηռɴ",
    "o": "оο0օσ",
    "p": "рρ",
    "q": "ԛ",
    "r": "гʀ",
    "s": "ѕ5ꜱ",
    "t": "тτᴛ",
    "u": "υսц",
    "v": "ѵν",
    "w": "ԝѡω",
    "x": "хχ",
    "y": "уγүʏ",
    "z": "ᴢ2",
}
"""Letters of other alphabets, and digits, that pass for these in small type."""

FOLDED = str.maketrans({twin: letter for letter, twins in ALIKE.items() for twin in twins})
UNSEEN = {"Mn", "Me", "Mc", "Cf", "Zs", "Pd", "Pc"}
"""Marks on letters, what shows nothing, blanks and strokes: they are overlooked."""


@lru_cache(4096)
def look(name: str) -> str:
    """The same for names that can be taken for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(c for c in plain if unicodedata.category(c) not in UNSEEN)
    return seen.translate(FOLDED).replace("rn", "m") or name


def shown_names(room: Room) -> dict[Person, str]:
    """Host and players keep their names, in that order; who looks like them gets a number."""
    shown: dict[Person, str] = {}
    taken: set[str] = set()
    for person, name in _in_order(room):
        if not name:  # Erased: shown as the chair's bot.
            shown[person] = name
            continue
        shown[person] = _apart(name, taken)
        taken.add(look(shown[person]))
    return shown


def shown_name(room: Room, person: Person, otherwise: str) -> str:
    """`otherwise`: for who is not in the room."""
    return shown_names(room).get(person, otherwise)


def _in_order(room: Room) -> Iterable[tuple[Person, str]]:
    taken = {s.person: s.taken for s in room.chairs if s is not None and s.person is not None}
    people = sorted(
        room.people, key=lambda v: (v.person != room.host, taken.get(v.person, room.taken))
    )
    return ((visitor.person, visitor.name) for visitor in people)


def _apart(name: str, taken: set[str]) -> str:
    shown, number = name, 1
    while look(shown) in taken:
        number += 1
        shown = f"{name} ({number})"
    return shown
