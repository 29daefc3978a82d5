"""No doctored replay passes: alone it fails or cannot be known, against what was seen it fails."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec
import pytest

from domain.games import GAMES
from domain.room.chain import chain_key
from domain.room.view import view
from infra.local.sqlite_store import SqliteStore
from infra.ports.store import Item
from infra.replays.file import Replay, decode_replay, find_replay, heads
from infra.replays.verify.__main__ import CHECKED, FAILED, UNKNOWN, outcome_of, verified
from infra.replays.verify.finding import Check
from infra.replays.verify.witness import Seen
from tests.infra import doctoring as by
from tests.infra.fakes import ANN, BOB, CODE, World
from tests.releases.living import live_until
from tests.replays import FOLDER, PLAYED
from tests.story import Chance

NOTHING = Seen()

pytestmark = pytest.mark.usefixtures("whisper_listed")

FOUND_OUT: tuple[by.Doctor, ...] = (
    by.another_name,
    by.another_name_with_its_salt_removed,
    by.names_change_places,
    by.a_human_is_said_to_be_a_bot,
    by.a_human_and_the_moves_are_said_to_be_a_bots,
    by.a_move_of_a_bot_is_said_to_be_a_humans,
    by.no_people,
    by.a_person_more,
    by.a_version_again,
    by.in_format_3_with_another_ranking,
    by.said_to_be_format_3,
    by.in_format_1_with_another_bid,
    by.without_a_head,
    by.another_seed,
    by.another_seed_and_its_commitment,
    by.another_commitment,
    by.another_string,
    by.strings_change_places,
    by.no_strings,
    by.a_string_is_said_to_be_missing,
    by.another_hash_of_a_string,
    by.another_string_with_its_hash,
    by.a_draw_more,
    by.all_draws_more,
    by.another_deck,
    by.another_die,
    by.another_sealed_bid,
    by.a_sealed_bid_in_its_move_alone,
    by.another_price,
    by.another_buyer,
    by.another_ranking,
    by.another_total,
    by.a_better_place,
    by.all_moves_stripped,
    by.one_move_stripped,
    by.moves_exchanged,
    by.a_move_of_another_seat,
    by.two_commands_change_places,
    by.the_end_cut_off,
    by.a_command_left_out,
    by.a_command_twice,
    by.a_fact_left_out,
)
"""From the file alone, though its chain was made anew."""

CANNOT_BE_KNOWN: tuple[by.Doctor, ...] = (
    by.names_and_hashes_change_places,
    by.another_name_with_its_hash,
    by.a_name_removed_with_another_hash,
    by.a_bot_is_said_to_be_a_human,
    by.a_humans_moves_are_said_to_be_a_bots,
    by.another_room,
    by.another_number,
    by.chairs_change_places,
    by.no_chairs,
    by.all_an_hour_later,
    by.one_move_a_second_later,
    by.other_versions,
    by.another_arrival,
    by.another_variant,
    by.older_rules,
    by.newer_rules,
    by.newer_rules_in_the_middle,
    by.in_format_1,
    by.in_format_3,
    by.without_a_chain,
    by.no_commitment,
    by.no_hash_of_a_string,
    by.no_hashes,
    by.another_game_of_the_same_seed,
    by.an_invented_game,
)
"""From the file alone, where its chain was made anew."""

doctored = pytest.mark.parametrize(
    "doctor", FOUND_OUT + CANNOT_BE_KNOWN, ids=lambda doctor: doctor.__name__
)


@cache
def played() -> bytes:
    """A game of Ann, Bob and a bot, always the same, as it is downloaded."""
    world = World(SqliteStore(Path(":memory:")))
    world.store.put(Item(f"ROOM#{CODE}", "SEED#1", "0b" * 32))
    world.services = replace(world.services, bots_luck=Chance(2))
    world.begin_promised(ANN, BOB, bots=1, game="tycoon", late="pass")
    live_until(world, Chance(3), lambda room: bool(room.past))
    return msgspec.json.encode(find_replay(world.fresh_services(), CODE, 1))


def honest() -> by.Json:
    found: by.Json = json.loads(played())
    return found


def doctored_by(doctor: by.Doctor) -> by.Json:
    file = honest()
    doctor(file)
    assert file != honest()
    return file


def seen() -> Seen:
    """What Ann's page kept."""
    return Seen(honest()["commitment"], (honest()["head"],))


def outcome(file: by.Json, seen: Seen = NOTHING) -> int:
    return outcome_of(verified(json.dumps(file).encode(), seen))


def test_there_are_more_than_forty() -> None:
    assert len({*FOUND_OUT, *CANNOT_BE_KNOWN}) > 40


def test_the_honest_game_holds_against_what_was_seen_and_cannot_be_known_alone() -> None:
    assert outcome(honest(), seen()) == CHECKED
    assert outcome(honest()) == UNKNOWN
    assert outcome(honest(), Seen(commitment=honest()["commitment"])) == UNKNOWN


@doctored
def test_against_what_was_seen_every_doctoring_fails(doctor: by.Doctor) -> None:
    file = doctored_by(doctor)
    assert outcome(file, seen()) == FAILED
    by.with_a_chain_of_its_own(file)
    assert outcome(file, seen()) == FAILED


@doctored
def test_alone_no_doctoring_passes(doctor: by.Doctor) -> None:
    file = doctored_by(doctor)
    assert outcome(file) in (FAILED, UNKNOWN)
    by.with_a_chain_of_its_own(file)
    assert outcome(file) == (FAILED if doctor in FOUND_OUT else UNKNOWN)


def test_another_head_in_the_file_is_found_out() -> None:
    assert outcome(doctored_by(by.another_head)) == FAILED


@pytest.mark.parametrize("game", GAMES)
def test_every_game_as_it_is_downloaded_holds_against_what_was_seen(game: str) -> None:
    """The head that was shown last is the file's."""
    world = World(SqliteStore(Path(":memory:")))
    world.begin_promised(ANN, BOB, bots=1, game=game)
    room = live_until(world, Chance(4), lambda room: bool(room.past))
    file = msgspec.json.encode(find_replay(world.fresh_services(), CODE, 1))
    shown = view(room, BOB)
    assert shown.playing is not None
    live = Seen(shown.commitment, (shown.playing.head,))
    assert outcome_of(verified(file, live)) == CHECKED


def test_every_head_on_the_way_holds_the_game_up_to_there() -> None:
    made = heads(msgspec.json.decode(played(), type=Replay))
    assert len({*made}) == len(made) == len(honest()["commands"]) + 2
    (told,) = (one for one in found(Seen(heads=(made[9],))) if made[9] in one.what)
    assert told.holds is None
    assert told.what.endswith(f"of the {len(made) - 10} commands after it nothing")
    both = Seen(honest()["commitment"], (made[9], made[-1]))
    assert outcome(honest(), both) == CHECKED


def found(seen: Seen) -> list[Check]:
    return list(verified(played(), seen))


def test_a_name_can_be_removed_and_the_chain_holds() -> None:
    """Its hash is still bound; what it was is said by nobody."""
    file = honest()
    file["names"][1], file["people"][1]["salt"] = "", ""
    told = list(verified(json.dumps(file).encode(), seen()))
    assert outcome_of(told) == CHECKED
    assert "people: seat 1 was a human whose name has been removed" in [c.what for c in told]
    assert outcome(file) == UNKNOWN


@pytest.mark.parametrize("name", PLAYED)
def test_facts_and_their_json_make_the_same_chain(name: str) -> None:
    """So that a page, which knows no structures, comes to the same heads."""
    text = (FOLDER / f"{name}.json").read_bytes()
    assert heads(decode_replay(text)) == heads(msgspec.json.decode(text, type=Replay))


def test_the_key_of_the_chain_is_in_no_view() -> None:
    """With it one could try a hidden bid or hand against the head."""
    world = World(SqliteStore(Path(":memory:")))
    world.begin(ANN, BOB, bots=1, game="tycoon")
    room = world.state().room
    assert room.playing is not None
    assert room.playing.key == chain_key(world.services.seed(CODE, 1))
    for person in (ANN, BOB):
        shown = msgspec.json.encode(view(room, person))
        assert room.playing.head.encode() in shown
        assert room.playing.key.encode() not in shown
