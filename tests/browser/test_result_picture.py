"""The picture of a finished game that one saves or shares: all its seats, no heavy file."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser import table
from tests.browser.conftest import Newcomer
from tests.browser.replays import be_ann, played_room
from tests.browser.screen import PHONE, Screen
from tests.browser.words import Language
from tests.infra.fakes import CODE
from tests.local.server import serving

pytestmark = pytest.mark.browser

MOST_BYTES = 150_000
NAMES = (
    *("长" * 24, "عبد الله بن محمد", "W" * 24),
    *("👩‍👩‍👧‍👦🐉 dragon family", "Ann", "<b>Bob</b> &amp; Sons"),
)
PLACES: list[tuple[int, Language, str]] = [
    (2, "en", "gem_trader"),
    (4, "zh-Hant", "modern_art"),
    (6, "zh-Hans", "tycoon"),
]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The server's address and Ann's token."""
    file: Path = tmp_path_factory.mktemp("played") / "gavel.sqlite"
    token = played_room(file)
    with serving(file) as server:
        yield server.base, token


@pytest.mark.parametrize(("seats", "language", "game"), PLACES)
def test_whoever_played_is_on_it_with_place_and_score(
    newcomer: Newcomer,
    played: tuple[str, str],
    tmp_path: Path,
    seats: int,
    language: Language,
    game: str,
) -> None:
    screen = newcomer(played[0], language, PHONE)
    be_ann(screen, played[1])
    screen.page.route(f"**/api/rooms/{CODE}/games", lambda route: told(route, seats, game))
    opened(screen)
    picture = screen.page.get_by_role("dialog").get_by_role("img")
    label = picture.get_attribute("aria-label") or ""
    assert screen.words.say(f"game.{game}") in label
    for seat in range(seats):
        assert NAMES[seat] in label
    with screen.page.expect_download() as saving:
        screen.press("result.save")
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.name == f"gavel-{CODE}-7.png"
    assert file.stat().st_size < MOST_BYTES
    assert screen.page.evaluate(BEYOND_ITS_ROWS) == []


def test_where_files_can_be_shared_the_picture_is(
    newcomer: Newcomer, played: tuple[str, str]
) -> None:
    screen = newcomer(played[0], "en", PHONE)
    be_ann(screen, played[1])
    screen.page.add_init_script(SHARING)
    opened(screen)
    screen.press("result.share")
    screen.page.wait_for_function("() => window.shared")
    shared = screen.page.evaluate("window.shared")
    assert shared["kind"] == "image/png"
    assert 0 < shared["bytes"] < MOST_BYTES
    assert shared["text"].startswith(f"{played[0]}/r/{CODE}/games/")


def opened(screen: Screen) -> None:
    """From the room's past games; the newest is first."""
    screen.go(f"/r/{CODE}")
    sheet = table.open_panel(screen, "room.past-games")
    screen.touch(sheet.get_by_role("button", name=screen.words.say("result.title")).first)
    expect(screen.page.get_by_role("dialog").get_by_role("img")).to_be_visible()


def told(route: Route, seats: int, game: str) -> None:
    """A game of so many, with the longest names there are."""
    past: dict[str, Any] = {
        "number": 7,
        "game": game,
        "ended": int(datetime(2026, 11, 30, tzinfo=UTC).timestamp() * 1000),
        "names": NAMES[:seats],
        "chairs": list(range(seats)),
        "placings": [
            {"seat": seat, "place": max(1, seat), "score": 1_234 - 207 * seat}
            for seat in range(seats)
        ],
    }
    route.fulfill(
        content_type="application/json", body=json.dumps({"games": [past], "before": None})
    )


SHARING = """
navigator.canShare = what => what.files.every(file => file.type === 'image/png')
navigator.share = async ({ files: [file], text }) => {
  window.shared = { kind: file.type, bytes: file.size, text }
}"""

BEYOND_ITS_ROWS = """() => {
  const canvas = document.querySelector('dialog[open] canvas')
  const edge = canvas.getContext('2d').getImageData(canvas.width - 58, 0, 34, canvas.height).data
  const faults = []
  for (let at = 0; at < edge.length; at += 4)
    if (edge[at] !== 0x1d || edge[at + 1] !== 0x14 || edge[at + 2] !== 0x10) {
      const y = Math.floor(at / 4 / 34)
      if (y > 30 && y < canvas.height - 30) faults.push(y)
    }
  return faults.slice(0, 5)
}"""
"""Where something was written in the right margin, which is empty but for the frame."""
