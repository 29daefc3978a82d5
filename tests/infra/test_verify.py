"""`python -m infra.replays.verify`: an honest replay passes; of a forged one it is said where."""

import gzip
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from domain.games import GAMES
from infra.local.sqlite_store import SqliteStore
from infra.replays.file import FORMAT, find_replay
from infra.replays.verify.__main__ import main
from infra.replays.verify.checks import checks
from infra.replays.verify.finding import Check
from infra.replays.verify.reading import MOST_BYTES, NotAReplay, parsed
from tests.games import EVERY
from tests.infra.fakes import ANN, BOB, CODE, World
from tests.infra.games import play_on
from tests.replays import FOLDER, files
from tests.story import Chance

pytestmark = pytest.mark.usefixtures("whisper_listed")
Json = dict[str, Any]
Forge = Callable[[Json], None]
ROOT = Path(__file__).parents[2]
NEWER = {"commitment", "chairs", "people", "head", "luck_hashes"}
"""What format 1 lacked."""
RELEASES = ROOT / "tests" / "releases" / "replays"
every_game = pytest.mark.parametrize("name", EVERY)
every_long_game = pytest.mark.parametrize("name", tuple(GAMES))
"""Whose example has commands enough to change one in the middle."""


def example(name: str) -> Json:
    found: Json = json.loads((FOLDER / f"{name}.json").read_bytes())
    return found


def found(file: Json) -> list[Check]:
    return list(checks(parsed(json.dumps(file).encode())))


def failures(file: Json) -> list[str]:
    return [check.what for check in found(file) if check.holds is False]


def facts(file: Json, kind: str) -> list[tuple[int, Json]]:
    """All facts of a kind, each with the number of its command, from 1."""
    numbered = enumerate(file["commands"], start=1)
    return [(n, fact) for n, played in numbered for fact in played["events"] if fact["is"] == kind]


def in_format_1(file: Json) -> Json:
    """As games were kept before: no moves, no commitment, no chairs."""
    old = {key: value for key, value in file.items() if key not in NEWER}
    played = [{k: v for k, v in one.items() if k != "move"} for one in file["commands"]]
    return {**old, "format": 1, "commands": played}


@pytest.mark.parametrize("name", files())
def test_the_examples_are_those_that_are_written(name: str) -> None:
    """`python -m tests.replays` writes them."""
    assert (FOLDER / name).read_bytes() == files()[name] + b"\n"


@every_game
def test_an_honest_replay_passes_every_check(name: str) -> None:
    made = found(example(name))
    assert all(check.holds for check in made)
    assert any("draws" in check.what for check in made)
    decided = f"rules: {len(example(name)['commands'])} commands decided again"
    assert any(check.what.startswith(decided) for check in made)


def test_a_game_by_a_variant_is_decided_again_by_it() -> None:
    """TY-03: what came back to the deck, and in which order, follows from the seed."""
    file = example("tycoon_variant")
    made = found(file)
    assert all(check.holds for check in made)
    assert any("UnsoldReturned" in check.what for check in made)
    ((_, returned),) = facts(file, "UnsoldReturned")
    returned["cards"] = [*returned["cards"][1:], returned["cards"][0]]
    assert any("UnsoldReturned, cards[" in what for what in failures(file))


def test_a_variant_that_was_not_played_by_is_seen() -> None:
    file = example("tycoon_variant")
    facts(file, "GameOpened")[0][1]["variants"] = []
    assert any("by the rules another thing follows" in what for what in failures(file))


@every_game
def test_format_1_is_still_read_and_its_draws_are_checked(name: str) -> None:
    made = found(in_format_1(example(name)))
    assert all(check.holds is not False for check in made)
    unknown = [check.what for check in made if check.holds is None]
    assert [what.split(":")[0] for what in unknown] == ["commitment", "rules"]
    assert example(name)["commitment"] in unknown[0]


# Forgeries


def another_seed(file: Json) -> None:
    file["seed"] = "0" * 64


def another_seed_and_its_commitment(file: Json) -> None:
    file["seed"] = "0" * 64
    file["commitment"] = "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"


def another_commitment(file: Json) -> None:
    file["commitment"] = "f" * 64


def another_string(file: Json) -> None:
    file["salt"] = file["salt"].replace("1", "3", 1)


def no_string_of_a_seat(file: Json) -> None:
    file["salt"] = file["salt"].rsplit("|", 1)[0]


def other_draws(file: Json) -> None:
    file["commands"][3]["drawn"] += 1


def swapped(*path: str) -> Forge:
    """Two cards of a deck change places."""

    def forge(file: Json) -> None:
        cards = file["commands"][0]["events"][0]
        for name in path:
            cards = cards[name]
        cards[4], cards[9] = cards[9], cards[4]

    return forge


def turned(kind: str, field: str, value: int) -> Forge:
    """The last die, or whatever was drawn, shows something else."""

    def forge(file: Json) -> None:
        _, fact = facts(file, kind)[-1]
        assert fact[field] != value
        fact[field] = value

    return forge


def other_house_dice(file: Json) -> None:
    faces = facts(file, "HouseDiceRolled")[2][1]["faces"]
    faces[1] = faces[1] % 6 + 1


def another_first_player(file: Json) -> None:
    dice = facts(file, "StartDiceRolled")[0][1]["dice"]
    dice[0]["amount"] = dice[0]["amount"] % 6 + 1


def another_red_card_out(file: Json) -> None:
    opened = facts(file, "GameOpened")[0][1]
    opened["removed"] = next(era for era in opened["eras"] if era != opened["removed"])


def another_seller(file: Json) -> None:
    began = facts(file, "RoundBegan")[0][1]
    began["seller"] = (began["seller"] + 1) % 3


def another_drawn_painting(file: Json) -> None:
    """The house sold a card for one who was slow."""
    slow = [played for played in file["commands"][1:] if played["seat"] is None]
    put_up = [e for played in slow for e in played["events"] if e["is"] == "PaintingsPutUp"]
    put_up[0]["paintings"] = [put_up[0]["paintings"][0] + 1]


def another_stolen_gem(file: Json) -> None:
    stolen = facts(file, "PocketPicked")[0][1]
    stolen["gem"] = (stolen["gem"] + 1) % 5


FORGED: list[tuple[str, Forge, str]] = [
    *((name, another_seed, "commitment: ") for name in EVERY),
    *((name, another_seed_and_its_commitment, "command 1 (version 1): Game") for name in EVERY),
    *((name, another_commitment, "is told, the seed's is") for name in EVERY),
    *((name, another_string, "command 1 (version 1): GameOpened, ") for name in EVERY),
    *((name, no_string_of_a_seat, "salt: 2 strings for 3 seats") for name in EVERY),
    *((name, other_draws, "command 4 (version 4)") for name in EVERY),
    ("tycoon", swapped("deck"), "GameOpened, deck[4] is "),
    ("modern_art", swapped("pile"), "GameOpened, pile[4] is "),
    ("gem_trader", swapped("deck"), "GameOpened, deck[4] is "),
    ("gem_trader", swapped("crews"), "GameOpened, crews[4] is "),
    ("tycoon", another_red_card_out, "GameOpened, removed is "),
    ("tycoon", another_first_player, "StartDiceRolled, dice[0].amount is "),
    ("tycoon", other_house_dice, "HouseDiceRolled, faces[1] is "),
    ("tycoon", turned("DieRolled", "face", 7), "DieRolled, face is 7, not "),
    ("modern_art", another_seller, "RoundBegan, seller is "),
    ("modern_art", another_drawn_painting, "PaintingsPutUp, paintings[0] is "),
    ("gem_trader", turned("DieRolled", "face", 4), "DieRolled, face is 4, not "),
    ("gem_trader", another_stolen_gem, "PocketPicked, gem is "),
]
forged = pytest.mark.parametrize(
    ("name", "forge", "where"), FORGED, ids=[f"{n}-{i}" for i, (n, *_) in enumerate(FORGED)]
)


@forged
def test_a_forgery_fails_and_it_is_said_where(name: str, forge: Forge, where: str) -> None:
    file = example(name)
    forge(file)
    assert any(where in failure for failure in failures(file)), failures(file)


@forged
def test_without_moves_it_fails_all_the_same(name: str, forge: Forge, where: str) -> None:
    """Format 1: of another commitment nothing can be told, that alone."""
    file = example(name)
    forge(file)
    told = failures(in_format_1(file))
    alone = forge is another_commitment or (forge is another_seed)
    assert alone or any(where in failure for failure in told), told
    assert told or forge is another_commitment


@every_game
def test_another_move_is_found_out(name: str) -> None:
    """Facts that no chance made must follow from what was asked."""
    file = example(name)
    moved = [played for played in file["commands"] if played.get("move")]
    other = next(played for played in moved if played["move"] != moved[-1]["move"])
    other["move"], version = moved[-1]["move"], other["version"]
    assert any(f"command {version} (version {version})" in failure for failure in failures(file))


def test_a_price_that_no_rule_gives_is_found_out() -> None:
    file = example("tycoon")
    number, sold = facts(file, "LotSold")[1]
    sold["sum"]["pay"] -= 1
    assert any(f"command {number} " in f and "sum.pay is" in f for f in failures(file))


def test_a_history_no_table_can_have_is_said_to_be_one() -> None:
    file = example("tycoon")
    bid = {"is": "BidMade", "lot": 1, "seat": 0, "amount": 9}
    file["commands"][1]["events"].insert(0, bid)
    assert any("command 2 (version 2): no table can" in failure for failure in failures(file))


def test_a_game_without_an_end_is_no_finished_game() -> None:
    file = example("modern_art")
    file["commands"] = file["commands"][:50]
    assert failures(file) == ["end: it has none"]


# Files


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "not a replay"),
        (b"\xff\xfe", "not a replay"),
        (b"[]", "not a replay"),
        (b"[" * 200_000, "not a replay"),
        (b'{"format":1}', "not a replay"),
        (b'{"format":99,"game":"tycoon"}', "format 99 is not known"),
        (b'{"format":0,"game":"tycoon"}', "format 0 is not known"),
        (b'{"format":2,"game":"chess"}', "no game is called 'chess'"),
        (b'{"format":2,"game":"tycoon"}', "not a replay"),
    ],
)
def test_what_is_no_replay_is_said_to_be_none(text: bytes, why: str) -> None:
    with pytest.raises(NotAReplay, match=why):
        parsed(text)


def other(**changes: Any) -> Forge:
    return lambda file: file.update(changes)


def a_second_opening(file: Json) -> None:
    """It would ask for a table of a million million seats."""
    opened = dict(facts(file, "GameOpened")[0][1], players=10**12)
    file["commands"][5]["events"].append(opened)


def a_strange_fact(file: Json) -> None:
    file["commands"][2]["events"] = [{"is": "Miracle"}]


def no_opening(file: Json) -> None:
    file["commands"][0]["events"] = []


def back_to_older_rules(file: Json) -> None:
    file["commands"][7]["rules"] = 1


@pytest.mark.parametrize(
    ("forge", "why"),
    [
        (other(rules=0), "its rules go back"),
        (back_to_older_rules, "its rules go back"),
        (other(seed="zz"), "64 hexadecimal digits"),
        (other(seed="A" * 64), "64 hexadecimal digits"),
        (other(names=["Ann"]), "1 cannot play"),
        (other(names=["Ann"] * 4), "does not begin once, with these players"),
        (other(commands=[]), "nothing was played"),
        (a_second_opening, "does not begin once"),
        (a_strange_fact, r"command 3 \(version 3\)"),
        (no_opening, "does not begin once"),
    ],
)
def test_a_broken_replay_is_not_checked(forge: Forge, why: str) -> None:
    file = example("tycoon")
    forge(file)
    with pytest.raises(NotAReplay, match=why):
        found(file)


# Other rules


def by_rules_1() -> Json:
    """A game of Tycoon as its code of rules 1 wrote it: alike cards had numbers of their own."""
    packed = (RELEASES / "tycoon_rules_1.json.gz").read_bytes()
    found: Json = json.loads(gzip.decompress(packed))
    return found


def unknown(file: Json) -> list[str]:
    return [check.what for check in found(file) if check.holds is None]


def test_of_older_rules_draws_and_ranking_are_checked_and_moves_cannot_be_known() -> None:
    file = by_rules_1()
    assert failures(file) == []
    here = GAMES["tycoon"].rules
    told = f"rules: 153 commands were decided by rules 1, here {here} are known; "
    assert unknown(file) == [f"{told}whether they follow cannot be known"]
    made = found(file)
    assert sum("draws" in check.what for check in made if check.holds) == 19
    assert made[-1].holds
    assert made[-1].what.startswith("end: 1. seat 1 (Bob) 229; 2. seat 0 (Ann) 171; 3. seat 2")


def another_ranking(file: Json) -> None:
    """The last gets what the first had."""
    ranking = facts(file, "GameEnded")[0][1]["ranking"]
    ranking[0]["seat"], ranking[-1]["seat"] = ranking[-1]["seat"], ranking[0]["seat"]


@pytest.mark.parametrize(
    ("forge", "where"),
    [
        (another_seed, "commitment: "),
        (another_string, "GameOpened, "),
        (swapped("deck"), "GameOpened, deck["),
        (turned("DieRolled", "face", 7), "DieRolled, face is 7, not "),
        (other_draws, "command 4 (version 4)"),
        (another_ranking, "counted anew it is"),
    ],
)
def test_a_forgery_by_older_rules_fails(forge: Forge, where: str) -> None:
    file = by_rules_1()
    forge(file)
    assert any(where in failure for failure in failures(file)), failures(file)


def test_an_exchanged_move_of_older_rules_cannot_be_known() -> None:
    file = by_rules_1()
    moved = [played for played in file["commands"] if played.get("move")]
    moved[5]["move"] = moved[-1]["move"]
    moved[6]["move"] = {"is": "AMoveOfThoseDays"}
    assert failures(file) == []


@every_long_game
def test_rules_that_drew_or_counted_otherwise_are_not_accused(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game says from which rules on its draws and scores are as today's."""
    rules, file = EVERY[name].rules, example(name)
    newer = replace(EVERY[name], rules=rules + 1, verifiable=rules + 1)
    monkeypatch.setitem(GAMES, name, newer)
    swapped("deck" if "deck" in file["commands"][0]["events"][0] else "pile")(file)
    another_ranking(file)
    assert failures(file) == []
    assert [what.split(":")[0] for what in unknown(file)] == ["draws", "rules", "end"]
    monkeypatch.setitem(GAMES, name, replace(newer, verifiable=rules))
    assert len(failures(file)) == 2


@every_long_game
def test_what_this_code_cannot_follow_any_more_cannot_be_known(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = example(name)
    file["commands"][9]["events"].append({"is": "AFactOfThoseDays"})
    monkeypatch.setitem(GAMES, name, replace(EVERY[name], rules=EVERY[name].rules + 1))
    assert failures(file) == []
    assert "command 10 (version 10): this code cannot follow" in unknown(file)[-1]


@every_long_game
def test_of_newer_rules_nothing_but_the_commitment_can_be_known(name: str) -> None:
    file = example(name)
    file["rules"] += 1
    file["commands"][5]["events"] = [{"is": "AFactToCome"}]
    assert failures(file) == []
    assert "are newer than those known here" in unknown(file)[0]


@every_long_game
def test_where_rules_changed_in_the_middle_each_part_is_judged_by_its_own(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, file = EVERY[name].rules, example(name)
    monkeypatch.setitem(GAMES, name, replace(EVERY[name], rules=rules + 1))
    file["commands"][20]["rules"] = rules + 1
    assert f"rules: 20 commands were decided by rules {rules}, " in unknown(file)[0]
    after = len(file["commands"]) - 20
    told = [check.what for check in found(file) if check.holds]
    assert f"rules: {after} commands decided again, the same follows" in told


@every_game
def test_a_move_that_is_missing_fails_but_in_format_1(name: str) -> None:
    file = in_format_1(example(name))
    assert failures(file) == []
    assert any("the move of seat" in what for what in failures({**file, "format": 2}))


# The command line


@every_game
def test_exit_status_0_is_honest(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "replay.json"
    file.write_text(json.dumps(example(name)))
    told = example(name)
    assert main([str(file), "--commitment", told["commitment"], "--head", told["head"]]) == 0
    assert "\nchecked: " in capsys.readouterr().out


def test_exit_status_1_is_forged(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = example("tycoon")
    swapped("deck")(file)
    (tmp_path / "replay.json").write_text(json.dumps(file))
    assert main([str(tmp_path / "replay.json")]) == 1
    told = capsys.readouterr().out
    assert "\nFAIL draws 0 to 33, command 1" in told
    assert "\nfailed: " in told


@every_game
def test_exit_status_3_is_that_some_of_it_cannot_be_known(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Of a file alone that it is the game that was played."""
    file = tmp_path / "replay.json"
    for told in (in_format_1(example(name)), example(name)):
        file.write_text(json.dumps(told))
        assert main([str(file)]) == 3
        assert "\ncannot be known: " in capsys.readouterr().out


def test_what_is_no_hash_is_not_taken_for_one() -> None:
    with pytest.raises(SystemExit):
        main(["replay.json", "--head", "f" * 63])


@pytest.mark.parametrize("name", ["none.json", "", "large.json"])
def test_exit_status_2_is_no_replay(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "large.json").write_bytes(b" " * (MOST_BYTES + 1))
    assert main([str(tmp_path / name)]) == 2
    assert capsys.readouterr().err


def test_it_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "infra.replays.verify", str(FOLDER / "gem_trader.json")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert (done.returncode, done.stderr) == (3, "")


# As the server makes it


@pytest.mark.parametrize("game", EVERY)
@pytest.mark.parametrize("late", ["bot", "pass"])
def test_what_is_downloaded_passes(game: str, late: str, sqlite_store: SqliteStore) -> None:
    """The second game of a room too, whose commitment was published when the first was cleared."""
    world, luck = World(sqlite_store), Chance(3)
    world.begin(ANN, BOB, bots=1, game=game, late=late)
    while len(world.services.journal.read(CODE).room.past) < 2:
        play_on(world, luck)
    for number in (1, 2):
        file = find_replay(world.fresh_services(), CODE, number)
        made = list(checks(parsed(msgspec.json.encode(file))))
        assert [check.what for check in made if check.holds is not True] == []
        assert (file.format, len(file.commitment)) == (FORMAT, 64)
        assert file.chairs == (0, 1, 2)
        assert any(played.move is not None for played in file.commands)
