"""After a game: its luck is worked out again in the browser, and its course is drawn."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from domain.games import GAMES
from tests.browser import table
from tests.browser.axe import must_be_accessible, must_look_well
from tests.browser.conftest import Newcomer
from tests.browser.finished import played_out
from tests.browser.gem_trader import GemTrader
from tests.browser.screen import PHONE, Screen
from tests.infra.fakes import CODE

pytestmark = pytest.mark.browser
PROOF, PLOTS = (f"/r/{CODE}/games/1/{record}" for record in ("proof", "plots"))
REPLAY = f"**/api/rooms/{CODE}/games/1/replay"
Json = dict[str, Any]


@pytest.fixture(params=GAMES)
def finished(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with played_out(tmp_path / "gavel.sqlite", request.param) as base:
        yield base


@pytest.fixture
def tycoon(tmp_path: Path) -> Iterator[str]:
    with played_out(tmp_path / "gavel.sqlite", "tycoon") as base:
        yield base


def test_of_a_game_one_did_not_see_nothing_fails_and_not_all_is_known(
    newcomer: Newcomer, finished: str
) -> None:
    screen = newcomer(finished, "en", PHONE, color_scheme="dark", reduced_motion="reduce")
    screen.go(PROOF)
    screen.press("proof.check")

    expect(verdict(screen, "proof.some-unknown")).to_be_visible()
    assert len(rows(screen, "proof.holds")) > 5
    assert not rows(screen, "proof.fails")
    assert_among(screen, rows(screen, "proof.unknown"), "proof.seen", "proof.head-seen")
    for unfold in screen.page.locator("summary").all():
        screen.touch(unfold)
    must_look_well(screen, "the proof")


def test_a_forged_replay_is_seen_red_where_it_was_forged(newcomer: Newcomer, tycoon: str) -> None:
    """On the way to this browser somebody swaps two cards and turns a die."""
    screen = newcomer(tycoon, "zh-Hans", reduced_motion="reduce")
    screen.page.route(REPLAY, forge)
    screen.go(PROOF)
    screen.press("proof.check")

    expect(verdict(screen, "proof.some-fail")).to_be_visible()
    deck, die, head = rows(screen, "proof.fails")
    expect(deck).to_contain_text(screen.words.say("proof.tycoon.deck"))
    expect(die).to_contain_text(screen.words.say("proof.die", lot=1))
    expect(die).to_contain_text("≠")
    expect(head).to_contain_text(screen.words.say("proof.head"))
    must_be_accessible(screen, "the proof of a forgery")


def forge(route: Route) -> None:
    replay: Json = route.fetch().json()
    deck = replay["commands"][0]["events"][0]["deck"]
    deck[0], deck[1] = next((card, deck[0]) for card in deck if card != deck[0])
    facts = [fact for played in replay["commands"] for fact in played["events"]]
    die = next(fact for fact in facts if fact["is"] == "DieRolled")
    die["face"] = die["face"] % 6 + 1
    route.fulfill(body=json.dumps(replay), content_type="application/json")


def test_without_cryptography_the_page_says_why(newcomer: Newcomer, tycoon: str) -> None:
    """On plain http from another machine a browser has none."""
    screen = newcomer(tycoon, "en")
    screen.page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    screen.go(PROOF)
    expect(screen.page.get_by_role("alert")).to_have_text(screen.words.say("proof.insecure"))
    expect(screen.button("proof.check")).to_have_count(0)


def test_the_plots_of_a_finished_game_show_every_seat(newcomer: Newcomer, finished: str) -> None:
    """B-18: by line and mark as well as by colour, by keyboard, and as tables."""
    screen = newcomer(finished, "zh-Hans", PHONE, reduced_motion="reduce")
    screen.go(PLOTS)
    for what in ("worth", "money"):
        choose(screen, f"plots.{what}")
        drawn = screen.named("img", screen.words.begins("plots.over-time", what=said(screen, what)))
        expect(drawn).to_be_visible()
        assert len({line.get_attribute("stroke-dasharray") for line in lines(drawn)}) == 3
        must_look_well(screen, what)
    expect(screen.named("img", screen.words.like("plots.paid-against"))).to_be_visible()
    for unfold in screen.page.locator("summary").all():
        screen.touch(unfold)
    must_look_well(screen, "purchases")


def test_one_walks_along_the_lines_by_keyboard(newcomer: Newcomer, tycoon: str) -> None:
    screen = newcomer(tycoon, "en", reduced_motion="reduce")
    screen.go(PLOTS)
    slide = screen.page.get_by_role("slider").first
    expect(slide).to_be_visible()
    end = slide.get_attribute("aria-valuetext")
    slide.press("Home")
    start = screen.words.say("plots.at", round=1, command=0)
    expect(slide).to_have_attribute("aria-valuetext", f"{start}, Ann 150, Bob 150, Orchid 150")
    slide.press("End")
    expect(slide).to_have_attribute("aria-valuetext", str(end))


def test_both_open_from_the_ranking_and_from_the_past_games(
    newcomer: Newcomer, finished: str
) -> None:
    screen = newcomer(finished, "en", PHONE, reduced_motion="reduce")
    table.enter(screen, CODE, "Dan")
    table.clear(screen)
    charts = screen.named("region", screen.words.say("room.plots"))
    charts.scroll_into_view_if_needed()
    expect(charts.get_by_text(screen.words.say("plots.what"))).to_be_visible()
    opens(screen, screen.page.locator("body"), "room.proof", "proof.check")
    past = table.open_panel(screen, "room.past-games")
    opens(screen, past, "room.plots", "plots.what")
    opens(screen, past, "room.proof", "proof.check")


def opens(screen: Screen, inside: Locator, record: str, part: str) -> None:
    screen.touch(inside.get_by_role("button", name=screen.words.like(record)).last)
    sheet = screen.sheet(record)
    expect(sheet.get_by_text(screen.words.like(part)).first).to_be_visible()
    must_be_accessible(screen, record)
    table.close(screen, sheet)


def test_a_player_finds_their_own_string_and_all_that_they_saw(
    newcomer: Newcomer, base: str
) -> None:
    screen = newcomer(base, "en", reduced_motion="reduce")
    table.host(screen, "Ann", {2: "medium"}, "gem_trader")
    table.start(screen)
    table.play(GemTrader(screen))
    table.clear(screen)

    expect(screen.button("room.proof")).to_be_visible()
    screen.press("room.proof")
    screen.press("proof.check")

    expect(verdict(screen, "proof.all-hold")).to_be_visible()
    mine = ("proof.seen", "proof.own", "proof.head-seen")
    assert_among(screen, rows(screen, "proof.holds"), *mine)
    must_look_well(screen, "the proof of what one saw")


def assert_among(screen: Screen, found: list[Locator], *titles: str) -> None:
    told = [row.inner_text() for row in found]
    for title in titles:
        assert any(screen.words.say(title) in row for row in told), (title, told)


def verdict(screen: Screen, key: str) -> Locator:
    return screen.page.get_by_role("status").get_by_text(screen.words.ends(key))


def rows(screen: Screen, holds: str) -> list[Locator]:
    """The checks that were found so."""
    said_so = screen.page.get_by_text(screen.words.say(holds), exact=True)
    return screen.page.get_by_role("listitem").filter(has=said_so).all()


def choose(screen: Screen, what: str) -> None:
    screen.page.get_by_role("radio", name=screen.words.say(what)).check()


def said(screen: Screen, what: str) -> str:
    return screen.words.say(f"plots.{what}")


def lines(drawn: Locator) -> list[Locator]:
    return drawn.locator("path.line").all()
