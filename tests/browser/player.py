"""What all who play on the page do alike, whatever they play."""

import re
from collections import Counter
from collections.abc import Callable, Mapping

from playwright.sync_api import Locator

from tests.browser.screen import Screen
from tests.browser.words import Blank


class Player:
    """One who knows a game: for each thing it may ask (`<game>.do.<ask>`), what one does.

    `own_part`: the part of the page that shows what one holds. `asks`: after so many first asks a
    newcomer has seen enough of the guide.
    `slips`: the titles under which one is asked once more whether one means it (B-25).
    `look` hears of every sheet when it opens first. `done` counts one's moves.
    """

    game: str
    own_part: str
    asks: int
    slips: tuple[str, ...] = ()
    steps: Mapping[str, Callable[[], None]]

    def __init__(self, screen: Screen, look: Callable[[str], None] = lambda _sheet: None) -> None:
        self.screen = screen
        self.words = screen.words
        self._look = look
        self._looked_at: set[str] = set()
        self.done: Counter[str] = Counter()

    def go_on(self) -> None:
        """Put away what has opened by itself and waits for a press."""

    def look(self, sheet: str) -> None:
        if sheet not in self._looked_at:
            self._looked_at.add(sheet)
            self._look(sheet)

    def move(self, what: str, button: Locator) -> None:
        self.screen.line.move(lambda: self._pressed(button))
        self.done[what] += 1

    def box(self, label: str) -> Locator:
        return self.screen.named("textbox", self.words.like(label))

    def any(self, *keys: str) -> Locator:
        patterns = "|".join(self.words.like(key).pattern for key in keys)
        return self.screen.named("button", re.compile(patterns))

    def beginning(self, key: str) -> Locator:
        return self.screen.named("button", self.words.begins(key)).first

    def ending(self, key: str, **blanks: Blank) -> Locator:
        return self.screen.named("button", self.words.ends(key, **blanks)).first

    def number(self, key: str, blank: str) -> int:
        """What stands in a blank of these words, somewhere on the page."""
        label = self.screen.page.get_by_text(self.words.like(key)).first
        return number_in(self.words.read(key, label.inner_text())[blank])

    def _pressed(self, button: Locator) -> None:
        self.screen.touch(button)
        for slip in self.slips:
            sheet = self.screen.sheet(slip)
            if sheet.is_visible():
                self.look(slip)
                self.screen.touch(sheet.get_by_role("button").last)


def number_in(words: str) -> int:
    """The first in the words."""
    found = re.search(r"\d+", words)
    assert found is not None, words
    return int(found[0])


def signed(words: str) -> int:
    """The last number in the words, with its sign: −$20, +80."""
    return int(re.findall(r"-?\d+", words.replace("−", "-").replace("$", ""))[-1])
