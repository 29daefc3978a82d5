"""Another game for the next table in the same room."""

import pytest
from playwright.sync_api import expect

from tests.browser import table
from tests.browser.conftest import Newcomer
from tests.browser.screen import PHONE

pytestmark = pytest.mark.browser
SIX = range(2, 7)


def test_there_are_as_many_chairs_as_the_game_allows_and_bots_go_first(
    newcomer: Newcomer, base: str
) -> None:
    """R-03, R-14."""
    screen = newcomer(base, "zh-Hans", PHONE)
    table.host(screen, "阿明", dict.fromkeys(SIX, "easy"))
    chairs = screen.page.locator("[data-chair]")
    expect(chairs).to_have_count(6)

    for game, most in (("modern_art", 5), ("gem_trader", 4)):
        table.arrange(screen, game=f"game.{game}")
        expect(chairs).to_have_count(most)
        table.must_be_taken(screen, *range(1, most + 1))
        expect(screen.button("room.start")).to_be_enabled()

    table.arrange(screen, game="game.tycoon")
    expect(chairs).to_have_count(6)
    table.must_be_taken(screen, 1, 2, 3, 4)
