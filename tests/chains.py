"""What verification says of doctored replays, written for the page's proof as vectors.

A doctored file is told by its patch: places, and what stands there instead.
"""

import json
from collections.abc import Iterator
from copy import deepcopy
from itertools import takewhile
from typing import Any

import msgspec

from infra.replays.file import Replay, heads
from infra.replays.verify.finding import Check
from infra.replays.verify.reading import told
from infra.replays.verify.witness import Seen, bindings
from tests.infra import doctoring as by

Json = dict[str, Any]

DOCTORS: tuple[by.Doctor, ...] = (
    *(by.another_name, by.names_change_places, by.names_and_hashes_change_places),
    *(by.another_name_with_its_hash, by.a_name_removed_with_another_hash),
    *(by.a_human_is_said_to_be_a_bot, by.a_human_and_the_moves_are_said_to_be_a_bots),
    *(by.a_bot_is_said_to_be_a_human, by.a_move_of_a_bot_is_said_to_be_a_humans),
    *(by.a_humans_moves_are_said_to_be_a_bots, by.no_people, by.a_person_more),
    *(by.another_room, by.another_number, by.chairs_change_places, by.no_chairs),
    *(by.all_an_hour_later, by.one_move_a_second_later, by.other_versions, by.a_version_again),
    *(by.another_arrival, by.older_rules, by.newer_rules_in_the_middle),
    *(by.in_format_1, by.in_format_3, by.said_to_be_format_3, by.without_a_chain),
    *(by.without_a_head, by.another_head, by.another_seed, by.another_seed_and_its_commitment),
    *(by.another_commitment, by.no_commitment, by.another_string, by.strings_change_places),
    *(by.no_strings, by.a_string_is_said_to_be_missing, by.another_hash_of_a_string),
    *(by.another_string_with_its_hash, by.no_hash_of_a_string, by.no_hashes),
    *(by.a_draw_more, by.another_deck, by.another_die, by.another_sealed_bid, by.another_price),
    *(by.another_ranking, by.another_total, by.all_moves_stripped, by.one_move_stripped),
    *(by.two_commands_change_places, by.the_end_cut_off, by.a_command_left_out),
    *(by.a_command_twice, by.a_fact_left_out),
)

TEXTS: tuple[Any, ...] = (
    {"b": [1, None, True, -5, []], "a": {"z": {}, "Z": False, "": 0}, "ab": 1_700_000_000_000},
    '落槌 ß 😀 " \\ / \b\f\n\r\t\x00\x1f\x7f\u2028',
)
"""How JSON is written that is hashed."""


def vectors(replay: Replay) -> Json:
    """`honest` with its last seat a bot's; what is found of it and of each doctored one."""
    honest = _with_a_bot(json.loads(msgspec.json.encode(replay)))
    made = heads(msgspec.convert(honest, Replay))
    seen = Seen(honest["commitment"], (made[0], made[-1]))
    encode = msgspec.json.Encoder(order="sorted").encode
    return {
        "texts": [[text, encode(text).decode()] for text in TEXTS],
        "honest": honest,
        "cases": [
            *(_case(honest, honest, some) for some in _sights(honest["commitment"], made)),
            *(_case(honest, file, some) for file in _doctored(honest) for some in (seen, Seen())),
        ],
    }


def _with_a_bot(file: Json) -> Json:
    """Who brought nothing and whose moves a bot made."""
    seat = len(file["names"]) - 1
    file["names"][seat], file["people"][seat] = "", None
    for one in file["commands"]:
        one["bot"] = one["seat"] == seat
    by.with_a_chain_of_its_own(file)
    return file


def _sights(commitment: str, made: list[str]) -> Iterator[Seen]:
    """What a page may have kept of the honest game: nothing, a part, all of it, another game's."""
    yield Seen()
    yield Seen(commitment)
    yield Seen(commitment, (made[0], made[-1]))
    yield Seen(commitment, (made[-1],))
    yield Seen(commitment, (made[0], made[9]))
    yield Seen(commitment, ("f" * 64,))
    yield Seen("f" * 64, (made[-1],))


def _doctored(honest: Json) -> Iterator[Json]:
    """Each as it is, and with a chain of its own if that makes another file."""
    for doctor in DOCTORS:
        file = deepcopy(honest)
        doctor(file)
        assert file != honest, doctor.__name__
        yield deepcopy(file)
        before = file.get("head")
        by.with_a_chain_of_its_own(file)
        if file.get("head") != before and file != honest:
            yield file


def _case(honest: Json, file: Json, seen: Seen) -> Json:
    found = bindings(told(json.dumps(file).encode()), seen)
    return {
        "patch": list(_patch(honest, file, ())),
        "commitment": seen.commitment,
        "heads": seen.heads,
        "holds": _outcomes(found),
    }


def _outcomes(found: Iterator[Check]) -> dict[str, bool | None]:
    """Of all that is found of one thing: whether all holds, something fails, or is not known."""
    holds: dict[str, set[bool | None]] = {}
    for check in found:
        holds.setdefault(check.what.split(":")[0], set()).add(check.holds)
    return {
        what: False if False in all_of else None if None in all_of else True
        for what, all_of in sorted(holds.items())
    }


def _patch(one: Any, other: Any, at: tuple[str | int, ...]) -> Iterator[list[Any]]:
    """`[place, value]`; `[place]`: it is gone; `[place, [values], n]`: instead of n from there."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() >= other.keys():
        yield from ([(*at, name)] for name in one if name not in other)
        for name in other:
            yield from _patch(one[name], other[name], (*at, name))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, both in enumerate(zip(one, other, strict=True)):
            yield from _patch(*both, (*at, place))
    elif isinstance(one, list) and isinstance(other, list):
        first = _alike(one, other)
        last = _alike(one[:first:-1], other[:first:-1])
        new = other[first : len(other) - last]
        yield [(*at, first), new, len(one) - last - first]
    elif one != other:
        yield [at, other]


def _alike(one: list[Any], other: list[Any]) -> int:
    """How many are the same from the beginning."""
    return sum(1 for _ in takewhile(lambda both: both[0] == both[1], zip(one, other, strict=False)))
