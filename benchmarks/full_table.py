"""How quick the page stays at a full table: a part of `make bench-page`.

Six players, and thirty tiles in every Alhambra: more than the box has, so what the server tells is
enlarged before the page hears it. Measured are the longest task of the browser while bots and a
person play, and the time from a bot's move arriving until it is painted.
"""

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from server.serving import ServerProcess  # noqa: E402
from web.chromium import ARGUMENTS, chromium  # noqa: E402
from web.person import Person  # noqa: E402

MOVES: Final = 40
"""How many moves of one's own."""
GOAL: Final = 100
ENLARGED: Final = """
(() => {
  const KINDS = [..."PSACGT"];
  const grid = [];
  for (let y = -2; y <= 2; y++) for (let x = -3; x <= 3; x++) if (x || y) grid.push(`${x},${y}`);
  const cells = grid.slice(0, 30);
  const tiles = cells.map((at, n) => ({ tile: `${KINDS[n % 6]}${2 + Math.floor(n / 6)}`, at }));
  const side = (at) => {
    const [x, y] = at.split(",").map(Number);
    return [["north", 0, -1], ["east", 1, 0], ["south", 0, 1], ["west", -1, 0]]
      .filter(([, dx, dy]) => !cells.includes(`${x + dx},${y + dy}`) && (x + dx || y + dy))
      .map(([name]) => ({ at, side: name }));
  };
  const wall = cells.flatMap(side).slice(0, 20);
  const enlarge = (text) => {
    const told = JSON.parse(text);
    for (const seat of told.view?.seats ?? []) {
      seat.alhambra = tiles;
      seat.counts = [5, 5, 5, 5, 5, 5];
      seat.wall = wall;
    }
    return JSON.stringify(told);
  };
  window.tasks = [];
  window.shown = [];
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) window.tasks.push(each.duration);
  }).observe({ type: "longtask", buffered: true });
  window.WebSocket = class extends WebSocket {
    set onmessage(hear) {
      super.onmessage = (message) => {
        const data = enlarge(message.data);
        const begin = performance.now();
        hear({ data });
        if (!data.includes('"type":"news"')) return;
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => window.shown.push(performance.now() - begin);
          channel.port2.postMessage(null);
        });
      };
    }
  };
})();
"""
"""A frame is painted between the callback of an animation frame and the next message."""


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data) / "data", seed=7)
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for screen in ("desktop", "phone"):
            person = Person(browser, f"http://{server.host}", screen, moving=True)
            person.settle(opponents=5, speed="brisk")
            person.page.add_init_script(ENLARGED)
            person.play_now()
            measure(person, screen)
            person.leave()
        server.stop()


def measure(person: Person, screen: str) -> None:
    page = person.page
    person.awaits()
    page.evaluate("window.tasks.length = 0; window.shown.length = 0")
    for _ in range(MOVES):
        while person.awaits() == "scoring":
            person.touch(person.doing("go-on"))
        person.touch(person.glowing("display").first)
        person.confirm()
        page.wait_for_selector(".prompt:not(.yours), dialog[open]")
    tasks, shown = page.evaluate("[window.tasks, window.shown]")
    print(f"{screen:8} longest task {max(tasks, default=0):4.0f} ms, goal {GOAL}")
    late = statistics.quantiles(shown, n=100)
    print(
        f"{'':8} {len(shown)} moves shown after {late[49]:.0f} ms median, {late[98]:.0f} ms for 99"
        f" of 100; goal {GOAL}"
    )


if __name__ == "__main__":
    main()
