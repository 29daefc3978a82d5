"""Without a pointer, and in another language (B-17, B-18)."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import table
from tests.browser.conftest import Newcomer
from tests.browser.gem_trader import GemTrader
from tests.browser.modern_art import ModernArt
from tests.browser.player import Player
from tests.browser.screen import Screen
from tests.browser.tycoon import Tycoon
from tests.browser.words import Words

pytestmark = pytest.mark.browser
MOVES = 5
HAN = re.compile(r"[\u3400-\u9fff]")


def test_from_home_to_a_bid_with_the_keyboard_alone(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "en")
    screen.by_keys = True
    table.come_home(screen, "Ann")
    table.open_room(screen)
    table.sit(screen, 1)
    for number in (2, 3):
        table.place_bot(screen, number, "easy")
    table.start(screen)
    player = Tycoon(screen, sales=0)

    table.play(player, until=lambda: player.done["bid"] + player.done["seal"] > 0)

    assert player.done["bid"] + player.done["seal"] == 1
    expect(screen.page.locator(":focus")).to_have_count(1)


@pytest.mark.parametrize("kind", [ModernArt, GemTrader])
def test_the_other_games_with_the_keyboard_alone(
    newcomer: Newcomer, base: str, kind: type[Player]
) -> None:
    screen = newcomer(base, "en")
    table.host(screen, "Ann", {2: "easy", 3: "easy"}, kind.game)
    screen.by_keys = True
    table.start(screen)
    player = kind(screen)

    table.play(player, until=lambda: sum(player.done.values()) >= MOVES)

    assert len(player.done) > 1, player.done


def test_old_lines_of_the_log_follow_the_language(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "zh-Hans")
    table.host(screen, "Ann", {2: "easy", 3: "easy"})
    table.start(screen)
    player = Tycoon(screen, sales=0)
    table.play(player, until=lambda: player.done["ready"] > 0)

    chinese = log(screen)
    screen.press("room.menu")
    screen.page.get_by_role("radio", name=screen.words.say("language.en")).check()
    screen.words = Words("en")
    table.close(screen, screen.sheet("room.menu"))
    english = log(screen)

    assert all(HAN.search(line) for line in chinese)
    assert not any(HAN.search(line) for line in english), english
    began = screen.words.like("tycoon.log.game-opened")
    assert began.match(english[-1])


def log(screen: Screen) -> list[str]:
    """The newest first."""
    sheet = table.open_panel(screen, "room.log")
    expect(sheet.get_by_role("listitem").first).to_be_visible()
    lines = sheet.get_by_role("listitem").all_inner_texts()
    table.close(screen, sheet)
    return lines
