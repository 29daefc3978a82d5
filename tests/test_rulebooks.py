"""The rulebooks hold every id that is cited, each in one place, and the numbers of the box."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from domain.games import GAMES
from domain.gem_trader import pieces as gems
from domain.modern_art import pieces as art
from domain.tycoon import pieces as tycoon
from domain.tycoon.quotes import net, price

ROOT = Path(__file__).parents[1]
BOOKS = {
    name: (ROOT / "domain" / name / "rules.md").read_text(encoding="utf-8")
    for name in (*GAMES, "room")
}
HOME = {"TY": "tycoon", "MA": "modern_art", "GT": "gem_trader", "R": "room", "B": "room"}
ID = r"\b((?:TY|MA|GT|R|B)-\d\d)\b"
DEFINED = {name: re.findall(rf"\*\*{ID}\*\*", book) for name, book in BOOKS.items()}
EVERY = [found for ids in DEFINED.values() for found in ids]

CITING = {
    "domain": {".py"},
    "functions": {".py"},
    "infra": {".py"},
    "tests": {".py", ".txt"},
    "frontend/src": {".ts", ".svelte"},
}


def cited(folder: str) -> set[str]:
    files = (f for f in (ROOT / folder).rglob("*") if f.suffix in CITING[folder])
    return {found for file in files for found in re.findall(ID, file.read_text(encoding="utf-8"))}


def named_by_tests() -> set[str]:
    """In a test's own file, beside what it asserts; helpers of tests do not count."""
    files = (*(ROOT / "tests").rglob("test_*.py"), *(ROOT / "frontend/src").rglob("*.test.ts"))
    texts = [file.read_text(encoding="utf-8") for file in files if file != Path(__file__)]
    return {found for text in texts for found in re.findall(ID, text)}


def test_every_rule_of_the_room_is_named_by_a_test() -> None:
    assert set(DEFINED["room"]) <= named_by_tests()


def test_the_room_has_every_rule_there_is() -> None:
    """R-01 to R-16, what a room does; B-01 to B-25, what players elsewhere suffered from."""
    assert Counter(one[0] for one in DEFINED["room"]) == {"R": 16, "B": 25}


def rows(book: str, head: str) -> list[list[str]]:
    """The cells of the table whose header begins so."""
    lines = iter(BOOKS[book].splitlines())
    next(line for line in lines if line.startswith(f"| {head} |"))
    next(lines)
    return [[c.strip() for c in line.strip("|").split("|")] for line in _until_gap(lines)]


def _until_gap(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        if not line.startswith("|"):
            return
        yield line


def numbers(cells: list[str]) -> tuple[int, ...]:
    """A dash is nothing."""
    return tuple(0 if cell == "–" else int(cell.replace("−", "-")) for cell in cells)


@pytest.mark.parametrize("folder", CITING)
def test_every_id_that_is_cited_stands_in_a_rulebook(folder: str) -> None:
    assert cited(folder), "the search finds what it should"
    assert cited(folder) <= set(EVERY)


def test_every_rule_stands_in_one_place() -> None:
    assert not [found for found, times in Counter(EVERY).items() if times > 1]


@pytest.mark.parametrize("name", BOOKS)
def test_a_rulebook_defines_its_own_ids_and_points_at_none_that_is_missing(name: str) -> None:
    assert {HOME[found.split("-")[0]] for found in DEFINED[name]} == {name}
    assert set(re.findall(ID, BOOKS[name])) <= set(EVERY)


@pytest.mark.parametrize("kind", HOME)
def test_no_number_is_left_out(kind: str) -> None:
    found = sorted(int(one[-2:]) for one in EVERY if one.startswith(f"{kind}-"))
    assert found == list(range(1, len(found) + 1))


def test_tycoons_cards_and_deck_are_those_of_the_box() -> None:
    assert [tuple(row) for row in rows("tycoon", "era")] == list(tycoon.NAMES)
    for row in rows("tycoon", "players | cards"):
        players, cards, rounds, wanted, left = numbers(row)
        assert cards == players * tycoon.CARDS_OF_AN_ERA - 1
        assert rounds == tycoon.rounds_for(players)
        assert (wanted, left) == (rounds * (players - 1), cards - rounds * (players - 1))


def test_tycoons_house_prices_are_what_the_house_pays() -> None:
    for row in rows("tycoon", "bonus"):
        bonus, *prices = numbers(row)
        assert prices == [*(price(star, bonus) for star in tycoon.STARS), net(tycoon.RED, bonus)]


def test_modern_arts_paintings_and_deals_are_those_of_the_box() -> None:
    *artists, total = rows("modern_art", "artist")
    assert [row[0] for row in artists] == list(art.NAMES)
    assert [numbers(row[1:]) for row in artists] == [(*c, sum(c)) for c in art.COPIES]
    assert numbers(total[1:]) == tuple(sum(numbers([r[n] for r in artists])) for n in range(1, 7))
    for row in rows("modern_art", "players"):
        players, *deal, dealt, left = numbers(row)
        assert tuple(deal) == art.DEALS[players]
        assert (dealt, left) == (players * sum(deal), len(art.PAINTINGS) - dealt)


def test_gem_traders_cards_are_those_of_the_box() -> None:
    cards = rows("gem_trader", "market")
    markets = [(row[1], numbers(row[2:7]), numbers(row[7:])) for row in cards]
    assert markets == [(m.name, m.prices, m.bonuses) for m in gems.MARKETS]
    goods = [numbers(row[1:]) for row in rows("gem_trader", "card")]
    assert goods == [(*g.gems, g.crews, g.dice) for g in gems.GOODS]
    assert numbers(rows("gem_trader", "diamond 钻石")[0]) == (*gems.BOX, sum(gems.BOX))


def test_gem_traders_crew_is_that_of_the_box() -> None:
    crew = [row for row in rows("gem_trader", "card | | crew (船员)") if row[0].startswith("EV")]
    assert [row[2].split()[0] for row in crew] == list(gems.CREWS)
    assert numbers([row[3] for row in crew]) == gems.COPIES
