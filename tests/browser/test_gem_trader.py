"""Gem Trader through the page alone: whole games of two and of three, and friends at one table."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import table
from tests.browser.axe import must_be_accessible, must_look_well
from tests.browser.conftest import Newcomer
from tests.browser.gem_trader import GemTrader
from tests.browser.modern_art import ModernArt
from tests.browser.player import signed
from tests.browser.screen import PHONE, Screen
from tests.browser.secrecy import must_keep_secrets, must_see_the_same, own, rounds
from tests.browser.table import Level

pytestmark = pytest.mark.browser
ONE_BOT: dict[int, Level] = {2: "medium"}
BOTS: dict[int, Level] = {2: "easy", 4: "medium"}
ASKED = {"open", "raise", "pass", "take", "play", "sell"}
MOST_GAMES = 8
SECRETS = ("cash", "debt", "peek", "thefts")


def test_a_whole_game_of_two_on_a_desk_and_on_to_modern_art_with_the_same_seats(
    newcomer: Newcomer, base: str
) -> None:
    screen = newcomer(base, "en", color_scheme="dark", reduced_motion="reduce")
    table.host(screen, "Ann", ONE_BOT, "gem_trader")
    table.start(screen)
    player = GemTrader(screen, look=lambda sheet: must_be_accessible(screen, sheet))

    table.play(player, first=lambda ask: must_look_well(screen, ask))

    assert player.done["sell"] > 0, player.done
    assert rounds(screen) == (4, 4)
    the_ranking_adds_up(screen, 2)
    screen.press("room.next-game")
    modern_art_follows(screen)


def test_whole_games_of_three_on_a_phone_until_all_has_been_asked(
    newcomer: Newcomer, base: str
) -> None:
    """Whether there is a die to roll or a card to play is a matter of luck."""
    screen = newcomer(base, "zh-Hans", PHONE, has_touch=True, reduced_motion="reduce")
    table.host(screen, "阿明", BOTS, "gem_trader")
    player = GemTrader(screen, look=lambda sheet: must_be_accessible(screen, sheet))
    met: set[str] = set()

    def first(ask: str) -> None:
        if ask not in met:
            met.add(ask)
            must_look_well(screen, ask)

    for _ in range(MOST_GAMES):
        table.start(screen)
        table.play(player, first=first)
        the_ranking_adds_up(screen, 3)
        if set(player.done) >= ASKED:
            break
        screen.press("room.next-game")
    assert set(player.done) >= ASKED, player.done


def test_a_closed_fist_tells_nobody_what_is_in_it_and_may_be_opened_again(
    newcomer: Newcomer, base: str
) -> None:
    ann, bob, cat = newcomer(base, "en"), newcomer(base, "zh-Hans", PHONE), newcomer(base, "en")
    code = table.host(ann, "Ann", {}, "gem_trader")
    table.enter(bob, code, "Bob")
    table.sit(bob, 2)
    table.enter(cat, code, "Cat")
    table.start(ann)
    anns, bobs = GemTrader(ann), GemTrader(bob)

    table.play(anns, bobs, until=lambda: both_choose(ann, bob))
    for look in (table.around, round_line, prices):
        must_see_the_same(look, ann, bob, cat)

    anns.sell_nothing()
    expect(closed_fists(bob)).to_have_count(1)
    ann.press("gem_trader.take-back")
    expect(closed_fists(bob)).to_have_count(0)
    anns.sell()
    expect(ann.page.get_by_text(ann.words.begins("gem_trader.in-fist"))).to_be_visible()
    assert own(bob)["sale"] is None
    bobs.sell()
    for screen in (ann, bob, cat):
        last = screen.words.begins("gem_trader.last")
        chip = screen.page.get_by_role("button", name=last).first
        expect(chip).to_be_visible()
        screen.touch(chip)
        expect(incomes(screen)).to_be_visible()
    expect(cat.part("gem_trader.screen")).to_have_count(0)
    must_keep_secrets(cat, ann, bob, secrets=SECRETS)


def modern_art_follows(screen: Screen) -> None:
    """It needs three: the two who sit there stay and wait for a third."""
    expect(screen.page.get_by_text(screen.words.say("game.gem_trader"))).to_be_visible()
    table.arrange(screen, game="game.modern_art")
    table.must_not_start(screen, "room.start-too-few", missing=1)
    table.must_be_taken(screen, 1, 2)
    table.place_bot(screen, 3, "easy")
    table.start(screen)
    dealer = ModernArt(screen)
    table.play(dealer, until=lambda: dealer.done.total() > 0)
    assert len(table.around(screen)) == 3


def the_ranking_adds_up(screen: Screen, seats: int) -> None:
    must_look_well(screen, "the ranking")
    table.clear(screen)
    rows = screen.part("gem_trader.stage.Over").locator("[data-breakdown]")
    expect(rows).to_have_count(seats)
    for row in rows.all():
        if row.get_attribute("open") is None:
            screen.touch(row.locator("summary"))
        *parts, total = row.locator("dd").all_inner_texts()
        assert sum(map(signed, parts)) == signed(total), parts


def both_choose(*screens: Screen) -> bool:
    """What to sell; they may need a round more until they have won gems."""
    return all(screen.button("gem_trader.sell-nothing").is_visible() for screen in screens)


def round_line(screen: Screen) -> tuple[int, int]:
    number, of = rounds(screen)
    said = screen.words.say("gem_trader.round", round=number, rounds=of)
    expect(screen.page.get_by_text(said, exact=True)).to_be_visible()
    return number, of


def prices(screen: Screen) -> list[str]:
    """As they stand on this round's market."""
    return screen.part("gem_trader.market").locator("strong").all_inner_texts()


def closed_fists(screen: Screen) -> Locator:
    row = screen.named("list", screen.words.like("gem_trader.fists"))
    return row.get_by_text(screen.words.say("gem_trader.fist.sent"), exact=True)


def incomes(screen: Screen) -> Locator:
    """What all have sold, as it is shown when the fists are opened."""
    return screen.named("heading", screen.words.begins("gem_trader.market-of")).first
