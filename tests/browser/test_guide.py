"""Whoever plays a game for the first time is led through it; nobody else is."""

from itertools import cycle

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import table
from tests.browser.axe import must_be_accessible, must_fit, still
from tests.browser.conftest import Newcomer
from tests.browser.guiding import guiding
from tests.browser.player import Player
from tests.browser.players import PLAYERS
from tests.browser.screen import PHONE, Screen
from tests.browser.words import LANGUAGES, Language

pytestmark = pytest.mark.browser
SMALLEST = (360, 740)
CALM = "reduce"


@pytest.mark.parametrize(
    ("who", "language"), list(zip(PLAYERS.values(), cycle(LANGUAGES), strict=False))
)
def test_a_newcomer_is_led_from_the_empty_chair_into_the_game(
    newcomer: Newcomer, base: str, who: type[Player], language: Language
) -> None:
    game, asks = who.game, who.asks
    screen = newcomer(base, language, SMALLEST, guided=True, reduced_motion=CALM)
    table.come_home(screen, "Ann", game)
    table.open_room(screen)
    through_the_lobby(screen)
    table.arrange(screen, pace="room.pace.brisk")
    screen.press("room.start")

    player = who(screen)
    led: list[str] = []

    def look(ask: str) -> None:
        led.append(hint_of(screen, game))
        must_point(screen)
        must_be_accessible(screen, ask)

    table.play(player, first=look, until=lambda: len(led) >= asks)

    assert len(set(led)) >= min(asks, 2)


def test_who_waits_is_told_once_how_one_wins(newcomer: Newcomer, base: str) -> None:
    """A spectator waits for certain."""
    ann, bob = newcomer(base, "en"), newcomer(base, "en", SMALLEST, guided=True)
    code = table.host(ann, "Ann", {2: "easy", 3: "easy"}, "gem_trader")
    table.enter(bob, code, "Bob")
    table.start(ann)
    goal = bob.words.like("guide.gem_trader.goal")

    expect(hint(bob)).to_have_text(goal)
    must_point(bob)
    must_fit(bob, "the goal")
    bob.page.clock.install()
    bob.press("guide.got-it")
    bob.page.reload()
    expect(bob.part("room.table")).to_be_visible()
    bob.page.clock.run_for(10_000)
    expect(hint(bob)).to_be_hidden()


def test_a_hint_that_is_put_away_stays_away(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "en", PHONE, guided=True)
    table.come_home(screen, "Ann")
    table.open_room(screen)
    expect(hint(screen)).to_contain_text(screen.words.say("guide.lobby.sit"))

    screen.press("guide.got-it")
    expect(hint(screen)).to_be_hidden()
    screen.page.reload()
    expect(screen.button("room.sit")).to_be_visible()
    expect(hint(screen)).to_be_hidden()

    screen.press("room.sit")
    expect(hint(screen)).to_be_visible()


def test_the_menu_turns_it_off_and_on_again_from_the_beginning(
    newcomer: Newcomer, base: str
) -> None:
    screen = newcomer(base, "en", PHONE, guided=True)
    table.come_home(screen, "Ann")
    table.open_room(screen)
    screen.press("guide.got-it")

    switch(screen, "guide.turn-off")
    screen.press("room.sit")
    expect(screen.button("room.fill-bots")).to_be_visible()
    expect(hint(screen)).to_be_hidden()
    screen.press("room.menu")
    screen.press("room.stand")
    switch(screen, "guide.turn-on")
    expect(hint(screen)).to_contain_text(screen.words.say("guide.lobby.sit"))


def test_it_is_reached_and_heard_without_a_pointer(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "en", guided=True)
    table.come_home(screen, "Ann")
    table.open_room(screen)
    told = screen.words.say("guide.lobby.sit")
    expect(screen.page.get_by_role("status").filter(has_text=told)).to_have_count(1)
    expect(screen.button("room.sit")).to_have_accessible_description(told)

    screen.by_keys = True
    screen.press("guide.got-it")
    expect(hint(screen)).to_be_hidden()
    expect(screen.button("room.sit")).to_have_accessible_description("")


def through_the_lobby(screen: Screen) -> None:
    for step, button in (("sit", "room.sit"), ("fill", "room.fill-bots"), ("start", "room.start")):
        expect(hint(screen)).to_have_text(screen.words.like(f"guide.lobby.{step}"))
        must_point(screen)
        must_fit(screen, step)
        if step != "start":
            screen.press(button)


def switch(screen: Screen, key: str) -> None:
    screen.press("room.menu")
    screen.press(key)
    table.close(screen, screen.sheet("room.menu"))


def hint(screen: Screen) -> Locator:
    return screen.page.locator(".guide .hint")


def hint_of(screen: Screen, game: str) -> str:
    """The key of what is shown; it is one of this game's."""
    expect(hint(screen)).to_be_visible()
    words = hint(screen).inner_text()
    keys = screen.words.under(f"guide.{game}.").items()
    found = [key for key, pattern in keys if pattern.match(words)]
    assert found, words
    return found[0]


def must_point(screen: Screen) -> None:
    """At something, without covering anything."""
    expect(screen.page.locator("[data-ringed]")).to_be_visible()
    still(screen)
    assert guiding(screen) == []
