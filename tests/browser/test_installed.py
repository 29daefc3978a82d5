"""The page as a thing one keeps: it can be installed, opens without a network, and is renewed only
when somebody wants it (B-02).
"""

import json
import shutil
import struct
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from infra.local.server import PAGE
from tests.browser import table
from tests.browser.conftest import Newcomer
from tests.browser.screen import PHONE, Screen
from tests.local.server import serving

pytestmark = pytest.mark.browser


def test_it_has_all_a_device_wants_to_install_it(base: str) -> None:
    with urlopen(f"{base}/gavel.webmanifest") as answer:  # noqa: S310
        manifest = json.load(answer)
    assert manifest["display"] == "standalone"
    assert (manifest["start_url"], manifest["scope"]) == ("/", "/")
    assert {"落槌", "Gavel"} <= set(manifest["name"].split(" "))
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    for icon in drawn:
        with urlopen(base + icon["src"]) as answer:  # noqa: S310
            assert "x".join(map(str, _size(answer.read()))) == icon["sizes"]
    purposes = {(icon["sizes"], icon.get("purpose", "any")) for icon in drawn}
    wanted = {(f"{n}x{n}", purpose) for n in (192, 512) for purpose in ("any", "maskable")}
    assert wanted == purposes


def test_without_a_network_it_opens_and_says_so(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "en", PHONE, service_workers="allow")
    screen.go("/")
    kept(screen)
    screen.page.context.set_offline(True)
    screen.go("/")
    expect(screen.page.get_by_text(screen.words.say("kit.offline"))).to_be_visible()
    expect(screen.button("home.open")).to_be_visible()
    screen.page.context.set_offline(False)
    expect(screen.page.get_by_text(screen.words.say("kit.offline"))).to_be_hidden()


def test_what_the_server_answers_is_never_kept(newcomer: Newcomer, base: str) -> None:
    screen = newcomer(base, "en", service_workers="allow")
    screen.go("/")
    kept(screen)
    table.host(screen, "Ann", {2: "easy", 3: "easy"})
    urls = screen.page.evaluate(KEPT)
    assert any("/index.html" in url for url in urls), urls
    assert [url for url in urls if "/api/" in url or "/ws" in url] == []


def test_a_new_version_waits_for_the_end_of_the_game(newcomer: Newcomer, tmp_path: Path) -> None:
    """A table goes on under the old version; the new one comes with a press, not by itself."""
    page = tmp_path / "page"
    shutil.copytree(PAGE, page)
    with serving(tmp_path / "gavel.sqlite", "--page", str(page)) as server:
        screen = newcomer(server.base, "en", service_workers="allow")
        screen.go("/")
        kept(screen)
        screen.go("/")
        table.host(screen, "Ann", {2: "easy", 3: "easy"})
        table.start(screen)
        screen.page.evaluate("window.before = true")

        a_new_version(page)
        screen.page.evaluate("navigator.serviceWorker.ready.then(it => it.update())")
        screen.press("room.menu")
        expect(screen.page.get_by_text(screen.words.say("kit.new-version"))).to_be_visible()
        assert screen.page.evaluate("window.before") is True

        screen.press("kit.reload")
        screen.page.wait_for_function("() => window.before === undefined")
        expect(screen.page.locator("meta[name=test-version]")).to_have_count(1)
        expect(screen.button("room.menu")).to_be_visible()


def kept(screen: Screen) -> None:
    """Until the page is on the device."""
    screen.page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def a_new_version(page: Path) -> None:
    """Another index, and a worker that knows it."""
    index = page / "index.html"
    text = index.read_text(encoding="utf-8")
    index.write_text(text.replace("<head>", '<head><meta name="test-version">'), encoding="utf-8")
    worker = page / "sw.js"
    known = worker.read_text(encoding="utf-8")
    _, _, rest = known.partition('url:"index.html",revision:"')
    revision = rest.partition('"')[0]
    assert revision
    worker.write_text(known.replace(revision, "another"), encoding="utf-8")


def _size(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", png[16:24])
    return width, height


KEPT = """async () => {
  const shelves = await Promise.all((await caches.keys()).map(name => caches.open(name)))
  const requests = await Promise.all(shelves.map(shelf => shelf.keys()))
  return requests.flat().map(request => request.url)
}"""
