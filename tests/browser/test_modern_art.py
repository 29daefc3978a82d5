"""Modern Art through the page alone: a whole game on a phone, and friends at one table."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import table
from tests.browser.axe import must_be_accessible, must_look_well
from tests.browser.conftest import Newcomer
from tests.browser.modern_art import WAYS, ModernArt
from tests.browser.player import signed
from tests.browser.screen import PHONE, Screen
from tests.browser.secrecy import must_keep_secrets, must_see_the_same, own, rounds
from tests.browser.table import Level

pytestmark = pytest.mark.browser
BOTS: dict[int, Level] = {3: "easy", 5: "medium"}
SECRETS = ("hand", "money", "submitted")


def test_a_whole_game_on_a_phone_to_the_ranking(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "zh-Hans", PHONE, has_touch=True, reduced_motion="reduce")
    table.host(screen, "阿明", BOTS, "modern_art")
    table.start(screen)
    player = ModernArt(screen, look=lambda sheet: must_be_accessible(screen, sheet))

    table.play(player, first=lambda ask: must_look_well(screen, ask))

    assert {"bid", "hush", "seal"} <= set(player.done), player.done
    assert len(set(WAYS) & set(player.done)) > 2, player.done
    table.clear(screen)
    must_look_well(screen, "the ranking")
    the_ranking_adds_up(screen)
    the_rounds_can_be_read_again(screen)


def test_all_see_the_same_table_and_nobody_anothers_hand(newcomer: Newcomer, base: str) -> None:
    ann, bob, cat = newcomer(base, "en"), newcomer(base, "zh-Hans", PHONE), newcomer(base, "en")
    code = table.host(ann, "Ann", {3: "easy"}, "modern_art")
    table.enter(bob, code, "Bob")
    table.sit(bob, 2)
    table.enter(cat, code, "Cat")
    table.start(ann)
    anns, bobs = ModernArt(ann), ModernArt(bob)

    table.play(anns, bobs, until=lambda: all(len(set(WAYS) & set(p.done)) for p in (anns, bobs)))
    for look in (table.around, round_line, artists):
        must_see_the_same(look, ann, bob, cat)

    assert not set(own(ann)["hand"]) & set(own(bob)["hand"])
    assert hand_names(anns) == len(own(ann)["hand"])
    expect(cat.part("modern_art.hand")).to_have_count(0)
    must_keep_secrets(cat, ann, bob, secrets=SECRETS)


def the_ranking_adds_up(screen: Screen) -> None:
    """Of everybody, from the first money to the last."""
    rows = screen.part("modern_art.stage.Over").locator("[data-breakdown]")
    expect(rows).to_have_count(3)
    for row in rows.all():
        if row.get_attribute("open") is None:
            screen.touch(row.locator("summary"))
        *parts, total = row.locator("dd").all_inner_texts()
        assert sum(map(signed, parts)) == signed(total), parts


def the_rounds_can_be_read_again(screen: Screen) -> None:
    screen.press("modern_art.galleries")
    sheet = screen.sheet("modern_art.galleries")
    tab = sheet.get_by_role("tab", name=screen.words.say("modern_art.rounds-so-far"))
    screen.touch(tab)
    for number in range(1, rounds(screen)[1] + 1):
        settled = screen.words.say("modern_art.settlement", round=number)
        expect(sheet.get_by_text(settled)).to_be_visible()
    must_be_accessible(screen, "rounds")
    table.close(screen, sheet)


def round_line(screen: Screen) -> tuple[int, int]:
    number, of = rounds(screen)
    said = screen.words.say("modern_art.round", round=number, rounds=of)
    expect(screen.page.get_by_text(said, exact=True)).to_be_visible()
    return number, of


def artists(screen: Screen) -> list[dict[str, str]]:
    """What the five columns say of themselves, in whatever language, tokens aside."""
    board = screen.named("list", screen.words.like("modern_art.board"))
    return [column(screen, one) for one in board.get_by_role("listitem").all()]


def column(screen: Screen, one: Locator) -> dict[str, str]:
    read = screen.words.read("modern_art.column", one.get_attribute("aria-label") or "")
    return {blank: read[blank] for blank in ("artist", "count", "worth")}


def hand_names(player: ModernArt) -> int:
    """How many cards can be read in one's hand."""
    return len({card.inner_text() for card in player.hand.all()})
