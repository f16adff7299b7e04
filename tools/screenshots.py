"""Screenshots of every screen of the page, for people to look at: `make screenshots`.

They go to screenshots/; those shown in the README and the docs are copied to docs/images/.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from server.serving import ServerProcess  # noqa: E402
from web.audit.looking import look_at  # noqa: E402
from web.audit.sizes import SIZES, Look  # noqa: E402
from web.chromium import ARGUMENTS, chromium  # noqa: E402
from web.screens import SCREENS  # noqa: E402

FOLDER: Final = ROOT / "screenshots"
SHOWN: Final = {
    "palace-middle-1440x900-light.png": "browser.png",
    "palace-middle-390x844-dark.png": "phone.png",
    "palace-middle-844x390-light.png": "landscape.png",
    "dice-marker-390x844-light.png": "dice-phone.png",
    "palace-over-1440x900-light.png": "end.png",
    "modules-middle-1440x900-light.png": "modules.png",
    "dice-middle-1440x900-light.png": "dice.png",
    "alcazaba-middle-1440x900-light.png": "alcazaba.png",
    "rollwrite-middle-1440x900-light.png": "rollwrite.png",
    "tutor-dice-390x844-light.png": "tutor.png",
    "palace-replay-1440x900-light.png": "replay.png",
    "companion-palace-390x844-light.png": "companion.png",
    "rollwrite-middle-390x844-light.png": "rollwrite-phone.png",
}
"""What is shown, and the name it has there."""
TAKEN: Final = ("390x664", "390x844", "844x390", "820x1180", "1366x657", "1440x900")


def looks() -> list[Look]:
    """All of these sizes in light mode, and two of them in dark mode."""
    sizes = [size for size in SIZES if size.name in TAKEN]
    dark = [size for size in sizes if size.name in ("390x844", "1440x900")]
    return [*map(Look, sizes), *[Look(size, theme="dark") for size in dark]]


def take(screens: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        server = ServerProcess(Path(data) / "data", seed=12)
        for screen in screens:
            for look, person in look_at(browser, server, screen, looks()):
                person.is_at_rest()
                name = f"{screen}-{look.size.name}-{look.theme}.png"
                person.page.screenshot(path=FOLDER / name)
        browser.close()
        server.stop()


if __name__ == "__main__":
    take(sys.argv[1:] or list(SCREENS))
    for name, shown in SHOWN.items():
        if (FOLDER / name).exists():
            shutil.copyfile(FOLDER / name, ROOT / "docs" / "images" / shown)
    print(f"The pictures are in {FOLDER}.")
