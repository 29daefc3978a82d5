"""What a game decides has a number: whoever changes the one raises the other (decisions/0014)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from domain.games import GAMES
from domain.tycoon import quotes, trading
from tests.decisions.again import differences, taken
from tests.decisions.file import Decisions, path_of, read
from tests.decisions.finding import brought, unexplained
from tests.decisions.lines import Code, Tracer, shown
from tests.decisions.numbers import numbers, unseen
from tests.laws import AnyGame

WRITE = "run `python -m tests.decisions --write`"
MOST_SHOWN = 5
MOST_BYTES = 300_000
every_game = pytest.mark.parametrize("name", GAMES)
decisions = cache(read)


def complaint(game: AnyGame, kept: Decisions) -> str:
    """What is to be done about a file that is not what the game decides; nothing if it is."""
    home = game.decide.__module__.rpartition(".")[0].replace(".", "/")
    if kept.rules != game.rules:
        return f"the decisions of {game.name} are of rules {kept.rules}, not {game.rules}: {WRITE}"
    found = list(differences(game, kept))
    if not found:
        return ""
    told = "\n".join(islice(found, MOST_SHOWN))
    changed = f"{len(found)} of {kept.count} decisions of {game.name} have changed"
    return f"{changed}: raise `rules` of {game.name} in {home}/ and {WRITE}\n{told}"


@every_game
def test_what_a_game_decides_is_what_its_rules_have_decided_before(name: str) -> None:
    complained = complaint(GAMES[name], decisions(GAMES[name]))
    assert not complained, complained


@cache
def traced(name: str) -> tuple[Code, Tracer]:
    code = Code(GAMES[name])
    code.forget()
    tracer = Tracer(code, once=True)
    taken(GAMES[name], decisions(GAMES[name]), tracer)
    return code, tracer


@every_game
def test_the_decisions_take_every_line_and_every_refusal_of_the_rules(name: str) -> None:
    code, tracer = traced(name)
    assert unexplained(GAMES[name], code, tracer.taken) == [], f"nothing asks for these: {WRITE}"


@every_game
def test_what_is_said_to_be_never_taken_is_there_and_is_not(name: str) -> None:
    code, tracer = traced(name)
    missing = {shown(place) for place in code.missing(tracer.taken)}
    assert {*brought(GAMES[name]).UNTAKEN} <= missing


@every_game
def test_the_decisions_hold_every_kind_of_fact_and_of_move(name: str) -> None:
    courses = decisions(GAMES[name]).courses
    facts = {fact["is"] for course in courses for fact in course.dealt}
    facts |= {fact["is"] for course in courses for one in course.asked for fact in one.events}
    moves = {one.move["is"] for course in courses for one in course.asked if one.move}
    assert facts == {kind.__name__ for kind in GAMES[name].events}
    assert moves >= {kind.__name__ for kind in GAMES[name].moves}


@every_game
def test_the_file_is_of_modest_size(name: str) -> None:
    assert path_of(GAMES[name]).stat().st_size < MOST_BYTES


@every_game
def test_every_number_of_the_box_is_seen_in_some_decision(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[name]
    names = {*numbers(game)} - {*brought(game).UNSEEN}
    found = list(unseen(game, decisions(game), names, monkeypatch))
    assert found == [], f"put a table of it into RARE of {brought(game).__name__}"


# It says so


@pytest.fixture
def red_tax_of_25(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(quotes, "RED_TAX_PERCENT", 25)
    quotes.net.cache_clear()
    yield
    quotes.net.cache_clear()


@pytest.mark.usefixtures("red_tax_of_25")
def test_another_number_of_the_box_asks_for_other_rules() -> None:
    game = GAMES["tycoon"]
    complained = complaint(game, decisions(game))
    assert "raise `rules` of tycoon in domain/tycoon/ and run `python -m tests." in complained
    assert '"tax":' in complained


def test_a_rule_that_is_left_out_asks_for_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["tycoon"]
    monkeypatch.setattr(trading, "must_be_round", lambda *_: None)
    assert "raise `rules` of tycoon" in complaint(game, decisions(game))


@every_game
def test_raised_rules_ask_for_a_new_file(name: str) -> None:
    raised = replace(GAMES[name], rules=GAMES[name].rules + 1)
    assert complaint(raised, decisions(GAMES[name])).endswith(f"not {raised.rules}: {WRITE}")
