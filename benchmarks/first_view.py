"""How long a first-time visitor waits for the page: `make bench-page`.

Each visit is by a freshly started browser with an empty cache. A page of one word from the same
server is measured alongside: the difference is what our page costs.
"""

import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from server.serving import ServerProcess  # noqa: E402
from web.chromium import ARGUMENTS, chromium  # noqa: E402

VISITS: Final = 9
GOAL: Final = 1500


def visit(browser: Browser, address: str, what: str) -> tuple[float, int]:
    """Milliseconds until `what` is shown, and the number of bytes received."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(what, state="visible")
    took = (time.perf_counter() - start) * 1000
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(
        "performance.getEntriesByType('resource').map((entry) => entry.transferSize)"
    )
    context.close()
    return took, sum(sizes)


def main() -> None:
    times: dict[str, list[float]] = {"home page": [], "one word": []}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data) / "data")
        home = f"http://{server.host}/"
        weight = 0
        for _ in range(VISITS):
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            took, weight = visit(browser, home, "[data-welcome=play]")
            times["home page"].append(took)
            browser.close()
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            times["one word"].append(visit(browser, f"{home}healthz", "body")[0])
            browser.close()
        server.stop()
    for name, each in times.items():
        print(f"{name:10} {statistics.median(each):6.0f} ms median, {max(each):6.0f} ms at most")
    print(f"goal       {GOAL:6} ms")
    print(f"{weight / 1000:.0f} KB came for the first view")


if __name__ == "__main__":
    main()
