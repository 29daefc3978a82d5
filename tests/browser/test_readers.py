"""Every reader: large letters, a notch, colours of the device's own, a clock that is set, a browser
that keeps nothing, an engine of some years ago.
"""

import re

import pytest
from playwright.sync_api import Browser, BrowserType, Route, expect

from tests.browser import table
from tests.browser.axe import must_be_accessible, must_fit, still
from tests.browser.chromium import launched
from tests.browser.conftest import Newcomer
from tests.browser.screen import DESKTOP, PHONE, Screen, opened

pytestmark = pytest.mark.browser

NOTCH = {"left": 47, "right": 47, "top": 0, "bottom": 21}
UPRIGHT = {"left": 0, "right": 0, "top": 47, "bottom": 34}
ON_ITS_SIDE = (844, 390)
HOUR_MS = 3_600_000
READING_SECONDS = 5
"""So long two screens may be read after each other; the clock was set by an hour."""
TWICE = 1.8
"""What is measured by the window does not grow with the letters."""


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_letters_are_as_large_as_their_reader_wants(
    browser: Browser, base: str, size: tuple[int, int]
) -> None:
    chromium = browser.browser_type
    heights = {letters: height_of_text(chromium, base, size, letters) for letters in (16, 32)}
    assert heights[32] > TWICE * heights[16], heights


def height_of_text(chromium: BrowserType, base: str, size: tuple[int, int], letters: int) -> float:
    """Of what stands on the home page and in a lobby, none of it beyond the window."""
    settings = f"--blink-settings=defaultFontSize={letters}"
    with launched(chromium, settings) as browser:
        screen = opened(browser, base, "en", size, reduced_motion="reduce")
        table.come_home(screen, "A name of twenty-four ch")
        must_fit(screen, f"home, letters of {letters}")
        table.open_room(screen)
        must_fit(screen, f"lobby, letters of {letters}")
        chair = screen.page.get_by_text(screen.words.say("room.empty-seat")).first
        height: float = chair.evaluate("it => parseFloat(getComputedStyle(it).fontSize)")
        return height


def test_beside_a_notch_nothing_can_be_missed(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "en", ON_ITS_SIDE, reduced_motion="reduce")
    screen.go("/")
    set_in(screen, NOTCH)
    screen.go("/")
    within(screen, NOTCH, "home")
    table.come_home(screen, "Ann")
    table.open_room(screen)
    within(screen, NOTCH, "lobby")
    for panel in ("room.chat", "room.menu"):
        screen.press(panel)
        expect(screen.sheet(panel)).to_be_visible()
        within(screen, NOTCH, panel, "dialog[open]")
        table.close(screen, screen.sheet(panel))


def test_above_the_home_bar_nothing_can_be_missed(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "en", PHONE, reduced_motion="reduce")
    table.come_home(screen, "Ann")
    table.open_room(screen)
    set_in(screen, UPRIGHT)
    within(screen, UPRIGHT, "lobby", "header")
    for panel in ("room.chat", "room.menu"):
        screen.press(panel)
        expect(screen.sheet(panel)).to_be_visible()
        within(screen, UPRIGHT, panel, "dialog[open]")
        table.close(screen, screen.sheet(panel))


def set_in(screen: Screen, insets: dict[str, int]) -> None:
    session = screen.page.context.new_cdp_session(screen.page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})


def within(screen: Screen, insets: dict[str, int], where: str, part: str = "body") -> None:
    """All that can be pressed and is to be seen lies within the safe area."""
    still(screen)
    found = screen.page.evaluate(BEYOND, [insets, part])
    assert found == [], where


def test_where_the_device_chooses_colours_the_chosen_is_told(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "en", forced_colors="active", reduced_motion="reduce")
    screen.go("/")
    expect(screen.button("home.open")).to_be_visible()
    outlines = screen.page.locator("input[type=radio] + *").evaluate_all(OUTLINES)
    chosen = screen.page.locator("input[type=radio]").evaluate_all(CHECKED)
    assert sum(chosen) > 0
    assert [style == "solid" for style in outlines] == chosen


def test_a_clock_that_is_set_is_right_again_within_two_seconds(
    newcomer: Newcomer, base: str
) -> None:
    """B-08: nobody has to wait for eight messages."""
    ann, bob = newcomer(base, "en"), newcomer(base, "en")
    code = table.host(ann, "Ann", {3: "easy"})
    table.enter(bob, code, "Bob")
    table.sit(bob, 2)
    ann.page.evaluate(CLOCK)
    bob.page.evaluate(CLOCK)
    table.start(ann)
    for screen in (ann, bob):
        expect(screen.page.get_by_role("timer").first).to_be_visible()
    ann.page.evaluate(f"window.ahead = {HOUR_MS}")
    ann.page.wait_for_timeout(2_000)
    assert abs(seconds_left(ann) - seconds_left(bob)) <= READING_SECONDS


def seconds_left(screen: Screen) -> int:
    name = screen.page.get_by_role("timer").first.get_attribute("aria-label") or ""
    found = re.search(r"\d+", name)
    return int(found[0]) if found else 0


def test_a_browser_that_keeps_nothing_is_told_where_one_sits_down(
    newcomer: Newcomer, base: str
) -> None:
    screen = newcomer(base, "en", PHONE)
    screen.page.add_init_script(NOTHING_KEPT)
    table.come_home(screen, "Ann")
    told = screen.page.get_by_role("note").filter(has_text=screen.words.say("people.forgetful"))
    expect(told).to_be_visible()
    table.open_room(screen)
    expect(told).to_be_visible()
    expect(screen.button("people.sign-in")).to_be_visible()
    must_be_accessible(screen, "lobby")
    table.sit(screen, 1)
    must_fit(screen, "lobby")


OLD = {
    # Chromium 108 and Safari 15.4 mix no colours; 117 and 16 brought subgrid.
    "no color-mix": (("color-mix(", "unknown-mix("), ("subgrid", "unknown")),
    # Firefox before 121.
    "no :has": ((":has(", ":unknown("), ("color-mix(", "unknown-mix(")),
    # Safari before 16.
    "no containers": (("@container", "@unknown"), ("cqw", "unk"), ("cqh", "unk"), ("cqi", "unk")),
}


@pytest.mark.parametrize("engine", OLD)
@pytest.mark.parametrize("game", ["tycoon", "modern_art", "gem_trader"])
def test_a_table_stands_without_what_an_older_engine_lacks(
    newcomer: Newcomer, base: str, engine: str, game: str
) -> None:
    """Its sheets, with these words made unknown: nothing beyond the window, all to be read."""
    screen = newcomer(base, "en", PHONE, reduced_motion="reduce")
    screen.page.route("**/*.css", lambda route: older(route, engine))
    table.host(screen, "Ann", {2: "easy", 3: "medium"}, game)
    must_fit(screen, f"lobby, {engine}")
    table.start(screen)
    expect(screen.part("room.table")).to_be_visible()
    screen.calm()
    must_fit(screen, f"{game}, {engine}")
    assert screen.page.evaluate(SAME_COLOUR) == []


def older(route: Route, engine: str) -> None:
    answer = route.fetch()
    text = answer.text()
    for word, unknown in OLD[engine]:
        text = text.replace(word, unknown)
    route.fulfill(response=answer, body=text)


CHECKED = "all => all.map(it => it.checked)"
OUTLINES = "all => all.map(it => getComputedStyle(it).outlineStyle)"

BEYOND = """([insets, part]) => {
  const [right, bottom] = [innerWidth - insets.right, innerHeight - insets.bottom]
  const all = [...document.querySelectorAll(`${part} :is(button, a, input, textarea, select)`)]
  return all.filter(one => one.checkVisibility()).map(one => {
    one.scrollIntoView({ block: 'center' })
    const box = one.getBoundingClientRect()
    const isFixedBelow = part !== 'body' && box.bottom > bottom + 1 && box.top < innerHeight
    const isBeyond = box.left < insets.left - 1 || box.right > right + 1 || isFixedBelow
    const at = [box.left, box.right, box.bottom].map(Math.round)
    return isBeyond && box.width > 0 ? `${one.textContent.trim() || one.ariaLabel}: ${at}` : ''
  }).filter(Boolean)
}"""

CLOCK = """window.ahead = 0
const real = Date.now.bind(Date)
Date.now = () => real() + window.ahead"""

NOTHING_KEPT = """Storage.prototype.setItem = () => {
  throw new DOMException('blocked', 'SecurityError')
}"""

SAME_COLOUR = """() => {
  const seen = []
  for (const one of document.querySelectorAll('button, h2, h3, strong')) {
    const { color, backgroundColor } = getComputedStyle(one)
    if (one.checkVisibility() && one.textContent.trim() && color === backgroundColor)
      seen.push(one.textContent.trim())
  }
  return seen
}"""
