"""Names and lines that try to be more than text are shown as text, or refused in words."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import table
from tests.browser.axe import outside
from tests.browser.conftest import Newcomer
from tests.browser.screen import Screen
from tests.browser.words import Language

pytestmark = pytest.mark.browser
LONG = 10_000 * "長"
OVERRIDE = "\u202e"

NAMES = [
    ("<b id=evil>Ann</b>", "<b id=evil>Ann</b>"),
    ("<img id=evil src=x>", "<img id=evil src=x>"),
    ("{name} &amp; {{1+1}}", "{name} &amp; {{1+1}}"),
    (f"{OVERRIDE}nnA", "nnA"),
    ("👩‍👩‍👧‍👦🐉", "👩‍👩‍👧‍👦🐉"),
    ("عبد الله", "عبد الله"),
]
REFUSED_NAMES = [
    (LONG, "name-too-long"),
    ("<script id=evil>alert(1)</script>", "name-too-long"),
    ("", "name-empty"),
    ("  ", "name-empty"),
    ("\u200b\u2060", "name-empty"),
]
LINES = [
    ("<script id=evil>alert(1)</script>", "<script id=evil>alert(1)</script>"),
    ("<img id=evil src=x onerror=alert(1)>", "<img id=evil src=x onerror=alert(1)>"),
    (f"{OVERRIDE}gpj.exe", "gpj.exe"),
    ("👍🏽 🏳️‍🌈", "👍🏽 🏳️‍🌈"),
]


def test_a_name_is_shown_as_it_was_typed(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "en")
    for name, shown in NAMES:
        table.come_home(screen, name)
        table.open_room(screen)
        table.sit(screen, 1)
        expect(table.chair(screen, 1).locator("bdi")).to_have_text(shown)
        nothing_came_alive(screen)


@pytest.mark.parametrize("language", ["zh-Hans", "en"])
def test_a_name_that_is_none_is_refused_in_words(
    newcomer: Newcomer, base: str, language: Language
) -> None:
    screen = newcomer(base, language)
    for name, key in REFUSED_NAMES:
        table.come_home(screen, name)
        screen.press("home.open")
        words = screen.words.like(f"refusal.{key}", most=24)
        expect(screen.page.get_by_text(words)).to_be_visible()
        assert screen.page.url == f"{base}/"
        screen.faults = [fault for fault in screen.faults if "status of 4" not in fault]


def test_what_is_said_is_text_for_all(newcomer: Newcomer, base: str) -> None:
    ann, bob = newcomer(base, "en"), newcomer(base, "zh-Hans")
    table.come_home(ann, "Ann")
    table.enter(bob, table.open_room(ann), "Bob")
    for screen in (ann, bob):
        screen.press("room.chat")

    for line, shown in LINES:
        say(ann, line)
        for screen in (ann, bob):
            expect(lines(screen).last).to_have_text(shown)
    for screen in (ann, bob):
        nothing_came_alive(screen)


def test_what_says_nothing_is_not_sent_and_what_never_ends_is_cut(
    newcomer: Newcomer, base: str
) -> None:
    screen = newcomer(base, "zh-Hans")
    table.come_home(screen, "阿明")
    table.open_room(screen)
    screen.press("room.chat")
    say(screen, "   ")
    say(screen, "\u200b\u200b")
    expect(screen.page.get_by_text(screen.words.say("refusal.text-empty"))).to_be_visible()
    expect(screen.page.get_by_text(screen.words.say("room.chat-empty"))).to_be_visible()
    say(screen, LONG)
    expect(lines(screen)).to_have_text(LONG[:400])
    assert not outside(screen)


def say(screen: Screen, line: str) -> None:
    screen.named("textbox", screen.words.say("room.chat-say")).fill(line)
    screen.press("room.chat-send")


def lines(screen: Screen) -> Locator:
    return screen.named("log", screen.words.say("room.chat")).locator("bdi.text")


def nothing_came_alive(screen: Screen) -> None:
    """No element was made of the text; a dialog would be among the page's faults."""
    expect(screen.page.locator("#evil")).to_have_count(0)
