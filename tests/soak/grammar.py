"""Hostile words: valid frames, nearly valid ones, and what was never meant to be a frame."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NewType, get_args, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from domain.games import GAMES
from domain.room.commands import Play
from infra.protocol import frames

Json = Any
MOVES: tuple[type[Struct], ...] = tuple(m for game in GAMES.values() for m in game.moves)
FRAMES: tuple[type[Struct], ...] = get_args(frames.AnyFrame)

NUMBERS: tuple[Any, ...] = (
    *(-1, 0, 1, 2, 3, 5, 6, 7, 20, 100, 9_999, 2**31, 2**53 + 1, 2**63, 2**64, -(2**63) - 1),
    *(10**40, 0.5, -0.0, 1e308, 5e-324),
)
TEXTS = (
    *(
        "",
        " ",
        "ann",
        "落槌",
        "\0",
        "\ud800",
        "\u202e\u2066",
        "a\u0300" * 40,
        "👩‍👩‍👧‍👦",
        "x" * 5_000,
    ),
    *(
        "__proto__",
        "' OR 1=1 --",
        "../../etc/passwd",
        "${jndi:ldap://x}",
        "{{7*7}}",
        "%00",
        "ROOM#A",
    ),
    *("<script>", "\r\nset-cookie: a=b", "C#000001", "tycoon", "easy", "bot", "0" * 32, "NaN"),
)
RAW = (
    *(
        "NaN",
        "Infinity",
        "-Infinity",
        "1e999",
        "-1e999",
        "9" * 400,
        "0x10",
        "01",
        "+1",
        ".5",
        "'a'",
    ),
    *(
        '"\\ud800"',
        '"\\udc00\\ud800"',
        '"\\u0000"',
        "[" * 2_000,
        '{"a":' * 900,
        "[" * 900 + "]" * 900,
    ),
    *("undefined", "[1,]", '{"a":1,}', "/**/", "nul", '"', "\ufeff1", "tru\0e"),
)
KEYS = (
    "is",
    "id",
    "chair",
    "move",
    "token",
    "room",
    "by",
    "seat",
    "person",
    "lot",
    "__class__",
    "",
)


class Tongue:
    """Speaks by chance. `known`: values that mean something here (tokens, people, rooms, lots)."""

    def __init__(self, chance: Random, known: Sequence[Any] = ()) -> None:
        self.chance = chance
        self.known = list(known)
        self.past: list[str] = ["{}"]

    def frame(self) -> str:
        """A frame, or what comes instead; now and then one of before once more."""
        ways: list[tuple[int, Callable[[], str]]] = [
            (6, self._decent),
            (5, self._bent),
            (3, self._scratched),
            (2, self._doubled),
            (2, lambda: self.chance.choice(self.past)),
            (1, self._noise),
        ]
        (way,) = self.chance.choices([way for _, way in ways], [often for often, _ in ways])
        text = way()
        if len(text) < frames.MOST_FRAME_BYTES and not self.chance.randrange(40):
            self.past = [*self.past[-50:], text]
        return text

    def json(self, depth: int = 0) -> Json:
        """Any value, most of them small."""
        kind = self.chance.randrange(10 if depth < 4 else 6)
        match kind:
            case 0 | 1:
                return self.chance.choice(NUMBERS)
            case 2:
                return self.chance.choice(TEXTS)
            case 3 | 4:
                return self.chance.choice(self.known) if self.known else None
            case 5:
                return self.chance.choice((None, True, False))
            case 6 | 7:
                return [self.json(depth + 1) for _ in range(self.chance.randrange(4))]
            case _:
                keys = self.chance.sample(KEYS, self.chance.randrange(4))
                return {key: self.json(depth + 1) for key in keys}

    def value_of(self, hint: Any) -> Json:
        """Something of about this type."""
        if self.chance.randrange(12) == 0:
            return self.json()
        if hint is bool:
            return self.chance.choice((True, False))
        if hint in (int, float):
            return self.chance.choice((*range(8), *NUMBERS))
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self.struct(hint)
        return self._made_of(hint)

    def _made_of(self, hint: Any) -> Json:
        """A tuple, one of a union or of the words of a literal; any text where it is none."""
        inner = [one for one in get_args(hint) if one is not Ellipsis]
        if "tuple" in str(hint):
            return [self.value_of(inner[0]) for _ in range(self.chance.randrange(6))]
        if inner:
            choice = _plain(self.chance.choice(inner))
            return self.value_of(choice) if isinstance(choice, type) else choice
        known = [one for one in self.known if isinstance(one, str)]
        return self.chance.choice((*known, *TEXTS))

    def struct(self, kind: type[Struct]) -> Json:
        """An object with the fields of this struct; those with a default may be missing."""
        hints = get_type_hints(kind)
        tag = kind.__struct_config__.tag
        said: dict[str, Any] = {} if tag is None else {"is": tag}
        for field in fields(kind):
            if kind is Play and self.chance.randrange(12):
                said[field.encode_name] = self.struct(self.chance.choice(MOVES))
            elif field.default is NODEFAULT or self.chance.randrange(3):
                said[field.encode_name] = self.value_of(_plain(hints[field.name]))
        return said

    def bent(self, value: Json) -> Json:
        """The same with something in it replaced, added or taken away."""
        if isinstance(value, dict) and value and self.chance.randrange(6):
            key = self.chance.choice(list(value))
            return {**value, key: self.bent(value[key])}
        if isinstance(value, dict) and value and self.chance.randrange(2):
            return {key: value[key] for key in list(value)[1:]}
        if isinstance(value, dict):
            return {**value, self.chance.choice(KEYS): self.json()}
        if isinstance(value, list) and value and self.chance.randrange(3):
            return [*value[1:], self.bent(value[0])]
        return self.json()

    # Ways to say it

    def _decent(self) -> str:
        """A frame of a kind there is; its `id` mostly a good one."""
        kinds: tuple[type[Struct], ...] = (*FRAMES, frames.Ask, frames.Ask, frames.Beat)
        said = self.struct(self.chance.choice(kinds))
        if "id" in said and self.chance.randrange(10):
            said["id"] = f"z{self.chance.randrange(100_000)}"
        return dumped(said)

    def _bent(self) -> str:
        return dumped(self.bent(json.loads(self._decent())))

    def _scratched(self) -> str:
        """Letters lost, doubled, or something raw in the place of a value."""
        text = self._decent()
        at = self.chance.randrange(len(text))
        to = at + self.chance.randrange(12)
        return text[:at] + self.chance.choice((*RAW, "", text[at:to] * 2)) + text[to:]

    def _doubled(self) -> str:
        """A key twice, with another value."""
        text, key = self._decent(), self.chance.choice(KEYS)
        return f'{text[:-1]},"{key}":{dumped(self.json())}}}'

    def _noise(self) -> str:
        if self.chance.randrange(2):
            return self.chance.choice((*RAW, *TEXTS))
        letters = (
            chr(self.chance.choice((*range(128), 0x2028, 0xFFFE, 0x1F600))) for _ in range(30)
        )
        return "".join(letters)


def dumped(value: Json) -> str:
    """Lone surrogates stay as escapes or, now and then, as they are: no socket can send those."""
    return json.dumps(value, ensure_ascii=len(str(value)) % 2 == 0)


def _plain(hint: Any) -> Any:
    """What a new name for a type stands for."""
    return hint.__supertype__ if isinstance(hint, NewType) else hint
