"""Replays doctored in every way we thought of: each names what it changes in the file."""

from collections.abc import Callable
from typing import Any

import msgspec

from domain.game import Command, Seating, TimeIsUp
from domain.games import GAMES
from domain.luck import SeededLuck, commitment, hash_of_string
from domain.room.chain import hash_of_name
from infra.replays.file import Replay, heads

Json = dict[str, Any]
Doctor = Callable[[Json], None]
OWN_SEED = b"\x5a" * 32


def facts(file: Json, kind: str) -> list[Json]:
    return [fact for one in file["commands"] for fact in one["events"] if fact["is"] == kind]


def moves(file: Json, kind: str) -> list[Json]:
    return [one["move"] for one in file["commands"] if (one["move"] or {}).get("is") == kind]


# Who played


def another_name(file: Json) -> None:
    file["names"][1] = "Eve"


def names_change_places(file: Json) -> None:
    file["names"][:2] = file["names"][1::-1]


def names_and_hashes_change_places(file: Json) -> None:
    names_change_places(file)
    file["people"][:2] = file["people"][1::-1]


def another_name_with_its_hash(file: Json) -> None:
    another_name(file)
    salt = file["people"][1]["salt"]
    file["people"][1]["hash"] = hash_of_name(salt, "Eve")


def another_name_with_its_salt_removed(file: Json) -> None:
    """As if the name had been erased, and there were another one."""
    file["names"][0], file["people"][0]["salt"] = "Mallory", ""


def a_name_removed_with_another_hash(file: Json) -> None:
    """A name may be removed, its hash may not be another one."""
    file["names"][1] = ""
    file["people"][1] = {"salt": "", "hash": "0" * 64}


def a_human_is_said_to_be_a_bot(file: Json) -> None:
    file["names"][1], file["people"][1] = "", None


def a_human_and_the_moves_are_said_to_be_a_bots(file: Json) -> None:
    a_human_is_said_to_be_a_bot(file)
    a_humans_moves_are_said_to_be_a_bots(file)


def a_bot_is_said_to_be_a_human(file: Json) -> None:
    seat = file["people"].index(None)
    file["names"][seat] = "Eve"
    file["people"][seat] = {"salt": "0" * 32, "hash": hash_of_name("0" * 32, "Eve")}
    a_move_of_a_bot_is_said_to_be_a_humans(file, seat)


def a_move_of_a_bot_is_said_to_be_a_humans(file: Json, seat: int | None = None) -> None:
    seat = file["people"].index(None) if seat is None else seat
    for played in file["commands"]:
        if played["seat"] == seat:
            played["bot"] = False


def a_humans_moves_are_said_to_be_a_bots(file: Json) -> None:
    for played in file["commands"]:
        played["bot"] = played["bot"] or played["seat"] == 1


def no_people(file: Json) -> None:
    file["people"] = []


def a_person_more(file: Json) -> None:
    file["people"].append(None)


# Where and when


def another_room(file: Json) -> None:
    file["room"] = "OTHER2"


def another_number(file: Json) -> None:
    file["number"] = 9


def chairs_change_places(file: Json) -> None:
    file["chairs"] = file["chairs"][::-1]


def no_chairs(file: Json) -> None:
    del file["chairs"]


def all_an_hour_later(file: Json) -> None:
    for played in file["commands"]:
        played["at"] += 3_600_000


def one_move_a_second_later(file: Json) -> None:
    file["commands"][-2]["at"] += 1000


def other_versions(file: Json) -> None:
    for played in file["commands"]:
        played["version"] += 5


def a_version_again(file: Json) -> None:
    file["commands"][7]["version"] = file["commands"][6]["version"]


# The order of arrival, variants, rules, formats


def another_arrival(file: Json) -> None:
    """It breaks the last tie."""
    facts(file, "GameOpened")[0]["arrivals"].reverse()


def another_variant(file: Json) -> None:
    facts(file, "GameOpened")[0]["variants"] = ["unsold_back"]


def older_rules(file: Json) -> None:
    """So that what was decided cannot be known."""
    file["rules"] = 1


def newer_rules(file: Json) -> None:
    file["rules"] += 1


def newer_rules_in_the_middle(file: Json) -> None:
    file["commands"][20]["rules"] = file["rules"] + 1


def in_format_1(file: Json) -> None:
    for field in ("commitment", "chairs", "people", "head", "luck_hashes"):
        del file[field]
    for played in file["commands"]:
        del played["move"], played["rules"]
    file["format"] = 1


def in_format_3(file: Json) -> None:
    del file["people"], file["head"], file["luck_hashes"]
    file["format"] = 3


def in_format_3_with_another_ranking(file: Json) -> None:
    in_format_3(file)
    another_ranking(file)


def said_to_be_format_3(file: Json) -> None:
    file["format"] = 3


def in_format_1_with_another_bid(file: Json) -> None:
    in_format_1(file)
    another_sealed_bid(file)


def without_a_chain(file: Json) -> None:
    file["people"], file["head"] = [], ""


def without_a_head(file: Json) -> None:
    file["head"] = ""


def another_head(file: Json) -> None:
    file["head"] = "f" * 64


# Chance


def another_seed(file: Json) -> None:
    file["seed"] = OWN_SEED.hex()


def another_seed_and_its_commitment(file: Json) -> None:
    file["seed"], file["commitment"] = OWN_SEED.hex(), commitment(OWN_SEED)


def another_commitment(file: Json) -> None:
    file["commitment"] = "f" * 64


def no_commitment(file: Json) -> None:
    del file["commitment"]


def another_string(file: Json) -> None:
    file["salt"] = file["salt"].replace("1", "3", 1)


def strings_change_places(file: Json) -> None:
    one, other, *rest = file["salt"].split("|")
    file["salt"] = "|".join((other, one, *rest))


def no_strings(file: Json) -> None:
    file["salt"] = "|" * (len(file["names"]) - 1)


def a_string_is_said_to_be_missing(file: Json) -> None:
    """As if its seat had not revealed it in time."""
    one, *rest = file["salt"].split("|")
    assert one
    file["salt"] = "|".join(("", *rest))


def another_hash_of_a_string(file: Json) -> None:
    file["luck_hashes"][0] = "f" * 64


def another_string_with_its_hash(file: Json) -> None:
    another_string(file)
    file["luck_hashes"] = [hash_of_string(one) if one else "" for one in file["salt"].split("|")]


def no_hash_of_a_string(file: Json) -> None:
    """As if it had been brought openly."""
    file["luck_hashes"][0] = ""


def no_hashes(file: Json) -> None:
    file["luck_hashes"] = []


def a_draw_more(file: Json) -> None:
    file["commands"][3]["drawn"] += 1


def all_draws_more(file: Json) -> None:
    for played in file["commands"]:
        played["drawn"] += 1


def another_deck(file: Json) -> None:
    deck = facts(file, "GameOpened")[0]["deck"]
    deck[4], deck[9] = deck[9], deck[4]


def another_die(file: Json) -> None:
    rolled = facts(file, "DieRolled")[-1]
    rolled["face"] = rolled["face"] % 6 + 1


# What was played


def _sealing(file: Json) -> Json:
    found: Json = next(one for one in file["commands"] if one["events"][0]["is"] == "BidSent")
    return found


def another_sealed_bid(file: Json) -> None:
    sealed = _sealing(file)
    for held in (sealed.get("move") or {}, *sealed["events"]):
        if "amount" in held:
            held["amount"] += 1


def a_sealed_bid_in_its_move_alone(file: Json) -> None:
    moves(file, "BidSealed")[0]["amount"] += 1


def another_price(file: Json) -> None:
    facts(file, "LotSold")[1]["sum"]["pay"] -= 1


def another_buyer(file: Json) -> None:
    sold = facts(file, "LotSold")[1]
    sold["seat"] = (sold["seat"] + 1) % 3


def another_ranking(file: Json) -> None:
    ranking = facts(file, "GameEnded")[0]["ranking"]
    ranking[0]["seat"], ranking[-1]["seat"] = ranking[-1]["seat"], ranking[0]["seat"]


def another_total(file: Json) -> None:
    facts(file, "GameEnded")[0]["ranking"][0]["total"] += 100


def a_better_place(file: Json) -> None:
    for placed in facts(file, "GameEnded")[0]["ranking"]:
        placed["place"] = 1


def all_moves_stripped(file: Json) -> None:
    for played in file["commands"]:
        played["move"] = None


def one_move_stripped(file: Json) -> None:
    [one for one in file["commands"] if one["move"]][5]["move"] = None


def moves_exchanged(file: Json) -> None:
    moved = [one for one in file["commands"] if one["move"]]
    moved[3]["move"], moved[-1]["move"] = moved[-1]["move"], moved[3]["move"]


def a_move_of_another_seat(file: Json) -> None:
    bid = next(one for one in file["commands"] if (one["move"] or {}).get("is") == "Bid")
    bid["seat"] = (bid["seat"] + 1) % 3


def two_commands_change_places(file: Json) -> None:
    played = file["commands"]
    played[10], played[11] = played[11], played[10]


def the_end_cut_off(file: Json) -> None:
    del file["commands"][-1]


def a_command_left_out(file: Json) -> None:
    file["commands"].remove(_sealing(file))


def a_command_twice(file: Json) -> None:
    file["commands"].insert(12, file["commands"][12])


def a_fact_left_out(file: Json) -> None:
    del next(one for one in file["commands"] if len(one["events"]) > 2)["events"][1]


def another_game_of_the_same_seed(file: Json) -> None:
    """Honest from deal to end, but nobody ever moves."""
    game = GAMES[file["game"]]
    luck = SeededLuck(bytes.fromhex(file["seed"]), file["salt"])
    opened = facts(file, "GameOpened")[0]
    seats = Seating((True,) * len(file["names"]), tuple(opened["arrivals"]))
    made, table = game.setup(seats, luck), game.empty
    file["commands"] = []
    while made:
        table = game.replay(made, table)
        file["commands"].append(_told(len(file["commands"]) + 1, made, luck))
        wait = game.waits(table)
        made = game.decide(table, Command(None, TimeIsUp(wait.turn)), luck) if wait else []


def _told(version: int, made: list[Any], luck: SeededLuck) -> Json:
    events = msgspec.to_builtins(made)
    house = {"seat": None, "bot": False, "move": None, "rules": 0}
    return {"version": version, "at": 1000 * version, "drawn": luck.drawn, "events": events} | house


def an_invented_game(file: Json) -> None:
    """Its own seed, its own commitment, its own course."""
    another_seed_and_its_commitment(file)
    another_game_of_the_same_seed(file)


def with_a_chain_of_its_own(file: Json) -> None:
    """The doctor has read domain/room/chain.py."""
    told = msgspec.convert({**file, "chairs": file.get("chairs", ())}, Replay)
    if file.get("head"):
        file["head"] = heads(told)[-1]
