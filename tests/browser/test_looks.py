"""Every drawer and dialog for everybody, and no page wider than its window."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import table
from tests.browser.axe import WIDTHS, must_be_accessible, must_fit, outside, still
from tests.browser.conftest import Newcomer
from tests.browser.screen import PHONE, Screen
from tests.browser.targets import too_small
from tests.browser.tycoon import Tycoon

pytestmark = pytest.mark.browser


def test_nothing_lies_outside_the_window(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "en", reduced_motion="reduce")
    screen.go("/")
    expect(screen.button("home.open")).to_be_visible()
    must_fit(screen, "home")
    table.host(screen, "A name of twenty-four ch", dict.fromkeys(range(2, 7), "medium"))
    must_fit(screen, "lobby")
    table.start(screen)
    player = Tycoon(screen, sales=0)
    table.play(player, first=lambda ask: must_fit(screen, ask), until=lambda: "seal" in player.done)


def test_every_drawer_and_dialog_is_for_everybody(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "zh-Hans", PHONE, reduced_motion="reduce")
    table.host(screen, "阿明", {3: "easy", 5: "medium"})
    a_chair_is_asked_about(screen)
    panels(screen, "room.invite", "room.settings", "room.past-games", "room.people", "room.rules")
    a_leave_is_asked_about(screen)
    table.start(screen)
    player = Tycoon(screen, sales=0)
    table.play(player, until=lambda: player.hand.count() > 0)
    table.clear(screen)
    panels(screen, "room.log", "room.rules")
    for button in ("room.chat", "room.people"):
        table.clear(screen)
        screen.press(button)
        looked_at(screen, screen.sheet(button))
    screen.press("tycoon.others")
    looked_at(screen, screen.sheet("tycoon.others"))
    screen.touch(screen.part("tycoon.my-hand").get_by_role("button").first)
    collection = screen.sheet("tycoon.collection")
    screen.touch(collection.get_by_role("button", name=screen.words.begins("kit.card")).first)
    large = screen.named("img", screen.words.begins("kit.card"))
    looked_at(screen, screen.page.get_by_role("dialog").filter(has=large))
    looked_at(screen, collection)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_home_and_lobby_are_for_everybody(newcomer: Newcomer, base: str, light: str) -> None:
    """B-18: read by anybody, hit by any finger, at any width."""
    screen = newcomer(base, "en", PHONE, reduced_motion="reduce", color_scheme=light)
    screen.go("/")
    expect(screen.button("home.open")).to_be_visible()
    for_everybody(screen, "home")
    table.host(screen, "Ann", {3: "easy", 5: "medium"})
    for_everybody(screen, "lobby")
    screen.press("room.menu")
    expect(screen.sheet("room.menu")).to_be_visible()
    for_everybody(screen, "menu")


def for_everybody(screen: Screen, where: str) -> None:
    must_be_accessible(screen, where)
    for width, height in WIDTHS.items():
        screen.page.set_viewport_size({"width": width, "height": height})
        still(screen)
        assert [*outside(screen), *too_small(screen)] == [], f"{where} at {width}"
    screen.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def test_nothing_moves_for_those_who_asked_for_less_motion(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "en", reduced_motion="reduce")
    table.come_home(screen, "Ann")
    table.open_room(screen)
    screen.press("room.menu")
    expect(screen.sheet("room.menu")).to_be_visible()
    assert screen.page.evaluate(LONGEST_MOTION) < 1


def panels(screen: Screen, *keys: str) -> None:
    for key in keys:
        looked_at(screen, table.open_panel(screen, key))


def looked_at(screen: Screen, sheet: Locator) -> None:
    expect(sheet).to_be_visible()
    must_be_accessible(screen, sheet.inner_text()[:20])
    table.close(screen, sheet)


def a_chair_is_asked_about(screen: Screen) -> None:
    screen.touch(table.chair(screen, 2))
    looked_at(screen, screen.sheet("room.take-chair", chair=2))


def a_leave_is_asked_about(screen: Screen) -> None:
    screen.press("room.menu")
    must_be_accessible(screen, "menu")
    screen.press("room.leave")
    looked_at(screen, screen.sheet("room.leave"))
    table.close(screen, screen.sheet("room.menu"))


LONGEST_MOTION = """() => Math.max(0,
  ...document.getAnimations().map(one => one.effect.getComputedTiming().activeDuration))"""
