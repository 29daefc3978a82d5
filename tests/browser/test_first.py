"""What stands before the page does: while it loads, where it cannot, where no script runs."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Newcomer
from tests.browser.screen import PHONE
from tests.browser.words import LANGUAGES, Language

pytestmark = pytest.mark.browser

MAIN = "**/assets/first-*.js"
LOADING: dict[Language, str] = {
    "en": "Loading…",
    "zh-Hans": "正在载入…",
    "zh-Hant": "正在載入…",
}
FAILED = "could not be loaded"
SLOW_MS = 1_500
LEAST_JUMP = 0.01
"""A layout shift that nobody sees; "good" ends at ten times as much."""


def test_without_javascript_it_says_so_in_every_language(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "en", PHONE, java_script_enabled=False)
    screen.go("/r/AMBER2")
    first = screen.page.locator("#first")
    expect(first.get_by_role("heading", name="Gavel · 落槌")).to_be_visible()
    for language in LANGUAGES:
        said = first.locator(f"noscript p[lang={language}]")
        expect(said).to_contain_text("JavaScript")
        expect(said).to_be_visible()
    expect(first.get_by_text(LOADING["en"])).to_be_hidden()
    expect(first.get_by_role("button")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slow_page_shows_its_name_and_takes_over_without_a_jump(
    newcomer: Newcomer, base: str, language: Language
) -> None:
    screen = newcomer(base, language, PHONE)
    screen.page.add_init_script(JUMPS)
    screen.page.route(MAIN, late)
    screen.page.goto("/", wait_until="commit")
    expect(screen.page.get_by_text(LOADING[language], exact=True)).to_be_visible()
    expect(screen.page.get_by_role("heading", name="Gavel · 落槌")).to_be_visible()
    shown = screen.page.locator("#first [data-when]:visible [lang]:visible").all_inner_texts()
    assert shown == [LOADING[language]], "one thing, in one language"
    expect(screen.button("home.open")).to_be_visible()
    expect(screen.page.locator("#first")).to_have_count(0)
    assert screen.page.evaluate("window.jumps") < LEAST_JUMP


def test_a_module_that_does_not_come_is_said_and_tried_again(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "en")
    screen.page.route(MAIN, lambda route: route.abort())
    screen.go("/")
    expect(screen.page.get_by_role("alert").get_by_text(FAILED)).to_be_visible()
    screen.page.unroute(MAIN)
    screen.faults.clear()
    screen.page.get_by_role("button", name="Try again").click()
    expect(screen.button("home.open")).to_be_visible()


def test_an_old_browser_is_told_and_may_try(newcomer: Newcomer, base: str) -> None:
    """As if it were Safari before 15.4, which knew no dialog."""
    screen = newcomer(base, "zh-Hant", PHONE)
    screen.page.add_init_script(WITHOUT_DIALOG)
    screen.go("/")
    told = screen.page.get_by_role("alert")
    expect(told).to_contain_text("Firefox 115")
    expect(told).to_contain_text("這個瀏覽器太舊")
    told.get_by_role("button", name="仍要試試").click()
    expect(screen.button("home.open")).to_be_visible()


@pytest.mark.parametrize("light", ["light", "dark"])
def test_it_has_the_grounds_colour(newcomer: Newcomer, base: str, light: str) -> None:
    """Nothing flashes when the page takes over."""
    screen = newcomer(base, "en", color_scheme=light)
    screen.page.route(MAIN, late)
    screen.page.goto("/privacy", wait_until="commit")
    screen.page.locator("#first").wait_for()
    before = ground(screen.page, "#first")
    screen.page.locator("#first").wait_for(state="detached")
    assert before == ground(screen.page, "html")


def late(route: Route) -> None:
    route.request.frame.page.wait_for_timeout(SLOW_MS)
    route.continue_()


def ground(page: Page, where: str) -> str:
    colour: str = page.locator(where).evaluate("it => getComputedStyle(it).backgroundColor")
    return colour


JUMPS = """window.jumps = 0
new PerformanceObserver(list => {
  for (const shift of list.getEntries()) window.jumps += shift.value
}).observe({ type: 'layout-shift', buffered: true })"""

WITHOUT_DIALOG = "delete window.HTMLDialogElement"
