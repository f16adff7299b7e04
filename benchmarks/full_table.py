"""How responsive the page stays at a full table: part of `make bench-page`.

Six players, with thirty tiles in every Alhambra: more than the box has, so the server's messages
are enlarged before the page receives them. Measures the browser's longest task while bots and a
person play, and the time from a bot's move arriving until it is painted. Only a task's CPU time
counts: how long it waits for a core, next to the server, the bots and a browser that paints without
a graphics card, says little about the page.
"""

import json
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
"""How many moves the person makes."""
GOAL: Final = 100
"""In milliseconds."""
TASK: Final = "ThreadControllerImpl::RunTask"
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
  window.shown = [];
  window.WebSocket = class extends WebSocket {
    set onmessage(hear) {
      super.onmessage = (message) => {
        const data = enlarge(message.data);
        const begin = performance.now();
        hear({ data });
        if (!data.includes('"type":"update"')) return;
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
"""A frame is painted between an animation frame's callback and the next message."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder) / "data", seed=7)
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for screen in ("desktop", "phone"):
            person = Person(browser, server, screen, moving=True)
            person.settle(opponents=5, speed="brisk")
            person.page.add_init_script(ENLARGED)
            person.play_now()
            person.awaits()
            trace = Path(folder) / f"{screen}.json"
            browser.start_tracing(page=person.page, path=trace, categories=["toplevel"])
            play(person)
            browser.stop_tracing()
            tell(screen, longest_task(trace), person.page.evaluate("window.shown"))
            person.leave()
        server.stop()


def play(person: Person) -> None:
    page = person.page
    page.evaluate("window.shown.length = 0")
    for _ in range(MOVES):
        person.watch_scorings()
        person.touch(person.glowing("display").first)
        person.confirm()
        page.wait_for_selector(".prompt:not(.yours), dialog[open]")


def longest_task(trace: Path) -> tuple[float, float]:
    """The page's longest task in milliseconds: CPU time, and including waits."""
    events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    threads = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        (each["tdur"] / 1000, each["dur"] / 1000)
        for each in events
        if each["name"] == TASK and (each["pid"], each["tid"]) in threads and "tdur" in each
    ]
    return max(tasks)


def tell(screen: str, longest: tuple[float, float], shown: list[float]) -> None:
    work, whole = longest
    print(f"{screen:8} longest task {work:4.0f} ms at work, {whole:.0f} ms in all; goal {GOAL}")
    late = statistics.quantiles(shown, n=100)
    soon = sum(each <= GOAL for each in shown) / len(shown)
    print(
        f"{'':8} {len(shown)} moves shown after {late[49]:.0f} ms median, {late[98]:.0f} ms for 99"
        f" of 100; {soon:.1%} within {GOAL}"
    )


if __name__ == "__main__":
    main()
