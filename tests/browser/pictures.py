"""`python -m tests.browser.pictures OUTDIR`: the README's picture, light and dark, and a phone's.

Each is of a game played for it: an open auction in the middle of a game. The page must be built.
The one in the README has been brought down to 256 colours since, to a third of its size.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright

from tests.browser import table
from tests.browser.axe import still
from tests.browser.chromium import launched
from tests.browser.screen import DESKTOP, PHONE, Screen, opened
from tests.browser.table import Level
from tests.browser.tycoon import Tycoon
from tests.local.server import serving

Light = Literal["light", "dark"]
BOTS: dict[int, Level] = {2: "strong", 3: "medium", 5: "strong"}
ROUND, CARDS, BIDS = 3, 3, 2


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as store,
        serving(Path(store) / "gavel.sqlite") as server,
        sync_playwright() as playwright,
        launched(playwright.chromium) as browser,
    ):
        taken(browser, server.base, DESKTOP, "dark", folder / "table.png")
        taken(browser, server.base, DESKTOP, "light", folder / "table-light.png")
        taken(browser, server.base, PHONE, "light", folder / "phone.png", device_scale_factor=2)


def taken(
    browser: Browser, base: str, size: tuple[int, int], light: Light, file: Path, **more: Any
) -> None:
    """Play until there is something to see, and take the picture."""
    look: dict[str, Any] = {"color_scheme": light, "reduced_motion": "reduce"}
    screen = opened(browser, base, "zh-Hans", size, **look, **more)
    while not played_to_a_sight(screen):
        screen.go("/")
    at_rest(screen)
    screen.page.screenshot(path=file)
    screen.page.context.close()


def played_to_a_sight(screen: Screen) -> bool:
    """Whether this game came to an open auction with several bids and cards in one's hand."""
    table.host(screen, "阿明", BOTS)
    table.start(screen)
    player = Tycoon(screen, sales=0)
    table.play(player, until=lambda: is_a_sight(screen))
    return is_a_sight(screen)


def is_a_sight(screen: Screen) -> bool:
    """An open auction that others have warmed up, and a bid that stands ready."""
    game = screen.line.view["playing"]["table"]
    table_, own = game["table"], game["own"]
    stage = table_["stage"]
    if stage["is"] != "Outcry" or table_["round"] < ROUND:
        return False
    ready = screen.button("tycoon.bid-amount").is_visible()
    return ready and len(own["hand"]) >= CARDS and len(stage["bids"]) >= BIDS


def at_rest(screen: Screen) -> None:
    """Nothing lies over the table, nothing turns any more."""
    table.clear(screen)
    for message in screen.button("kit.dismiss").all():
        screen.touch(message)
    still(screen)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
