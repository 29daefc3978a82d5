"""The rulebooks hold every id that is cited, each in one place."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.rulebooks import BOOKS, ROOT

KIND = re.compile(r"\*\*([A-Z]+)-\d\d\*\*")
HOME = {kind: name for name, book in BOOKS.items() for kind in KIND.findall(book)}
"""In whose rulebook ids begin so."""

ID = rf"\b((?:{'|'.join(HOME)})-\d\d)\b"
DEFINED = {name: re.findall(rf"\*\*{ID}\*\*", book) for name, book in BOOKS.items()}
IDS = [found for ids in DEFINED.values() for found in ids]

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
    """R-01 to R-19, what a room does; B-01 to B-28, what players elsewhere suffered from."""
    assert Counter(one[0] for one in DEFINED["room"]) == {"R": 19, "B": 28}


@pytest.mark.parametrize("folder", CITING)
def test_every_id_that_is_cited_stands_in_a_rulebook(folder: str) -> None:
    assert cited(folder), "the search finds what it should"
    assert cited(folder) <= set(IDS)


def test_every_rule_stands_in_one_place() -> None:
    assert not [found for found, times in Counter(IDS).items() if times > 1]


@pytest.mark.parametrize("name", BOOKS)
def test_a_rulebook_defines_its_own_ids_and_points_at_none_that_is_missing(name: str) -> None:
    assert {HOME[found.split("-")[0]] for found in DEFINED[name]} == {name}, "ids begin otherwise"
    assert set(re.findall(ID, BOOKS[name])) <= set(IDS)


@pytest.mark.parametrize("kind", HOME)
def test_no_number_is_left_out(kind: str) -> None:
    found = sorted(int(one[-2:]) for one in IDS if one.startswith(f"{kind}-"))
    assert found == list(range(1, len(found) + 1))
