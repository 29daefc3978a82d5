"""Reloads, second tabs, a server that dies, and a friend who goes (B-01, B-02, B-09)."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import table
from tests.browser.axe import must_be_accessible
from tests.browser.conftest import Newcomer
from tests.browser.screen import PHONE, Screen
from tests.browser.tycoon import Tycoon
from tests.local.server import Server

pytestmark = pytest.mark.browser
AT_ONCE_MS = 3_000
UNREACHABLE = "ERR_CONNECTION_REFUSED"


def test_a_reload_and_a_second_tab_are_at_the_same_seat(newcomer: Newcomer, base: str) -> None:
    screen, code, player = collecting(newcomer, base)
    before = state(player)

    screen.page.reload()
    expect(screen.part("tycoon.my-hand")).to_be_visible(timeout=AT_ONCE_MS)
    assert state(player) == before

    tab = screen.another()
    tab.go(f"/r/{code}")
    expect(tab.part("tycoon.my-hand")).to_be_visible(timeout=AT_ONCE_MS)
    assert state(Tycoon(tab)) == before
    tab.page.close()
    table.play(player, until=lambda: player.done["ready"] > 1)
    expect(screen.page.get_by_text(screen.words.say("mark.offline"))).to_have_count(0)


def test_a_server_that_died_is_found_again_without_a_click(
    newcomer: Newcomer, mortal: Server
) -> None:
    screen, _, player = collecting(newcomer, mortal.base)
    before = state(player)
    banner = screen.page.get_by_text(screen.words.say("room.reconnecting"))

    mortal.kill()
    expect(banner).to_be_visible()
    mortal.start_again()
    expect(banner).to_be_hidden()

    assert state(player) == before
    done = player.done.total()
    table.play(player, until=lambda: player.done.total() > done)
    forgive_the_outage(screen)


def test_a_friend_who_goes_is_marked_offline_and_one_who_comes_back_is_not(
    newcomer: Newcomer, base: str
) -> None:
    ann, bob = newcomer(base, "en"), newcomer(base, "zh-Hans", PHONE)
    code = table.host(ann, "Ann", {3: "easy"})
    table.enter(bob, code, "Bob")
    table.sit(bob, 2)
    table.start(ann)
    offline = seat_of(ann, "Bob").get_by_text(ann.words.say("mark.offline"))
    expect(seat_of(ann, "Bob")).to_be_visible()
    expect(offline).to_be_hidden()

    bob.go("about:blank")
    expect(offline).to_be_visible()
    bob.page.go_back()
    expect(bob.part("tycoon.my-hand")).to_be_visible()
    expect(offline).to_be_hidden()


def test_whoever_left_is_led_back_from_the_home_page(newcomer: Newcomer, base: str) -> None:
    ann = newcomer(base, "zh-Hans", PHONE)
    code = table.host(ann, "阿明", {2: "easy", 3: "easy"})
    table.start(ann)

    ann.press("room.menu")
    ann.press("room.leave")
    sure = ann.page.get_by_role("dialog", name=ann.words.say("room.leave"), exact=True)
    ann.touch(sure.get_by_role("button", name=ann.words.say("room.leave")))
    game = ann.words.say("game.tycoon")
    about = ann.words.say("home.room-about", name="阿明", game=game)
    expect(ann.page.get_by_text(about)).to_be_visible()
    expect(ann.page.get_by_text(ann.words.say("home.room-playing"))).to_be_visible()
    must_be_accessible(ann, "the way back")
    ann.touch(ann.named("link", ann.words.say("home.back-to", code=code)))
    expect(ann.part("tycoon.my-hand")).to_be_visible(timeout=AT_ONCE_MS)


def collecting(newcomer: Newcomer, base: str) -> tuple[Screen, str, Tycoon]:
    """A game in which one has a card and is asked something, so that nothing moves."""
    screen = newcomer(base, "zh-Hans", PHONE)
    code = table.host(screen, "阿明", {2: "easy", 3: "easy"})
    table.start(screen)
    player = Tycoon(screen, sales=0)
    selling = screen.part("tycoon.stage.Selling")
    table.play(player, until=lambda: player.hand.count() > 0 and selling.is_visible())
    others_are_ready(screen)
    table.clear(screen)
    return screen, code, player


def others_are_ready(screen: Screen) -> None:
    ready = screen.part("tycoon.stage.Selling").get_by_text(screen.words.say("mark.ready"))
    expect(ready).to_have_count(2)


def state(player: Tycoon) -> tuple[int, list[str], list[list[str]]]:
    """One's gold and cards, and what stands around the table."""
    return player.gold, player.hand.all_inner_texts(), table.around(player.screen)


def seat_of(screen: Screen, name: str) -> Locator:
    return screen.page.locator("[data-chair]").filter(has_text=name)


def forgive_the_outage(screen: Screen) -> None:
    """A browser says of itself that it could not connect; nothing else may be said."""
    assert all(UNREACHABLE in fault for fault in screen.faults), screen.faults
    screen.faults.clear()
