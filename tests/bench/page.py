"""How much a browser fetches before the page stands: `python -m tests.bench.page`. Builds the page.

What is fetched is asked of a real browser, and weighed as a server would send it (gzip, level 6).
"""

import gzip
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Response, sync_playwright

from domain.games import GAMES
from tests.browser import table
from tests.browser.chromium import launched
from tests.browser.screen import Screen, opened
from tests.local.server import serving

FRONTEND = Path(__file__).parents[2] / "frontend"
MOST_KIB = 60
"""JavaScript before the first screen, gzip."""

KINDS = {"script": "JavaScript", "stylesheet": "styles"}
Weights = dict[str, float]


def main() -> None:
    built()
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder) / "gavel.sqlite") as server,
        sync_playwright() as playwright,
        launched(playwright.chromium) as browser,
    ):
        home = weighed(browser, server.base, at_home, first=True)
        room = weighed(browser, server.base, in_a_room)
        games = {game: weighed(browser, server.base, at_a(game)) for game in GAMES}
    print("KiB, gzip, fetched until it stands")
    told("home, first screen", home)
    told("home and a lobby", room)
    for game, weights in games.items():
        told(f"home, lobby, {game}", weights)
    within = home["JavaScript"] <= MOST_KIB
    print(f"target: at most {MOST_KIB} before the first screen: {'met' if within else 'MISSED'}")
    sys.exit(not within)


BOTS = (2, 3)
"""The chairs of those one plays against."""


def built() -> None:
    npm = which("npm")
    assert npm, "Node is needed to build the page"
    build = [npm, "run", "--silent", "build", "--", "--logLevel", "error"]
    subprocess.run(build, cwd=FRONTEND, check=True)  # noqa: S603


def at_home(screen: Screen) -> None:
    screen.go("/")
    screen.button("home.open").wait_for()
    screen.page.wait_for_load_state("networkidle")


def in_a_room(screen: Screen) -> None:
    table.come_home(screen, "Ann")
    table.open_room(screen)
    screen.page.wait_for_load_state("networkidle")


def at_a(game: str) -> Callable[[Screen], None]:
    def reached(screen: Screen) -> None:
        table.host(screen, "Ann", dict.fromkeys(BOTS, "easy"), game)
        table.start(screen)
        screen.page.locator("[data-stage]").wait_for()

    return reached


def weighed(
    browser: Browser, base: str, reach: Callable[[Screen], None], *, first: bool = False
) -> Weights:
    """KiB of each kind fetched by somebody new until it is reached, or `first` stands."""
    screen = opened(browser, base, "en")
    fetched: list[Response] = []
    screen.page.on("response", lambda answer: fetched.append(answer))  # noqa: PLW0108 - no builtin there
    reach(screen)
    early = set(screen.page.evaluate(BEFORE_IT_STOOD)) if first else {a.url for a in fetched}
    weights = dict.fromkeys(KINDS.values(), 0.0)
    for answer in fetched:
        kind = KINDS.get(answer.request.resource_type)
        if kind and answer.url in early:
            weights[kind] += len(gzip.compress(answer.body(), 6)) / 1024
    screen.page.context.close()
    return weights


def told(what: str, weights: Weights) -> None:
    print(f"{what:<24}" + "  ".join(f"{kind} {kib:5.1f}" for kind, kib in weights.items()))


BEFORE_IT_STOOD = """() => {
  const [{ startTime }] = performance.getEntriesByName('stands')
  const all = performance.getEntriesByType('resource')
  return all.filter(one => one.startTime <= startTime).map(one => one.name)
}"""


if __name__ == "__main__":
    main()
