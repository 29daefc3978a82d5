"""Somebody before the page: what they see, press and type."""

from contextlib import suppress
from pathlib import Path
from re import Pattern
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Dialog, Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.line import TIMEOUT_MS, Line
from tests.browser.words import Blank, Language, Words

PHONE = (390, 844)
DESKTOP = (1440, 900)
LOCALES: dict[Language, str] = {
    "zh-Hans": "zh-CN",
    "zh-Hant": "zh-TW",
    "en": "en-GB",
}
REACH_MS = 4_000
REST_MS = 300
MOST_TABS = 120
MOST_NEWS = 30


class Screen:
    """One tab. `faults`: what went wrong on the page.

    `by_keys`: there is no pointer; all is done with Tab, Enter and letters.
    """

    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.words = words
        self.line = Line(page)
        self.by_keys = False
        self.faults: list[str] = []
        page.on("console", self._logged)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("dialog", self._interrupted)

    def another(self) -> "Screen":
        """A second tab of the same person."""
        return Screen(self.page.context.new_page(), self.words)

    def go(self, path: str) -> None:
        self.page.goto(path)

    def named(self, role: Any, name: Pattern[str] | str) -> Locator:
        return self.page.get_by_role(role, name=name)

    def button(self, key: str, **blanks: Blank) -> Locator:
        return self.named("button", self.words.like(key, **blanks))

    def part(self, key: str) -> Locator:
        """A region of the page by its title."""
        return self.page.get_by_role("region", name=self.words.say(key), exact=True)

    def sheet(self, key: str, **blanks: Blank) -> Locator:
        """An open dialog or drawer by its title."""
        return self.named("dialog", self.words.like(key, **blanks))

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def seen(self, lines: dict[str, Pattern[str]], timeout_ms: float = TIMEOUT_MS) -> str:
        """Wait until there is a line that is like one of these; its key."""
        among = [(key, line.pattern) for key, line in lines.items()]
        found = self.page.wait_for_function(FIRST_READ, arg=among, timeout=timeout_ms)
        return str(found.json_value())

    def rest(self) -> bool:
        """Until something else is to be read, but no longer than others can bear; if there is."""
        with suppress(TooLate):
            self.page.wait_for_function(IS_NEW, arg=self.text(), timeout=REST_MS)
            return True
        return False

    def calm(self) -> None:
        """Until nothing new has come for a while, but not for ever."""
        for _ in range(MOST_NEWS):
            if not self.rest():
                return

    def press(self, key: str, **blanks: Blank) -> None:
        self.touch(self.button(key, **blanks))

    def touch(self, target: Locator) -> None:
        if self.by_keys:
            self._reach(target)
            self.page.keyboard.press("Enter")
        else:
            target.click()

    def write(self, box: Locator, text: str) -> None:
        if self.by_keys:
            self._reach(box)
            self.page.keyboard.press("ControlOrMeta+A")
            self.page.keyboard.type(text)
        else:
            box.fill(text)

    def save(self, folder: Path, name: str) -> list[Path]:
        """A picture and the text of what is seen."""
        picture, text = folder / f"{name}.png", folder / f"{name}.txt"
        self.page.screenshot(path=picture)
        faults = "".join(f"\n! {fault}" for fault in [*self.faults, *self.line.refusals])
        text.write_text(f"{self.page.url}\n{self.text()}\n{faults}", encoding="utf-8")
        return [picture, text]

    def _reach(self, target: Locator) -> None:
        """By Tab, from where the focus is."""
        target.wait_for()
        for _ in range(MOST_TABS):
            if target.evaluate("target => target === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {target}")

    def _logged(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.faults.append(said.text)

    def _interrupted(self, dialog: Dialog) -> None:
        self.faults.append(f"dialog: {dialog.message}")
        dialog.dismiss()


def opened(
    browser: Browser,
    base: str,
    language: Language,
    size: tuple[int, int] = DESKTOP,
    guided: bool = False,
    **more: Any,
) -> Screen:
    """Somebody new, with a browser of their own. `more`: what Playwright's contexts take.

    Unless `guided`, they have turned the first-game guide off.
    """
    width, height = size
    # A worker keeps the page on the device; only who tests that wants what it fetches beforehand.
    more = {"service_workers": "block"} | more
    context: BrowserContext = browser.new_context(
        base_url=base,
        locale=LOCALES[language],
        viewport={"width": width, "height": height},
        **more,
    )
    if not guided:
        context.add_init_script(GUIDE_OFF)
    context.set_default_timeout(REACH_MS)
    context.set_default_navigation_timeout(TIMEOUT_MS)
    return Screen(context.new_page(), Words(language))


GUIDE_OFF = """if (origin !== 'null') localStorage.setItem('gavel.guide', '{"off":true}')"""
"""An empty page has no storage."""

FIRST_READ = """lines => {
  const text = document.body.innerText
  return lines.find(([, pattern]) => new RegExp(pattern, 'm').test(text))?.[0]
}"""

IS_NEW = "known => document.body.innerText !== known"
