"""Every screen, for those who see little, hear the page, or use it with a finger."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from web.chromium import SCREENS
from web.conftest import Sit
from web.screens import every_screen

# Links within the text of a rule are as high as the text.
SMALL = """
() => [...document.querySelectorAll("button, a[href], input, [role=radio]")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest("[inert]"))
  .filter((node) => !node.closest(".rules p"))
  .map((node) => [node, (node.closest("label") ?? node).getBoundingClientRect()])
  .filter(([, box]) => box.width > 2 && box.height > 2 && (box.width < 43 || box.height < 43))
  .map(([node, box]) => `${node.outerHTML.slice(0, 120)} ${box.width}×${box.height}`)
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_to_complain_about(sit: Sit, screen: str, theme: str) -> None:
    person = sit(screen, theme=theme)
    complaints = [
        f"{name}: {each['help']} {[node['html'] for node in each['nodes']]}"
        for name in every_screen(person)
        for each in Axe().run(person.page).response["violations"]
    ]
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize(("width", "height"), [(320, 700), (390, 844)])
def test_a_narrow_screen_has_room_for_everything_and_for_fingers(
    sit: Sit, width: int, height: int
) -> None:
    person = sit("phone")
    person.page.set_viewport_size({"width": width, "height": height})
    for name in every_screen(person):
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width, name
        assert person.page.evaluate(SMALL) == [], name
