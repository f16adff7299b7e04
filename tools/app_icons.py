"""Icons as PNG, for systems that do not take SVG: `make art` draws them, this renders them.

A browser paints them, so the bytes depend on it; they are kept with the sources.
"""

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from web.chromium import ARGUMENTS, chromium  # noqa: E402

PUBLIC: Final = ROOT / "web" / "public"
SIZES: Final = (180, 192, 512)


def paint() -> None:
    drawing = (PUBLIC / "icon-maskable.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    paint()
