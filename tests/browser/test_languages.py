"""Three languages: the browser's is spoken at once, another whenever one likes (B-17)."""

import pytest
from playwright.sync_api import expect

from domain.games import GAMES
from tests.browser import table
from tests.browser.axe import must_fit
from tests.browser.conftest import Newcomer
from tests.browser.screen import PHONE, Screen
from tests.browser.words import Language, Words

pytestmark = pytest.mark.browser
LANGUAGES: tuple[Language, ...] = ("zh-Hans", "zh-Hant", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_is_spoken_to_in_its_language(
    newcomer: Newcomer, base: str, language: Language
) -> None:
    screen = newcomer(base, language, PHONE)
    screen.go("/")
    expect(screen.button("home.open")).to_be_visible()
    assert spoken(screen) == language
    must_fit(screen, language)


def test_another_language_is_spoken_at_once_and_remembered(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "zh-Hant", PHONE)
    table.host(screen, "Ann", {2: "easy", 3: "easy"})
    for language in ("en", "zh-Hans", "zh-Hant"):
        choose(screen, language)
        expect(screen.button("room.start")).to_be_visible()
        assert spoken(screen) == language
    screen.page.reload()
    expect(screen.button("room.start")).to_be_visible()
    assert spoken(screen) == "zh-Hant"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_can_be_read_and_leapt_through_on_a_phone(
    newcomer: Newcomer, base: str, game: str, language: Language
) -> None:
    screen = newcomer(base, language, PHONE, reduced_motion="reduce")
    table.come_home(screen, "Ann", game)
    table.open_room(screen)
    screen.press("room.rules")
    rules = screen.sheet("room.rules")
    contents = rules.get_by_role("navigation", name=screen.words.say("rules.contents"))
    last = contents.get_by_role("button").last
    heading = rules.get_by_role("heading", level=3).last
    expect(heading).not_to_be_in_viewport()

    last.click()

    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()
    assert "{" not in rules.inner_text()
    must_fit(screen, f"rules of {game}")


def test_the_rules_show_where_one_is(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "en", PHONE, reduced_motion="reduce")
    table.host(screen, "Ann", {2: "easy"}, "gem_trader")
    table.start(screen)
    expect(
        screen.page.get_by_text(screen.words.say("gem_trader.stage.Bidding")).first
    ).to_be_visible()
    screen.press("room.rules")
    head = screen.words.say("gem_trader.rules.auction.head")
    heading = screen.page.get_by_role("heading", name=f"{head} {screen.words.say('rules.now')}")
    screen.press("rules.now-at", chapter=head)
    expect(heading).to_be_focused()


def spoken(screen: Screen) -> str:
    return str(screen.page.evaluate("document.documentElement.lang"))


def choose(screen: Screen, language: Language) -> None:
    screen.press("room.menu")
    screen.page.get_by_role("radio", name=screen.words.say(f"language.{language}")).check()
    screen.words = Words(language)
    table.close(screen, screen.sheet("room.menu"))
