"""The headless Chromium of this machine (`chromium.sh` sees that there is one)."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium-headless-shell", "chromium")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@contextmanager
def launched(playwright: Playwright) -> Iterator[Browser]:
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    assert found, f"none of {NAMES} is installed"
    browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
    try:
        yield browser
    finally:
        browser.close()
