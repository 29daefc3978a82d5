"""Whatever comes to somebody's mind, by what they see: a frame of each kind, allowed or not."""

from collections.abc import Callable
from typing import Any

from domain.luck import Luck, hash_of_string, picked
from domain.room.pieces import Person
from tests.frames import frame_of
from tests.infra.fakes import CODE, SECRET, START, tokens_by

Json = dict[str, Any]
Maker = Callable[[Json, Luck], Json]
LUCK = "0123456789abcdef" * 2


def hello(person: Person) -> Json:
    token = tokens_by(SECRET, lambda: START / 1000).issue(person, person.title(), 30)
    return {"is": "hello", "token": token, "room": CODE}


def anything(view: Json, luck: Luck) -> Json:
    kind = picked(luck, (*ANYTHING, *OFTEN))
    return frame_of(kind, "", ANYTHING[kind](view, luck))


def _settings(view: Json, luck: Luck) -> Json:
    return {"settings": {**view["settings"], "late": picked(luck, ("bot", "pass"))}}


def _person(view: Json, luck: Luck) -> Json:
    return {"person": picked(luck, view["people"])["person"]}


def _removed(view: Json, luck: Luck) -> Json:
    """The host sees who may be forgiven."""
    return {"person": picked(luck, view["removed"] or view["people"])["person"]}


def _brought(string: str, luck: Luck) -> Json:
    return {"luck_hash": hash_of_string(string)} if luck.below(2) else {"luck": string}


ANYTHING: dict[str, Maker] = {
    "hello": lambda view, _luck: hello(view["you"]),
    "Sit": lambda _view, luck: {"chair": luck.below(6), "luck": LUCK},
    "Stand": lambda _view, _luck: {},
    "BringLuck": lambda _view, luck: _brought(f"{luck.below(99):032x}", luck),
    "Reveal": lambda _view, luck: {"luck": f"{luck.below(99):032x}"},
    "PlaceBot": lambda _view, luck: {"chair": luck.below(6), "level": "easy"},
    "RemoveBot": lambda _view, luck: {"chair": luck.below(6)},
    "Unseat": lambda _view, luck: {"chair": luck.below(6)},
    "Change": _settings,
    "Start": lambda _view, _luck: {},
    "Reclaim": lambda _view, _luck: {},
    "Again": lambda _view, _luck: {},
    "say": lambda _view, luck: {"text": f"hammer {luck.below(99)}"},
    "Mute": lambda view, luck: {**_person(view, luck), "muted": luck.below(3) == 0},
    "Admit": lambda _view, luck: {"admission": picked(luck, ("open", "seats", "open", "closed"))},
    "LetSit": lambda view, luck: {**_person(view, luck), "may": luck.below(2) == 0},
    "Remove": _person,
    "Forgive": _removed,
    "MakeHost": _person,
}
OFTEN = ("Start", "Forgive", "say")
