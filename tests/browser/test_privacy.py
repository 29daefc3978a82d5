"""What is known of one is had as a file and deleted, on a phone; a bot plays on (R-19, B-27)."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import table
from tests.browser.axe import must_look_well
from tests.browser.conftest import Newcomer
from tests.browser.screen import PHONE, Screen

pytestmark = pytest.mark.browser
BEAT_MS = 40_000
"""A silent page of a running game beats every 15 seconds, and a busy machine is slow."""


def test_a_guest_takes_their_data_along_and_is_deleted_from_the_running_table(
    newcomer: Newcomer, base: str
) -> None:
    ann, bob = newcomer(base, "en"), newcomer(base, "en", PHONE)
    code = table.host(ann, "Ann", {3: "easy"})
    table.enter(bob, code, "Bobolink")
    table.sit(bob, 2)
    table.start(ann)
    expect(bob.part("tycoon.my-hand")).to_be_visible()
    expect(ann.page.get_by_text("Bobolink").first).to_be_visible()

    tab = bob.another()
    tab.go("/me")
    look(tab, "my data")
    data = downloaded(tab)
    assert data["rooms"][0]["room"] == code
    assert data["rooms"][0]["names"] == ["Bobolink"]
    assert (data["rooms"][0]["chair"], data["account"]) == (1, None)

    tab.press("privacy.erase")
    look(tab, "what goes and what stays")
    tab.press("privacy.go-on")
    sure = tab.words.say("privacy.sure", name="Bobolink")
    expect(tab.page.get_by_text(sure)).to_be_visible()
    look(tab, "really")
    tab.press("privacy.erase-sure")
    expect(tab.button("people.sign-in")).to_be_visible()
    look(tab, "deleted")

    expect(ann.page.get_by_text("Bobolink")).to_have_count(0, timeout=BEAT_MS)
    expect(ann.page.get_by_text(ann.words.say("bot.name.1")).first).to_be_visible()
    expect(bob.named("textbox", bob.words.say("home.who"))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_the_notice_is_a_touch_away_and_looks_well(
    newcomer: Newcomer, base: str, language: str
) -> None:
    screen = newcomer(base, language, PHONE)
    screen.go("/")
    screen.touch(screen.named("link", screen.words.say("kit.privacy")))
    expect(screen.page.get_by_text(screen.words.say("privacy.mail-long"))).to_be_visible()
    look(screen, f"the notice in {language}")


def downloaded(screen: Screen) -> Any:
    with screen.page.expect_download() as download:
        screen.press("privacy.export")
    assert download.value.suggested_filename == "gavel-data.json"
    return json.loads(Path(download.value.path()).read_text(encoding="utf-8"))


def look(screen: Screen, what: str) -> None:
    """PICTURES=folder keeps what was to be seen."""
    must_look_well(screen, what)
    folder = os.environ.get("PICTURES")
    if folder:
        screen.page.screenshot(path=Path(folder) / f"{what}.png", full_page=True)
