"""The room before the start: a guest comes in, and what the host may do with people and chairs."""

import pytest
from playwright.sync_api import expect

from tests.browser import table
from tests.browser.conftest import Newcomer
from tests.browser.screen import PHONE

pytestmark = pytest.mark.browser


def test_a_new_guest_sits_after_two_clicks_and_a_name(newcomer: Newcomer, base: str) -> None:
    """R-02: from the link to the chair."""
    ann, bob = newcomer(base, "en"), newcomer(base, "zh-Hans", PHONE)
    code = table.host(ann, "Ann", {})
    bob.page.add_init_script("addEventListener('click', e => (window.clicks ??= []).push(e.type))")

    bob.go(f"/r/{code}")
    bob.write(bob.named("textbox", bob.words.say("home.who")), "阿明")
    bob.press("home.knock")
    bob.press("room.sit")
    expect(bob.page.get_by_text(bob.words.say("room.you-sit", chair=2))).to_be_visible()
    assert bob.page.evaluate("window.clicks.length") == 2


def test_the_host_frees_a_chair_and_passes_his_rights_on(newcomer: Newcomer, base: str) -> None:
    """R-04, B-10: by hand, and back again."""
    ann, bob = newcomer(base, "en"), newcomer(base, "en", PHONE)
    code = table.host(ann, "Ann", {}, game="gem_trader")
    table.enter(bob, code, "Bob")
    table.sit(bob, 3)

    ann.touch(table.chair(ann, 3))
    ann.touch(ann.named("button", ann.words.begins("room.unseat")))
    expect(bob.button("room.sit")).to_be_visible()
    table.sit(bob, 3)

    people = table.open_panel(ann, "room.people")
    ann.touch(people.get_by_role("button", name=ann.words.say("room.make-host-short")))
    sure = ann.sheet("room.make-host", name="Bob")
    ann.touch(sure.get_by_role("button", name=ann.words.say("room.make-host-short")))
    table.close(ann, people)
    expect(bob.button("room.start")).to_be_visible()
    expect(ann.button("room.start")).to_be_hidden()


def test_a_removed_person_is_told_and_may_be_let_in_again(newcomer: Newcomer, base: str) -> None:
    """B-20."""
    ann, bob = newcomer(base, "en"), newcomer(base, "zh-Hans", PHONE)
    code = table.host(ann, "Ann", {})
    table.enter(bob, code, "阿明")

    people = table.open_panel(ann, "room.people")
    ann.touch(people.get_by_role("button", name=ann.words.say("room.remove")))
    sure = ann.page.get_by_role("dialog", name=ann.words.say("room.remove"), exact=True)
    ann.touch(sure.get_by_role("button", name=ann.words.say("room.remove")))
    expect(bob.page.get_by_text(bob.words.say("refusal.removed-from-room"))).to_be_visible()

    ann.touch(people.get_by_role("button", name=ann.words.say("room.forgive")))
    expect(people.get_by_role("button", name=ann.words.say("room.forgive"))).to_be_hidden()
    bob.go(f"/r/{code}")
    expect(bob.part("room.table")).to_be_visible()
