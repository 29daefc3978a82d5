"""The headless Chromium of this machine (`chromium.sh` sees that there is one)."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserType

NAMES = ("chromium-headless-shell", "chromium")
ELSEWHERE = "192.0.2.7"
"""This machine as others on the network see it: a page from there is not a secure one."""

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
)


@contextmanager
def launched(kind: BrowserType, *more: str) -> Iterator[Browser]:
    """`more` flags may overrule ours."""
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    assert found, f"none of {NAMES} is installed"
    browser = kind.launch(executable_path=found, args=[*FLAGS, *more])
    try:
        yield browser
    finally:
        browser.close()
