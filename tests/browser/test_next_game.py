"""Another game for the next table in the same room."""

import pytest
from playwright.sync_api import expect

from tests.browser import table
from tests.browser.conftest import Newcomer
from tests.browser.screen import PHONE

pytestmark = pytest.mark.browser
SIX = range(2, 7)


def test_too_many_for_another_game_keep_their_seats_but_cannot_start(
    newcomer: Newcomer, base: str
) -> None:
    screen = newcomer(base, "zh-Hans", PHONE)
    table.host(screen, "阿明", dict.fromkeys(SIX, "easy"))
    expect(screen.button("room.start")).to_be_enabled()

    for game, most in (("modern_art", 5), ("gem_trader", 4)):
        table.arrange(screen, game=f"game.{game}")
        table.must_not_start(screen, "room.start-too-many", most=most)
        table.must_be_taken(screen, 1, *SIX)

    table.arrange(screen, game="game.tycoon")
    expect(screen.button("room.start")).to_be_enabled()
