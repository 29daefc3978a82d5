"""The first screen: a table in one tap, and the way back to rooms one was in."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser import table
from tests.browser.axe import must_be_accessible
from tests.browser.conftest import Newcomer
from tests.browser.finished import played_out
from tests.browser.gem_trader import GemTrader
from tests.browser.screen import PHONE, Screen, opened
from tests.infra.fakes import CODE

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("by_keys", [False, True])
def test_one_tap_and_a_newcomer_plays_against_beginners(
    newcomer: Newcomer, base: str, by_keys: bool
) -> None:
    """No name, no lobby: they are asked for their first move."""
    screen = newcomer(base, "en", PHONE)
    screen.by_keys = by_keys
    screen.go("/")
    screen.touch(play_now(screen))
    expect(screen.part("room.table")).to_be_visible()
    assert table.asked(GemTrader(screen)) in GemTrader(screen).steps

    bots = [chair for chair in screen.line.view["chairs"] if chair and chair["level"]]
    assert [bot["level"] for bot in bots] == ["easy", "easy"]
    table.play(player := GemTrader(screen), until=lambda: sum(player.done.values()) > 0)


def test_rooms_one_was_in_are_told_with_their_state(newcomer: Newcomer, base: str) -> None:
    """And one of them can be taken off the list."""
    ann = newcomer(base, "en", PHONE)
    ann.go("/")
    expect(ann.part("home.rooms")).to_be_hidden()
    ann.touch(play_now(ann))
    expect(ann.part("room.table")).to_be_visible()
    running = code_of(ann)
    ann.go("/")
    ann.press("home.open")
    expect(ann.button("room.start")).to_be_visible()
    waiting = code_of(ann)

    ann.go("/")
    rows = ann.part("home.rooms").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text(waiting)
    expect(rows.nth(0)).to_contain_text(ann.words.say("home.room-waiting"))
    expect(rows.nth(1)).to_contain_text(running)
    expect(rows.nth(1)).to_contain_text(ann.words.say("home.room-playing"))
    must_be_accessible(ann, "rooms one was in")
    ann.press("home.leave-out", code=waiting)
    expect(rows).to_have_count(1)
    ann.touch(ann.named("link", ann.words.say("home.back-to", code=running)))
    expect(ann.part("room.table")).to_be_visible()


def test_a_room_whose_game_is_over_says_so(browser: Browser, tmp_path: Path) -> None:
    with played_out(tmp_path / "gavel.sqlite", "gem_trader") as base:
        screen = opened(browser, base, "zh-Hans", PHONE)
        table.enter(screen, CODE, "阿明")
        screen.go("/")
        row = screen.part("home.rooms").get_by_role("listitem")
        expect(row).to_contain_text(screen.words.say("home.room-over"))
        screen.page.context.close()


def play_now(screen: Screen) -> Locator:
    return screen.named("button", screen.words.begins("home.play"))


def code_of(screen: Screen) -> str:
    return screen.page.url.rsplit("/", 1)[-1]
