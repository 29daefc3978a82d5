"""The room before the start: a guest comes in, and what the host may do with people and chairs."""

import pytest
from playwright.sync_api import expect

from tests.browser import table
from tests.browser.axe import must_be_accessible
from tests.browser.chromium import ELSEWHERE
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


def test_the_host_frees_a_chair_and_passes_their_rights_on(newcomer: Newcomer, base: str) -> None:
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


def test_a_variant_is_chosen_in_the_lobby_and_told_at_the_table(
    newcomer: Newcomer, base: str
) -> None:
    """TY-03: the host switches it on, all read it, and the game is played by it."""
    ann, bob = newcomer(base, "en"), newcomer(base, "zh-Hans", PHONE)
    code = table.host(ann, "Ann", {3: "easy"})
    table.enter(bob, code, "阿明")
    table.sit(bob, 2)

    settings = table.open_panel(ann, "room.settings")
    table.choose(ann, settings, "room.variant.unsold-returns", "room.on")
    table.close(ann, settings)
    for screen in (ann, bob):
        name = screen.words.say("room.variant.unsold-returns")
        on = screen.words.say("room.variant-on", variant=name)
        expect(screen.page.get_by_text(on)).to_be_visible()

    table.start(ann)
    bob.press("tycoon.others")
    expect(bob.page.get_by_text(bob.words.say("tycoon.unsold-returns"))).to_be_visible()


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


def test_the_link_is_copied_on_a_page_by_plain_http_too(newcomer: Newcomer, base: str) -> None:
    """Such a page, as friends on the same network open it, has no clipboard of its own."""
    ann = newcomer(base.replace("127.0.0.1", ELSEWHERE), "en", PHONE)
    code = table.host(ann, "Ann", {})
    assert not ann.page.evaluate("isSecureContext")

    ann.press("room.share")
    expect(ann.page.get_by_text(ann.words.say("room.link-copied"))).to_be_visible()
    ann.press("room.chat")
    box = ann.named("textbox", ann.words.say("room.chat-say"))
    box.focus()
    ann.page.keyboard.press("ControlOrMeta+V")
    expect(box).to_have_value(f"{base.replace('127.0.0.1', ELSEWHERE)}/r/{code}")


def test_what_a_friend_says_is_seen_at_their_chair_until_one_opens_the_chat(
    newcomer: Newcomer, base: str
) -> None:
    ann, bob = newcomer(base, "en", PHONE), newcomer(base, "en", PHONE)
    code = table.host(ann, "Ann", {3: "easy"})
    table.enter(bob, code, "Bob")
    table.sit(bob, 2)
    table.start(ann)
    said = ann.page.locator("[data-chair]").filter(has_text="Bob").locator(".speech")

    bob.press("room.chat")
    bob.write(bob.named("textbox", bob.words.say("room.chat-say")), "<b>good luck</b>")
    bob.page.keyboard.press("Enter")
    expect(said).to_have_text("<b>good luck</b>")
    ann.press("room.chat-unread", messages=1)
    expect(said).to_be_hidden()
    expect(bob.page.locator(".speech")).to_have_count(0)


def test_a_guest_changes_their_name_and_keeps_their_chair(newcomer: Newcomer, base: str) -> None:
    ann, bob = newcomer(base, "en"), newcomer(base, "zh-Hans", PHONE)
    code = table.host(ann, "Ann", {})
    table.enter(bob, code, "Bbo")
    table.sit(bob, 3)
    expect(table.chair(ann, 3)).to_contain_text("Bbo")

    bob.press("room.menu")
    bob.press("people.rename")
    sheet = bob.sheet("people.rename")
    name = sheet.get_by_role("textbox", name=bob.words.say("people.name"))
    must_be_accessible(bob, "another name")
    bob.write(name, "Bob")
    bob.touch(sheet.get_by_role("button", name=bob.words.say("people.rename"), exact=True))
    expect(sheet).to_be_hidden()
    expect(table.chair(ann, 3)).to_contain_text("Bob")
    expect(bob.page.get_by_text(bob.words.say("room.you-sit", chair=3))).to_be_visible()
