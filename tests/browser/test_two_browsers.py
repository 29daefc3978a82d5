"""Friends and a spectator at one table: all see the same, and nobody sees another's hand (B-11)."""

import pytest
from playwright.sync_api import expect

from tests.browser import table
from tests.browser.conftest import Newcomer
from tests.browser.screen import PHONE, Screen
from tests.browser.secrecy import must_keep_secrets, must_see_the_same, own, rounds
from tests.browser.tycoon import Tycoon

pytestmark = pytest.mark.browser
SECRETS = ("hand", "quote", "terms", "ladder", "worth", "submitted", "sellers", "trade")


def test_all_see_the_same_table_and_nobody_anothers_hand(newcomer: Newcomer, base: str) -> None:
    ann, bob, cat = newcomer(base, "en"), newcomer(base, "zh-Hans", PHONE), newcomer(base, "en")
    code = table.host(ann, "Ann", {3: "easy"})
    table.enter(bob, code, "Bob")
    table.sit(bob, 2)
    table.enter(cat, code, "Cat")
    table.start(ann)
    anns, bobs = Tycoon(ann, sales=0), Tycoon(bob, sales=0)

    table.play(anns, bobs, until=lambda: high_bid(ann) is not None)
    for look in (table.around, high_bid, round_line):
        must_see_the_same(look, ann, bob, cat)

    table.play(anns, bobs, until=lambda: anns.hand.count() + bobs.hand.count() > 0)
    assert own(ann)["hand"] != own(bob)["hand"]
    expect(cat.part("tycoon.my-hand")).to_have_count(0)
    cat.touch(cat.named("tab", cat.words.say("tycoon.collection")))
    expect(cat.page.get_by_text(cat.words.say("tycoon.watching-hands"))).to_be_visible()
    must_keep_secrets(cat, ann, bob, secrets=SECRETS)


def high_bid(screen: Screen) -> str | None:
    """As it stands beside the lot; None where there is none."""
    label = screen.page.get_by_text(screen.words.say("tycoon.high-bid"), exact=True)
    return label.locator("..").inner_text().split("\n")[1] if label.is_visible() else None


def round_line(screen: Screen) -> tuple[int, int]:
    number, of = rounds(screen)
    said = screen.words.say("tycoon.round", round=number, rounds=of)
    expect(screen.page.get_by_text(said, exact=True)).to_be_visible()
    return number, of
