"""Signing in by a code in the mail, at the table and at home; one's own games (R-01, R-07)."""

import html
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from domain.game import Placing, Seat
from domain.room.pieces import Past, Person, RoomCode
from infra.accounts.own_games import OwnGame
from infra.accounts.own_games import _item as item
from infra.clock import now_ms
from infra.local.sqlite_store import SqliteStore
from tests.browser import table
from tests.browser.axe import must_look_well
from tests.browser.conftest import Newcomer
from tests.browser.screen import PHONE, Screen
from tests.local.server import Server, mail_path

pytestmark = pytest.mark.browser


def test_a_guest_at_the_table_signs_in_and_has_the_seat_in_another_browser(
    newcomer: Newcomer, base: str
) -> None:
    ann = newcomer(base, "en", PHONE)
    code = table.host(ann, "Ann", {2: "easy", 3: "easy"})
    table.start(ann)
    hand = ann.part("tycoon.my-hand")
    expect(hand).to_be_visible()
    mine = me(ann)

    ann.press("room.menu")
    ann.press("people.sign-in")
    sign_in(ann, "ann@table.example", looks="in the room")
    expect(ann.page.get_by_text(ann.words.say("people.signed-in", name="Ann"))).to_be_visible()
    expect(hand).to_be_visible()
    assert me(ann)["person"] == mine["person"]
    assert me(ann)["token"] != mine["token"]
    ann.press("room.menu")
    expect(ann.button("people.my-games")).to_be_visible()
    table.close(ann, ann.sheet("room.menu"))

    other = newcomer(base, "zh-Hans")
    other.go(f"/r/{code}")
    other.write(other.named("textbox", other.words.say("home.who")), "不是游客")
    other.press("people.sign-in")
    sign_in(other, "Ann@Table.example")
    expect(other.part("tycoon.my-hand")).to_be_visible()
    assert me(other)["person"] == mine["person"]


def test_a_guest_who_has_an_account_already_keeps_the_seat(newcomer: Newcomer, base: str) -> None:
    elsewhere = newcomer(base, "en")
    elsewhere.go("/")
    elsewhere.press("people.sign-in")
    sign_in(elsewhere, "bob@table.example", name="Bob")

    bob = newcomer(base, "en")
    code = table.host(bob, "Guest", {2: "easy", 3: "easy"})
    table.start(bob)
    expect(bob.part("tycoon.my-hand")).to_be_visible()
    bob.press("room.menu")
    bob.press("people.sign-in")
    sign_in(bob, "bob@table.example")
    expect(bob.page.get_by_text(bob.words.say("people.signed-in", name="Bob"))).to_be_visible()
    expect(bob.part("tycoon.my-hand")).to_be_visible()
    expect(bob.page.locator("[data-chair]").filter(has_text="Bob")).to_be_visible()
    bob.page.reload()
    expect(bob.part("tycoon.my-hand")).to_be_visible()

    elsewhere.go(f"/r/{code}")
    expect(elsewhere.part("tycoon.my-hand")).to_be_visible()


def test_a_wrong_code_is_said_so_and_another_may_be_asked_for_in_a_while(
    newcomer: Newcomer, base: str
) -> None:
    screen = newcomer(base, "zh-Hans", PHONE)
    screen.go("/")
    screen.press("people.sign-in")
    dialog = screen.sheet("people.sign-in")
    screen.write(field(screen, "people.mail"), "nobody")
    screen.press("people.send")
    expect(dialog.get_by_text(screen.words.say("refusal.bad-mail"))).to_be_visible()
    must_look_well(screen, "a bad address")
    screen.write(field(screen, "people.mail"), "wrong@table.example")
    screen.press("people.send")
    expect(field(screen, "people.code")).to_be_visible()
    screen.write(field(screen, "people.code"), wrong(code_for(base, screen, "wrong@table.example")))
    expect(dialog.get_by_text(screen.words.say("refusal.code-wrong"))).to_be_visible()
    costs_no_second_try(screen, dialog)
    expect(screen.button("people.resend-in")).to_be_disabled()
    must_look_well(screen, "a wrong code")
    forgive_refusals(screen)


def test_ones_own_games_are_listed_and_the_account_can_be_left(
    newcomer: Newcomer, mortal: Server, tmp_path: Path
) -> None:
    """The room of the listed game is long gone."""
    screen = newcomer(mortal.base, "en", PHONE)
    screen.go("/me")
    must_look_well(screen, "nobody")
    screen.press("people.sign-in")
    sign_in(screen, "list@table.example", name="Ann", base=mortal.base)
    expect(screen.page.get_by_text(screen.words.say("people.no-games"))).to_be_visible()

    store = SqliteStore(tmp_path / "gavel.sqlite")
    for number in range(25):
        store.put(item(Person(me(screen)["person"]), a_game(number)))
    store.close()
    screen.page.reload()
    rows = screen.page.get_by_role("article")
    expect(rows).to_have_count(20)
    expect(rows.first).to_contain_text(screen.words.say("room.place", place=2))
    must_look_well(screen, "own games")
    screen.press("people.older")
    expect(rows).to_have_count(25)
    replay = rows.first.get_by_role("link", name=screen.words.say("people.replay"))
    expect(replay).to_have_attribute("href", "/r/AMBER2/games/24")

    screen.write(field(screen, "people.name"), "Anna")
    screen.press("people.rename")
    expect(screen.page.get_by_text(screen.words.say("people.renamed", name="Anna"))).to_be_visible()
    expect(rows).to_have_count(20)

    screen.press("privacy.erase")
    must_look_well(screen, "delete the account?")
    screen.press("privacy.go-on")
    screen.press("privacy.erase-sure")
    expect(screen.button("people.sign-in")).to_be_visible()
    assert screen.page.evaluate("localStorage.getItem('gavel.identity')") is None


def costs_no_second_try(screen: Screen, dialog: Locator) -> None:
    """A whole code was sent by itself; whoever presses Enter after it has not meant another try."""
    screen.page.keyboard.press("Enter")
    screen.press("people.enter")
    screen.calm()
    expect(dialog.get_by_text(screen.words.say("refusal.code-wrong"))).to_be_visible()


def a_game(number: int) -> OwnGame:
    ranks = (Placing(Seat(1), 1, 150), Placing(Seat(0), 2, 143), Placing(Seat(2), 3, 90))
    ended = now_ms() - (25 - number) * 3_600_000
    past = Past(number, "tycoon", ended, ("Ann", "A name of twenty-four ch", ""), ranks, (0, 1, 2))
    return OwnGame(RoomCode("AMBER2"), Seat(0), past)


def sign_in(screen: Screen, mail: str, name: str = "", looks: str = "", base: str = "") -> None:
    """In the open dialog; the code needs no button."""
    dialog = screen.sheet("people.sign-in")
    expect(dialog).to_be_visible()
    screen.write(field(screen, "people.mail"), mail)
    screen.press("people.send")
    code = field(screen, "people.code")
    expect(code).to_be_visible()
    if looks:
        must_look_well(screen, looks)
    origin = base or screen.page.evaluate("location.origin")
    screen.write(code, code_for(origin, screen, mail.lower()))
    if name:
        screen.write(dialog.get_by_role("textbox", name=screen.words.say("people.name")), name)
        screen.touch(dialog.get_by_role("button", name=screen.words.say("people.enter")))
        forgive_refusals(screen)
    expect(dialog).to_be_hidden()


def code_for(base: str, screen: Screen, mail: str) -> str:
    """From the development page."""
    page = html.unescape(screen.page.request.get(base + mail_path(base)).text())
    found = re.search(rf"<h2>([^<]*)</h2><p>{re.escape(mail)} ", page)
    assert found is not None, page
    return "".join(c for c in found[1] if c.isdecimal())


def wrong(code: str) -> str:
    return f"{(int(code) + 1) % 1_000_000:06}"


def field(screen: Screen, key: str) -> Locator:
    return screen.named("textbox", screen.words.like(key))


def me(screen: Screen) -> Any:
    return json.loads(screen.page.evaluate("localStorage.getItem('gavel.identity')"))


def forgive_refusals(screen: Screen) -> None:
    """A browser logs every answer of 400; nothing else may be said."""
    assert all("400" in fault for fault in screen.faults), screen.faults
    screen.faults.clear()
