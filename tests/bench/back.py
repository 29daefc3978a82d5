"""From the cutting of the socket to the right table on screen: `python -m tests.bench.back`.

A real browser at a running game of Tycoon; its socket is closed beneath the page, which comes back
by itself. The built page must lie in frontend/dist.
"""

import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.browser import table
from tests.browser.chromium import launched
from tests.browser.screen import PHONE, opened
from tests.local.server import serving

TIMES = 10
TARGET_MS = 1_000

KEEP_SOCKETS = """
const Dialled = window.WebSocket;
window.sockets = [];
window.WebSocket = class extends Dialled {
  constructor(...how) {
    super(...how);
    window.sockets.push(this);
    this.addEventListener('message', ({ data }) => {
      if (data.startsWith('{"is":"view"')) window.seenAt = performance.now();
    });
  }
};
"""

CUT = """() => {
  const begun = performance.now();
  window.seenAt = 0;
  window.sockets.at(-1).close();
  return new Promise(done => {
    const look = () => {
      const isBack = window.seenAt > begun && document.querySelector('[data-chair]');
      requestAnimationFrame(isBack ? () => done(performance.now() - begun) : look);
    };
    look();
  });
}"""


def measured(times: int) -> list[float]:
    """Milliseconds of each return, to the frame after the view came."""
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder) / "gavel.sqlite") as server,
        sync_playwright() as playwright,
        launched(playwright.chromium) as browser,
    ):
        screen = opened(browser, server.base, "en", PHONE)
        screen.page.add_init_script(KEEP_SOCKETS)
        table.host(screen, "Ann", {2: "easy", 3: "easy"})
        table.start(screen)
        found = []
        for _ in range(times):
            found.append(float(screen.page.evaluate(CUT)))
            time.sleep(0.3)
        return found


def main() -> None:
    found = measured(TIMES)
    print(
        f"from a cut socket to the table on screen: median {statistics.median(found):.0f} ms, "
        f"slowest of {TIMES} {max(found):.0f} ms  (target {TARGET_MS})"
    )


if __name__ == "__main__":
    main()
