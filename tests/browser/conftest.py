"""A real Chromium, the real server, and people with browsers of their own."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import launched
from tests.browser.line import TIMEOUT_MS
from tests.browser.screen import Screen, opened
from tests.local.server import Server, serving

Newcomer = Callable[..., Screen]

expect.set_options(timeout=TIMEOUT_MS)
SCREENS = pytest.StashKey[tuple[Path, list[Screen]]]()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, launched(playwright.chromium) as browser:
        yield browser


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests that don't break it."""
    with serving(tmp_path_factory.mktemp("store") / "gavel.sqlite") as server:
        yield server.base


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with serving(tmp_path / "gavel.sqlite") as server:
        yield server


@pytest.fixture
def newcomer(
    browser: Browser, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Newcomer]:
    """Opens a browser for somebody; whatever the test does, no page may report a fault."""
    screens: list[Screen] = []
    request.node.stash[SCREENS] = tmp_path, screens

    def come(*how: Any, **more: Any) -> Screen:
        screens.append(opened(browser, *how, **more))
        return screens[-1]

    yield come
    faults = [fault for screen in screens for fault in screen.faults]
    for screen in screens:
        screen.page.context.close()
    assert not faults


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails leaves what was to be seen, and says where."""
    report = yield
    if report.when == "call" and report.failed and SCREENS in item.stash:
        folder, screens = item.stash[SCREENS]
        for number, screen in enumerate(screens, start=1):
            kept = screen.save(folder, f"screen-{number}")
            report.sections.append((f"screen {number}", "\n".join(map(str, kept))))
    return report
