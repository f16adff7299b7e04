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


def test_on_a_phone_nothing_is_too_small_for_a_finger(sit: Sit) -> None:
    person = sit("phone")
    small = [
        f"{name}: {each}" for name in every_screen(person) for each in person.page.evaluate(SMALL)
    ]
    assert not small, "\n".join(small)


@pytest.mark.parametrize("width", [320, 390])
def test_nothing_hangs_over_the_side_of_a_narrow_screen(sit: Sit, width: int) -> None:
    person = sit("phone")
    person.page.set_viewport_size({"width": width, "height": 700})
    for name in every_screen(person):
        wide = person.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, name
