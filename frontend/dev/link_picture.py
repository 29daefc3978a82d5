"""Draws the picture that a link to the page unfolds with, `public/link.png`.

    python -m frontend.dev.link_picture

Of the page's own sign, `public/gavel.svg`, and its colours (`src/styles/`).
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launched

PUBLIC = Path(__file__).parents[1] / "public"
SIZE = (1200, 630)
"""What messengers show whole."""

DIE = """<rect x="6" y="6" width="52" height="52" rx="10"/><circle cx="20" cy="20" r="4"/>
<circle cx="44" cy="20" r="4"/><circle cx="32" cy="32" r="4"/><circle cx="20" cy="44" r="4"/>
<circle cx="44" cy="44" r="4"/>"""
PAINTING = """<rect x="5" y="9" width="54" height="46" rx="2"/>
<path d="M13 47 27 29l9 11 6-7 10 14z"/><circle cx="43" cy="23" r="5"/>"""
GEM = """<path d="M18 10h28l12 16-26 30L6 26z"/>
<path d="M6 26h52M18 10l14 46 14-46M22 26l10-16 10 16"/>"""


def main() -> None:
    width, height = SIZE
    with sync_playwright() as playwright, launched(playwright.chromium) as browser:
        page = browser.new_page(viewport={"width": width, "height": height})
        page.set_content(_sheet())
        page.screenshot(path=PUBLIC / "link.png")


def _sheet() -> str:
    sign = (PUBLIC / "gavel.svg").read_text(encoding="utf-8")
    games = "".join(f'<svg class="game" viewBox="0 0 64 64">{art}</svg>' for art in GAMES)
    return f"""<!doctype html><style>
      body {{
        margin: 0; height: 100vh; box-sizing: border-box; padding: 0 84px;
        display: grid; grid-template-columns: 330px 1fr; gap: 70px; align-items: center;
        background: #1d1410; color: #f2e6cf; border: 14px solid #2a1d16;
        outline: 3px solid #e2bf6c; outline-offset: -24px;
      }}
      body > svg {{ width: 330px }}
      h1 {{ margin: 0; font: 700 118px/1.1 "Noto Serif CJK SC", "Noto Serif SC", serif }}
      h2 {{ margin: 0; color: #e2bf6c; font: 700 76px/1.2 "Liberation Serif", Georgia, serif;
            letter-spacing: .06em }}
      p {{ margin: 44px 0 0; display: flex; gap: 38px }}
      .game {{ width: 84px; fill: none; stroke: #e2bf6c; stroke-width: 3; stroke-linejoin: round }}
    </style>{sign}<div><h1>落槌</h1><h2>Gavel</h2><p>{games}</p></div>"""


GAMES = (DIE, PAINTING, GEM)

if __name__ == "__main__":
    main()
