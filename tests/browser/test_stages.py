"""Each stage of each game is for everybody: at any width, in any language, by day and by night."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain
from typing import get_args, get_type_hints

import pytest
from playwright.sync_api import expect

from domain.games import GAMES
from tests.browser.axe import WIDTHS, outside, still, violations
from tests.browser.conftest import Newcomer
from tests.browser.covering import covering
from tests.browser.guiding import guiding
from tests.browser.hidden import hidden
from tests.browser.screen import Screen
from tests.browser.stages import VIEWS, scenes, shown
from tests.browser.targets import too_small
from tests.browser.words import LANGUAGES, Language

pytestmark = pytest.mark.browser

PHONE = 390
SMALL = 360
DESK = 1280
LYING = (844, 390)
"""A phone on its side: there a stage may scroll."""
TABLETS = ((820, 1180), (1180, 820))
CONTRAST = ("color-contrast",)


@pytest.fixture(scope="module")
def stages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with shown(tmp_path_factory.mktemp("stages")) as address:
        yield address


@pytest.mark.parametrize("game", VIEWS)
def test_every_stage_is_for_everybody(newcomer: Newcomer, stages: str, game: str) -> None:
    """R-08, B-18."""
    names = list(scenes(game))
    assert len({name.partition("-")[0] for name in names}) >= len(kinds_of_stage(game))
    screen = newcomer(stages, "en", (PHONE, WIDTHS[PHONE]), reduced_motion="reduce")
    screen.go(f"/preview.html?game={game}&lang=en")
    faults: dict[str, list[str]] = defaultdict(list)
    for number, name in enumerate(names):
        show(screen, name)
        looks = (look_at(screen, name), look_around(screen, name, number), lie(screen, name))
        for where, fault in chain.from_iterable(looks):
            faults[fault].append(where)
    assert not faults, told(faults)


def kinds_of_stage(game: str) -> tuple[type, ...]:
    """Those that a view of it knows."""
    table = get_type_hints(GAMES[game].seen)["table"]
    return get_args(get_type_hints(table)["stage"])


def show(screen: Screen, name: str) -> None:
    screen.page.set_viewport_size({"width": PHONE, "height": WIDTHS[PHONE]})
    screen.page.get_by_label("scene").select_option(name)
    still(screen)


def look_at(screen: Screen, name: str) -> Iterator[tuple[str, str]]:
    yield from ((name, fault) for fault in violations(screen))
    for light in ("dark", "light"):
        screen.page.evaluate("light => document.documentElement.dataset.theme = light", light)
        yield from ((f"{name}, {light}", fault) for fault in violations(screen, CONTRAST))


def look_around(screen: Screen, name: str, number: int) -> Iterator[tuple[str, str]]:
    """At every width: in all languages where there is least room, else in one after another."""
    for turn, (width, height) in enumerate(WIDTHS.items(), start=number):
        screen.page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES if width == SMALL else [LANGUAGES[turn % len(LANGUAGES)]]:
            speak(screen, language)
            faults = [*hidden(screen), *outside(screen), *too_small(screen)]
            yield from ((f"{name} at {width} in {language}", fault) for fault in faults)


def lie(screen: Screen, name: str) -> Iterator[tuple[str, str]]:
    """In the language that was spoken last."""
    width, height = LYING
    screen.page.set_viewport_size({"width": width, "height": height})
    still(screen)
    faults = [*hidden(screen, may_scroll=True), *outside(screen), *too_small(screen)]
    yield from ((f"{name} on its side", fault) for fault in faults)


def speak(screen: Screen, language: Language) -> None:
    screen.page.get_by_label("language").select_option(language)
    screen.page.wait_for_function(
        "spoken => document.documentElement.lang === spoken", arg=language
    )
    still(screen)


def told(faults: dict[str, list[str]]) -> str:
    return "\n".join(f"{fault} ({len(where)}: {where[0]})" for fault, where in faults.items())


@pytest.mark.parametrize("telling", ["docked", "held"])
@pytest.mark.parametrize("game", VIEWS)
def test_nothing_that_is_told_covers_what_is_asked(
    newcomer: Newcomer, stages: str, game: str, telling: str
) -> None:
    """The longest thing that has happened, in passing or while the table waits, at every stage.

    After the end nothing comes that could be waited for.
    """
    screen = newcomer(stages, "en", (PHONE, WIDTHS[PHONE]), reduced_motion="reduce")
    screen.go(f"/preview.html?game={game}&lang=en")
    faults: dict[str, list[str]] = defaultdict(list)
    for name in scenes(game):
        if telling == "held" and name.startswith("Over"):
            continue
        show(screen, name)
        screen.page.get_by_label("telling").select_option(telling)
        for where, fault in told_of(screen, name):
            faults[fault].append(where)
    assert not faults, told(faults)


def told_of(screen: Screen, name: str) -> Iterator[tuple[str, str]]:
    for width in (SMALL, PHONE, DESK):
        screen.page.set_viewport_size({"width": width, "height": WIDTHS[width]})
        for language in LANGUAGES:
            speak(screen, language)
            yield from ((f"{name} at {width} in {language}", one) for one in covering(screen))


@pytest.mark.parametrize("game", VIEWS)
def test_the_guide_covers_nothing_and_hides_nothing(
    newcomer: Newcomer, stages: str, game: str
) -> None:
    """Whoever is led sees of each stage what all others see, and one line more."""
    screen = newcomer(stages, "en", guided=True, reduced_motion="reduce")
    screen.go(f"/preview.html?game={game}&lang=en&guide")
    faults: dict[str, list[str]] = defaultdict(list)
    for name in scenes(game):
        if name.startswith("Over"):
            continue
        for width in (SMALL, DESK):
            screen.page.set_viewport_size({"width": width, "height": WIDTHS[width]})
            screen.page.get_by_label("scene").select_option(name)
            expect(screen.page.locator(".guide")).to_be_visible()
            for where, fault in guided(screen, f"{name} at {width}"):
                faults[fault].append(where)
    assert not faults, told(faults)


def guided(screen: Screen, where: str) -> Iterator[tuple[str, str]]:
    for language in LANGUAGES:
        speak(screen, language)
        found = [*guiding(screen), *hidden(screen), *outside(screen), *too_small(screen)]
        yield from ((f"{where} in {language}", fault) for fault in found)


@pytest.mark.parametrize("game", VIEWS)
def test_a_tablet_shows_the_panel_beside_the_table(
    newcomer: Newcomer, stages: str, game: str
) -> None:
    screen = newcomer(stages, "en", reduced_motion="reduce")
    screen.go(f"/preview.html?game={game}&lang=en")
    for width, height in TABLETS:
        screen.page.set_viewport_size({"width": width, "height": height})
        table, panel = (screen.page.locator(f".frame > {part}") for part in (".main", "aside"))
        main, aside = table.bounding_box(), panel.bounding_box()
        assert main is not None
        assert aside is not None
        assert main["x"] + main["width"] <= aside["x"] + 1
        assert main["width"] > aside["width"]


def test_on_a_desk_all_of_a_hand_of_paintings_is_seen(newcomer: Newcomer, stages: str) -> None:
    screen = newcomer(stages, "en", (DESK, WIDTHS[DESK]), reduced_motion="reduce")
    screen.go("/preview.html?game=modern_art&lang=en")
    most = 0
    for name in scenes("modern_art"):
        screen.page.get_by_label("scene").select_option(name)
        most = max(most, screen.page.locator(".strip .card").count())
        assert screen.page.evaluate(BEYOND_THE_ROW) == 0, name
    assert most >= LARGE_HAND


LARGE_HAND = 9
BEYOND_THE_ROW = """() => {
  const row = document.querySelector('.strip .row')
  return row === null ? 0 : row.scrollWidth - row.clientWidth
}"""


@pytest.mark.parametrize("game", VIEWS)
def test_where_the_room_wants_no_animation_nothing_moves(
    newcomer: Newcomer, stages: str, game: str
) -> None:
    """R-10. A device that asks for less motion is asked in `test_looks`."""
    screen = newcomer(stages, "en")
    screen.go(f"/preview.html?game={game}&lang=en&still")
    moving = {}
    for name in scenes(game):
        screen.page.get_by_label("scene").select_option(name)
        moving[name] = screen.page.evaluate(MOVING)
    assert {name: found for name, found in moving.items() if found} == {}


MOVING = """() => document.getAnimations()
  .map(one => one.effect.target)
  .filter(target => target.closest('.main') && !target.closest('.countdown'))
  .map(target => target.outerHTML.slice(0, 90))"""
