"""A finished game watched again by its link, by somebody who was never there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import must_look_well
from tests.browser.conftest import Newcomer
from tests.browser.players import PLAYERS
from tests.browser.replays import PLAYED, Watching, be_ann, played_room
from tests.browser.screen import DESKTOP, PHONE
from tests.browser.words import Language
from tests.infra.fakes import CODE
from tests.local.server import serving

pytestmark = pytest.mark.browser

GAMES = list(enumerate(PLAYED, start=1))
PLACES: list[tuple[Language, tuple[int, int]]] = [("en", DESKTOP), ("zh-Hans", PHONE)]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The server's address and Ann's token."""
    file: Path = tmp_path_factory.mktemp("played") / "gavel.sqlite"
    token = played_room(file)
    with serving(file) as server:
        yield server.base, token


@pytest.mark.parametrize(("language", "size"), PLACES)
@pytest.mark.parametrize(("number", "game"), GAMES)
def test_a_stranger_watches_a_game_through_all_eyes(
    newcomer: Newcomer,
    played: tuple[str, str],
    number: int,
    game: str,
    language: Language,
    size: tuple[int, int],
) -> None:
    screen = newcomer(played[0], language, size)
    film = Watching(screen)
    film.open(number)
    film.must_be_at(0)
    assert screen.page.evaluate("localStorage.getItem('gavel.identity')") is None

    half = film.last // 2
    film.open(number, f"?step={half}&eyes=0")
    film.must_be_at(half)
    expect(screen.part(PLAYERS[game].own_part)).to_be_visible()
    expect(film.pick("replay.eyes")).to_have_value("0")
    must_look_well(screen, f"{game} through Ann's eyes")

    hands = film.reveal()
    assert hands.get_by_role("img", name=re.compile(".*Ann")).count() == 1
    expect(screen.part(PLAYERS[game].own_part)).to_be_hidden()
    film.must_be_at(half)
    must_look_well(screen, f"{game}, all revealed")

    screen.press("replay.last")
    film.must_be_at(film.last)
    expect(film.table.get_by_text("Ann", exact=True).first).to_be_visible()
    expect(film.table).to_contain_text(screen.words.say(f"{game}.stage.Over"))
    must_look_well(screen, f"{game}, at its end")


def test_one_steps_and_jumps_by_keys_and_buttons(
    newcomer: Newcomer, played: tuple[str, str]
) -> None:
    screen = newcomer(played[0], "en")
    film = Watching(screen)
    film.open(2, "?step=10&eyes=table")
    keyboard = screen.page.keyboard
    keyboard.press("ArrowRight")
    film.must_be_at(11)
    keyboard.press("ArrowLeft")
    keyboard.press("ArrowLeft")
    film.must_be_at(9)
    film.pick("replay.jump").select_option(label=screen.words.say("replay.round", round=2))
    second = film.step
    assert second > 9
    expect(film.table).to_contain_text("Round 2")
    screen.page.evaluate("document.activeElement.blur()")
    keyboard.press("PageDown")
    expect(film.table).to_contain_text("Round 3")
    keyboard.press("PageUp")
    film.must_be_at(second)
    keyboard.press("End")
    film.must_be_at(film.last)
    keyboard.press("Home")
    film.must_be_at(0)
    screen.press("replay.forward")
    film.must_be_at(1)


def test_it_plays_by_itself_faster_or_slower_until_it_is_paused(
    newcomer: Newcomer, played: tuple[str, str]
) -> None:
    screen = newcomer(played[0], "en")
    film = Watching(screen)
    film.open(1)
    film.pick("replay.speed").select_option(label="8×")
    screen.page.evaluate("document.activeElement.blur()")
    screen.page.keyboard.press("Space")
    expect(screen.button("replay.pause")).to_be_visible()
    screen.page.wait_for_function("() => document.querySelector('input[type=range]').value > 5")
    screen.press("replay.pause")
    held = film.step
    screen.page.wait_for_timeout(1_000)
    film.must_be_at(held)


def test_the_log_is_whole_marks_where_one_is_and_leads_there(
    newcomer: Newcomer, played: tuple[str, str]
) -> None:
    screen = newcomer(played[0], "en")
    film = Watching(screen)
    film.open(2, "?step=30")
    log = screen.part("replay.log")
    here = log.locator("[aria-current=step]")
    expect(here).to_be_in_viewport()
    rows = log.get_by_role("button")
    assert rows.count() > 60
    rows.nth(2).click()
    expect(rows.nth(2)).to_have_attribute("aria-current", "step")
    assert film.step < 10


def test_a_link_and_a_reload_lead_back_to_the_same_step_and_eyes(
    newcomer: Newcomer, played: tuple[str, str]
) -> None:
    screen = newcomer(played[0], "en", permissions=["clipboard-read", "clipboard-write"])
    film = Watching(screen)
    film.open(3, "?step=40")
    screen.page.keyboard.press("ArrowRight")
    film.look("Ann")
    screen.press("replay.share")
    link = f"/r/{CODE}/games/3?step=41&eyes=0"
    screen.page.wait_for_url(f"**{link}")
    assert screen.page.evaluate("navigator.clipboard.readText()") == f"{played[0]}{link}"
    screen.page.reload()
    film.must_be_at(41)
    expect(film.pick("replay.eyes")).to_have_value("0")


def test_no_button_at_a_replays_table_plays(newcomer: Newcomer, played: tuple[str, str]) -> None:
    """Through the eyes of who is asked there is still nothing to answer."""
    screen = newcomer(played[0], "en")
    film = Watching(screen)
    film.open(1, "?step=1&eyes=0")
    for step in range(1, film.last, 7):
        film.open(1, f"?step={step}&eyes=0")
        expect(film.table.get_by_role("spinbutton")).to_have_count(0)
        expect(film.table.locator(".act")).to_have_count(0)


def test_from_its_room_a_game_is_two_clicks_away(
    newcomer: Newcomer, played: tuple[str, str]
) -> None:
    """From the ranking and from the list of past games; the room stays open beside it."""
    base, token = played
    screen = newcomer(base, "en")
    be_ann(screen, token)
    screen.go(f"/r/{CODE}")
    watch = screen.words.say("room.watch-replay")
    with screen.page.expect_popup() as opened:
        screen.named("link", watch).click()
    expect(opened.value).to_have_url(re.compile(f"/r/{CODE}/games/3"))
    expect(opened.value.get_by_role("slider")).to_be_visible()
    opened.value.close()
    screen.press("room.menu")
    screen.press("room.past-games")
    links = screen.sheet("room.past-games").get_by_role("link", name=watch)
    paths = [link.get_attribute("href") for link in links.all()]
    assert paths == [f"/r/{CODE}/games/{number}" for number in (3, 2, 1)]
    must_look_well(screen, "past games")


def test_where_no_game_has_ended_it_says_so(newcomer: Newcomer, played: tuple[str, str]) -> None:
    screen = newcomer(played[0], "en")
    for path, key in (
        (f"/r/{CODE}/games/4", "no-such-replay"),
        ("/r/ZZZZZZ/games/1", "no-such-room"),
    ):
        screen.go(path)
        expect(screen.page.get_by_text(screen.words.say(f"refusal.{key}"))).to_be_visible()
    assert all("404" in fault for fault in screen.faults)
    screen.faults.clear()
