"""One human and two bots, through the page alone."""

import pytest
from playwright.sync_api import expect

from tests.browser import table
from tests.browser.axe import must_be_accessible
from tests.browser.conftest import Newcomer
from tests.browser.screen import PHONE, Screen
from tests.browser.table import Level
from tests.browser.tycoon import Tycoon

pytestmark = pytest.mark.browser
BOTS: dict[int, Level] = {3: "easy", 5: "medium"}


def test_a_whole_game_on_a_phone_to_the_ranking_and_on_to_the_next(
    newcomer: Newcomer, base: str
) -> None:
    screen = newcomer(base, "zh-Hans", PHONE, has_touch=True, reduced_motion="reduce")
    table.host(screen, "阿明", BOTS)
    table.start(screen)
    player = Tycoon(screen, look=lambda dialog: must_be_accessible(screen, dialog))

    table.play(player, first=lambda ask: must_be_accessible(screen, ask))

    assert {"bid", "seal", "roll", "sell", "wish"} <= set(player.done), player.done
    assert player.done["offer"] + player.done["skip trade"] > 0
    must_be_accessible(screen, "the ranking")
    the_ranking_opens_by_era(screen)
    screen.press("room.next-game")
    expect(screen.button("room.start")).to_be_enabled()
    table.must_be_taken(screen, 1, *BOTS)


def test_on_a_desk_in_english_and_in_the_dark(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "en", color_scheme="dark")
    table.host(screen, "Ann", BOTS)
    table.start(screen)
    player = Tycoon(screen)
    wanted = {"bid", "seal", "roll", "sell", "wish"}

    table.play(
        player,
        until=lambda: wanted <= set(player.done),
        first=lambda ask: must_be_accessible(screen, ask),
    )

    assert wanted <= set(player.done), player.done


def the_ranking_opens_by_era(screen: Screen) -> None:
    """R-13. One's own is open at first."""
    rows = screen.part("tycoon.stage.Over").locator("[data-breakdown]")
    expect(rows).to_have_count(3)
    last = rows.last
    last.locator("summary").click()
    expect(last).to_have_attribute("open", "")
    none = screen.page.get_by_text(screen.words.say("tycoon.no-cards-left"))
    card = last.get_by_role("button", name=screen.words.begins("kit.card"))
    expect(card.first.or_(last.locator(none))).to_be_visible()
