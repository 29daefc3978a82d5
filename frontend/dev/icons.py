"""Draws the icons of the installed page from its own sign, `public/gavel.svg`.

    python -m frontend.dev.icons

A maskable icon's ground reaches the edges; its sign keeps within the circle that no device cuts
(four fifths of the width). Apple's icon has no transparent corners either.
"""

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launched

PUBLIC = Path(__file__).parents[1] / "public"
GROUND = "#8f2219"
SAFE = 0.72
"""How much of a full icon's width the sign takes: its corners stay within the safe circle."""

PLAIN = {"192": 192, "512": 512}
FULL = {"maskable-192": 192, "maskable-512": 512, "apple": 180}


def main() -> None:
    with sync_playwright() as playwright, launched(playwright.chromium) as browser:
        for name, width in PLAIN.items():
            draw(browser, name, width)
        for name, width in FULL.items():
            draw(browser, name, width, ground=GROUND, share=SAFE)


def draw(
    browser: Browser, name: str, width: int, *, ground: str = "transparent", share: float = 1
) -> None:
    page = browser.new_page(viewport={"width": width, "height": width})
    page.set_content(_sheet(ground, share))
    file = PUBLIC / "icons" / f"{name}.png"
    page.screenshot(path=file, omit_background=True)
    page.close()


def _sheet(ground: str, share: float) -> str:
    sign = (PUBLIC / "gavel.svg").read_text(encoding="utf-8")
    return f"""<!doctype html><style>
      body {{ margin: 0; display: grid; place-items: center; height: 100vh; background: {ground} }}
      svg {{ width: {share:.0%}; height: {share:.0%} }}
    </style>{sign}"""


if __name__ == "__main__":
    main()
