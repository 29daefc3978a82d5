"""What a link tells a messenger: its kind, in the reader's language, and nothing of the room."""

import re
from pathlib import Path

import pytest

from infra.web.link_pages import PLACEHOLDER, link_page

PAGE = Path(__file__).parents[2] / "frontend"
WANTED = [
    ("", ""),
    ("en", ".en"),
    ("en-GB,en;q=0.9", ".en"),
    ("zh-CN,zh;q=0.9,en;q=0.8", ".zh-Hans"),
    ("zh", ".zh-Hans"),
    ("zh-TW, en", ".zh-Hant"),
    ("zh-Hant-HK", ".zh-Hant"),
    ("zh-Hans-TW", ".zh-Hans"),
    ("de, zh-MO;q=0.5", ".zh-Hant"),
    ("en;q=0.2, zh-HK;q=0.7", ".zh-Hant"),
    ("en;q=0.2.1, zh;q=0.1", ".zh-Hans"),
    ("de-DE, fr", ""),
    ("*", ""),
    (';;,=,zh_CN,"', ""),
    ("EN-us", ".en"),
]


@pytest.mark.parametrize(("wanted", "language"), WANTED)
def test_a_link_speaks_the_language_that_is_wanted_most(wanted: str, language: str) -> None:
    assert link_page("/r/AMBER2", wanted) == f"pages/room{language}.html"


def test_whatever_a_path_holds_nothing_of_it_is_told() -> None:
    """The same file for every room, whether there is one or not: no code, no name, no state."""
    assert {link_page(f"/r/{code}", "en") for code in ("AMBER2", "ZZZZZZ", "../x", "<b>")} <= {
        "pages/room.en.html",
        "pages/home.en.html",
    }


def test_the_build_writes_the_place_that_is_filled_in() -> None:
    written = (PAGE / "linkPreviews.ts").read_text(encoding="utf-8")
    assert re.search(r"ADDRESS = '(.*)'", written)[1] == PLACEHOLDER  # type: ignore[index]
